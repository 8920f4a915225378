// Answers come in the order of the questions, each once, however many threads find them.
#include "app/cli/console/in_order.hpp"

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <new>
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

// In a process of its own, where every thread wants more memory for its stack than there is.
TEST(InOrderTest, WithoutThreadsAnswersAreFoundAsTheyAreTaken) {
  const auto answer_all = [] {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, std::size_t{1} << 46);
    pthread_setattr_default_np(&attributes);
    Squares squares(20, 3, slow_square);
    bool right = squares.refused();
    for (std::size_t place = 0; place < 20; ++place)
      right = right && squares.take(place) == std::to_string(place * place);
    std::_Exit(right ? 0 : 1);
  };
  EXPECT_EXIT(answer_all(), ::testing::ExitedWithCode(0), "");
}

TEST(InOrderTest, WhatIsThrownInsteadOfAnAnswerIsThrownWhereItIsTaken) {
  for (const unsigned threads : {1U, 3U}) {
    std::atomic<int> made = 0;
    InOrder<int> answers(9, threads, [&]() -> InOrder<int>::Find {
      ++made;
      return [](std::size_t place) {
        if (place == 4) throw std::bad_alloc();
        return static_cast<int>(place);
      };
    });
    for (std::size_t place = 0; place < 9; ++place)
      if (place == 4)
        EXPECT_THROW(answers.take(place), std::bad_alloc);
      else
        EXPECT_EQ(answers.take(place), static_cast<int>(place));
    EXPECT_LE(made, static_cast<int>(threads) + 1);
  }
}

TEST(InOrderTest, WithoutQuestionsThereIsNothingToWaitFor) { const Squares none(0, 4, slow_square); }

}  // namespace
}  // namespace ouverte::cli
