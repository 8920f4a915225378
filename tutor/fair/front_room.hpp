// What alpha-mu may spend on fronts: how much memory they take that are kept, and how many of their sets are compared.
// Where all is certain with open hands nothing is cut, and fronts can grow without end.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tutor/fair/alpha_mu_points.hpp"
#include "tutor/fair/front.hpp"

namespace ouverte::tutor::fair {

class FrontRoom {
 public:
  // Of sets of so many layouts; 0: no limit.
  FrontRoom(std::size_t layouts, std::size_t most_bytes, std::uint64_t most_compared)
      : bytes_of_set_(sizeof(LayoutSet) + layouts / kBitsOfByte),
        most_bytes_(most_bytes),
        most_compared_(most_compared) {}

  // Each throws `LayoutPoints::Stopped` where that is too much.
  // `positions`: what they take that are known so far.
  void look(std::size_t positions) const {
    if (most_bytes_ != 0 && kept_ + positions > most_bytes_) throw LayoutPoints::Stopped();
  }
  // A front is kept from now on, with the positions of its node.
  void keep(const Front& front, std::size_t points) {
    kept_ += bytes(front) + points * sizeof(LayoutPoints::Id) + kBytesOfEntry;
    look(0);
  }
  // `join` of a set of the one and a set of the other, all of them.
  template <class Join>
  [[nodiscard]] Front met(const Front& one, const Front& other, const Join& join) {
    Front all;
    for (const LayoutSet& mine : one.sets()) {
      for (const LayoutSet& theirs : other.sets()) {
        all.add(join(mine, theirs));
        compared_ += all.sets().size();
      }
      look(bytes(all));
      if (most_compared_ != 0 && compared_ > most_compared_) throw LayoutPoints::Stopped();
    }
    return all;
  }

  [[nodiscard]] std::uint64_t compared() const { return compared_; }

 private:
  static constexpr std::size_t kBitsOfByte = 8;
  static constexpr std::size_t kBytesOfEntry = 100;  // about, of a table

  [[nodiscard]] std::size_t bytes(const Front& front) const { return front.sets().size() * bytes_of_set_; }

  std::size_t bytes_of_set_;
  std::size_t most_bytes_;
  std::uint64_t most_compared_;
  std::size_t kept_ = 0;
  std::uint64_t compared_ = 0;
};

}  // namespace ouverte::tutor::fair
