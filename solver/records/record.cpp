#include "solver/records/record.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/lin.hpp"
#include "solver/records/tags.hpp"

namespace ouverte::records {
namespace {

// Which tag says a field of the setup.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kTagOfField = {{{"hands", "Deal"},
                                                                                       {"table", "Trick"},
                                                                                       {"won", "Taken"},
                                                                                       {"leader", "Leader"},
                                                                                       {"dealer", "Dealer"},
                                                                                       {"contract", "Contract"},
                                                                                       {"objective", "Objective"},
                                                                                       {"for", "For"}}};

// The tag that says a field of a contract: games call the declaring side as they like, and their other fields like
// their tags.
std::string tag_of_contract(std::string_view field) {
  constexpr std::array<std::string_view, 3> kDeclarers = {"declarer", "soloist", "hood"};
  if (field == "name") return "Contract";
  if (std::ranges::find(kDeclarers, field) != kDeclarers.end()) return "Declarer";
  std::string tag;
  for (bool begins = true; const char letter : field) {
    const bool between = letter == '_' || letter == '.';
    if (!between) tag += begins && 'a' <= letter && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    begins = between;
  }
  return tag;
}

// "hands.N" is a key of JSON: in words.
std::string without_keys_of_hands(std::string_view message) {
  constexpr std::string_view kKey = "hands.";
  std::string words;
  for (std::size_t at = message.find(kKey); at != std::string_view::npos; at = message.find(kKey)) {
    words += base::str(message.substr(0, at), "the hand of ");
    message.remove_prefix(at + kKey.size());
  }
  return words.append(message);
}

}  // namespace

std::string text(const Place& place) {
  std::string where = place.file;
  if (place.line > 0) where += base::str(where.empty() ? "line " : ":", place.line);
  if (!place.board.empty()) where += base::str(where.empty() ? "" : ": ", "board ", base::excerpt(place.board));
  return where;
}

std::string text(const Problem& problem) {
  const std::string where = text(problem.place);
  return where.empty() ? problem.message : base::str(where, ": ", problem.message);
}

Problem problem_with(const Record& record, std::string_view message) {
  Problem problem{.place = record.place, .message = std::string(message)};
  const auto stands_at = [&](std::string_view tag) {
    const auto found = std::ranges::find(record.tag_lines, tag, &std::pair<std::string, int>::first);
    if (found != record.tag_lines.end()) problem.place.line = found->second;
    return found != record.tag_lines.end();
  };
  const std::string_view field = message.substr(0, message.find_first_of(".:"));
  const auto tag = std::ranges::find(kTagOfField, field, &std::pair<std::string_view, std::string_view>::first);
  const bool of_the_contract = field == "contract" && field.size() < message.size() && message[field.size()] == '.';
  if (of_the_contract && !record.tag_lines.empty()) {
    const std::size_t colon = std::min(message.find(':'), message.size());
    const std::string own = tag_of_contract(message.substr(field.size() + 1, colon - field.size() - 1));
    if (!stands_at(own)) stands_at("Contract");
    problem.message = base::str(own, message.substr(colon));
  } else if (tag == kTagOfField.end()) {
    stands_at(field);
  } else if (stands_at(tag->second)) {
    problem.message = base::str(tag->second, ": ", without_keys_of_hands(message));
  } else if (!record.tag_lines.empty()) {  // the tag is missing
    problem.message = base::str(tag->second, message.substr(field.size()));
  }
  return problem;
}

void doubt_tags(Record& record) {
  const games::Game* const game = games::find_game(record.setup.game);
  if (game == nullptr) return;
  std::unique_ptr<games::Position> end;
  if (!record.plays.empty())
    if (auto position = position_after(record, record.plays.size()); position.ok()) end = *std::move(position);
  for (const std::string& doubt : game->contradictions(record.setup, record.tags, end.get()))
    record.doubts.push_back(problem_with(record, doubt));
}

std::string_view tag_value(const games::Tags& tags, std::string_view name) {
  const auto found = std::ranges::find(tags, name, &games::Tags::value_type::first);
  return found == tags.end() ? std::string_view() : std::string_view(found->second);
}

std::vector<std::string> calls_of(const Record& record) {
  std::vector<std::string> calls;
  for (const Call& call : record.auction) calls.push_back(call.call);
  return calls;
}

absl::StatusOr<std::unique_ptr<games::Position>> position_after(const Record& record, std::size_t plays) {
  const auto game = game_named(record.setup.game, "game");
  if (!game.ok()) return game.status();
  auto position = (*game)->playable(record.setup);
  if (!position.ok()) return position.status();
  for (std::size_t play = 0; play < std::min(plays, record.plays.size()); ++play) {
    if (absl::Status status = (*position)->play(record.plays[play].move); !status.ok()) return status;
  }
  return position;
}

bool begins_json(std::string_view text) {
  const auto next_is = [&](char letter) {
    const std::size_t first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos || text[first] != letter) return false;
    text.remove_prefix(first + 1);
    return true;
  };
  if (!next_is('{')) return false;
  if (next_is('}')) return true;
  if (!next_is('"')) return false;
  text.remove_prefix(std::min(text.find('"'), text.size()));
  return next_is('"') && next_is(':');
}

Readings read_records(std::string_view text, std::string_view file) {
  const std::string plain = plain_text(text);
  if (begins_json(plain)) return read_json_lines(plain, file);
  return lin::begins_lin(plain) || lin::begins_link(plain) ? read_lin(plain, file) : read_pbn(plain, file);
}

}  // namespace ouverte::records
