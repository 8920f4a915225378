#include "solver/games/bridge/contract.hpp"

#include <algorithm>
#include <charconv>

#include "solver/base/status.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/bridge/words.hpp"
#include "solver/games/shared/contract_table.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace bridge {
namespace {

constexpr std::array<std::string_view, 3> kDoubledText = {"", "X", "XX"};

std::string_view doubled_text(Doubled doubled) { return kDoubledText[static_cast<std::size_t>(doubled)]; }

}  // namespace
}  // namespace bridge

template <>
struct FieldKind<bridge::Doubled> : TextKind<FieldKind<bridge::Doubled>, bridge::Doubled> {
  static std::string text(bridge::Doubled doubled, const FieldInfo&) {
    return std::string(bridge::doubled_text(doubled));
  }
  static std::optional<bridge::Doubled> read(std::string_view text, const FieldInfo&, WrittenBy) {
    if (text == "X") return bridge::Doubled::kOnce;
    return text == "XX" ? std::optional(bridge::Doubled::kTwice) : std::nullopt;
  }
  static std::string expected(const FieldInfo&) { return "\"X\" or \"XX\""; }
  static FormField control(const FieldInfo&) { return {.kind = FormKind::kWord, .values = {"X", "XX"}}; }
};

namespace bridge {
namespace {

// Takes level, strain and doubling off the head of `text`: "4SXX", "NT". Nothing when it does not begin with a strain.
std::optional<Contract> take_contract(std::string_view& text) {
  Contract contract;
  std::string_view rest = text;
  if (!rest.empty() && '1' <= rest.front() && rest.front() <= '7') {
    contract.level = rest.front() - '0';
    rest = without_blanks(rest.substr(1));
  }
  // Longest first, so that "NT" is not "N" and a T left over.
  constexpr std::array<std::string_view, 16> kStrainTexts = {
      "spades", "hearts", "diamonds", "clubs", "notrump", "no-trump", "♠", "♥",
      "♦",      "♣",      "NT",       "N",     "S",       "H",        "D", "C"};
  const auto strain =
      std::ranges::find_if(kStrainTexts, [&](std::string_view known) { return starts_with_any_case(rest, known); });
  if (strain == kStrainTexts.end()) return std::nullopt;
  contract.trump = *strain == "N" ? Trump{} : *read_trump(*strain);
  rest.remove_prefix(strain->size());
  while (!rest.empty() && (rest.front() == 'X' || rest.front() == 'x') && contract.doubled != Doubled::kTwice) {
    contract.doubled = contract.doubled == Doubled::kNo ? Doubled::kOnce : Doubled::kTwice;
    rest.remove_prefix(1);
  }
  text = rest;
  return contract;
}

absl::Status read_declarer(std::string_view text, Contract& contract) {
  contract.irregular = text.starts_with('^');
  if (contract.irregular) text.remove_prefix(1);
  contract.declarer = read_seat(text);
  if (!contract.declarer) return wrong("Declarer", base::quoted(text), "one of N E S W");
  return absl::OkStatus();
}

constexpr ContractTable kFields{std::tuple{
    Field{&Contract::trump, {.name = "trump", .required = true}}, Field{&Contract::declarer, {.name = "declarer"}},
    Field{&Contract::level, {.name = "level", .least = 1, .most = 7}}, Field{&Contract::doubled, {.name = "doubled"}},
    Field{&Contract::irregular, {.name = "irregular"}},
    Field{&Contract::ending, {.name = "ending", .least = 1, .most = kAllTricks - 1}}}};

}  // namespace

absl::StatusOr<Contract> contract_from_json(const base::Json& json) { return kFields.from_json(json); }

base::Json to_json(const Contract& contract) { return kFields.to_json(contract); }

std::vector<FormField> contract_form() { return kFields.form({"level", "trump", "doubled", "declarer"}); }

absl::StatusOr<games::Contract> contract_from_tags(const Tags& tags) {
  const std::string_view written = tag_value(tags, "Contract");
  std::string_view rest = written;
  Contract contract;
  if (lower_case(written) == "pass") return games::Contract::passed_out();
  if (written.empty()) {
    const std::string_view strain = tag_value(tags, "Trump");
    if (strain.empty()) return games::Contract();
    const std::optional<Trump> trump = trump_of(strain);
    if (!trump) return wrong("Trump", base::quoted(strain), "one of S H D C NT");
    contract.trump = *trump;
  } else {
    const auto taken = take_contract(rest);
    // Without a level it is the strain alone, as PBN 2.1 (3.10) writes it in endings: nothing can be doubled.
    if (!taken || !rest.empty() || (!taken->level && taken->doubled != Doubled::kNo))
      return wrong("Contract", base::quoted(written), "a contract such as \"4S\", \"3NTX\" or \"Pass\"");
    contract = *taken;
  }
  if (const std::string_view declarer = tag_value(tags, "Declarer"); !declarer.empty())
    if (absl::Status read = read_declarer(declarer, contract); !read.ok()) return read;
  if (const std::string_view ending = tag_value(tags, "Ending"); !ending.empty()) {
    int tricks = 0;
    const auto [end, fault] = std::from_chars(ending.data(), ending.data() + ending.size(), tricks);
    if (fault != std::errc() || end != ending.data() + ending.size() || tricks < 1 || tricks >= kAllTricks)
      return wrong("Ending", base::quoted(ending), base::str("a number from 1 to ", kAllTricks - 1));
    contract.ending = tricks;
  }
  return games::Contract::of(contract);
}

Tags tags_from(const Contract& contract) {
  Tags tags;
  if (contract.level)
    tags.emplace_back("Contract", text_of(contract));
  else
    tags.emplace_back("Trump", trump_text(contract.trump));
  if (contract.declarer)
    tags.emplace_back("Declarer", base::str(contract.irregular ? "^" : "", seat_text(*contract.declarer)));
  if (contract.ending) tags.emplace_back("Ending", base::str(*contract.ending));
  return tags;
}

absl::StatusOr<Contract> contract_from_text(std::string_view text, const Contract& before) {
  const absl::Status unreadable = wrong("contract", base::quoted(text),
                                        "a strain, with or without level and declarer: \"4S by N\", \"3NTX W\", \"H\"");
  std::string_view rest = without_blanks(text);
  auto contract = take_contract(rest);
  if (!contract) return unreadable;
  contract->declarer = before.declarer;
  rest = without_blanks(rest);
  if (rest.empty()) return *contract;
  if (rest.starts_with(',')) rest.remove_prefix(1);
  rest = without_blanks(rest);
  if (starts_with_any_case(rest, "by ")) rest = without_blanks(rest.substr(3));
  contract->declarer = read_seat(rest);
  if (!contract->declarer) return unreadable;
  return *contract;
}

std::string text_of(const Contract& contract) {
  return base::str(contract.level ? base::str(*contract.level) : "", trump_text(contract.trump),
                   doubled_text(contract.doubled));
}

}  // namespace bridge
}  // namespace ouverte::games
