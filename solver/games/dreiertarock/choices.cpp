#include "solver/games/dreiertarock/choices.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/games/dreiertarock/named_cards.hpp"
#include "solver/games/dreiertarock/speaking.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

enum class Step : std::uint8_t { kGroup, kLayAside, kSpeak, kNone };

Step step_of(const Json& contract, const Written& written) {
  if (written.kind == nullptr || written.trischaken() || written.points) return Step::kNone;
  if (written.exchange() && !written.talon) return Step::kNone;
  if (written.exchange() && !written.taken) return Step::kGroup;
  if (written.exchange() && !written.laid_aside) return Step::kLayAside;
  return speaker(contract, written) ? Step::kSpeak : Step::kNone;
}

// The declarer's, as he holds it.
CardSet hand_of(const Setup& setup, const Written& written) {
  return hand_held(setup, written, written.contract.declarer);
}

absl::StatusOr<Json> laid_aside(Json contract, const Setup& setup, const Written& written, std::string_view answer) {
  const auto aside = cards_in(answer);
  if (!aside.ok()) return aside.status();
  if (aside->size() != kLaidAside)
    return wrong("cards to lay aside", base::counted(aside->size(), "card"), "three cards");
  if (absl::Status may = check_laid_aside(written.contract.declarer, hand_of(setup, written), *aside); !may.ok()) {
    const std::string message = base::message(may);
    return base::invalid(message.substr(message.find(": ") + 2));  // without the name of the field
  }
  contract["laid_aside"] = cards::hand_text(cards::kTarockPack, *aside);
  return contract;
}

// "2"; or with the cards that are laid aside then: "group 2, lay aside SJ DQ CT".
absl::StatusOr<Json> group_taken(Json contract, const Setup& setup, std::string_view answer) {
  std::string text(answer);
  std::ranges::replace(text, ':', ' ');
  std::vector<std::string> words = words_of(text);
  std::erase_if(words, [](const std::string& word) { return word == "group" || word == "take" || word == "taken"; });
  if (words.empty() || (words[0] != "1" && words[0] != "2"))
    return wrong("group", base::quoted(answer), "1 or 2, and if you like the cards to lay aside");
  contract["taken"] = words[0] == "1" ? 1 : 2;
  if (words.size() == 1) return contract;
  words.erase(words.begin());
  const auto written = written_from_json(contract);
  return written.ok() ? laid_aside(std::move(contract), setup, *written, joined(words, " ")) : written.status();
}

// What is said of one of the choices of an exchange.
std::string choice_in_words(const Json& choice, bool with_group) {
  const auto aside = cards::parse_hand(cards::kTarockPack, choice.at("laid_aside").get<std::string>());
  const Json& payment = choice.at("payment");
  const std::string worth = payment.is_number() ? signed_number(payment.get<int>()) : "not known exactly";
  return base::str(with_group ? base::str("group ", choice.at("taken").get<int>(), ", ") : "", faces_in_words(*aside),
                   " laid aside: ", worth);
}

ChoiceAdvice advice_on_exchange(const DealTable& table, Step step) {
  constexpr std::size_t kMost = 5;
  const Json& choices = table.json.at("choices");
  const Json& best = choices.front();
  ChoiceAdvice advice{
      .answer = {},
      .words = {"Cents paid to the declarer by the two together, with best play by all, every hand open:"},
      .stopped = table.stopped};
  if (step == Step::kGroup) {
    advice.answer = base::str(best.at("taken").get<int>());
  } else {
    const auto aside = *cards::parse_hand(cards::kTarockPack, best.at("laid_aside").get<std::string>());
    for (const Card card : aside) advice.answer += base::str(advice.answer.empty() ? "" : " ", name_of(card));
  }
  for (std::size_t place = 0; place < std::min(choices.size(), kMost); ++place)
    advice.words.push_back(choice_in_words(choices[place], step == Step::kGroup));
  return advice;
}

absl::StatusOr<games::Contract> contract_in(const absl::StatusOr<Json>& json) {
  if (!json.ok()) return json.status();
  auto written = written_from_json(*json);
  if (!written.ok()) return written.status();
  written->undecided = !json->contains("announced");
  return games::Contract::of(*std::move(written));
}

}  // namespace

games::Contract before_choices(const games::Contract& contract) {
  const auto* written = contract.terms<Written>();
  if (written == nullptr || written->kind == nullptr || written->points || written->trischaken()) return contract;
  Written before = *written;
  before.taken.reset();
  before.laid_aside.reset();
  before.to_speak.reset();
  before.undecided = contract.json().at("announced").empty();
  return games::Contract::of(before);
}

std::optional<Choosing> choosing(const Setup& setup) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return std::nullopt;
  const Step step = step_of(setup.contract, *written);
  if (step == Step::kNone) return std::nullopt;
  if (step == Step::kSpeak) return speaking(setup, *written, *speaker(setup.contract, *written));
  const std::string known = known_before_play(setup, *written, written->contract.declarer);
  Choosing choosing{.seat = letter(written->contract.declarer), .question = {}, .examples = {}};
  if (step == Step::kGroup) {
    choosing.question = base::str(known, " Which group do you take, 1 (", faces_in_words((*written->talon)[0]),
                                  ") or 2 (", faces_in_words((*written->talon)[1]), ")?");
    choosing.examples = {"1", "2"};
  } else {
    choosing.question = base::str(known, " Which three cards do you lay aside?");
    std::vector<std::string> names;
    const CardSet first = lay_asides(hand_of(setup, *written)).front();
    for (const Card card : first) names.push_back(name_of(card));
    choosing.examples = {joined(names, " ")};
  }
  return choosing;
}

absl::StatusOr<games::Contract> chosen(const Setup& setup, std::string_view answer) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  switch (step_of(setup.contract, *written)) {
    case Step::kGroup:
      return contract_in(group_taken(setup.contract, setup, answer));
    case Step::kLayAside:
      return contract_in(laid_aside(setup.contract, setup, *written, answer));
    case Step::kSpeak: {
      auto after = spoken(setup, *written, *speaker(setup.contract, *written), answer);
      if (!after.ok()) return after.status();
      return games::Contract::of(*std::move(after));
    }
    case Step::kNone:
      break;
  }
  return wrong("choice", base::quoted(answer), "none: everything has been chosen");
}

absl::StatusOr<ChoiceAdvice> choice_advised(const Setup& setup, const search::Options& options) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  const Step step = step_of(setup.contract, *written);
  if (step == Step::kSpeak) return speaking_advised(setup, *speaker(setup.contract, *written), options);
  const auto table = exchange_choices(setup, options);
  if (!table.ok()) return table.status();
  return advice_on_exchange(*table, step);
}

}  // namespace ouverte::games::dreiertarock
