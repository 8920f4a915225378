#include "app/batch/sums.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>

#include "solver/base/status.hpp"
#include "tutor/habits/habits.hpp"

namespace ouverte::batch {
namespace {

using base::Json;

constexpr std::array<const char*, 2> kLists = {"totals", "habits"};
constexpr std::array<const char*, 4> kNames = {"player", "game", "unit", "idea"};

bool has_name(const Json& row) { return row.contains("player") || row.contains("idea"); }

bool same_name(const Json& one, const Json& other) {
  return std::ranges::all_of(kNames, [&](const char* key) {
    const auto here = one.find(key);
    const auto there = other.find(key);
    return (here == one.end()) == (there == other.end()) && (here == one.end() || *here == *there);
  });
}

// Of a habit's lapses as many are listed as in an analysis of all records at once, and the same ones.
void list_dearest(Json& habit) {
  Json& lapses = habit["lapses"];
  std::int64_t left_out = 0;
  for (; lapses.size() > tutor::kMostLapses; ++left_out) {
    const auto cheaper = [](const Json& one, const Json& other) { return one["cost"] < other["cost"]; };
    const auto cheapest =
        std::min_element(std::make_reverse_iterator(lapses.end()), std::make_reverse_iterator(lapses.begin()), cheaper);
    lapses.erase(std::prev(cheapest.base()));
  }
  if (left_out > 0) habit["unlisted"] = habit.value("unlisted", std::int64_t{0}) + left_out;
}

void add_fields(Json& row, const Json& more, std::uint64_t record) {
  for (const auto& [key, value] : more.items()) {
    const auto found = row.find(key);
    if (found == row.end()) {
      if (value.is_array()) {
        add_rows(row[key] = Json::array(), value, record);
      } else {
        row[key] = value;
      }
    } else if (value.is_number_integer()) {
      *found = found->get<std::int64_t>() + value.get<std::int64_t>();
    } else if (value.is_array()) {
      add_rows(*found, value, record);
    } else if (value.is_object()) {
      add_fields(*found, value, record);
    }
  }
  if (row.contains("lapses")) list_dearest(row);
}

// The sums of the answers of one shard are added.
absl::Status add_part(const Folder& folder, std::size_t shard, Json& sums, std::uint64_t& with_sums) {
  const auto file = OpenFile::to_read(folder.data(shard));
  if (!file.ok()) return file.status();
  const auto size = file->size();
  if (!size.ok()) return size.status();
  std::string line;
  absl::Status fault;
  absl::Status read = for_each_piece(*file, 0, *size, [&](std::string_view piece) {
    while (!piece.empty() && fault.ok()) {
      const std::size_t end = std::min(piece.find('\n'), piece.size() - 1) + 1;
      line += piece.substr(0, end);
      piece.remove_prefix(end);
      if (line.back() != '\n') continue;
      const auto json = base::parse_json(line);
      line.clear();
      if (!json.ok()) fault = base::invalid(folder.data(shard).string(), ": ", base::message(json.status()));
      if (!json.ok() || !json->contains("answer") || !json->contains("n")) continue;
      for (const char* const list : kLists)
        if (const auto rows = (*json)["answer"].find(list); rows != (*json)["answer"].end() && rows->is_array()) {
          add_rows(sums[list], *rows, (*json)["n"].get<std::uint64_t>());
          ++with_sums;
        }
    }
  });
  return read.ok() ? fault : read;
}

}  // namespace

void add_rows(Json& rows, const Json& more, std::uint64_t record) {
  for (const Json& row : more) {
    const auto same =
        std::ranges::find_if(rows, [&](const Json& other) { return has_name(row) && same_name(row, other); });
    if (same != rows.end()) {
      add_fields(*same, row, record);
    } else {
      Json& fresh = rows.emplace_back(Json::object());
      add_fields(fresh, row, record);
      if (fresh.contains("deal")) fresh["deal"] = record;
    }
  }
}

absl::StatusOr<Json> sums_of(const Folder& folder) {
  Json sums;
  for (const char* const list : kLists) sums[list] = Json::array();
  std::uint64_t with_sums = 0;
  if (folder.manifest->format == Format::kJson)
    for (std::size_t shard = 0; shard < folder.manifest->shards(); ++shard) {
      const auto part = folder.done(shard, true);
      if (!part.ok()) return part.status();
      if (!part->has_value()) continue;
      if (absl::Status added = add_part(folder, shard, sums, with_sums); !added.ok()) return added;
    }
  if (with_sums == 0)
    return base::invalid(folder.path.string(),
                         ": found no answer with sums, expected those of --ask analyse --with '{\"sums\": true}'");
  return sums;
}

}  // namespace ouverte::batch
