// Facts about patterns of positions, a block for each shape: what the tables of patterns have in common. Facts may be
// of any trivially copyable type that says by mask(), a word, which part of a code it rests on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <vector>

#include "solver/base/bits.hpp"
#include "solver/base/memory.hpp"

namespace ouverte::search {

template <class Fact>
class ShapeBlocks {
  static_assert(std::is_trivially_copyable_v<Fact>);

 public:
  // The facts of one shape, the most general first: `used` of the places from `first` on, of which there are
  // 2^(room - 1), or none.
  struct Shape {
    std::uint64_t key = 0;
    std::uint32_t first = 0;
    std::uint16_t used = 0;
    std::uint16_t room = 0;
  };
  static_assert(sizeof(Shape) == 16);

  // An eighth of the memory may go to shapes, the rest to facts. Facts are not touched before they are used, so a large
  // table costs an easy position nothing. Where the system does not give so much, and what the search wants beside it,
  // a quarter has to do, or a quarter of that.
  explicit ShapeBlocks(std::size_t memory_mib)
      : shapes_(std::size_t{1} << kFirstLog),
        shapes_limit_(std::max(memory_mib, std::size_t{1}) * kMib / 16 / sizeof(Shape)),
        shift_(64 - kFirstLog),
        facts_limit_(std::min<std::size_t>(std::max(memory_mib, std::size_t{1}) * kMib / 8 * 7 / sizeof(Fact),
                                           std::size_t{0xFFFF'FFFF})) {
    for (;; facts_limit_ /= 4) {
      storage_.reset(new (std::nothrow) std::byte[facts_limit_ * sizeof(Fact)]);
      const bool least = facts_limit_ < kLeastFacts;
      if (storage_ != nullptr && (least || base::can_be_had(kForTheRest))) break;
      base::memory_refused() = true;
      if (least) throw std::bad_alloc();
      storage_.reset();
    }
    facts_ = reinterpret_cast<Fact*>(storage_.get());
  }

  // Forgets everything, at a cost proportional to what was known.
  void clear() {
    shapes_.assign(std::size_t{1} << kFirstLog, Shape{});
    shift_ = 64 - kFirstLog;
    shapes_used_ = 0;
    facts_used_ = 0;
    for (auto& blocks : free_) blocks.clear();
  }

  void fetch(std::uint64_t key) const { __builtin_prefetch(&shapes_[first_place_of(key)]); }

  // Of a shape by its key, which is never 0.
  [[nodiscard]] std::span<const Fact> facts(std::uint64_t key) const {
    const Shape& shape = shapes_[place_of(key)];
    return {facts_ + shape.first, shape.used};
  }
  [[nodiscard]] std::span<Fact> facts(const Shape& shape) { return {facts_ + shape.first, shape.used}; }

  // The shape, to be added to; null when no room is left for a new one.
  [[nodiscard]] Shape* at(std::uint64_t key) {
    Shape* shape = &shapes_[place_of(key)];
    if (shape->key != 0) return shape;
    if (shapes_used_ * 2 >= shapes_.size()) {
      if (shapes_.size() * 2 > shapes_limit_) return nullptr;
      if (!grow_shapes()) return nullptr;
      shape = &shapes_[place_of(key)];
    }
    shape->key = key;
    ++shapes_used_;
    return shape;
  }

  // Whether the next fact needs a larger block.
  [[nodiscard]] bool full(const Shape& shape) const {
    return shape.room == 0 || shape.used == std::size_t{1} << (shape.room - 1);
  }

  // Adds a fact where it belongs: the most general first, so that what is found rests on as little as may be. False
  // when no room is left.
  [[nodiscard]] bool insert(Shape& shape, const Fact& fresh) {
    if (full(shape) && !make_room(shape)) return false;
    Fact* const first = facts_ + shape.first;
    Fact* place = first + shape.used;
    const int size = base::count(fresh.mask());
    while (place != first && base::count(place[-1].mask()) > size) {
      *place = place[-1];
      --place;
    }
    *place = fresh;
    ++shape.used;
    return true;
  }

  [[nodiscard]] std::size_t bytes_in_use() const { return shapes_.size() * sizeof(Shape) + facts_used_ * sizeof(Fact); }

 private:
  static constexpr std::size_t kMib = std::size_t{1} << 20;
  static constexpr std::size_t kForTheRest = 32 * kMib;  // smaller tables, other solvers, and what is said of answers
  static constexpr int kFirstLog = 10;
  static constexpr int kRooms = 16;
  static constexpr std::size_t kLeastFacts = std::size_t{1} << 12;  // a table of fewer would be of no use

  [[nodiscard]] std::size_t first_place_of(std::uint64_t shape) const { return (shape * 0x9E3779B97F4A7C15) >> shift_; }

  // Where the shape is, or the empty place where it belongs (Fibonacci hashing, linear probing).
  [[nodiscard]] std::size_t place_of(std::uint64_t shape) const {
    std::size_t place = first_place_of(shape);
    while (shapes_[place].key != shape && shapes_[place].key != 0) place = (place + 1) & (shapes_.size() - 1);
    return place;
  }

  // False where the system refuses the memory: the shapes are then as many as there can be.
  bool grow_shapes() {
    auto old = base::fresh_or_none<std::vector<Shape>>(shapes_.size() * 2);
    if (old.empty()) {
      shapes_limit_ = shapes_.size();
      return false;
    }
    old.swap(shapes_);
    --shift_;
    for (const Shape& shape : old)
      if (shape.key != 0) shapes_[place_of(shape.key)] = shape;
    return true;
  }

  // Moves the facts of a full shape to a block of twice the room. False when the table is full.
  bool make_room(Shape& shape) {
    const int log_room = shape.room;
    if (log_room >= kRooms) return false;
    const std::size_t room = std::size_t{1} << log_room;
    std::uint32_t first;
    if (auto& blocks = free_[log_room]; !blocks.empty()) {
      first = blocks.back();
      blocks.pop_back();
    } else {
      if (facts_used_ + room > facts_limit_) return false;
      first = static_cast<std::uint32_t>(facts_used_);
      facts_used_ += room;
    }
    if (shape.room > 0) {
      std::copy_n(facts_ + shape.first, shape.used, facts_ + first);
      give_up(shape.first, shape.room - 1);
    }
    shape.first = first;
    ++shape.room;
    return true;
  }

  // A block that the system refuses the memory to write down is lost until all is forgotten.
  void give_up(std::uint32_t first, int log_room) {
    try {
      free_[log_room].push_back(first);
    } catch (const std::bad_alloc&) {
      base::memory_refused() = true;
    }
  }

  std::vector<Shape> shapes_;
  std::size_t shapes_used_ = 0;
  std::size_t shapes_limit_;
  int shift_;
  std::size_t facts_used_ = 0;
  std::size_t facts_limit_;
  std::unique_ptr<std::byte[]> storage_;
  Fact* facts_ = nullptr;                    // lie in `storage_`
  std::vector<std::uint32_t> free_[kRooms];  // blocks given up, by the logarithm of their size
};

}  // namespace ouverte::search
