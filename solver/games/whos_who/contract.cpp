#include "solver/games/whos_who/contract.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "solver/base/status.hpp"
#include "solver/games/shared/contract_table.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace whos_who {
namespace {

const PackText* find_pack(std::string_view text) {
  const auto found = std::ranges::find(kPacks, text, &PackText::text);
  return found == kPacks.end() ? nullptr : &*found;
}

}  // namespace
}  // namespace whos_who

// A pack is the number of its cards.
template <>
struct FieldKind<whos_who::PackSize> {
  static base::Json to_json(whos_who::PackSize size, const FieldInfo&) { return whos_who::pack_text(size).cards; }
  static std::optional<whos_who::PackSize> from_json(const base::Json& json, const FieldInfo&) {
    const auto found =
        std::ranges::find_if(whos_who::kPacks, [&](const whos_who::PackText& each) { return json == each.cards; });
    return found == whos_who::kPacks.end() ? std::nullopt : std::optional(found->size);
  }
  static std::string text(whos_who::PackSize size, const FieldInfo&) {
    return std::string(whos_who::pack_text(size).text);
  }
  static std::optional<whos_who::PackSize> read(std::string_view text, const FieldInfo&, WrittenBy) {
    if (text.ends_with(kCards)) text.remove_suffix(kCards.size());
    const whos_who::PackText* const pack = whos_who::find_pack(text);
    return pack == nullptr ? std::nullopt : std::optional(pack->size);
  }
  static constexpr std::string_view kCards = " cards";
  static std::string expected(const FieldInfo&) { return std::string(whos_who::kOneOfPacks); }
  static FormField control(const FieldInfo&) {
    FormField control{.kind = FormKind::kWord, .deals = true};
    for (const whos_who::PackText& each : whos_who::kPacks) control.values.emplace_back(each.cards);
    return control;
  }
};

namespace whos_who {
namespace {

constexpr ContractTable kFields{
    std::tuple{Field{&Written::soloist, {.name = "soloist", .tag = "Declarer", .null = true, .seats = kSeats}},
               Field{&Written::pack, {.name = "pack", .tag = "Pack", .always = true}},
               Field{&Written::giver, {.name = "giver", .null = true, .seats = kSeats}}}};

}  // namespace

const PackText& pack_text(PackSize size) { return *std::ranges::find(kPacks, size, &PackText::size); }

std::string_view objective_text(Objective objective) {
  return std::ranges::find(kObjectives, objective, &ObjectiveText::objective)->text;
}

absl::StatusOr<Written> written_from_json(const base::Json& json) { return kFields.from_json(json); }
base::Json to_json(const Written& written) { return kFields.to_json(written); }
std::vector<FormField> contract_form() { return kFields.form({"pack", "soloist"}); }
absl::StatusOr<Written> written_from_tags(const Tags& tags) { return kFields.from_tags(tags); }
Tags tags_from(const Written& written) { return kFields.to_tags(written); }

absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before) {
  constexpr std::string_view kWords =
      "the soloist, one of A B C, the pack, 42 or 54, or both: \"B is the soloist, pack of 54 cards\"";
  constexpr std::array<std::string_view, 9> kSaysNothing = {"pack",  "soloist", "by",   "is", "the",
                                                            "cards", "and",     "with", "of"};
  Written written = before;
  bool pack_said = false;
  bool soloist_said = false;
  for (const std::string& word : words_of(text)) {
    if (std::ranges::find(kSaysNothing, word) != kSaysNothing.end()) continue;
    const PackText* const pack = find_pack(word == "large" ? "54" : word);
    if (pack != nullptr && !pack_said) {
      written.pack = pack->size;
      pack_said = true;
      continue;
    }
    const auto seat = seat_of(word, "abc");  // words are in lower case
    if (!seat || soloist_said) return wrong("contract", base::quoted(word), kWords);
    written.soloist = seat;
    soloist_said = true;
  }
  if (!pack_said && !soloist_said) return wrong("contract", base::quoted(text), kWords);
  return written;
}

}  // namespace whos_who
}  // namespace ouverte::games
