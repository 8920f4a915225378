#include "solver/records/move_input.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/plays.hpp"
#include "solver/records/typed_melds.hpp"

namespace ouverte::records {
namespace {

constexpr std::size_t kMostListed = 20;

std::string normal(std::string_view text) {
  std::string plain = absl::StrReplaceAll(
      std::string(text),
      {{"♠", "S"}, {"♥", "H"}, {"♦", "D"}, {"♣", "C"}, {"☆", "*"}, {" ", ""}, {"\t", ""}, {"10", "T"}});
  std::ranges::transform(plain, plain.begin(), [](unsigned char sign) { return std::toupper(sign); });
  return plain;
}

std::string listed(std::span<const std::string> moves) {
  const std::string list = absl::StrJoin(moves.first(std::min(moves.size(), kMostListed)), " ");
  return moves.size() > kMostListed ? list + " …" : list;
}

bool one_of(std::span<const std::string> legal, const std::string& move) {
  return std::ranges::find(legal, move) != legal.end();
}

// The card that a move plays, whatever it lays down besides.
std::string card_of(const std::string& move) { return move.substr(0, move.find('+')); }

// The moves that a text says no more of than the suit or the rank.
std::vector<std::string> partly_said(const games::Game& game, std::string_view text,
                                     std::span<const std::string> legal) {
  const auto suit = games::suit_meant(text);
  const std::vector<std::string> ranks = games::ranks_meant(game, text);
  std::vector<std::string> moves;
  for (const std::string& move : legal) {
    const bool card = move.size() > 1 && games::suit_meant(move.substr(0, 1));
    if (card && (move.substr(0, 1) == suit || one_of(ranks, card_of(move).substr(1)))) moves.push_back(move);
  }
  return moves;
}

absl::StatusOr<std::string> only(const std::vector<std::string>& moves, std::string_view text,
                                 std::span<const std::string> legal) {
  if (moves.size() == 1) return moves.front();
  if (moves.size() > 1) return base::invalid(base::quoted(text), " may be any of ", listed(moves));
  return base::invalid("found ", base::quoted(text), ", expected one of ", listed(legal));
}

// "A of clubs", "10 of hearts": the suit put first, with the rank as it stands; other text as it is.
std::string suit_first(std::string_view text) {
  const std::string said = games::lower_case(text);
  const std::size_t of = said.find(" of ");
  if (of == std::string::npos) return std::string(text);
  const auto suit = games::suit_meant(games::without_blanks(text.substr(of + 4)));
  const std::string rank = normal(text.substr(0, of));
  return suit && rank.size() == 1 ? *suit + rank : std::string(text);
}

// The move that is written out in full, if it is one.
std::optional<std::string> written_move(std::string_view text, std::span<const std::string> legal) {
  std::string blankless(text);
  std::erase(blankless, ' ');
  std::ranges::transform(blankless, blankless.begin(), [](unsigned char sign) { return std::toupper(sign); });
  for (const std::string& wanted : {blankless, normal(text)})  // "10" is a tarock trump before it is a Ten
    if (one_of(legal, wanted)) return wanted;
  return std::nullopt;
}

// Those whose card ends as the text does: its rank.
std::vector<std::string> ending_so(std::string_view text, std::span<const std::string> legal) {
  const std::string plain = normal(text);
  std::vector<std::string> ending;
  for (const std::string& move : legal)
    if (!plain.empty() && plain.size() < card_of(move).size() && card_of(move).ends_with(plain)) ending.push_back(move);
  return ending;
}

}  // namespace

absl::StatusOr<std::string> move_meant(std::string_view text, std::span<const std::string> legal) {
  if (auto move = written_move(text, legal)) return *std::move(move);
  return only(ending_so(text, legal), text, legal);
}

absl::StatusOr<std::string> move_meant(const games::Game& game, std::string_view text,
                                       std::span<const std::string> legal) {
  if (auto move = written_move(text, legal)) return *std::move(move);
  if (auto move = written_move(suit_first(text), legal)) return *std::move(move);
  std::vector<std::string> moves = games::moves_meant(game, text);
  std::erase_if(moves, [&](const std::string& move) { return !one_of(legal, move); });
  if (moves.empty()) moves = ending_so(text, legal);
  if (moves.empty()) moves = partly_said(game, text, legal);
  return only(moves, text, legal);
}

absl::StatusOr<std::string> play_meant(const games::Game& game, games::Position& at, std::string_view text) {
  std::string move = melding_move(at, text).value_or(canonical_move(text));
  absl::Status played = at.play(move);
  if (played.ok()) return move;
  const std::vector<std::string> meant = games::moves_meant(game, text);
  std::vector<std::string> legal;
  for (const std::string& one : meant)
    if (at.clone()->play(one).ok()) legal.push_back(one);
  if (legal.size() > 1) return base::invalid(base::quoted(text), " may be any of ", listed(legal));
  if (meant.size() == 1 || legal.size() == 1) {
    move = legal.empty() ? meant.front() : legal.front();
    played = at.play(move);
  }
  if (!played.ok()) return played;
  return move;
}

}  // namespace ouverte::records
