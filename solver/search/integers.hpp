// A run of integers as a range with random access that takes no room (`std::ranges::iota_view` is beyond Clang 14).
#pragma once

#include <compare>
#include <cstddef>
#include <iterator>
#include <utility>

namespace ouverte::search {

class Integers {
 public:
  class Iterator {
   public:
    using iterator_concept = std::random_access_iterator_tag;
    using iterator_category = std::random_access_iterator_tag;
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    using reference = int;
    using pointer = const int*;

    constexpr Iterator() = default;
    explicit constexpr Iterator(int at) : at_(at) {}

    constexpr int operator*() const { return at_; }
    constexpr int operator[](difference_type n) const { return *(*this + n); }
    constexpr Iterator& operator+=(difference_type n) {
      at_ += static_cast<int>(n);
      return *this;
    }
    constexpr Iterator& operator-=(difference_type n) { return *this += -n; }
    constexpr Iterator& operator++() { return *this += 1; }
    constexpr Iterator& operator--() { return *this -= 1; }
    constexpr Iterator operator++(int) { return std::exchange(*this, *this + 1); }
    constexpr Iterator operator--(int) { return std::exchange(*this, *this - 1); }

    friend constexpr Iterator operator+(Iterator at, difference_type n) { return at += n; }
    friend constexpr Iterator operator+(difference_type n, Iterator at) { return at += n; }
    friend constexpr Iterator operator-(Iterator at, difference_type n) { return at -= n; }
    friend constexpr difference_type operator-(Iterator a, Iterator b) { return difference_type{a.at_} - b.at_; }
    friend constexpr auto operator<=>(Iterator, Iterator) = default;

   private:
    int at_ = 0;
  };

  // From `first` to `last`, which is not below it.
  constexpr Integers(int first, int last) : first_(first), last_(last) {}

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(first_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(last_ + 1); }
  [[nodiscard]] constexpr int front() const { return first_; }
  [[nodiscard]] constexpr int back() const { return last_; }

 private:
  int first_, last_;
};
static_assert(std::random_access_iterator<Integers::Iterator>);

}  // namespace ouverte::search
