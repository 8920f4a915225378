#include "solver/games/door/asked.hpp"

#include "solver/base/status.hpp"

namespace ouverte::games {

std::string who_does(std::string_view who, std::string_view verb) {
  const bool several = who.ends_with('s') || who.find('-') != std::string_view::npos;
  return base::str(who, " ", verb, several ? "" : "s");
}

std::string number_asked(search::Interval value, std::string_view unit, std::string_view whose) {
  const bool least = asks_at_least(value);
  const int number = least ? value.lower : value.upper;
  const std::string amount = base::counted(number, unit);
  return least ? base::str("at least ", amount) : base::str("no more than ", amount, " for ", whose);
}

std::string settlement_asked(search::Interval value, std::string_view whose, std::string_view unit) {
  const bool least = asks_at_least(value);
  const int number = least ? value.lower : value.upper;
  const std::string_view verb = number > 0 || (number == 0 && !least) ? "win" : "lose";
  const std::string does = least ? std::string(verb) : who_does(whose, verb);
  if (number == 0) return does + " nothing";
  const bool much = least == (number > 0);
  return base::str(does, much ? " at least " : " no more than ", number > 0 ? number : -number, unit);
}

std::string lead_asked(search::Interval value, std::string_view whose) {
  const bool least = asks_at_least(value);
  const int number = least ? value.lower : value.upper;
  const std::string is = least ? "be" : base::str(whose, " is");
  constexpr std::string_view kSum = ", differences added up";
  if (number == 0)
    return base::str(is, least ? " level with the others or ahead of them" : " not ahead of the others", kSum);
  const bool much = least == (number > 0);
  return base::str(is, much ? " at least " : " no more than ", number > 0 ? number : -number,
                   number > 0 ? " ahead of" : " behind", " the others", kSum);
}

}  // namespace ouverte::games
