#include "solver/games/solo_whist/schedule.hpp"

#include <charconv>
#include <optional>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/solo_whist/contract.hpp"

namespace ouverte::games::solo_whist {
namespace {

constexpr std::string_view kShape = "a contract, = and what it pays: solo=4, or solo=4+1, or solo=4+1-2";

// A number at the beginning of `text`, which loses it.
std::optional<int> take_number(std::string_view& text, int least) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number < least || number > kMostPaid) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

// "4", "4+1", "4+1-2", "4-2".
std::optional<Rate> rate_of(std::string_view text) {
  if (text.empty() || text.front() == '-') return std::nullopt;
  const auto amount = take_number(text, 1);
  if (!amount) return std::nullopt;
  Rate rate{.amount = *amount};
  for (const char sign : {'+', '-'}) {
    if (!text.starts_with(sign)) continue;
    text.remove_prefix(1);
    const auto number = text.starts_with('-') ? std::nullopt : take_number(text, 0);
    if (!number) return std::nullopt;
    if (sign == '+') rate.over = *number;
    rate.under = *number;
  }
  return text.empty() ? std::optional(rate) : std::nullopt;
}

std::string rate_text(const Rate& rate) {
  std::string text = std::to_string(rate.amount);
  if (rate.over > 0) text += base::str('+', rate.over);
  if (rate.under != rate.over) text += base::str('-', rate.under);
  return text;
}

}  // namespace

std::string schedule_text(const Schedule& schedule) {
  std::string text;
  for (const Kind& kind : kKinds)
    if (const Rate& rate = schedule.rate(kind.name); rate != usual_rate(kind.name))
      text += base::str(text.empty() ? "" : " ", kind.text, "=", rate_text(rate));
  return text;
}

std::vector<std::string> with_whole_names(std::span<const std::string> words) {
  std::vector<std::string> whole;
  std::string name;  // so far
  for (const std::string& word : words) {
    name += (name.empty() ? "" : "-") + word;
    if (word.find('=') != std::string::npos) whole.push_back(std::exchange(name, {}));
  }
  if (!name.empty()) whole.push_back(std::move(name));
  return whole;
}

absl::Status read_rate(std::string_view field, std::string_view text, Schedule& schedule) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return wrong(field, base::quoted(text), kShape);
  const Kind* kind = kind_called(text.substr(0, equals));
  if (kind == nullptr) return wrong(field, base::quoted(text.substr(0, equals)), contract_names());
  const auto rate = rate_of(text.substr(equals + 1));
  if (!rate)
    return wrong(field, base::quoted(text), base::str(kShape, "; numbers up to ", kMostPaid, ", the first not 0"));
  if (kind->sides == Sides::kEveryForHimself && (rate->over != 0 || rate->under != 0))
    return wrong(field, base::quoted(text), base::str("one amount: the loser of a ", kind->text, " pays by no tricks"));
  schedule.set(kind->name, *rate);
  return absl::OkStatus();
}

absl::StatusOr<Schedule> read_schedule(std::string_view field, std::string_view text) {
  Schedule schedule;
  for (const std::string& word : with_whole_names(words_of(text)))
    if (absl::Status read = read_rate(field, word, schedule); !read.ok()) return read;
  return schedule;
}

}  // namespace ouverte::games::solo_whist
