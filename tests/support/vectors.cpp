#include "tests/support/vectors.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "solver/base/json.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::support {
namespace {

int cards_in(std::string_view hand) {
  return static_cast<int>(std::ranges::count_if(hand, [](char letter) { return letter != '.' && letter != '-'; }));
}

Vector vector_of(const base::Json& json) {
  Vector vector;
  games::Setup& setup = vector.setup;
  setup.id = json.at("id");
  setup.game = json.at("game");
  for (const auto& [seat, hand] : json.at("hands").items()) {
    setup.hands.emplace_back(seat, hand.get<std::string>());
    vector.cards += cards_in(setup.hands.back().second);
  }
  setup.table = json.at("table");
  vector.cards += static_cast<int>(setup.table.size());
  setup.leader = json.at("leader");
  if (json.contains("won")) {
    setup.won.emplace();
    for (const auto& [seat, tricks] : json.at("won").items()) setup.won->emplace_back(seat, tricks.get<int>());
  }
  setup.contract = json.at("contract");
  setup.objective = json.at("objective");
  setup.guarantee = json.value("for", "");
  vector.value = json.at("value");
  for (const auto& [move, value] : json.at("moves").items()) vector.moves[in_order(move)] = value;
  return vector;
}

}  // namespace

std::string in_order(const std::string& move) {
  std::vector<std::string> sets;
  std::istringstream pieces(move.substr(std::min(move.find('+'), move.size())));
  for (std::string set; std::getline(pieces, set, ',');) sets.push_back(set.starts_with('+') ? set.substr(1) : set);
  std::ranges::sort(sets);
  std::string text = move.substr(0, move.find('+'));
  for (std::size_t i = 0; i < sets.size(); ++i) text += (i == 0 ? '+' : ',') + sets[i];
  return text;
}

std::vector<Vector> read_vectors(std::string_view game) {
  std::ifstream file(game_file("vectors", game));
  std::vector<Vector> vectors;
  for (std::string line; std::getline(file, line);) vectors.push_back(vector_of(base::Json::parse(line)));
  std::ranges::stable_sort(vectors, {}, &Vector::cards);
  return vectors;
}

}  // namespace ouverte::support
