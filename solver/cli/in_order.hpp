// Answers to a list of questions, found by several threads and taken in the order of the questions. A stop request
// leaves out those that none of them has begun.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace ouverte::cli {

template <class Answer>
class InOrder {
 public:
  using Find = std::function<Answer(std::size_t)>;

  // Each of the threads finds answers with a function of its own.
  InOrder(std::size_t count, unsigned threads, const std::function<Find()>& make_find, std::stop_token stop = {})
      : stop_(std::move(stop)), answers_(count) {
    const auto most = static_cast<unsigned>(std::max<std::size_t>(1, count));
    for (unsigned i = 0; i < std::clamp(threads, 1U, most); ++i)
      workers_.emplace_back([this, find = make_find()](const std::stop_token& given_up) { work(given_up, find); });
  }

  // Waits for an answer; nothing if it was left out. To be called once for each.
  std::optional<Answer> take(std::size_t place) {
    std::unique_lock lock(mutex_);
    found_.wait(lock, stop_, [&] { return answers_[place].has_value(); });
    found_.wait(lock, [&] { return answers_[place].has_value() || place >= next_; });
    return std::exchange(answers_[place], std::nullopt);
  }

 private:
  void work(const std::stop_token& given_up, const Find& find) {
    while (!given_up.stop_requested()) {
      const std::size_t place = next();
      if (place == answers_.size()) return;
      Answer answer = find(place);
      const std::scoped_lock lock(mutex_);
      answers_[place] = std::move(answer);
      found_.notify_all();
    }
  }

  std::size_t next() {
    const std::scoped_lock lock(mutex_);
    return next_ == answers_.size() || stop_.stop_requested() ? answers_.size() : next_++;
  }

  std::stop_token stop_;
  std::mutex mutex_;
  std::condition_variable_any found_;
  std::size_t next_ = 0;
  std::vector<std::optional<Answer>> answers_;
  std::vector<std::jthread> workers_;  // the last member: they use the others until they are joined
};

}  // namespace ouverte::cli
