#include <algorithm>
#include <array>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/hidden_hands.hpp"
#include "solver/records/json_fields.hpp"
#include "solver/records/move_input.hpp"
#include "solver/records/position.hpp"
#include "solver/records/record.hpp"
#include "solver/records/record_check.hpp"
#include "solver/records/tags.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {
namespace {

using base::Json;
using base::str;

constexpr std::array<std::string_view, 20> kKeys = {
    "id",   "game",    "hands", "table", "leader",   "dealer", "won",      "contract", "objective", "for",
    "tags", "auction", "plays", "end",   "unplayed", "notes",  "sections", "comments", "value",     "moves"};

// Words for `PlaysEnd`, in its order; the first is not written.
constexpr std::array<std::string_view, 6> kEnds = {"", "ended", "continued", "unresolved", "unknown", "irregular"};

// A call or play: its text alone, or an object where marks or comments stand beside it.
Json annotated(const char* key, const std::string& text, const std::vector<std::string>& marks,
               const std::vector<std::string>& comments) {
  if (marks.empty() && comments.empty()) return json_string(text);
  Json object = {{key, json_string(text)}};
  if (!marks.empty()) object["marks"] = json_strings(marks);
  if (!comments.empty()) object["comments"] = json_strings(comments);
  return object;
}

absl::Status read_annotated(std::string_view field, std::string_view key, const Json& value, std::string& text,
                            std::vector<std::string>& marks, std::vector<std::string>& comments) {
  if (!value.is_object()) return read_text(field, value, text);
  for (const auto& item : value.items()) {
    absl::Status status;
    if (item.key() == key) {
      status = read_text(str(field, ".", key), item.value(), text);
    } else if (item.key() == "marks") {
      status = read_texts(str(field, ".marks"), item.value(), marks);
    } else if (item.key() == "comments") {
      status = read_texts(str(field, ".comments"), item.value(), comments);
    } else {
      status = unknown_key(item.key(), std::array<std::string_view, 3>{key, "marks", "comments"});
    }
    if (!status.ok()) return status;
  }
  for (const std::string& mark : marks)
    if (!is_mark(mark))
      return base::invalid(field, ".marks: found ", base::quoted(mark), ", expected a mark such as ! ?? $7 =1= ^L");
  return absl::OkStatus();
}

// A list in which every item is a list of texts, the first `fixed` of them always there.
absl::StatusOr<std::vector<std::vector<std::string>>> read_rows(std::string_view field, const Json& value,
                                                                std::size_t fixed) {
  if (!value.is_array()) return unexpected(field, value, "a list of lists of texts");
  std::vector<std::vector<std::string>> rows;
  for (const Json& item : value) {
    if (absl::Status status = read_texts(field, item, rows.emplace_back()); !status.ok()) return status;
    if (rows.back().size() < fixed) return unexpected(field, item, str("at least ", fixed, " texts"));
  }
  return rows;
}

Json row(std::initializer_list<std::string_view> fixed, const std::vector<std::string>& rest) {
  Json list = Json::array();
  for (const std::string_view text : fixed) list.push_back(json_string(text));
  for (const std::string& text : rest) list.push_back(json_string(text));
  return list;
}

class RecordReader {
 public:
  explicit RecordReader(Place place) { record_.place = std::move(place); }

  absl::StatusOr<Record> read(const Json& object) {
    if (!object.is_object()) return unexpected("record", object, "an object");
    for (const auto& item : object.items()) {
      if (absl::Status status = read_field(item.key(), item.value()); !status.ok()) return status;
    }
    if (record_.setup.hands.empty())
      return base::invalid("hands: found nothing, expected an object from seats to hands");
    if (record_.setup.id.empty()) record_.setup.id = record_.place.board;
    const auto game = game_named(record_.setup.game, "game");
    if (!game.ok()) return game.status();
    record_.setup.game = (*game)->name();
    if (absl::Status status = check_setup(**game, record_.setup); !status.ok()) return status;
    if (absl::Status status = follow_plays(); !status.ok()) return status;
    if (absl::Status status = check_unplayed(**game, record_); !status.ok()) return status;
    doubt_tags(record_);
    return std::move(record_);
  }

 private:
  absl::Status read_field(const std::string& key, const Json& value) {
    if (std::ranges::find(kSetupKeys, key) != kSetupKeys.end()) return read_setup_field(key, value, record_.setup);
    if (key == "value" || key == "moves") return absl::OkStatus();  // answers, which a record does without
    if (key == "auction" || key == "plays") return read_list(key, value);
    if (key == "end") return read_end(value);
    if (key == "unplayed") return read_texts(key, value, record_.unplayed);
    const bool rows = key == "tags" || key == "notes" || key == "sections" || key == "comments";
    return rows ? read_list_of_rows(key, value) : unknown_key(key, kKeys);
  }

  absl::Status read_list(const std::string& key, const Json& value) {
    if (!value.is_array()) return unexpected(key, value, "a list");
    for (const Json& item : value) {
      absl::Status status;
      if (key == "auction") {
        Call& call = record_.auction.emplace_back();
        status = read_annotated(key, "call", item, call.call, call.marks, call.comments);
      } else {
        Play& play = record_.plays.emplace_back();
        status = read_annotated(key, "move", item, play.move, play.marks, play.comments);
      }
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

  absl::Status read_end(const Json& value) {
    const auto* word = value.get_ptr<const std::string*>();
    const auto found = word == nullptr ? kEnds.end() : std::ranges::find(kEnds, *word);
    if (found == kEnds.end()) {
      return unexpected("end", value, "one of \"ended\", \"continued\", \"unresolved\", \"unknown\", \"irregular\"");
    }
    record_.plays_end = static_cast<PlaysEnd>(found - kEnds.begin());
    return absl::OkStatus();
  }

  absl::Status read_list_of_rows(const std::string& key, const Json& value) {
    auto rows = read_rows(key, value, key == "sections" ? 1 : 2);
    if (!rows.ok()) return rows.status();
    for (std::vector<std::string>& texts : *rows) {
      const std::string first = texts[0];
      const std::string second = texts.size() > 1 ? texts[1] : "";
      const auto from = [&](std::size_t fixed) {
        return std::vector<std::string>(texts.begin() + static_cast<std::ptrdiff_t>(fixed), texts.end());
      };
      if (key == "tags") record_.tags.emplace_back(first, second);
      if (key == "notes") record_.notes.push_back({.section = first, .text = second, .comments = from(2)});
      if (key == "sections") record_.sections.push_back({.tag = first, .lines = from(1)});
      if (key == "comments") record_.comments.push_back({.after = first, .text = second});
    }
    return absl::OkStatus();
  }

  // Every play must be legal; playing them says whose each is.
  absl::Status follow_plays() {
    if (record_.plays.empty()) return absl::OkStatus();
    const games::Game& game = *games::find_game(record_.setup.game);
    games::Setup deal = record_.setup;
    if (!seats_untold(game, deal).empty()) {
      std::vector<std::string> moves;
      for (const Play& play : record_.plays) moves.push_back(play.move);
      auto whole = completed(game, deal, moves);
      if (!whole.ok()) return whole.status();
      deal = *std::move(whole);
    }
    auto position = game.playable(deal);
    if (!position.ok()) return position.status();
    for (Play& play : record_.plays) {
      play.seat = (*position)->to_move();
      const auto played = play_meant(game, **position, play.move);
      if (!played.ok()) return base::invalid("plays: ", base::message(played.status()));
      play.move = *played;
    }
    return absl::OkStatus();
  }

  Record record_;
};

// Called by its own name, if it says one.
Place named(Place place, const Json& object) {
  if (object.is_object() && object.contains("id") && object.at("id").is_string()) place.board = object.at("id");
  return place;
}

}  // namespace

absl::StatusOr<Record> record_from_json(const Json& object, Place place) {
  return RecordReader(named(std::move(place), object)).read(object);
}

std::variant<Record, Problem> read_json_line(std::string_view text, Place place) {
  const absl::StatusOr<Json> object = base::parse_json(text);
  if (!object.ok()) return Problem{std::move(place), base::message(object.status())};
  auto record = record_from_json(*object, place);
  if (record.ok()) return *std::move(record);
  return Problem{named(std::move(place), *object), base::message(record.status())};
}

Readings read_json_lines(std::string_view text, std::string_view file) {
  const std::string plain = plain_text(text);
  Readings readings;
  std::string_view rest = plain;
  for (int line = 1; !rest.empty(); ++line) {
    const std::string_view written = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(written.size() + 1, rest.size()));
    if (written.find_first_not_of(" \t") == std::string_view::npos) continue;
    readings.push_back(read_json_line(
        written, {.file = std::string(file), .line = line, .board = std::to_string(readings.size() + 1)}));
  }
  return readings;
}

Json json_from_record(const Record& record) {
  Json object = json_from_setup(record.setup);
  const auto add = [&object](const char* key, Json list) {
    if (!list.empty()) object[key] = std::move(list);
  };
  Json tags = Json::array();
  for (const auto& [name, value] : record.tags) tags.push_back(row({name, value}, {}));
  add("tags", std::move(tags));
  Json auction = Json::array();
  for (const Call& call : record.auction) auction.push_back(annotated("call", call.call, call.marks, call.comments));
  add("auction", std::move(auction));
  Json plays = Json::array();
  for (const Play& play : record.plays) plays.push_back(annotated("move", play.move, play.marks, play.comments));
  add("plays", std::move(plays));
  if (record.plays_end != PlaysEnd::kSilent) object["end"] = kEnds[static_cast<std::size_t>(record.plays_end)];
  add("unplayed", json_strings(record.unplayed));
  Json notes = Json::array();
  for (const Note& note : record.notes) notes.push_back(row({note.section, note.text}, note.comments));
  add("notes", std::move(notes));
  Json sections = Json::array();
  for (const Section& section : record.sections) sections.push_back(row({section.tag}, section.lines));
  add("sections", std::move(sections));
  Json comments = Json::array();
  for (const Comment& comment : record.comments) comments.push_back(row({comment.after, comment.text}, {}));
  add("comments", std::move(comments));
  return object;
}

std::string write_json(const Record& record) { return base::json_line(json_from_record(record)) + "\n"; }

}  // namespace ouverte::records
