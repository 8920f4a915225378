#include "solver/search/pattern_table.hpp"

#include <algorithm>

#include "solver/base/bits.hpp"

namespace ouverte::search {

namespace {

constexpr std::size_t kMib = std::size_t{1} << 20;
constexpr int kFirstLog = 10;

}  // namespace

// An eighth of the memory may go to shapes, the rest to facts. Facts are not touched before they are used, so a large
// table costs an easy position nothing.
PatternTable::PatternTable(std::size_t memory_mib)
    : shapes_(std::size_t{1} << kFirstLog),
      shapes_limit_(std::max(memory_mib, std::size_t{1}) * kMib / 16 / sizeof(Shape)),
      shift_(64 - kFirstLog),
      facts_limit_(std::min<std::size_t>(std::max(memory_mib, std::size_t{1}) * kMib / 8 * 7 / sizeof(Fact),
                                         std::size_t{0xFFFF'FFFF})) {
  facts_ = std::make_unique_for_overwrite<Fact[]>(facts_limit_);
}

void PatternTable::clear() {
  shapes_.assign(std::size_t{1} << kFirstLog, Shape{});
  shift_ = 64 - kFirstLog;
  shapes_used_ = 0;
  facts_used_ = 0;
  for (auto& blocks : free_) blocks.clear();
}

std::size_t PatternTable::bytes_in_use() const { return shapes_.size() * sizeof(Shape) + facts_used_ * sizeof(Fact); }

// Where the shape is, or the empty place where it belongs (Fibonacci hashing, linear probing).
std::size_t PatternTable::place_of(std::uint64_t shape) const {
  std::size_t place = (shape * 0x9E3779B97F4A7C15) >> shift_;
  while (shapes_[place].key != shape && shapes_[place].key != 0) place = (place + 1) & (shapes_.size() - 1);
  return place;
}

std::optional<PatternTable::Found> PatternTable::find(std::uint64_t key, const PatternCode& code, int goal) const {
  if (goal <= 0) return Found{true, 0};
  ++statistics_.finds;
  const Shape& shape = shapes_[place_of(key)];
  const Fact* const first = facts_.get() + shape.first;
  for (const Fact* fact = first; fact != first + shape.used; ++fact) {
    if (!fact->covers(code)) continue;
    const bool reached = fact->lower() >= goal;
    if (!reached && fact->upper() >= goal) continue;
    statistics_.compares += static_cast<std::uint64_t>(fact - first) + 1;
    ++statistics_.hits;
    return Found{reached, fact->mask()};
  }
  statistics_.compares += shape.used;
  return std::nullopt;
}

void PatternTable::grow_shapes() {
  std::vector<Shape> old(shapes_.size() * 2);
  old.swap(shapes_);
  --shift_;
  for (const Shape& shape : old)
    if (shape.key != 0) shapes_[place_of(shape.key)] = shape;
}

// Moves the facts of a full shape to a block of twice the room. False when the table is full.
bool PatternTable::make_room(Shape& shape) {
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
    std::copy_n(facts_.get() + shape.first, shape.used, facts_.get() + first);
    free_[shape.room - 1].push_back(shape.first);
  }
  shape.first = first;
  ++shape.room;
  return true;
}

// Lets go of facts that `fresh` makes idle, and adds it to one of the same mask. True if that took it in.
bool PatternTable::absorb(Shape& shape, const Fact& fresh) {
  Fact* const first = facts_.get() + shape.first;
  Fact* kept = first;
  bool taken = false;
  for (Fact* fact = first; fact != first + shape.used; ++fact) {
    if ((fresh.mask() & ~fact->mask()) == 0 && fresh.covers(fact->planes)) {
      if (fresh.mask() == fact->mask()) {
        fact->bound(std::max(fact->lower(), fresh.lower()), std::min(fact->upper(), fresh.upper()));
        taken = true;
      } else if (fact->lower() <= fresh.lower() && fact->upper() >= fresh.upper()) {
        continue;
      }
    }
    if (kept != fact) *kept = *fact;
    ++kept;
  }
  shape.used = static_cast<std::uint16_t>(kept - first);
  return taken;
}

void PatternTable::store(std::uint64_t key, const PatternCode& code, std::uint64_t mask, int goal, bool reached) {
  ++statistics_.stores;
  Fact fresh{.planes = {code[0] & mask, code[1] & mask}, .word = mask};
  fresh.bound(reached ? goal : 0, reached ? kMaxRest : goal - 1);
  Shape* shape = &shapes_[place_of(key)];
  if (shape->key == 0) {
    if (shapes_used_ * 2 >= shapes_.size()) {
      if (shapes_.size() * 2 > shapes_limit_) {
        clear();
        ++statistics_.clears;
      } else {
        grow_shapes();
      }
      shape = &shapes_[place_of(key)];
    }
    shape->key = key;
    ++shapes_used_;
  }
  if (absorb(*shape, fresh)) return;
  if (shape->room == 0 || shape->used == std::size_t{1} << (shape->room - 1)) {
    if (!make_room(*shape)) {
      clear();
      ++statistics_.clears;
      return;
    }
  }
  // Keep the most general first, so that what is found rests on as little as may be.
  Fact* const first = facts_.get() + shape->first;
  Fact* place = first + shape->used;
  const int size = base::count(mask);
  while (place != first && base::count(place[-1].mask()) > size) {
    *place = place[-1];
    --place;
  }
  *place = fresh;
  ++shape->used;
}

}  // namespace ouverte::search
