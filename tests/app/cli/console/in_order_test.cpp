// Answers come in the order of the questions, each once, however many threads find them.
#include "app/cli/console/in_order.hpp"

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

#include "gtest/gtest.h"

namespace ouverte::cli {
namespace {

using Squares = InOrder<int, std::string>;

// The numbers up to `count`.
auto up_to(int count) {
  return [place = 0, count]() mutable { return place < count ? std::optional(place++) : std::nullopt; };
}

Squares::Find slow_square() {
  // Later questions are answered sooner.
  return [](int place) {
    std::this_thread::sleep_for(std::chrono::microseconds(50 * (20 - place)));
    return std::to_string(place * place);
  };
}

TEST(InOrderTest, AnswersComeInOrderFromAnyNumberOfThreads) {
  for (const unsigned threads : {0U, 1U, 3U, 50U}) {
    Squares squares(up_to(20), threads, slow_square);
    for (int place = 0; place < 20; ++place) {
      auto taken = squares.take();
      ASSERT_TRUE(taken.has_value());
      EXPECT_EQ(taken->question(), place);
      EXPECT_EQ(taken->answer(), std::to_string(place * place));
    }
    EXPECT_FALSE(squares.take().has_value());
  }
}

TEST(InOrderTest, EveryThreadAtWorkHasAFunctionOfItsOwn) {
  std::atomic<int> made = 0;
  InOrder<int, bool> answers(up_to(60), 3, [&]() -> InOrder<int, bool>::Find {
    ++made;
    return [at_work = std::make_shared<std::atomic<int>>(0)](int) {
      const bool alone = ++*at_work == 1;
      std::this_thread::sleep_for(std::chrono::microseconds(200));
      --*at_work;
      return alone;
    };
  });
  while (auto taken = answers.take()) EXPECT_TRUE(taken->answer());
  EXPECT_LE(made, 3);
}

TEST(InOrderTest, AnswersThatNobodyTakesAreGivenUp) {
  Squares squares(up_to(20), 2, slow_square);
  EXPECT_EQ(squares.take()->answer(), "0");
}

// In a process of its own, where every thread wants more memory for its stack than there is.
TEST(InOrderTest, WithoutThreadsAnswersAreFoundAsTheyAreTaken) {
  const auto answer_all = [] {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, std::size_t{1} << 46);
    pthread_setattr_default_np(&attributes);
    Squares squares(up_to(20), 3, slow_square);
    bool right = squares.refused();
    for (int place = 0; place < 20; ++place) right = right && squares.take()->answer() == std::to_string(place * place);
    std::_Exit(right ? 0 : 1);
  };
  EXPECT_EXIT(answer_all(), ::testing::ExitedWithCode(0), "");
}

TEST(InOrderTest, WhatIsThrownInsteadOfAnAnswerIsThrownWhereItIsTaken) {
  for (const unsigned threads : {1U, 3U}) {
    std::atomic<int> made = 0;
    InOrder<int, int> answers(up_to(9), threads, [&]() -> InOrder<int, int>::Find {
      ++made;
      return [](int place) {
        if (place == 4) throw std::runtime_error("no answer");
        return place;
      };
    });
    for (int place = 0; place < 9; ++place) {
      auto taken = answers.take();
      if (place == 4)
        EXPECT_THROW((void)taken->answer(), std::runtime_error);
      else
        EXPECT_EQ(taken->answer(), place);
    }
    EXPECT_LE(made, static_cast<int>(threads) + 1);
  }
}

// Memory for the tables of a few at a time; each function keeps its own once it has some.
class Tables {
 public:
  explicit Tables(int most) : free_(most) {}

  [[nodiscard]] std::function<int(int)> find() {
    return [this, kept = std::shared_ptr<Tables>()](int place) mutable {
      if (kept == nullptr) {
        if (free_.fetch_sub(1) <= 0) {
          ++free_;
          throw std::bad_alloc();
        }
        kept = std::shared_ptr<Tables>(this, [](Tables* tables) { ++tables->free_; });
      }
      std::this_thread::sleep_for(std::chrono::microseconds(100 * (place % 5)));
      return place;
    };
  }

 private:
  std::atomic<int> free_;
};

TEST(InOrderTest, WhatAThreadHasNoMemoryForIsAnsweredByTheOthers) {
  for (const int most : {1, 2, 3})
    for (int round = 0; round < 20; ++round) {
      Tables tables(most);
      InOrder<int, int> answers(up_to(30), 4, [&] { return tables.find(); });
      for (int place = 0; place < 30; ++place) {
        auto taken = answers.take();
        ASSERT_TRUE(taken.has_value());
        EXPECT_EQ(taken->question(), place);
        EXPECT_EQ(taken->answer(), place);
      }
      EXPECT_FALSE(answers.take().has_value());
    }
}

// Between two tries of one thread, which is alone at work, another begins and takes the memory.
TEST(InOrderTest, WhatAnotherTakesTheMemoryForInBetweenIsAnsweredTheNextTime) {
  std::atomic<int> tries = 0;
  std::atomic<bool> other_has_it = false;
  const auto wait_for = [](const auto& what) {
    while (!what()) std::this_thread::sleep_for(std::chrono::microseconds(50));
  };
  const auto next = [&, asked = 0]() mutable {
    if (asked == 1) wait_for([&] { return tries == 2; });
    return asked < 2 ? std::optional(asked++) : std::nullopt;
  };
  InOrder<int, int> answers(next, 2, [&]() -> InOrder<int, int>::Find {
    return [&](int place) {
      if (place == 1) {
        other_has_it = true;
      } else if (const int now = ++tries; now <= 2) {
        if (now == 2) wait_for([&] { return other_has_it.load(); });
        throw std::bad_alloc();
      }
      return place;
    };
  });
  for (const int place : {0, 1}) EXPECT_EQ(answers.take()->answer(), place);
}

// The thread that has the memory waits for the third question, and that for the second answer.
TEST(InOrderTest, NothingIsLeftToAThreadThatWaitsForAQuestion) {
  Tables tables(1);
  std::atomic<int> taken = 0;
  const auto next = [&, asked = 0]() mutable {
    while (taken < asked) std::this_thread::sleep_for(std::chrono::microseconds(50));
    return asked < 9 ? std::optional(asked++) : std::nullopt;
  };
  InOrder<int, int> answers(next, 3, [&] { return tables.find(); });
  for (int place = 0; place < 9; ++place, ++taken) EXPECT_EQ(answers.take()->answer(), place);
}

TEST(InOrderTest, WhatNobodyHasMemoryForIsSaidAndTheOthersAreAnswered) {
  for (const unsigned threads : {1U, 3U}) {
    InOrder<int, int> answers(up_to(9), threads, []() -> InOrder<int, int>::Find {
      return [](int place) {
        if (place == 4) throw std::bad_alloc();
        return place;
      };
    });
    for (int place = 0; place < 9; ++place) {
      auto taken = answers.take();
      if (place == 4)
        EXPECT_THROW((void)taken->answer(), std::bad_alloc);
      else
        EXPECT_EQ(taken->answer(), place);
    }
    EXPECT_FALSE(answers.take().has_value());
  }
}

// The second question is asked only once the first has been answered.
TEST(InOrderTest, AnAnswerDoesNotWaitForTheNextQuestion) {
  for (const unsigned threads : {1U, 3U}) {
    std::atomic<int> taken = 0;
    const auto next = [&, asked = 0]() mutable {
      while (taken < asked) std::this_thread::sleep_for(std::chrono::microseconds(50));
      return asked < 3 ? std::optional(asked++) : std::nullopt;
    };
    Squares squares(next, threads, slow_square);
    for (int place = 0; place < 3; ++place, ++taken) EXPECT_EQ(squares.take()->answer(), std::to_string(place * place));
  }
}

TEST(InOrderTest, WhatIsThrownInsteadOfAQuestionIsThrownOnce) {
  for (const unsigned threads : {1U, 3U}) {
    const auto next = []() -> std::optional<int> { throw std::bad_alloc(); };
    Squares squares(next, threads, slow_square);
    EXPECT_THROW(squares.take(), std::bad_alloc);
    EXPECT_FALSE(squares.take().has_value());
  }
}

TEST(InOrderTest, WithoutQuestionsThereIsNothingToWaitFor) {
  Squares none(up_to(0), 4, slow_square);
  EXPECT_FALSE(none.take().has_value());
}

}  // namespace
}  // namespace ouverte::cli
