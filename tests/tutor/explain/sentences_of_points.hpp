// The same of causes where card points are played for, or where the last trick is to be avoided.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/tutor/explain/sentences_of_causes.hpp"

namespace ouverte::tutor::sentences {

inline std::vector<Form> causes_of_points() {
  using enum CauseKind;
  const auto points = [](CauseKind kind, std::string right, std::string card, bool now, bool often) {
    Cause cause = cause_of(kind, now && kind == kKeepPoints ? card : "DJ", std::move(right), "B", "", card, "B");
    if (now) {
      cause.other = "you";
    } else {
      cause.person = "you";
      cause.other = "C";
    }
    cause.on = "21";
    cause.often = often;
    cause.ground.events = {{.now = now, .trick = 1, .seat = "B", .card = std::move(card), .takes = true}};
    Form form = of(cause);
    form.game = "dreiertarock";
    return form;
  };
  const auto home = [points](bool often) {
    Form form = points(kThrowPoints, "1", "1", false, often);
    form.fact.cause->other = "you";
    return form;
  };
  const auto cash = [home](bool often) {
    Form form = home(often);
    form.fact.cause->card = form.fact.cause->right = "HK";
    form.fact.cause->sense = CauseSense::kIsLed;
    return form;
  };
  const auto last_of_all = [](std::string right, std::string card, bool often) {
    Cause cause = cause_of(kLastTrick, "H3", std::move(right), "N", "", card, "you");
    cause.on = "";
    cause.often = often;
    cause.ground.events = {{.now = true, .trick = 3, .seat = "N", .card = std::move(card), .takes = true}};
    Form form = of(cause);
    form.game = "solo-whist";
    return form;
  };
  return {
      points(kCapture, "14", "*", true, false),
      points(kCapture, "14", "*", true, true),
      points(kCapture, "14", "*", false, false),
      points(kCapture, "14", "*", false, true),
      points(kCapture, "*", "*", false, false),
      points(kCapture, "*", "*", false, true),
      points(kLastTrick, "14", "1", true, false),
      points(kLastTrick, "14", "1", true, true),
      points(kLastTrick, "14", "1", false, false),
      points(kLastTrick, "14", "1", false, true),
      points(kThrowPoints, "HK", "HK", false, false),
      points(kThrowPoints, "HK", "HK", false, true),
      home(false),
      home(true),
      cash(false),
      cash(true),
      last_of_all("D4", "SK", false),
      last_of_all("SK", "SK", false),
      last_of_all("SK", "SK", true),
      points(kKeepPoints, "H1", "HK", true, false),
      points(kKeepPoints, "H1", "HK", true, true),
  };
}

}  // namespace ouverte::tutor::sentences
