// The part of the witness that alters the position.
#include <algorithm>
#include <map>

#include "solver/games/door/rights.hpp"
#include "tests/support/fact_witness.hpp"

namespace ouverte::support {

using games::Position;
using tutor::Fact;
using tutor::FactKind;

// Two cards of a suit in the hands of one side, the second with that seat.
std::unique_ptr<Position> FactWitness::exchanged(const std::string& high, const std::string& low, bool by_us,
                                                 const std::string& with_low) const {
  games::Setup setup = before_.setup();
  const std::size_t place = std::string("SHDC").find(high[0]);
  if (suit(high) != suit(low) || place == std::string::npos) return nullptr;
  int changed = 0;
  for (auto& [seat, hand] : setup.hands) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < place; ++i) begin = hand.find('.', begin) + 1;
    const std::size_t end = std::min(hand.find('.', begin), hand.size());
    for (std::size_t i = begin; i < end; ++i) {
      if (hand[i] != high[1] && hand[i] != low[1]) continue;
      if (wants_the_same(seat) != by_us || (hand[i] == low[1]) != (seat == with_low)) return nullptr;
      hand[i] = hand[i] == high[1] ? low[1] : high[1];
      ++changed;
    }
  }
  auto altered = game_.position(setup);
  return changed == 2 && altered.ok() ? *std::move(altered) : nullptr;
}

bool FactWitness::turns(const Fact& fact) const {
  const auto altered = exchanged(fact.moves[0], fact.moves[1], false, fact.seat);
  if (altered == nullptr || !keeps(*after(*altered, found_.move))) return false;
  if (fact.kind == FactKind::kEntryToAttack)
    return before_.setup().table.empty() && suit(found_.move) != suit(fact.moves[0]) && !fact.right.empty() &&
           all_right(fact, [&](auto& m) { return suit(m) == suit(fact.moves[0]); });
  return all_keep([&](auto& m) { return !keeps(*after(*altered, m)); });
}

bool FactWitness::builds_on(const Fact& fact) const {
  const auto altered = exchanged(fact.moves[0], fact.moves[1], true, found_.seat);
  return altered != nullptr && before_.setup().table.empty() && wants_the_same(fact.seat) &&
         all_right(fact, [&](auto& m) { return suit(m) == suit(fact.moves[0]) && !keeps(*after(*altered, m)); });
}

bool FactWitness::part(const Fact& fact) const {
  const bool wanted = before_.maximises();
  for (const games::Aspect& aspect : before_.aspects()) {
    if (fact.words != (wanted ? aspect.missed : aspect.reached)) continue;
    const auto value = [&](const std::string& move) {
      const games::Solution found = solver_->solve(*after(*aspect.position, move), {});
      gave_up_ = gave_up_ || found.stopped;
      return found.value;
    };
    const search::Interval good = wanted ? search::Interval{1, 1} : search::Interval{0, 0};
    return value(found_.move) != good && all_keep([&](auto& m) { return value(m) == good; });
  }
  return false;
}

namespace {

// Without accelerators no more cards are searched through.
constexpr std::ptrdiff_t kMostOfPlainSearch = 20;

std::ptrdiff_t cards_left(const games::Setup& setup) {
  std::ptrdiff_t cards = 0;
  for (const auto& [seat, hand] : setup.hands)
    cards += std::ranges::count_if(hand, [](char letter) { return letter != '.' && letter != '-'; });
  return cards;
}

}  // namespace

// What a move is worth to its mover's side; nothing if the solver gave up or the move is not legal.
std::optional<int> FactWitness::worth(const Position& at, const std::string& move) const {
  const auto next = at.clone();
  if (!next->play(move).ok()) return std::nullopt;
  const games::Solution found = solver_->solve(*next, {});
  gave_up_ = gave_up_ || found.stopped;
  if (found.stopped) return std::nullopt;
  return before_.maximises() ? found.value.lower : -found.value.lower;
}

// The most that a right card is worth in an altered deal, one of each class.
std::optional<int> FactWitness::worth_of_another(const Position& altered, int right_worth) const {
  std::optional<int> most;
  for (const auto& together : before_.classes())
    if (worth(before_, together.front()) == right_worth) most = std::max(most, worth(altered, together.front()));
  return most;
}

// Of a set that is spoken of: with what is in the trick the seat has three of the rank.
bool FactWitness::makes_three(const tutor::Cause& cause) const {
  using enum tutor::CauseKind;
  if (cause.kind != kSetBroken && cause.kind != kSetGiven && cause.kind != kSetTaken) return true;
  const games::Setup setup = before_.setup();
  std::ptrdiff_t cards = 0;
  for (const auto& [seat, hand] : setup.hands)
    if (seat == cause.seat) cards = std::ranges::count(hand, cause.card[1]);
  if (cause.kind == kSetBroken) return cards == 3;
  if (cause.kind == kSetTaken && cause.right[1] == cause.card[1]) --cards;
  if (cause.kind == kSetGiven && cause.card_played[1] == cause.card[1]) ++cards;
  for (const std::string& card : setup.table) cards += card[1] == cause.card[1] ? 1 : 0;
  return cards == 3;
}

// Of one part alone that is scored at the ends of the two lines; each part by what it is for.
bool FactWitness::differ_in_one_part(const tutor::Cause& cause) const {
  if (cause.kind != tutor::CauseKind::kAtStake) return true;
  const auto parts = [&](const tutor::PlayLine& line) {
    std::unique_ptr<Position> at = before_.clone();
    for (const tutor::LinePlay& play : line) at = after(*at, play.card);
    return at->score_sheet()->parts;
  };
  const auto now = parts(cause.now);
  const auto otherwise = parts(cause.otherwise);
  for (std::size_t i = 0; i < now.size() && now.size() == otherwise.size(); ++i)
    if ((now[i].each != otherwise[i].each) != (now[i].what == cause.on)) return false;
  return now.size() == otherwise.size() && cause.many != cause.fewer;
}

// Of each exchange of its ground the card costs less, and as it is said; and both lines are best play.
bool FactWitness::caused(const Fact& fact) const {
  const tutor::Cause& cause = *fact.cause;
  const auto right = worth(before_, cause.right);
  const auto wrong = worth(before_, found_.move);
  if (cause.card_played != found_.move || cause.ground.empty() || !right || !wrong || *right <= *wrong) return gave_up_;
  if (!makes_three(cause) || !differ_in_one_part(cause)) return false;
  for (std::size_t i = 0; i < cause.ground.exchanges.size(); ++i) {
    const auto altered = dealt_otherwise(cause.ground.exchanges[i]);
    if (altered == nullptr) return false;
    const bool moves_right = cause.ground.exchanges[i].card == cause.right;  // it is then the card that is asked about
    auto then_right = moves_right ? right : worth(*altered, cause.right);
    if (then_right && *then_right < *right) then_right = std::max(then_right, worth_of_another(*altered, *right));
    const auto then_wrong = worth(*altered, found_.move);
    if (!then_right || !then_wrong) return gave_up_;
    if (*then_right - *then_wrong >= *right - *wrong) return false;
    const bool reversed = *then_right < *then_wrong;
    if (reversed != (cause.ground.outcomes.at(i) == tutor::Outcome::kReversed)) return false;
  }
  for (const tutor::Lowering& each : cause.ground.lowerings)
    if (!is_for_its_rank(each, cause, *right, *wrong)) return gave_up_;
  for (const tutor::AlteredRight& each : cause.ground.rights)
    if (!costs_less_under(each, cause.right, *right, *wrong)) return gave_up_;
  const auto happens = [&](const tutor::LineEvent& event) { return this->happens(event, cause); };
  if (!std::ranges::all_of(cause.ground.events, happens)) return false;
  return best_play(cause.now, found_.move) && best_play(cause.otherwise, cause.right);
}

// The line is played, and its tricks counted.
bool FactWitness::happens(const tutor::LineEvent& event, const tutor::Cause& cause) const {
  if (!game_.plays_in_rows()) {  // then a play is counted as a trick
    const tutor::PlayLine& line = event.now ? cause.now : cause.otherwise;
    return event.trick < line.size() && line[event.trick] == tutor::LinePlay{event.seat, event.card};
  }
  std::unique_ptr<Position> at = before_.clone();
  std::size_t trick = 0;
  std::string card;
  for (const tutor::LinePlay& play : event.now ? cause.now : cause.otherwise) {
    const games::Setup was = at->setup();
    if (was.table.empty()) card.clear();
    if (play.seat == event.seat && !play.card.starts_with('>')) card = play.card;  // to whom a trick is given
    at = after(*at, play.card);
    if (!at->over() && !at->setup().table.empty()) continue;
    if (trick++ < event.trick) continue;
    const games::Setup is = at->setup();
    bool takes = false;
    for (std::size_t i = 0; was.won && is.won && i < is.won->size(); ++i)
      takes = takes || ((*is.won)[i].first == event.seat && (*is.won)[i].second > (*was.won)[i].second);
    const bool gives = event.card.starts_with('>');  // then what it was that he took it with is not told
    return takes == event.takes && (gives || card == event.card || (card.empty() && event.trick == 0));
  }
  return false;
}

bool FactWitness::costs_less_under(const tutor::AlteredRight& altered, const std::string& right, int right_worth,
                                   int wrong_worth) const {
  games::Rights rights;
  switch (altered.kind) {
    case tutor::AlteredRight::Kind::kNoRuff:
      rights.no_ruff = altered.seat;
      break;
    case tutor::AlteredRight::Kind::kBar:
      for (const char seat : altered.seat) rights.bars.push_back({.seat = std::string(1, seat), .suits = altered.suit});
      break;
    case tutor::AlteredRight::Kind::kPass:
      rights.passes = {{.seat = altered.seat}};
      break;
    case tutor::AlteredRight::Kind::kOffer:
      rights.offers = {{.seat = altered.seat}};
      break;
    case tutor::AlteredRight::Kind::kIdle:
      rights.idle = altered.seat;
      break;
  }
  search::Options options;
  options.memory_mib = 16;
  if (cards_left(before_.setup()) <= kMostOfPlainSearch)
    options.switches = {.table = false, .bounds = false, .equivalence = false, .order = false, .refutations = false};
  const auto solver = game_.altered_solver(options);
  const auto position = game_.altered(before_, rights);
  if (solver == nullptr || !position.ok()) return false;
  const auto worth_of = [&](const std::string& move) {
    const games::Solution found = solver->solve(*after(**position, move), {});
    gave_up_ = gave_up_ || found.stopped;
    return before_.maximises() ? found.value.lower : -found.value.lower;
  };
  // Another right card, worth all that it was, does in its place; one that may not be led does not.
  const std::vector<std::string> allowed = (*position)->moves();
  const auto does = [&](const std::vector<std::string>& together) {
    return std::ranges::find(allowed, together.front()) != allowed.end() &&
           worth(before_, together.front()) == right_worth && worth_of(together.front()) >= right_worth;
  };
  int then_right = worth_of(right);
  if (then_right < right_worth && std::ranges::any_of(before_.classes(), does)) then_right = right_worth;
  const int then_wrong = worth_of(found_.move);
  if (then_right - then_wrong >= right_worth - wrong_worth) return false;
  if (altered.outcome == tutor::Outcome::kReversed) return then_right < then_wrong;
  const bool danger_gone = altered.outcome == tutor::Outcome::kDangerGone;
  return danger_gone ? then_wrong > wrong_worth && then_right >= right_worth : then_right < right_worth;
}

std::unique_ptr<Position> FactWitness::dealt_otherwise(const tutor::Exchange& exchange) const {
  games::Setup setup = before_.setup();
  int moved = 0;
  for (auto& [seat, hand] : setup.hands) {
    if (seat != exchange.seat && seat != exchange.other) continue;
    const std::string& out = seat == exchange.seat ? exchange.card : exchange.another;
    const std::string& in = seat == exchange.seat ? exchange.another : exchange.card;
    std::vector<std::string> parts(1);
    for (const char letter : hand) {
      if (letter == '.')
        parts.emplace_back();
      else
        parts.back() += letter;
    }
    std::string& from = parts.at(std::string("SHDC").find(out[0]));
    if (const std::size_t place = from.find(out[1]); place != std::string::npos) {
      from.erase(place, 1);
      ++moved;
    }
    parts.at(std::string("SHDC").find(in[0])) += in[1];
    hand.clear();
    for (const std::string& part : parts) hand += (&part == &parts.front() ? "" : ".") + part;
  }
  auto altered = game_.position(setup);
  return moved == 2 && altered.ok() ? *std::move(altered) : nullptr;
}

// The card, with those of its hand that it touches, goes below all others of its suit that are left: then the card that
// costs costs nothing, or less where a suit is attacked, because a card of theirs takes less, or one of ours.
bool FactWitness::is_for_its_rank(const tutor::Lowering& lowering, const tutor::Cause& cause, int right_worth,
                                  int wrong_worth) const {
  const int most = cause.kind == tutor::CauseKind::kAttack ? right_worth - wrong_worth - 1 : 0;
  static constexpr std::string_view kDown = "AKQJT98765432";
  games::Setup setup = before_.setup();
  const std::size_t suit = std::string_view("SHDC").find(lowering.card[0]);
  const auto each_card = [&](const auto& visit) {
    for (auto& [seat, hand] : setup.hands) {
      std::size_t part = 0;
      for (char& letter : hand)
        if (letter == '.') {
          ++part;
        } else if (part == suit) {
          visit(letter, seat);
        }
    }
    for (std::string& card : setup.table)
      if (card[0] == lowering.card[0]) visit(card[1], "");
  };
  std::map<std::size_t, std::string> left;  // who has each card of the suit, from the highest down
  each_card([&](char letter, const std::string& seat) { left[kDown.find(letter)] = seat; });
  const auto its = left.find(kDown.find(lowering.card[1]));
  if (its == left.end()) return false;
  auto first = its, end = std::next(its);
  while (first != left.begin() && std::prev(first)->second == its->second) --first;
  while (end != left.end() && end->second == its->second) ++end;
  std::vector<std::size_t> order;
  for (auto each = left.begin(); each != first; ++each) order.push_back(each->first);
  for (auto each = end; each != left.end(); ++each) order.push_back(each->first);
  for (auto each = first; each != end; ++each) order.push_back(each->first);
  std::map<char, char> names;
  for (auto each = left.begin(); each != left.end(); ++each) names[kDown[order[names.size()]]] = kDown[each->first];
  each_card([&](char& letter, const std::string&) { letter = names.at(letter); });
  const auto altered = game_.position(setup);
  if (!altered.ok()) return false;
  const auto worth_there = [&](std::string card) {
    if (card[0] == lowering.card[0]) card[1] = names.at(card[1]);
    return worth(**altered, card);
  };
  std::optional<int> then_right = worth_there(cause.right);
  for (const auto& together : before_.classes())
    if (then_right && *then_right < right_worth && worth(before_, together.front()) == right_worth)
      then_right = std::max(then_right, worth_there(together.front()));
  const auto then_wrong = worth_there(found_.move);
  if (!then_right || !then_wrong || *then_right - *then_wrong > most) return false;
  return wants_the_same(its->second) ? *then_wrong <= wrong_worth : *then_right >= right_worth;
}

bool FactWitness::best_play(const tutor::PlayLine& line, const std::string& first) const {
  if (line.empty() || line.front().card != first) return false;
  std::unique_ptr<Position> at = before_.clone();
  std::optional<search::Interval> value;
  for (const tutor::LinePlay& play : line) {
    if (at->to_move() != play.seat || !at->play(play.card).ok()) return false;
    const games::Solution found = solver_->solve(*at, {});
    gave_up_ = gave_up_ || found.stopped;
    if (!value) value = found.value;
    if (found.stopped || found.value != *value) return gave_up_;
  }
  return at->over();
}

}  // namespace ouverte::support
