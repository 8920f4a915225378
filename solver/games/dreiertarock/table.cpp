#include <algorithm>
#include <utility>
#include <vector>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/advice.hpp"
#include "solver/games/dreiertarock/announcing.hpp"
#include "solver/games/dreiertarock/auction.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;
using search::Interval;

constexpr std::size_t kRows = 20;  // of choices; the rest are counted
constexpr std::array kUntouched = {Name::kSuitSolo, Name::kSolo, Name::kSoloSlam};
constexpr int kTicksOfChoice = 4;  // in `Advice::best_of_exchange`

// Counts what is done for the bar.
class Bar {
 public:
  explicit Bar(const Progress& progress) : progress_(progress) {}
  void expect(std::size_t ticks) { total_ += static_cast<int>(ticks); }
  void tick() {
    if (progress_) progress_(++done_, total_);
  }

 private:
  const Progress& progress_;
  int done_ = 0;
  int total_ = 0;
};

std::string hand_text(CardSet set) { return cards::hand_text(cards::kTarockPack, set); }

std::string money(Interval value) {
  if (value.exact()) return signed_number(value.lower);
  return base::str(signed_number(value.lower), "..", signed_number(value.upper));
}
std::string count(Interval value) {
  return value.exact() ? base::str(value.lower) : base::str(value.lower, "-", value.upper);
}

// True, false, or null where a limit struck first. The declarer can force the game if he can force the points for it.
Json made_json(Interval points) {
  if (points.lower < kToWin && points.upper >= kToWin) return {};
  return points.lower >= kToWin;
}

std::string leads_note(Seat leader) { return base::str(letter(leader), " leads."); }
std::string groups_note(const Dealt& dealt) {
  return base::str("The talon: group 1 is ", faces_in_words(dealt.talon[0]), ", group 2 ",
                   faces_in_words(dealt.talon[1]), ".");
}

// What announcing and doubling are worth in a contract that is ready to be played.
Advised announcements_of(const Written& played, Advice& advice, Bar& bar) {
  Advised advised{.declarer = played.contract.declarer, .unsaid = {}, .sayings = {}, .stopped = false};
  const auto ready = advice.start(played, Objective::kPayment);
  if (!ready.ok()) return advised;
  std::int8_t pagat = kNobody;
  for (std::int8_t seat = 0; seat < kPlayers; ++seat)
    if (ready->state.hand(static_cast<Seat>(seat)).has(kPagat)) pagat = seat;
  advised.sayings = sayings_of(played, pagat);
  if (advised.sayings.empty()) return advised;
  std::size_t searches = 2 * advised.sayings.size() + 1;  // at most
  bar.expect(searches);
  const auto worth = [&](const Written& written) {
    --searches;
    return advice.value(*advice.start(written, Objective::kPayment));
  };
  advised.unsaid = worth(played);
  weigh(advised.sayings, advised.unsaid, worth);
  for (; searches > 0; --searches) bar.tick();
  advised.stopped = advice.stopped();
  return advised;
}

void announce(const Written& played, Advice& advice, Bar& bar, DealTable& table) {
  const auto [declarer, unsaid, sayings, stopped] = announcements_of(played, advice, bar);
  if (sayings.empty()) return;
  table.notes.push_back(base::str(contract_in_words(played), " is worth ", money(unsaid), " to the declarer."));
  Json& json = table.json["announcements"] = {{"contract", to_json(played)}, {"payment", interval_json(unsaid)}};
  for (const Saying& saying : sayings) {
    table.notes.push_back(in_words(saying, unsaid));
    json["said"].push_back(to_json(saying));
  }
  table.stopped = table.stopped || stopped;
}

// ### Before the exchange

enum class Announcing : std::uint8_t { kWeighed, kLeftOut };

// Best first; where a limit struck, by what was proved.
void rank(std::vector<ExchangeChoice>& choices, Objective objective) {
  const auto by = [](Interval value) { return std::pair(value.lower, value.upper); };
  const auto made = [](Interval points) { return std::pair(points.lower >= kToWin, points.upper >= kToWin); };
  base::sort(choices, [&](const ExchangeChoice& a, const ExchangeChoice& b) {
    if (objective == Objective::kMake && made(a.points) != made(b.points)) return made(a.points) > made(b.points);
    if (objective == Objective::kPoints)
      return std::pair(by(a.points), by(a.payment)) > std::pair(by(b.points), by(b.payment));
    return std::pair(by(a.payment), by(a.points)) > std::pair(by(b.payment), by(b.points));
  });
}

void lay_out(const std::vector<ExchangeChoice>& choices, DealTable& table) {
  table.headings = {"payment", "points", "group", "laid aside"};
  for (const ExchangeChoice& choice : choices) {
    if (table.rows.size() == kRows) break;
    table.rows.push_back(
        {money(choice.payment), count(choice.points), base::str(choice.taken + 1), faces_in_words(choice.laid_aside)});
  }
  if (choices.size() <= kRows) return;
  // How many of the others pay how much.
  std::vector<std::pair<std::string, int>> rest;
  for (std::size_t place = kRows; place < choices.size(); ++place) {
    const std::string paid = money(choices[place].payment);
    const auto found = std::ranges::find(rest, paid, &std::pair<std::string, int>::first);
    if (found == rest.end())
      rest.emplace_back(paid, 1);
    else
      ++found->second;
  }
  std::vector<std::string> texts;
  for (const auto& [paid, number] : rest) texts.push_back(base::str(number, " with ", paid));
  table.notes.push_back(base::str(choices.size() - kRows, " more choices: ", joined(texts, ", "), "."));
}

absl::StatusOr<DealTable> exchange_table(const Setup& deal, const Written& written, const Dealt& dealt,
                                         const search::Options& options, const Progress& progress,
                                         Announcing announcing) {
  const auto objective = objective_of(deal, *written.kind);
  if (!objective.ok()) return objective.status();
  if (written.laid_aside)
    return wrong("contract.laid_aside", base::quoted(hand_text(*written.laid_aside)),
                 "nothing, or the group that was taken too");
  std::vector<int> groups = {0, 1};
  if (written.taken) groups = {*written.taken};
  Bar bar(progress);
  Advice advice(dealt, options, [&bar] { bar.tick(); });
  // An announced Pagat may be one that the talon brings: then only the choices count with which it is announced.
  absl::Status impossible;
  std::vector<ExchangeChoice> choices = choices_of(dealt, written.contract.declarer, groups);
  std::erase_if(choices, [&](const ExchangeChoice& choice) {
    const auto start = advice.start(written, choice, *objective);
    impossible.Update(start.status());
    return !start.ok();
  });
  if (choices.empty()) return impossible;
  bar.expect(2 * choices.size());
  advice.solve(written, choices);
  rank(choices, *objective);

  DealTable table;
  table.stopped = advice.stopped();
  lay_out(choices, table);
  table.notes.push_back(base::str(contract_in_words(written), ": what the declarer wins in all,"));
  table.notes.push_back("and the card points that he is sure of if he plays for them alone.");
  table.notes.push_back(groups_note(dealt) + " " + leads_note(dealt.eldest));
  table.json["contract"] = to_json(written);
  table.json["choices"] = Json::array();
  for (const ExchangeChoice& choice : choices)
    table.json["choices"].push_back({{"taken", choice.taken + 1},
                                     {"laid_aside", hand_text(choice.laid_aside)},
                                     {"payment", interval_json(choice.payment)},
                                     {"points", interval_json(choice.points)},
                                     {"made", made_json(choice.points)}});
  if (announcing == Announcing::kWeighed && *objective == Objective::kPayment && !table.stopped) {
    Written played = written;
    played.taken = choices.front().taken;
    played.laid_aside = choices.front().laid_aside;
    announce(played, advice, bar, table);
  }
  return table;
}

// ### Before the bidding

struct Bids {
  std::array<Exchanges, kPlayers> exchanges;                                // by player
  std::array<std::array<Interval, kPlayers>, kUntouched.size()> untouched;  // by contract and player
  std::array<Interval, kPlayers> trischaken;  // of eldest, and of the others if it pays him more than his Single
  Interval trischaken_points;                 // of eldest, who alone may declare it
};

Bids bids_of(const Dealt& dealt, Advice& advice, Bar& bar) {
  Bids bids;
  std::array<std::vector<ExchangeChoice>, kPlayers> choices;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    choices[seat] = choices_of(dealt, static_cast<Seat>(seat), {0, 1});
    bar.expect(kTicksOfChoice * choices[seat].size() + kUntouched.size() + 1);
  }
  bar.expect(1);
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const auto player = static_cast<Seat>(seat);
    bids.exchanges[seat] = advice.best_of_exchange(player, std::move(choices[seat]));
    for (std::size_t place = 0; place < kUntouched.size(); ++place)
      bids.untouched[place][seat] = advice.value(kUntouched[place], Objective::kPayment, player);
  }
  // He declares it instead of Single, where that pays him more; only then does it matter what it pays the others.
  const auto eldest = static_cast<std::size_t>(dealt.eldest);
  const auto trischaken = [&](std::size_t seat) {
    bids.trischaken[seat] = advice.value(Name::kTrischaken, Objective::kPayment, static_cast<Seat>(seat));
  };
  trischaken(eldest);
  const bool for_eldest_alone = bids.trischaken[eldest].upper <= bids.exchanges[eldest].front().payment.lower;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    if (seat == eldest) continue;
    if (for_eldest_alone) {
      bids.trischaken[seat] = {0, 0};
      bar.tick();
    } else {
      trischaken(seat);
    }
  }
  bids.trischaken_points = advice.value(Name::kTrischaken, Objective::kPoints, dealt.eldest);
  return bids;
}

Json contracts_json(const Bids& bids, Seat eldest) {
  Json contracts = Json::array();
  for (std::size_t place = 0; place < kExchangeContracts; ++place)
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      const ExchangeChoice& best = bids.exchanges[seat][place];
      contracts.push_back({{"name", kKinds[place].text},
                           {"declarer", letter(static_cast<Seat>(seat))},
                           {"taken", best.taken + 1},
                           {"laid_aside", hand_text(best.laid_aside)},
                           {"payment", interval_json(best.payment)}});
    }
  for (std::size_t place = 0; place < kUntouched.size(); ++place)
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      contracts.push_back({{"name", kind_of(kUntouched[place]).text},
                           {"declarer", letter(static_cast<Seat>(seat))},
                           {"payment", interval_json(bids.untouched[place][seat])}});
  contracts.push_back({{"name", kind_of(Name::kTrischaken).text},
                       {"for", letter(eldest)},
                       {"payment", interval_json(bids.trischaken[static_cast<std::size_t>(eldest)])},
                       {"points", interval_json(bids.trischaken_points)}});
  return contracts;
}

void lay_out(const Bids& bids, Seat eldest, DealTable& table) {
  table.headings = {"contract", "A", "B", "C"};
  const auto row = [&](Name name, const auto& cell) {
    std::vector<std::string> cells = {std::string(name_in_words(name))};
    for (std::size_t seat = 0; seat < kPlayers; ++seat) cells.push_back(cell(seat));
    table.rows.push_back(std::move(cells));
  };
  for (std::size_t place = 0; place < kExchangeContracts; ++place)
    row(kKinds[place].name, [&](std::size_t seat) {
      const ExchangeChoice& best = bids.exchanges[seat][place];
      return base::str(money(best.payment), "  ", best.taken + 1, ": ", faces_in_words(best.laid_aside));
    });
  for (std::size_t place = 0; place < kUntouched.size(); ++place)
    row(kUntouched[place], [&](std::size_t seat) { return money(bids.untouched[place][seat]); });
  row(Name::kTrischaken, [&](std::size_t seat) {
    if (static_cast<Seat>(seat) != eldest) return std::string("–");
    return base::str(money(bids.trischaken[seat]), "  ", count(bids.trischaken_points), " points");
  });
}

// What the contracts are worth where all of it is exact.
std::optional<ContractWorths> worths_of(const Bids& bids) {
  ContractWorths worths;
  bool exact = true;
  const auto take = [&](Interval value, int& worth) {
    exact = exact && value.exact();
    worth = value.lower;
  };
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    for (std::size_t place = 0; place < kExchangeContracts; ++place)
      take(bids.exchanges[seat][place].payment, worths.declarer[place][seat]);
    for (std::size_t place = 0; place < kUntouched.size(); ++place)
      take(bids.untouched[place][seat], worths.declarer[static_cast<std::size_t>(kUntouched[place])][seat]);
    take(bids.trischaken[seat], worths.trischaken[seat]);
  }
  return exact ? std::optional(worths) : std::nullopt;
}

// Decisions 14 to 18; and what can be said of the contract that is then played.
void bring_bidding_to_end(const BiddingAsked& asked, const Dealt& dealt, const Bids& bids, Advice& advice, Bar& bar,
                          DealTable& table) {
  const auto worths = worths_of(bids);
  if (!worths) return;
  table.auction = auction_of(dealt, *worths, bids.exchanges, asked.calls, asked.first.value_or(dealt.eldest));
  const auto played = written_from_json(table.auction->contract);
  if (played.ok() && !played->trischaken()) announce(*played, advice, bar, table);
}

DealTable bidding_table(const Dealt& dealt, const BiddingAsked& asked, const search::Options& options,
                        const Progress& progress) {
  Bar bar(progress);
  Advice advice(dealt, options, [&bar] { bar.tick(); });
  const Bids bids = bids_of(dealt, advice, bar);
  DealTable table;
  table.stopped = advice.stopped();
  lay_out(bids, dealt.eldest, table);
  table.notes = {"What the declarer wins in all, nothing announced or doubled, and with what choice:",
                 "the group of the talon that he takes, and the cards that he lays aside. In Trischaken",
                 "what eldest, who alone may declare it, is sure of, and how few points he can keep to.",
                 groups_note(dealt) + " " + leads_note(dealt.eldest)};
  table.json["contracts"] = contracts_json(bids, dealt.eldest);
  bring_bidding_to_end(asked, dealt, bids, advice, bar, table);
  return table;
}

}  // namespace

namespace {

// A deal before its play. The contract tells of it: its talon.
absl::StatusOr<Dealt> dealt_of(const Setup& deal, const Written& written) {
  const auto hands = read_hands_alone(deal, Traits::deal(), Endings::kNeedTheTricksBefore);
  if (!hands.ok()) return hands.status();
  const auto eldest = eldest_of(deal);
  if (!eldest.ok()) return eldest.status();
  if (written.points) return wrong("contract.points", "some", "none: a table is of hands as they were dealt");
  if (!written.talon) return lacking("contract.talon", "two groups of three cards");
  if (absl::Status apart = check_apart("contract.talon", written.both_groups(), *hands); !apart.ok()) return apart;
  Dealt dealt{.hands = {}, .talon = *written.talon, .eldest = *eldest};
  std::ranges::copy(*hands, dealt.hands.begin());
  return dealt;
}

}  // namespace

absl::StatusOr<DealTable> deal_table(const Setup& deal, const BiddingAsked& asked, const search::Options& options,
                                     const Progress& progress) {
  const auto written = written_from_json(deal.contract);
  if (!written.ok()) return written.status();
  const auto dealt = dealt_of(deal, *written);
  if (!dealt.ok()) return dealt.status();
  if (written->before_exchange())
    return exchange_table(deal, *written, *dealt, options, progress, Announcing::kWeighed);
  return bidding_table(*dealt, asked, options, progress);
}

absl::StatusOr<DealTable> exchange_choices(const Setup& deal, const search::Options& options) {
  const auto written = written_from_json(deal.contract);
  if (!written.ok()) return written.status();
  const auto dealt = dealt_of(deal, *written);
  if (!dealt.ok()) return dealt.status();
  return exchange_table(deal, *written, *dealt, options, nullptr, Announcing::kLeftOut);
}

absl::StatusOr<Advised> announcements_advised(const Setup& deal, const search::Options& options) {
  const auto written = written_from_json(deal.contract);
  if (!written.ok()) return written.status();
  const auto dealt = dealt_of(deal, *written);
  if (!dealt.ok()) return dealt.status();
  const Progress unseen;
  Bar bar(unseen);
  Advice advice(*dealt, options, nullptr);
  return announcements_of(*written, advice, bar);
}

}  // namespace ouverte::games::dreiertarock
