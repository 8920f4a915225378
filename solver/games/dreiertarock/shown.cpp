// What lies open while a deal of Dreiertarock is played, and what the rules keep from those who see some hands only.
#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/dreiertarock/sheet.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

bool sees(std::string_view seats, int seat) { return seats.find(kSeats[static_cast<std::size_t>(seat)]) != seats.npos; }

// What those who see the hands of some seats know of the cards that are out of play.
struct Knowledge {
  bool talon = false;  // all of it
  bool laid_aside = false;
};

Knowledge knowledge_of(std::string_view seats, const Written& written, bool over) {
  int hands = 0;
  for (int seat = 0; seat < kPlayers; ++seat) hands += sees(seats, seat) ? 1 : 0;
  const bool everything = over || hands == kPlayers;
  const bool is_his = written.exchange() && sees(seats, cards::index(written.contract.declarer));
  return {.talon = everything || written.exchange(), .laid_aside = everything || is_his};
}

template <class Numbers>
std::string by_seat(const Numbers& numbers) {
  std::vector<std::string> texts;
  for (int seat = 0; seat < kPlayers; ++seat)
    texts.push_back(base::str(letter(seat), " ", static_cast<int>(numbers[static_cast<std::size_t>(seat)])));
  return joined(texts, "  ");
}

std::string defenders_in_letters(Seat declarer) {
  std::string letters;
  for (int seat = 0; seat < kPlayers; ++seat)
    if (seat != cards::index(declarer)) letters += base::str(letters.empty() ? "" : " ", letter(seat));
  return letters;
}

// A side's card points; less those of cards that cannot be seen, and without the side where these are not recorded.
std::string card_points_of(const State& state, const Written& written, const Knowledge& known) {
  if (written.trischaken()) return by_seat(state.points);
  const Seat declarer = written.contract.declarer;
  std::vector<std::string> sides;
  const auto add = [&](std::string_view who, int points, bool all, const auto& unseen, std::string_view rest) {
    if (all) {
      sides.push_back(base::str(who, " ", points));
    } else if (unseen) {
      sides.push_back(base::str(who, " ", points - card_points(*unseen), " and ", rest));
    }
  };
  const std::optional<CardSet> talon = written.talon ? std::optional(written.both_groups()) : std::nullopt;
  add(base::str("declarer ", letter(declarer)), state.points[0], known.laid_aside || !written.exchange(),
      written.laid_aside, "what was laid aside");
  add(base::str("defenders ", defenders_in_letters(declarer)), state.points[1], known.talon, talon, "the talon");
  return joined(sides, ", ");
}

std::string talon_in_words(const Written& written, const Knowledge& known) {
  if (!known.talon) return "unseen";
  const auto& groups = *written.talon;
  if (!written.exchange()) return base::str(faces_in_words(groups[0]), ", ", faces_in_words(groups[1]));
  std::vector<std::string> texts;
  for (std::size_t group = 0; group < groups.size(); ++group)
    texts.push_back(
        base::str(faces_in_words(groups[group]), written.taken == static_cast<int>(group) ? " (taken)" : ""));
  return joined(texts, ", ");
}

// Decision 13: trumps are laid aside face up, other cards face down.
std::string laid_aside_in_words(CardSet aside, const Knowledge& known) {
  if (known.laid_aside) return faces_in_words(aside);
  const CardSet open = aside & kTrumps;
  const std::string hidden = base::counted(aside.size() - open.size(), "card");
  if (open.empty()) return base::str(hidden, " face down");
  const std::string shown = faces_in_words(open);
  return open == aside ? shown : base::str(shown, " and ", hidden, " face down");
}

void show_cards_out(const Written& written, const Knowledge& known, std::vector<Shown>& lines) {
  if (written.talon) lines.push_back({"talon", talon_in_words(written, known)});
  if (written.laid_aside) lines.push_back({"laid aside", laid_aside_in_words(*written.laid_aside, known)});
}

}  // namespace

std::vector<Shown> shown_of(const Game& game, const State& state, const Written& written, std::string_view seats) {
  const Knowledge known = knowledge_of(seats, written, game.over(state));
  std::vector<Shown> lines;
  if (std::ranges::any_of(state.won, [](int won) { return won > 0; })) lines.push_back({"tricks", by_seat(state.won)});
  if (std::string points = card_points_of(state, written, known); !points.empty())
    lines.push_back({"card points", std::move(points)});
  show_cards_out(written, known, lines);
  const Contract& contract = game.contract();
  if (game.trischaken()) return lines;
  if (contract.game_doubled) lines.push_back({"doubled", "the game"});
  if (const std::string said = announcements_in_words(contract); !said.empty()) lines.push_back({"announced", said});
  const bool paid = contract.name != Name::kSoloSlam;
  if (paid && state.mondfang != kNobody)
    lines.push_back({"Mondfang", base::str(letter(state.mondfang), ", whose Sküs took the Mond")});
  return lines;
}

std::vector<Shown> cards_out_shown(const Written& written, std::string_view seats) {
  std::vector<Shown> lines;
  show_cards_out(written, knowledge_of(seats, written, false), lines);
  return lines;
}

Written contract_known_to(std::string_view seats, Written written, const Setup& setup) {
  if (written.kind == nullptr) return written;
  const bool over = std::ranges::all_of(setup.hands, [](const auto& hand) { return hand.second == "-"; });
  const Knowledge of_cards = knowledge_of(seats, written, over);
  // Points count cards that are not to be seen.
  if (!of_cards.talon || (!of_cards.laid_aside && written.exchange())) written.points.reset();
  if (!of_cards.talon) written.talon.reset();
  if (!of_cards.laid_aside) written.laid_aside.reset();
  // Who was dealt all four Kings or the Trull knows it; the others see it as the cards fall.
  const bool everything = knowledge_of(seats, Written{}, over).talon;
  const auto hide = [&](SaidSeat& said) {
    const bool is_his = said && *said != kNobody && sees(seats, *said);
    if (!everything && !is_his) said.reset();
  };
  hide(written.kings);
  hide(written.trull);
  return written;
}

}  // namespace ouverte::games::dreiertarock
