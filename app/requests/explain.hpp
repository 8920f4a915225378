// The question `explain`: why a card is wrong.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "app/requests/question.hpp"
#include "tutor/explain/explanation.hpp"

namespace ouverte::requests {

inline constexpr std::chrono::seconds kTimeForExplain{60};
inline constexpr std::size_t kMostPlays = 100'000;

// A card, or the place of a play among those recorded, counted from 1, or both; 0 and an empty text say nothing.
struct ExplainArguments {
  std::string card;
  std::size_t play = 0;
  std::string objective;
  std::string guarantee;
};

struct Explanation {
  const games::Game* game = nullptr;
  records::Place place;
  std::unique_ptr<games::Position> before;
  std::string move;
  std::optional<int> horizon;             // the plays looked ahead, where play need not end
  std::optional<tutor::Explanation> why;  // nothing where the move costs nothing
};

[[nodiscard]] absl::StatusOr<Explanation> explain(const records::Record& record, const ExplainArguments& arguments,
                                                  Context& context);
[[nodiscard]] base::Json explanation_json(const Explanation& explanation);

[[nodiscard]] absl::StatusOr<base::Json> answer_explain(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
