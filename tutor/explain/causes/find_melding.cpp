// In a game of melds: what comes later of the card that costs, or of a right one, in every line of best play.
#include <algorithm>
#include <map>

#include "solver/base/sort.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

constexpr int kPairsOfMelds = 10;
constexpr std::size_t kLongestLine = 24;

// What happens in a line: who goes out, who melds which ranks and with which play of it, with which cards the mover has
// to take a trick, and how many cards are left with a seat that are in no set.
struct MeldLine {
  std::string out;
  std::map<std::string, std::size_t> forced;
  std::map<std::pair<std::string, char>, std::size_t> melds;
  std::map<std::pair<std::string, char>, int> melded;  // with how many cards
  std::map<std::string, int> loose;
  std::map<std::pair<std::string, std::string>, int> scores;  // of a seat, for what
};

int loose_cards(const std::string& hand) {
  std::map<char, int> of_rank;
  for (const char letter : hand)
    if (letter != '.' && letter != '-') ++of_rank[letter];
  int loose = 0;
  for (const auto& [rank, cards] : of_rank) loose += cards < 3 ? cards : 0;
  return loose;
}

// It is the only card that he has, and it matches.
bool has_to_match(const games::Position& at, const std::string& move) {
  const auto same = [&](const std::string& other) { return card_played(other) == card_played(move); };
  return !at.table_empty() && std::ranges::all_of(at.moves(), same) &&
         games::after(at, move)->setup().table.size() == 1;
}

MeldLine read_melds(const CostlyPlay& play, const PlayLine& line) {
  MeldLine found;
  auto at = play.before.clone();
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::string& move = line[i].card;
    const std::size_t plus = move.find('+');
    for (std::size_t end = plus; i > 0 && end != std::string::npos && end < move.size();) {
      const std::size_t begin = end;
      end = std::min(move.find(',', end + 1), move.size());
      const std::pair who(line[i].seat, move[end - 1]);
      found.melds.emplace(who, i);
      const auto dot = [](char letter) { return letter == '.'; };
      found.melded[who] +=
          1 + static_cast<int>(std::ranges::count_if(std::string_view(move).substr(begin, end - begin), dot));
    }
    if (i > 0 && line[i].seat == play.seat && has_to_match(*at, move)) found.forced.emplace(card_played(move), i);
    at = games::after(*at, move);
  }
  const games::Setup end = at->setup();
  const std::string_view seats = play.game.seats_at(end);
  if (const auto sheet = at->score_sheet())
    for (const games::ScoreSheet::Part& part : sheet->parts)
      for (std::size_t i = 0; i < part.each.size() && i < seats.size(); ++i)
        found.scores[{std::string(1, seats[i]), part.what}] = part.each[i];
  for (const auto& [seat, hand] : end.hands) {
    found.loose[seat] = loose_cards(hand);
    if (hand.find_first_not_of(".-") == std::string::npos) found.out = seat;
  }
  return found;
}

// Whether it is what is melded, and not the card played: that card, with as much as can be melded beside it, does not
// cost half as much.
bool is_of_the_melds(const CostlyPlay& play, games::Solver& solver, const std::string& right) {
  std::string most = play.move;
  for (const std::string& move : play.before.moves())
    if (card_played(move) == card_played(play.move) && move.size() > most.size()) most = move;
  AlteredDeals deals(play, solver);
  const auto of_right = deals.worth(right);
  const auto of_wrong = deals.worth(play.move);
  const auto of_most = deals.worth(most);
  return of_right && of_wrong && of_most && 2 * (*of_right - *of_most) < *of_right - *of_wrong;
}

class MeldCauses {
 public:
  MeldCauses(const CostlyPlay& play, games::Solver& solver, std::string right, LineSampler::Pairs pairs)
      : play_(play), solver_(solver), right_(std::move(right)), pairs_(std::move(pairs)) {
    for (const PlayLine& line : pairs_.first) now_.push_back(read_melds(play, line));
    for (const PlayLine& line : pairs_.second) otherwise_.push_back(read_melds(play, line));
  }

  // Another does it now and not otherwise, or the mover otherwise and not now.
  [[nodiscard]] std::optional<Cause> found() const {
    if (auto cause = last_turn()) return cause;
    if (auto cause = has_to_match_later()) return cause;
    for (const std::string& seat : seats_by_share())
      for (const auto find : {&MeldCauses::goes_out, &MeldCauses::melds_longer, &MeldCauses::melds,
                              &MeldCauses::is_left_with, &MeldCauses::scores})
        if (auto cause = (this->*find)(seat)) return cause;
    return std::nullopt;
  }

 private:
  using Lines = std::vector<MeldLine>;

  // Where a score is counted, those to whom half of the cost goes, most of it first; before them the mover, whose part
  // may be a quarter: it is what he can do better. Else all.
  [[nodiscard]] std::vector<std::string> seats_by_share() const {
    std::vector<std::string> seats;
    int cost = 0;
    for (const auto& [seat, hand] : play_.before.setup().hands) {
      seats.push_back(seat);
      cost += share_of(seat);
    }
    if (cost <= 0 || play_.game.stakes(play_.before.setup())->unit != "point") return seats;
    const auto has_little = [&](const std::string& seat) {
      constexpr int kOfMover = 4, kOfOthers = 2;
      return (seat == play_.seat ? kOfMover : kOfOthers) * share_of(seat) < cost;
    };
    std::erase_if(seats, has_little);
    base::sort(seats, {}, [&](const std::string& seat) { return std::pair(seat != play_.seat, -share_of(seat)); });
    return seats;
  }
  // How much of the cost is what the seat scores more now, or the mover less: his score is set against each other one.
  [[nodiscard]] int share_of(const std::string& seat) const {
    int share = 0;
    for (const bool now : {true, false})
      for (const MeldLine& line : lines(now))
        share += now == now_for(seat) ? all_scored(line, seat) : -all_scored(line, seat);
    return seat == play_.seat ? share * static_cast<int>(now_.front().loose.size() - 1) : share;
  }
  [[nodiscard]] static int all_scored(const MeldLine& line, const std::string& seat) {
    int sum = 0;
    for (const auto& [who, points] : line.scores) sum += who.first == seat ? points : 0;
    return sum;
  }
  [[nodiscard]] bool now_for(const std::string& seat) const { return seat != play_.seat; }
  [[nodiscard]] const Lines& lines(bool now) const { return now ? now_ : otherwise_; }
  template <class Test>
  [[nodiscard]] bool apart(bool now, const Test& test) const {
    return std::ranges::all_of(lines(now), test) && std::ranges::none_of(lines(!now), test);
  }

  // Melds kept in hand earn nothing then: another goes out first, or the deal is cut off.
  [[nodiscard]] std::optional<Cause> last_turn() const {
    const std::string& out = now_.front().out;
    if (right_.find('+') == std::string::npos || right_.size() <= play_.move.size() || out == play_.seat)
      return std::nullopt;
    const auto ends = [&](const MeldLine& line) { return line.out == out; };
    const auto no_more = [&](const PlayLine& line) {
      return std::ranges::none_of(line.begin() + 1, line.end(),
                                  [&](const LinePlay& play) { return play.seat == play_.seat; });
    };
    if (!std::ranges::all_of(now_, ends) || !std::ranges::all_of(otherwise_, ends)) return std::nullopt;
    if (!std::ranges::all_of(pairs_.first, no_more) || !std::ranges::all_of(pairs_.second, no_more))
      return std::nullopt;
    if (!is_of_the_melds(play_, solver_, right_)) return std::nullopt;
    Cause found = cause(CauseKind::kLastTurn, true, out.empty() ? play_.seat : out, line(true).size() - 1);
    if (out.empty()) found.person.clear();
    return found;
  }
  // The right card takes nothing now.
  [[nodiscard]] std::optional<Cause> has_to_match_later() const {
    const auto has_to = [&](const MeldLine& line) { return line.forced.contains(right_); };
    const bool takes = !play_.before.table_empty() && games::after(play_.before, right_)->setup().table.size() == 1;
    if (takes || right_ == card_played(play_.move) || !apart(true, has_to)) return std::nullopt;
    return cause(CauseKind::kMatchLater, true, play_.seat, now_.front().forced.at(right_));
  }
  [[nodiscard]] std::optional<Cause> goes_out(const std::string& seat) const {
    const bool now = now_for(seat);
    if (!apart(now, [&](const MeldLine& line) { return line.out == seat; })) return std::nullopt;
    return cause(CauseKind::kOutLater, now, seat, line(now).size() - 1);
  }
  [[nodiscard]] std::optional<Cause> melds(const std::string& seat) const {
    const bool now = now_for(seat);
    if (!scores_more(seat, now)) return std::nullopt;
    for (const auto& [who, at] : lines(now).front().melds) {
      const auto melds = [&, what = who](const MeldLine& line) { return line.melds.contains(what); };
      if (who.first != seat || !apart(now, melds) || (seat == play_.seat && is_to_be_held(who.second))) continue;
      Cause found = cause(CauseKind::kMeldLater, now, seat, at);
      found.on = who.second;
      return found;
    }
    return std::nullopt;
  }
  // The mover may meld cards of the rank with the right card, and should not yet.
  [[nodiscard]] bool is_to_be_held(char rank) const {
    const std::string card = card_played(right_);
    return std::ranges::any_of(play_.before.moves(), [&](const std::string& move) {
      return card_played(move) == card && move.find(rank, card.size()) != std::string::npos &&
             std::ranges::find(play_.right, move) == play_.right.end();
    });
  }
  // The card that costs comes to one who melds more of its rank.
  [[nodiscard]] std::optional<Cause> melds_longer(const std::string& seat) const {
    const std::string card = card_played(play_.move);
    if (!now_for(seat) || card.size() != 2 || !scores_more(seat, true)) return std::nullopt;
    const std::pair who(seat, card[1]);
    const auto many = [&](const MeldLine& line) {
      const auto found = line.melded.find(who);
      return found == line.melded.end() ? 0 : found->second;
    };
    const int least = many(std::ranges::min(now_, {}, many));
    if (least <= many(std::ranges::max(otherwise_, {}, many))) return std::nullopt;
    Cause found = cause(CauseKind::kMeldLater, true, seat, now_.front().melds.at(who));
    found.sense = CauseSense::kOneMore;
    found.on = card[1];
    found.many = least;
    return found;
  }
  // In all, in the line of the one set than in that of the other; true where nothing is told of scores.
  [[nodiscard]] bool scores_more(const std::string& seat, bool now) const {
    return now_.front().scores.empty() || all_scored(lines(now).front(), seat) > all_scored(lines(!now).front(), seat);
  }
  // The mover is left with fewer otherwise; another with more.
  [[nodiscard]] std::optional<Cause> is_left_with(const std::string& seat) const {
    const bool now = !now_for(seat);
    if (!scores_more(seat, !now)) return std::nullopt;
    const int cards = lines(now).front().loose.at(seat);
    const auto same = [&](const MeldLine& line) { return line.loose.at(seat) == cards; };
    const auto fewer = [&](const MeldLine& line) { return line.loose.at(seat) < cards; };
    if (!std::ranges::all_of(lines(now), same) || !std::ranges::all_of(lines(!now), fewer)) return std::nullopt;
    Cause found = cause(CauseKind::kLooseLeft, now, seat, line(now).size() - 1);
    found.on = std::to_string(cards);
    const auto ends = [](const MeldLine& line) { return !line.out.empty(); };
    const auto as_long = [&](const PlayLine& line) { return line.size() == this->line(now).size(); };
    if (std::ranges::all_of(lines(now), ends)) return found;
    if (!std::ranges::all_of(now ? pairs_.first : pairs_.second, as_long)) return std::nullopt;
    if (line(now).size() < 2) return std::nullopt;
    found.also = std::to_string(line(now).size() - 1);
    return found;
  }
  // The mover has more for something in every line after the right move, or another in every line now.
  [[nodiscard]] std::optional<Cause> scores(const std::string& seat) const {
    const bool now = now_for(seat);
    for (const auto& [who, points] : lines(now).front().scores) {
      if (who.first != seat) continue;
      const auto of = [&, what = who](const MeldLine& line) {
        const auto found = line.scores.find(what);
        return found == line.scores.end() ? 0 : found->second;
      };
      const int more = of(std::ranges::min(lines(now), {}, of)) - of(std::ranges::max(lines(!now), {}, of));
      if (more <= 0) continue;
      Cause found = cause(CauseKind::kScored, true, seat, line(true).size() - 1);
      found.on = std::to_string(more);
      found.also = who.second;
      if (of(std::ranges::min(lines(!now), {}, of)) < 0) found.sense = CauseSense::kPointsLost;
      return found;
    }
    return std::nullopt;
  }

  [[nodiscard]] const PlayLine& line(bool now) const { return (now ? pairs_.first : pairs_.second).front(); }
  [[nodiscard]] Cause cause(CauseKind kind, bool now, const std::string& seat, std::size_t play) const {
    Cause cause{.kind = kind, .card_played = play_.move, .right = right_, .seat = seat};
    cause.person = seat == play_.seat ? "you" : games::seat_name(seat, play_.game.seats());
    cause.ground.events = {{.now = now, .trick = play, .seat = line(now)[play].seat, .card = line(now)[play].card}};
    cause.now = line(true);
    cause.otherwise = line(false);
    return cause;
  }

  const CostlyPlay& play_;
  games::Solver& solver_;
  std::string right_;
  LineSampler::Pairs pairs_;
  Lines now_, otherwise_;
};

}  // namespace

std::optional<Cause> melding_cause(const CostlyPlay& play, games::Solver& solver) {
  for (const std::string& right : few_right(play)) {
    auto pairs = LineSampler(play.before, solver).lines(play.move, right, kPairsOfMelds);
    if (!pairs || pairs->first.front().size() > kLongestLine) return std::nullopt;
    if (auto cause = set_cause(play, solver, right, *pairs)) return cause;
    if (auto cause = MeldCauses(play, solver, right, *std::move(pairs)).found()) return cause;
  }
  return std::nullopt;
}

}  // namespace ouverte::tutor
