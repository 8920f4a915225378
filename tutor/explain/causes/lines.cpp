#include "tutor/explain/causes/lines.hpp"

#include <algorithm>

#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/exchange.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;

constexpr std::uint64_t kMostNodesOfLines = 1'500'000;  // spent on lines before another pair is begun

// What the twin line has this seat play first of what may be played here and has not been played yet.
std::string as_in(const PlayLine& twin, const std::string& seat, const std::vector<std::string>& best) {
  for (const LinePlay& play : twin)
    if (play.seat == seat && std::ranges::find(best, play.card) != best.end()) return play.card;
  return "";
}

std::string lowest_of(const std::vector<std::string>& cards) {
  return *std::ranges::max_element(cards, {}, [](const std::string& card) { return rank_place(card); });
}

// Who has taken the trick that a move has ended.
std::string taker(const Position& before, const Position& after) {
  if (!after.over()) return after.to_move();
  const games::Setup was = before.setup();
  const games::Setup is = after.setup();
  for (std::size_t i = 0; was.won && is.won && i < is.won->size(); ++i)
    if ((*is.won)[i].second > (*was.won)[i].second) return (*is.won)[i].first;
  return "";
}

}  // namespace

std::optional<PlayLine> LineSampler::line(const std::string& move, const PlayLine* twin, bool lowest,
                                          base::Random& random) {
  PlayLine line = {{before_.to_move(), move}};
  for (auto at = games::after(before_, move); !at->over();) {
    if (solver_.deadline().passed()) return std::nullopt;
    std::vector<std::string> best = at->moves();
    if (best.size() > 1) {
      games::Solution solved = solver_.solve(*at, {});
      if (solved.stopped || solved.best.empty()) return std::nullopt;
      nodes_ += solved.nodes;
      best = std::move(solved.best);
    }
    std::string card = twin == nullptr ? "" : as_in(*twin, at->to_move(), best);
    if (card.empty()) card = lowest ? lowest_of(best) : best[random.below(best.size())];
    line.push_back({at->to_move(), card});
    at = games::after(*at, card);
  }
  return line;
}

std::optional<LineSampler::Pairs> LineSampler::lines(const std::string& first, const std::string& second,
                                                     int pairs_of_lines) {
  base::Random random(7);
  Pairs pairs;
  for (int i = 0; i < pairs_of_lines && (i == 0 || nodes_ < kMostNodesOfLines); ++i) {
    const bool lowest = i % 2 == 0;
    auto one = line(first, nullptr, lowest, random);
    if (!one) return std::nullopt;
    auto other = line(second, &*one, lowest, random);
    if (!other) return std::nullopt;
    pairs.first.push_back(*std::move(one));
    pairs.second.push_back(*std::move(other));
  }
  return pairs;
}

std::string LineTrick::played_by(const std::string& seat) const {
  const auto play = std::ranges::find(plays, seat, &LinePlay::seat);
  return play == plays.end() ? "" : play->card;
}

std::string LineTrick::place_of_taker() const {
  std::size_t same = 0;
  std::size_t higher = 0;
  for (const LinePlay& play : plays) {
    if (play.card.size() != 2 || !is_of_a_suit(play.card)) return "";  // who takes it may be chosen
    if (play.card.front() != card.front()) continue;
    ++same;
    if (rank_place(play.card) < rank_place(card)) ++higher;
  }
  if (higher != 1) return "";
  return same == 3 ? "the middle card" : same == 2 ? "the lower of two" : "";
}

LineTrick trick_begun(const Position& at) {
  LineTrick trick;
  const games::Setup setup = at.setup();
  auto seat = std::ranges::find(setup.hands, setup.leader, [](const auto& hand) { return hand.first; });
  for (const std::string& card : setup.table) {
    trick.plays.push_back({seat->first, card});
    if (++seat == setup.hands.end()) seat = setup.hands.begin();
  }
  return trick;
}

bool ends_trick(const Position& after) { return after.over() || after.table_empty(); }

void close_trick(const Position& before, const Position& after, LineTrick& trick) {
  trick.taker = taker(before, after);
  for (const LinePlay& each : trick.plays)
    if (each.seat == trick.taker) trick.card = each.card;
}

std::string cards_in_words(const LineTrick& trick, const games::CardFaces& named) {
  std::string text;
  for (const LinePlay& play : trick.plays) {
    std::string card = card_in_words(play.card, named);
    const bool of_a_suit = play.card.size() == 2 && is_of_a_suit(trick.plays.front().card);
    if (!text.empty() && of_a_suit && play.card[0] == trick.led()) card.erase(0, suit_in_words(play.card).sign.size());
    text += base::str(text.empty() ? "" : "-", card);
  }
  return text;
}

std::vector<LineTrick> tricks_of(const Position& before, const PlayLine& line) {
  std::vector<LineTrick> tricks;
  LineTrick trick = trick_begun(before);
  auto at = before.clone();
  for (const LinePlay& play : line) {
    trick.plays.push_back(play);
    auto next = games::after(*at, play.card);
    if (ends_trick(*next)) {
      close_trick(*at, *next, trick);
      tricks.push_back(std::exchange(trick, {}));
    }
    at = std::move(next);
  }
  return tricks;
}

std::unique_ptr<games::Position> after_trick(const games::Position& before, const PlayLine& line, std::size_t trick) {
  std::unique_ptr<games::Position> at = before.clone();
  std::size_t ended = 0;
  for (const LinePlay& play : line) {
    at = games::after(*at, play.card);
    if (at->over()) return nullptr;
    if (at->table_empty() && ++ended > trick) return at;
  }
  return nullptr;
}

Frequencies frequencies_in(const Position& before, const std::vector<PlayLine>& lines,
                           const std::map<std::string, bool>& sides, const std::map<std::string, std::string>& same) {
  Frequencies often;
  const double each = 1.0 / static_cast<double>(lines.size());
  for (const PlayLine& line : lines) {
    int number = 0;
    for (const LineTrick& trick : tricks_of(before, line)) {
      ++number;
      if (number > 1) often.leads[{trick.plays.front().seat, trick.led()}] += each;
      if (const auto side = sides.find(trick.taker); side != sides.end()) often.tricks[side->second] += each;
      for (const LinePlay& play : trick.plays)
        if (play.card.front() != trick.led() && play.seat != trick.taker)
          often.discards[{play.seat, {trick.led(), play.card.front()}}] += each;
      const auto as = same.find(trick.card);
      const std::pair who(trick.taker, as == same.end() ? trick.card : as->second);
      often.takes[who] += each;
      often.in_suit[{trick.taker, trick.card.front()}] += each;
      if (trick.card.front() != trick.led()) often.ruffs[{trick.taker, trick.led()}] += each;
      const auto [when, first] = often.when.try_emplace(who, number);
      if (!first) when->second = std::min(when->second, number);
    }
  }
  return often;
}

}  // namespace ouverte::tutor
