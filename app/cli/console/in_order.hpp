// Answers to a list of questions, found by several threads and taken in the order of the questions. A stop request
// leaves out those that none of them has begun. Where the system refuses threads there are fewer; where it refuses all,
// answers are found as they are taken.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace ouverte::cli {

template <class Answer>
class InOrder {
 public:
  using Find = std::function<Answer(std::size_t)>;

  // Each of the threads finds answers with a function of its own; with a new one once that has thrown.
  InOrder(std::size_t count, unsigned threads, std::function<Find()> make_find, std::stop_token stop = {})
      : stop_(std::move(stop)), make_find_(std::move(make_find)), answers_(count) {
    const auto most = static_cast<unsigned>(std::max<std::size_t>(1, count));
    for (unsigned i = 0; i < std::clamp(threads, 1U, most) && !refused_; ++i) {
      Find find = make_find_();
      try {
        workers_.emplace_back([this, find](const std::stop_token& given_up) mutable { work(given_up, find); });
      } catch (const std::system_error&) {
        refused_ = true;
        if (workers_.empty()) own_ = std::move(find);
      }
    }
  }

  // Fewer threads than asked for were to be had.
  [[nodiscard]] bool refused() const { return refused_; }

  // Waits for an answer; nothing if it was left out. To be called once for each. Throws what was thrown instead of it.
  std::optional<Answer> take(std::size_t place) {
    if (workers_.empty()) return stop_.stop_requested() ? std::nullopt : found(own_, place).answer_or_throw();
    std::unique_lock lock(mutex_);
    found_.wait(lock, stop_, [&] { return answers_[place].known(); });
    found_.wait(lock, [&] { return answers_[place].known() || place >= next_; });
    return std::exchange(answers_[place], Finding()).answer_or_throw();
  }

 private:
  struct Finding {
    std::optional<Answer> answer;
    std::exception_ptr fault;

    [[nodiscard]] bool known() const { return answer.has_value() || fault != nullptr; }
    std::optional<Answer> answer_or_throw() && {
      if (fault != nullptr) std::rethrow_exception(fault);
      return std::move(answer);
    }
  };

  // Catches everything, and takes no memory to do so: that may be what there is none of.
  Finding found(Find& find, std::size_t place) noexcept {
    Finding finding;
    try {
      if (!find) find = make_find_();
      finding.answer = find(place);
    } catch (...) {
      find = nullptr;  // what it holds may be what the others want
      finding.fault = std::current_exception();
    }
    return finding;
  }

  void work(const std::stop_token& given_up, Find& find) {
    while (!given_up.stop_requested()) {
      const std::size_t place = next();
      if (place == answers_.size()) return;
      Finding finding = found(find, place);
      const std::scoped_lock lock(mutex_);
      answers_[place] = std::move(finding);
      found_.notify_all();
    }
  }

  std::size_t next() {
    const std::scoped_lock lock(mutex_);
    return next_ == answers_.size() || stop_.stop_requested() ? answers_.size() : next_++;
  }

  std::stop_token stop_;
  std::function<Find()> make_find_;
  bool refused_ = false;
  Find own_;  // where there is no thread at all
  std::mutex mutex_;
  std::condition_variable_any found_;
  std::size_t next_ = 0;
  std::vector<Finding> answers_;
  std::vector<std::jthread> workers_;  // the last member: they use the others until they are joined
};

}  // namespace ouverte::cli
