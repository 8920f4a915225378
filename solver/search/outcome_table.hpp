// A table of facts about single positions that are sets of outcomes: to which outcomes of the rest a camp can confine
// the play. Such a fact does not depend on what was taken before, on the goal asked about, or on how outcomes are paid:
// it answers yes where the maximisers can confine the play to outcomes that all reach the goal, no where the minimisers
// can to outcomes none of which does (achievable sets: Ginsberg, 2001).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/search/position_table.hpp"

namespace ouverte::search {

// `Set`: of outcomes, with within(other) and meets(other), such as `tricks::Splits`.
template <class Set>
class OutcomeTable {
 public:
  struct Found {
    bool reached;
    Set confined;  // the outcomes that the fact confines the play to
  };

  explicit OutcomeTable(std::size_t memory_mib) : near_(memory_mib / 2), far_(memory_mib / 2) {}

  // Forgets everything, at once.
  void clear() {
    near_.clear();
    far_.clear();
  }

  // Says that the position will be asked about soon.
  void fetch(const ExactKey& key) const { near_.fetch(key); }

  // Whether one of the outcomes `needed` can be forced, if a fact says so. A fact of use comes to the front.
  [[nodiscard]] std::optional<Found> find(const ExactKey& key, const Set& needed) {
    Near* const near = near_.find(key);
    if (near == nullptr) return std::nullopt;
    if (near->bring_to_front(needed)) return near->at(0);
    Far* const far = near->others ? far_.find(key) : nullptr;
    if (far == nullptr || !far->bring_to_front(needed)) return std::nullopt;
    const Found found = far->at(0);
    if (near->used < kNear) {
      near->put_in_front(found);  // it stands in both
    } else {
      far->set(0, near->put_in_front(found));
    }
    return found;
  }

  // Adds that the maximisers (reached) or the minimisers can confine the play to `confined`.
  void store(const ExactKey& key, const Set& confined, bool reached, std::uint64_t cost) {
    const Found fresh{reached, confined};
    Near& near = near_.at(key, cost);
    if (!near.clear_for(fresh)) return;
    if (near.used < kNear) {
      near.put_in_front(fresh);
      return;
    }
    Far& far = far_.at(key, cost);
    far.clear_for(fresh);
    far.put_in_front(near.put_in_front(fresh));
    near.others = true;
  }

 private:
  // Facts of one position: those used last are kept with its key, and only where there are more the others elsewhere;
  // the one that has been of no use for longest makes room.
  static constexpr std::size_t kNear = 4, kFar = 20;

  template <std::size_t kRoom>
  struct Facts {
    std::uint8_t used = 0;
    bool others = false;      // there may be facts elsewhere
    std::uint32_t camps = 0;  // bit i: fact i is the maximisers'
    std::array<Set, kRoom> sets{};

    [[nodiscard]] bool reached(std::size_t i) const { return (camps >> i & 1) != 0; }
    [[nodiscard]] Found at(std::size_t i) const { return {reached(i), sets[i]}; }
    void set(std::size_t i, const Found& fact) {
      sets[i] = fact.confined;
      camps = (camps & ~(1u << i)) | std::uint32_t{fact.reached} << i;
    }
    // Makes room in front for a fact, which the one at `from` gives up.
    void push(std::size_t from, const Found& fact) {
      for (std::size_t i = from; i > 0; --i) set(i, at(i - 1));
      set(0, fact);
    }
    // Gives back the last fact if there is no room for it any more.
    Found put_in_front(const Found& fact) {
      const Found last = at(kRoom - 1);
      if (used < kRoom) ++used;
      push(used - std::size_t{1}, fact);
      return last;
    }
    // A fact that answers, if there is one.
    bool bring_to_front(const Set& needed) {
      for (std::size_t i = 0; i < used; ++i) {
        if (reached(i) ? !sets[i].within(needed) : sets[i].meets(needed)) continue;
        if (i > 0) push(i, at(i));
        return true;
      }
      return false;
    }
    // Drops what a fresh fact makes idle; false if one as strong is there.
    bool clear_for(const Found& fresh) {
      std::size_t kept = 0;
      for (std::size_t i = 0; i < used; ++i) {
        if (reached(i) == fresh.reached) {
          if (sets[i].within(fresh.confined)) return false;  // nothing has been dropped then
          if (fresh.confined.within(sets[i])) continue;
        }
        set(kept++, at(i));
      }
      used = static_cast<std::uint8_t>(kept);
      return true;
    }
  };
  using Near = Facts<kNear>;
  using Far = Facts<kFar>;

  PositionTable<Near> near_;
  PositionTable<Far> far_;
};

}  // namespace ouverte::search
