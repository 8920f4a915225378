#include "tutor/marks/books.hpp"

#include <variant>

namespace ouverte::tutor {

absl::StatusOr<std::string> Books::add(const games::Game& game, const records::Record& record) {
  if (game.duplicate() && record.setup.contract.is_null()) {
    duplicate_.add(game, record, nullptr);
    return std::string();
  }
  const auto scores = scores_of(game, record);
  if (!scores.ok()) return scores.status();
  if (const auto* why = std::get_if<std::string>(&*scores)) return *why;
  const auto& sheet = std::get<games::ScoreSheet>(*scores);
  if (game.duplicate())
    duplicate_.add(game, record, &sheet);
  else
    ledger_.add(game, record, sheet);
  return std::string();
}

base::Json to_json(const Books& books) {
  return {{"accounts", to_json(books.ledger())}, {"duplicate", to_json(books.duplicate().sessions())}};
}

}  // namespace ouverte::tutor
