#include "app/requests/write.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/tricks_played.hpp"

namespace ouverte::requests {
namespace {

constexpr std::array<std::string_view, 3> kForms = {"pbn", "json", "text"};
constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::array<std::string_view, 4> kSigns = {"♠", "♥", "♦", "♣"};

// "♠7" of "S7", "Mond" of "21".
std::string face(std::string_view move, const games::CardFaces& named) {
  if (move.size() == 2 && kSuitLetters.find(move[0]) != std::string_view::npos)
    return base::str(kSigns[kSuitLetters.find(move[0])], move.substr(1) == "T" ? "10" : move.substr(1));
  if (move.starts_with('*')) return base::str(named.face("*"), move.substr(1));
  return std::string(named.face(move));
}

// Cards of no suit: Jokers together, or cards with commas between them by their names.
std::string row_text(std::string_view cards, const games::CardFaces& named) {
  if (named.cards.empty()) return std::string(cards);
  std::string text;
  while (!cards.empty()) {
    const std::string_view one = cards.substr(0, cards.find(','));
    text += base::str(text.empty() ? "" : " ", named.face(one));
    cards.remove_prefix(std::min(one.size() + 1, cards.size()));
  }
  return text;
}

// "♠AK1053 ♥– ♦QJ9 ♣87654".
std::string hand_text(std::string_view hand, const games::CardFaces& named) {
  std::string text;
  for (std::size_t suit = 0; suit <= kSuitLetters.size(); ++suit) {
    const std::size_t dot = hand.find('.');
    const std::string_view cards = hand.substr(0, dot);
    text += base::str(suit == 0 ? "" : " ", suit < kSuitLetters.size() ? kSigns[suit] : base::str(named.row, " "));
    if (suit == kSuitLetters.size())
      text += row_text(cards, named);
    else
      for (const char card : cards) text += card == 'T' ? "10" : std::string(1, card);
    if (cards.empty()) text += "–";
    if (dot == std::string_view::npos) return text;
    hand.remove_prefix(dot + 1);
  }
  return text;
}

// The play as far as it goes, a trick a line; where tricks have no length of their own, a play a line.
std::string play_text(const games::Game& game, const games::Position& start, std::span<const std::string> line) {
  const auto tricks = records::tricks_played(start, game.seats_at(start.setup()), line);
  if (!tricks.ok()) return {};
  std::string text;
  for (const records::TrickPlayed& trick : *tricks) {
    text += base::str(trick.number, ". ");
    for (const auto& card : trick.cards)
      text += base::str(&card == &trick.cards.front() ? "" : ", ", card.seat, " ", face(card.move, game.faces()));
    text += trick.winner.empty() ? "\n" : base::str("; ", trick.winner, " wins\n");
  }
  return text;
}

// A deal as people send it to one another.
absl::StatusOr<std::string> text_of(const games::Game& game, const records::Record& record) {
  const std::string_view seats = game.seats();
  std::string text = base::str(game.title(), record.place.board.empty() ? "" : ", board ", record.place.board);
  if (!record.setup.dealer.empty()) text += base::str(", dealer ", games::seat_name(record.setup.dealer, seats));
  if (const auto at = records::tag_value(record.tags, "Vulnerable"); !at.empty() && at != "?")
    text += base::str(", vulnerable: ", at);
  text += "\n\n";
  for (const auto& [seat, hand] : record.setup.hands)
    text += base::str(games::seat_name(seat, seats), ": ", hand_text(hand == "-" ? "..." : hand, game.faces()), "\n");
  if (record.setup.contract.is_null()) return text + "\nPassed out\n";
  if (!game.names_contract(record.setup)) return text;
  const auto start = game.playable(record.setup);
  if (!start.ok()) return start.status();
  text += base::str("\n", game.contract_of((*start)->setup()).words(), "\n");
  std::vector<std::string> line;
  for (const records::Play& play : record.plays) line.push_back(play.move);
  const std::string play = play_text(game, **start, line);
  return play.empty() ? text : base::str(text, "\n", play);
}

}  // namespace

absl::StatusOr<base::Json> answer_write(Arguments& given, Context& context) {
  const std::string asked = given.text("as");
  const std::string form = asked.empty() ? std::string(kForms.front()) : asked;
  if (std::ranges::find(kForms, form) == kForms.end())
    given.refuse(base::invalid("as: found ", base::quoted(form), ", expected one of ", games::joined(kForms, " ")));
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto game = context.game(record.setup.game);
    if (!game.ok()) return game.status();
    if (form == "pbn") return base::Json{{"text", records::write_pbn(record)}};
    if (form == "json") return base::Json{{"text", records::write_json(record)}};
    const auto text = text_of(**game, record);
    if (!text.ok()) return text.status();
    return base::Json{{"text", *text}};
  };
  return about_record(given, context, Limits().time, answer);
}

}  // namespace ouverte::requests
