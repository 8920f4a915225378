#include "app/batch/manifest.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include "app/batch/files.hpp"
#include "app/batch/sha256.hpp"
#include "solver/base/status.hpp"

namespace ouverte::batch {
namespace {

using base::Json;

constexpr int kVersion = 1;  // of what a manifest looks like

constexpr std::array<std::pair<Format, std::string_view>, 2> kFormats = {
    {{Format::kJson, "json"}, {Format::kNpy, "npy"}}};
constexpr std::array<std::pair<Kind, std::string_view>, 3> kKinds = {
    {{Kind::kJsonLines, "json"}, {Kind::kZrd, "zrd"}, {Kind::kNpy, "npy"}}};

template <class Value, std::size_t kCount>
std::string_view word_of(const std::array<std::pair<Value, std::string_view>, kCount>& words, Value value) {
  return std::ranges::find(words, value, &std::pair<Value, std::string_view>::first)->second;
}

// The fields of a JSON object; the first that is wrong is noted.
class Fields {
 public:
  Fields(const Json& object, std::string where) : object_(object), where_(std::move(where)) {
    if (!object.is_object()) refuse("found no object, expected one");
  }

  std::uint64_t number(const char* key, std::uint64_t least) {
    const Json* const value = at(key);
    if (value != nullptr && value->is_number_unsigned() && *value >= least) return value->get<std::uint64_t>();
    refuse(base::str(key, ": found ", value == nullptr ? "nothing" : value->dump(), ", expected a whole number from ",
                     least));
    return least;
  }
  std::string text(const char* key) {
    const Json* const value = at(key);
    if (value != nullptr && value->is_string()) return value->get<std::string>();
    refuse(base::str(key, ": found ", value == nullptr ? "nothing" : value->type_name(), ", expected a text"));
    return {};
  }
  template <class Value, std::size_t kCount>
  Value word(const char* key, const std::array<std::pair<Value, std::string_view>, kCount>& words) {
    const std::string said = text(key);
    for (const auto& [value, word] : words)
      if (word == said) return value;
    std::string all;
    for (const auto& [value, word] : words) all += base::str(all.empty() ? "" : ", ", word);
    refuse(base::str(key, ": found ", base::quoted(said), ", expected one of ", all));
    return words.front().first;
  }
  [[nodiscard]] const Json* at(const char* key) const {
    const auto found = object_.is_object() ? object_.find(key) : object_.end();
    return found == object_.end() ? nullptr : &*found;
  }
  void refuse(std::string_view why) {
    if (fault_.ok()) fault_ = base::invalid(where_, why);
  }
  void refuse(const absl::Status& fault) {
    if (fault_.ok()) fault_ = fault;
  }
  [[nodiscard]] const absl::Status& fault() const { return fault_; }

 private:
  const Json& object_;
  std::string where_;
  absl::Status fault_;
};

void read_files(Fields& fields, const Json& files, Manifest& manifest, const fs::path& folder) {
  if (!files.is_array() || files.empty()) return fields.refuse("files: found none, expected a list of files");
  std::uint64_t records = 0;
  for (std::size_t number = 0; number < files.size(); ++number) {
    Fields file(files[number], base::str("files[", number, "]."));
    InputFile input{.path = file.text("path"), .kind = file.word("kind", kKinds), .sha256 = file.text("sha256")};
    if (input.path.is_relative()) input.path = folder / input.path;
    const Json* const slices = file.at("slices");
    if (slices == nullptr || !slices->is_array()) file.refuse("slices: found none, expected a list");
    for (std::size_t at = 0; slices != nullptr && slices->is_array() && at < slices->size(); ++at) {
      Fields slice((*slices)[at], base::str("files[", number, "].slices[", at, "]."));
      manifest.slices.push_back({.file = number,
                                 .offset = slice.number("offset", 0),
                                 .bytes = slice.number("bytes", 1),
                                 .records = slice.number("records", 1),
                                 .line = slice.number("line", 1),
                                 .sha256 = slice.text("sha256"),
                                 .first = records});
      records += manifest.slices.back().records;
      file.refuse(slice.fault());
    }
    manifest.files.push_back(std::move(input));
    fields.refuse(file.fault());
  }
  if (records != manifest.records)
    fields.refuse(
        base::str("records: found ", manifest.records, ", expected ", records, ", which the slices add up to"));
}

absl::StatusOr<Manifest> manifest_from(const Json& json, const fs::path& folder) {
  Fields fields(json, "");
  Manifest manifest;
  if (const std::uint64_t version = fields.number("batch", 1); version != kVersion)
    fields.refuse(base::str("batch: found ", version, ", expected ", kVersion));
  manifest.program = fields.text("ouverte");
  if (const Json* const request = fields.at("request"); request != nullptr && request->is_object()) {
    manifest.request = *request;
  } else {
    fields.refuse("request: found none, expected an object with a key \"ask\"");
  }
  manifest.format = fields.word("format", kFormats);
  manifest.records = fields.number("records", 1);
  manifest.shard_size = fields.number("shard", 1);
  if (const Json* const deals = fields.at("deals"); deals != nullptr) {
    Fields dealt(*deals, "deals.");
    manifest.deals = Deals{.game = dealt.text("game"), .contract = {}, .seed = dealt.number("seed", 0)};
    if (const Json* const contract = dealt.at("contract")) manifest.deals->contract = *contract;
    fields.refuse(dealt.fault());
  } else if (const Json* const files = fields.at("files"); files != nullptr) {
    read_files(fields, *files, manifest, folder);
  } else {
    fields.refuse("deals: found nothing, expected deals or files");
  }
  if (!fields.fault().ok()) return fields.fault();
  return manifest;
}

}  // namespace

std::size_t Manifest::shards() const {
  return deals ? static_cast<std::size_t>((records + shard_size - 1) / shard_size) : slices.size();
}

Shard Manifest::shard(std::size_t number) const {
  Shard shard{.number = number};
  if (deals) {
    shard.first = number * shard_size;
    shard.records = std::min(shard_size, records - shard.first);
  } else {
    shard.first = slices[number].first;
    shard.records = slices[number].records;
  }
  return shard;
}

std::size_t Manifest::shard_of(std::uint64_t record) const {
  if (deals) return static_cast<std::size_t>(record / shard_size);
  const auto after = std::ranges::upper_bound(slices, record, {}, &Slice::first);
  return static_cast<std::size_t>(after - slices.begin()) - 1;
}

std::string Manifest::digest() const {
  Json json = to_json(*this);
  if (const auto files_of = json.find("files"); files_of != json.end())
    for (Json& file : *files_of) file.erase("path");
  return sha256(base::json_line(json));
}

Json to_json(const Manifest& manifest) {
  Json json = {{"batch", kVersion},           {"ouverte", manifest.program},
               {"request", manifest.request}, {"format", word_of(kFormats, manifest.format)},
               {"records", manifest.records}, {"shard", manifest.shard_size}};
  if (manifest.deals) {
    Json& deals = json["deals"] = {{"game", manifest.deals->game}, {"seed", manifest.deals->seed}};
    if (!manifest.deals->contract.is_null()) deals["contract"] = manifest.deals->contract;
    return json;
  }
  Json& files = json["files"] = Json::array();
  for (const InputFile& file : manifest.files)
    files.push_back({{"path", file.path.generic_string()},
                     {"kind", word_of(kKinds, file.kind)},
                     {"sha256", file.sha256},
                     {"slices", Json::array()}});
  for (const Slice& slice : manifest.slices)
    files[slice.file]["slices"].push_back({{"offset", slice.offset},
                                           {"bytes", slice.bytes},
                                           {"records", slice.records},
                                           {"line", slice.line},
                                           {"sha256", slice.sha256}});
  return json;
}

absl::StatusOr<Manifest> read_manifest(const fs::path& path) {
  const auto json = read_json_file(path);
  if (!json.ok()) return json.status();
  auto manifest = manifest_from(*json, path.parent_path());
  if (!manifest.ok()) return base::invalid(path.string(), ": ", base::message(manifest.status()));
  return manifest;
}

absl::Status write_manifest(const Manifest& manifest, const fs::path& path) {
  Manifest moved = manifest;
  const fs::path folder = path.parent_path().empty() ? fs::path(".") : path.parent_path();
  for (InputFile& file : moved.files) {
    if (file.path.is_absolute()) continue;
    std::error_code none;
    if (const fs::path from_there = fs::proximate(file.path, folder, none); !none) file.path = from_there;
  }
  return replace_file(path, to_json(moved).dump(1) + "\n");
}

}  // namespace ouverte::batch
