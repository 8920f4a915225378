// Answers come in the order of the questions, each once, however many threads find them.
#include "solver/cli/in_order.hpp"

#include <atomic>
#include <chrono>
#include <string>

#include "gtest/gtest.h"

namespace ouverte::cli {
namespace {

using Squares = InOrder<std::string>;

Squares::Find slow_square() {
  // Later questions are answered sooner.
  return [](std::size_t place) {
    std::this_thread::sleep_for(std::chrono::microseconds(50 * (20 - place)));
    return std::to_string(place * place);
  };
}

TEST(InOrderTest, AnswersComeInOrderFromAnyNumberOfThreads) {
  for (const unsigned threads : {0U, 1U, 3U, 50U}) {
    Squares squares(20, threads, slow_square);
    for (std::size_t place = 0; place < 20; ++place) EXPECT_EQ(squares.take(place), std::to_string(place * place));
  }
}

TEST(InOrderTest, EveryThreadHasAFunctionOfItsOwn) {
  std::atomic<int> made = 0;
  const InOrder<int> answers(8, 3, [&]() -> InOrder<int>::Find {
    ++made;
    return [](std::size_t) { return 0; };
  });
  EXPECT_EQ(made, 3);
}

TEST(InOrderTest, AnswersThatNobodyTakesAreGivenUp) {
  Squares squares(20, 2, slow_square);
  EXPECT_EQ(squares.take(0), "0");
}

TEST(InOrderTest, WithoutQuestionsThereIsNothingToWaitFor) { const Squares none(0, 4, slow_square); }

}  // namespace
}  // namespace ouverte::cli
