// Tricks won before: "Tricks so far: A 3, B 2, C 4", "N-S have won six", "You have made six and lost four".
#include <array>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/pattern.hpp"

namespace ouverte::puzzles::text {
namespace {

class TakenReader {
 public:
  TakenReader(const Names& names, Facts& facts) : names_(names), facts_(facts) {}

  void read() {
    for (std::size_t at = 0; at < names_.words().size(); ++at) {
      if (read_none(at) || read_lost_and_won(at) || read_lost_alone(at) || read_in_order(at) || read_everybodys(at) ||
          read_his(at))
        continue;
      for (const std::string_view head : kHeads) {
        const auto found = match(names_, at, head);
        if (!found) continue;
        std::size_t place = found->sides.empty() ? found->end : at;
        // "A is the Hood and has won three": the side is the first name.
        const bool told_as = head.starts_with("<side> is");
        if (told_as) place = found->end;
        Won taken = tricks_at(place);
        if (told_as) taken.insert(taken.begin(), {found->sides.front(), found->numbers.front()});
        // A list without a verb is one of what was won if it says so, or if everybody is in it.
        const bool no_verb = head.starts_with("<side> <num>");
        if (taken.empty() || (no_verb && !tells_past(at) && taken.size() < 3)) continue;
        if (at > 0 && (counts_points(at) || names_.number(at - 1))) continue;
        facts_.taken.insert(facts_.taken.end(), taken.begin(), taken.end());
        read_lost(place);
        facts_.told.emplace_back(at, place);
        at = place;
        break;
      }
    }
  }

 private:
  using Won = std::vector<std::pair<Side, int>>;

  static constexpr std::array<std::string_view, 15> kHeads = {
      "<side> is ?the ?<side> ,|and ?who has|have ?already won|taken|made <num>",
      "tricks ?already|so won|taken|made ?so ?far ?already ?by",
      "taken|won ?so ?far ?tricks ?are|is !the|by",
      "tricks so|before ?far",
      "previous tricks",
      "so far",
      "tricks",
      "won|taken ?so far",
      "tricks fell|went|gone|go ?to",
      "<side> <num> ?trick|tricks ?so ?far ?, ?and <side> <num>",
      "<side> ?, ?who has|have|had ?already ?won|taken|made|got|secured|scored|collected <num> !of !or "
      "!points|point|cents|more",
      "<side> won|took <num> !of !or !points|point|cents|more",
      "<side> ?, ?who has|have|had ?already ?won|taken|made|got no|none ?tricks|trick",
      "<side> ?, ?who have|has|had ?already|so ?far taken|won|made|got|collected ?already <num> !points|point|cents",
      "<side> ?, ?who have|has|had ?already|so ?far taken|won|made|got|collected ?already no|none ?tricks|trick"};

  // What may stand between a side, its number and the next side.
  [[nodiscard]] std::size_t past_fillers(std::size_t at) const {
    constexpr std::array<std::string_view, 22> kBetween = {
        "has",  "have", "had", "already", "won", "taken",  "made", "got",   "secured", "scored", "collected",
        "took", "so",   "far", "and",     "who", "tricks", "yet",  "trick", "between", "them",   "with"};
    while (names_.word(at) != nullptr &&
           (names_.word(at)->mark == Mark::kComma || names_.word(at)->mark == Mark::kBreak || names_.is(at, "=") ||
            names_.is_any(at, kBetween)))
      ++at;
    return at;
  }

  [[nodiscard]] At<int> amount(std::size_t at) const {
    if (const auto number = names_.number(at)) return number;
    constexpr std::array<std::string_view, 3> kNone = {"no", "none", "nothing"};
    return names_.is_any(at, kNone) ? At<int>(std::pair(0, at + 1)) : std::nullopt;
  }

  // "N E have 6": seats one after the other without a word between them.
  [[nodiscard]] At<Side> side(std::size_t at) const {
    auto first = names_.side(at);
    while (first && first->first.who == Who::kSeats) {
      const auto next = names_.seat(first->second);
      const bool another = next && names_.word(first->second)->mark == Mark::kWord &&
                           first->first.seats.find(next->first) == std::string::npos;
      if (!another) break;
      first->first.seats += next->first;
      first->second = next->second;
    }
    return first;
  }

  // Sides and their numbers, one after the other.
  [[nodiscard]] Won tricks_at(std::size_t& at) const {
    Won taken;
    for (;;) {
      at = past_fillers(at);
      const auto side = this->side(at);
      const auto number = side ? amount(past_fillers(side->second)) : std::nullopt;
      if (!number) return taken;
      at = number->second;
      const auto each = match(names_, at, "?trick|tricks each|apiece");
      if (each && side->first.who == Who::kSeats) {
        for (const char seat : side->first.seats) taken.push_back({Side{.seats = std::string(1, seat)}, number->first});
        at = each->end;
      } else {
        taken.emplace_back(side->first, number->first);
      }
      if (names_.word(at) != nullptr && names_.word(at)->mark == Mark::kStop) return taken;
    }
  }

  // "No trick to East so far."
  bool read_none(std::size_t& at) {
    const auto found = match(names_, at, "no trick|tricks ?yet to|for <side>");
    if (!found) return false;
    facts_.taken.emplace_back(found->sides.front(), 0);
    facts_.told.emplace_back(at, found->end);
    at = found->end - 1;
    return true;
  }

  // "You have lost three tricks and won five."
  bool read_lost_and_won(std::size_t& at) {
    const auto found =
        match(names_, at,
              "<side> has|have ?already lost|conceded <num> ?tricks|trick ?, and|but ?has|have won|made|taken <num>");
    if (!found) return false;
    facts_.taken.emplace_back(found->sides.front(), found->numbers[1]);
    facts_.taken.emplace_back(others_than(found->sides.front()), found->numbers[0]);
    facts_.told.emplace_back(at, found->end);
    at = found->end - 1;
    return true;
  }

  // "Declarer has lost three tricks": what the other side has.
  bool read_lost_alone(std::size_t& at) {
    const auto found = match(names_, at, "<side> has|have ?already lost|conceded <num> ?tricks|trick");
    if (!found) return false;
    facts_.taken.emplace_back(others_than(found->sides.front()), found->numbers.front());
    facts_.told.emplace_back(at, found->end);
    at = found->end - 1;
    return true;
  }

  // "Everyone has three tricks but East, who has one."
  bool read_everybodys(std::size_t& at) {
    const auto found =
        match(names_, at,
              "everyone|everybody|each|all ?player|players|hand ?has|have ?already ?won|taken|made <num> "
              "tricks|trick but|except|save <side> ?, ?who ?has|with <num>");
    if (!found || found->sides.front().who != Who::kSeats) return false;
    for (const char seat : names_.table().seats) {
      const bool other = found->sides.front().seats.find(seat) == std::string::npos;
      facts_.taken.emplace_back(Side{.seats = std::string(1, seat)}, found->numbers[other ? 0 : 1]);
    }
    facts_.told.emplace_back(at, found->end);
    at = found->end - 1;
    return true;
  }

  // "West plays a solo. He has three tricks …": he who was named last.
  bool read_his(std::size_t& at) {
    const auto found = match(names_, at, "he|she has|had ?already ?won|taken|made <num> tricks|trick");
    const auto side = found ? names_.last_side(0, at) : std::nullopt;
    if (!side || (side->first.who == Who::kSeats && side->first.seats.size() > 1)) return false;
    facts_.taken.emplace_back(side->first, found->numbers.front());
    facts_.told.emplace_back(at, found->end);
    at = found->end - 1;
    return true;
  }

  // "Won so far: 2-3-3": everybody's, in the order of play, where all play for themselves.
  bool read_in_order(std::size_t& at) {
    if (names_.table().compass) return false;
    const auto found = match(names_, at, "?tricks ?already won|taken|made|tricks ?so ?far <num> <num> <num> !<num>");
    if (!found) return false;
    for (std::size_t place = 0; place < found->numbers.size(); ++place)
      facts_.taken.emplace_back(Side{.seats = std::string(1, names_.table().seats[place])}, found->numbers[place]);
    facts_.told.emplace_back(at, found->end);
    at = found->end - 1;
    return true;
  }

  [[nodiscard]] Side others_than(const Side& side) const {
    if (side.who != Who::kSeats) return {.who = side.who == Who::kDeclarer ? Who::kDefenders : Who::kDeclarer};
    Side others;
    for (const char seat : names_.table().seats)
      if (side.seats.find(seat) == std::string::npos) others.seats += seat;
    return others;
  }

  // "… and lost four": those of the other side.
  void read_lost(std::size_t& at) {
    const auto lost = match(names_, at, "?, ?and ?has|have lost|conceded <num>");
    if (!lost) return;
    at = lost->end;
    facts_.taken.emplace_back(others_than(facts_.taken.back().first), lost->numbers.front());
  }

  // "Points so far: A 30, B 10": whether points are named in a sentence and no tricks before a place.
  [[nodiscard]] bool counts_points(std::size_t at) const {
    bool points = false;
    for (; at > 0 && names_.words()[at - 1].mark != Mark::kStop; --at) {
      if (names_.is(at - 1, "tricks")) return false;
      points |= names_.is(at - 1, "points");
    }
    return points;
  }

  // Whether a sentence is about what was before.
  [[nodiscard]] bool tells_past(std::size_t at) const {
    constexpr std::array<std::string_view, 5> kPast = {"far", "already", "before", "won", "taken"};
    while (at > 0 && names_.words()[at - 1].mark != Mark::kStop) --at;
    for (; at < names_.words().size() && names_.words()[at].mark != Mark::kStop; ++at)
      if (names_.is_any(at, kPast)) return true;
    return false;
  }

  const Names& names_;
  Facts& facts_;
};

}  // namespace

void read_tricks_won(const Names& names, Facts& facts) { TakenReader(names, facts).read(); }

}  // namespace ouverte::puzzles::text
