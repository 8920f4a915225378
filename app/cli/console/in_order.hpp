// Answers to questions that come one after the other, found by several threads and taken in the order of the questions;
// each as soon as it is found, however long the next question lets wait. A stop request leaves out those that none of
// the threads has begun. One thread is whoever takes the answers: they are found then. Where the system refuses threads
// there are fewer.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "app/requests/spare_memory.hpp"

namespace ouverte::cli {

template <class Question, class Answer>
class InOrder {
 public:
  using Next = std::function<std::optional<Question>()>;
  using Find = std::function<Answer(const Question&)>;

  // `next` is asked for the questions, by one thread at a time; nothing: there are no more. Each of the threads finds
  // answers with a function of its own; with a new one once that has thrown.
  InOrder(Next next, unsigned threads, std::function<Find()> make_find, std::stop_token stop = {})
      : next_(std::move(next)), make_find_(std::move(make_find)), stop_(std::move(stop)) {
    for (unsigned i = 0; i < threads && threads > 1 && !refused_; ++i) {
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

  class Taken {
   public:
    [[nodiscard]] const Question& question() const { return question_; }
    // Throws what was thrown instead of it. To be called once.
    [[nodiscard]] Answer answer() {
      if (finding_.fault != nullptr) std::rethrow_exception(finding_.fault);
      return *std::move(finding_.answer);
    }

   private:
    friend class InOrder;
    struct Finding {
      std::optional<Answer> answer;
      std::exception_ptr fault;
    };
    explicit Taken(Question question) : question_(std::move(question)) {}
    [[nodiscard]] bool known() const { return finding_.answer.has_value() || finding_.fault != nullptr; }

    Question question_;
    Finding finding_;
  };

  // Waits for the next answer; nothing if there are no more, or no more were begun. Throws what was thrown instead of a
  // question.
  std::optional<Taken> take() {
    if (workers_.empty()) {
      ask();
      if (!asked_.empty()) asked_.front().finding_ = found(own_, asked_.front().question_);
    }
    std::unique_lock lock(mutex_);
    found_.wait(lock, [&] { return asked_.empty() ? over_ : asked_.front().known(); });
    if (asked_.empty()) {
      if (fault_ != nullptr) std::rethrow_exception(std::exchange(fault_, nullptr));
      return std::nullopt;
    }
    std::optional<Taken> taken(std::move(asked_.front()));
    asked_.pop_front();
    return taken;
  }

 private:
  using Finding = typename Taken::Finding;

  // Catches everything, and takes no memory to do so: that may be what there is none of.
  Finding found(Find& find, const Question& question) noexcept {
    requests::keep_spare_memory();
    Finding finding;
    try {
      if (!find) find = make_find_();
      finding.answer = find(question);
    } catch (...) {
      find = nullptr;  // what it holds may be what the others want
      finding.fault = std::current_exception();
    }
    return finding;
  }

  void work(const std::stop_token& given_up, Find& find) {
    while (!given_up.stop_requested()) {
      Taken* const asked = ask();
      if (asked == nullptr) return;
      Finding finding = found(find, asked->question_);
      const std::scoped_lock lock(mutex_);
      asked->finding_ = std::move(finding);
      found_.notify_all();
    }
  }

  // The next question, which stays in its place until its answer is taken; null: there are no more.
  Taken* ask() noexcept {
    const std::scoped_lock asking(asking_);
    std::exception_ptr fault;
    try {
      std::optional<Question> question;
      if (!over_ && !stop_.stop_requested()) question = next_();
      if (question) {
        const std::scoped_lock lock(mutex_);
        return &asked_.emplace_back(Taken(*std::move(question)));
      }
    } catch (...) {
      fault = std::current_exception();
    }
    const std::scoped_lock lock(mutex_);
    over_ = true;
    if (fault != nullptr) fault_ = fault;
    found_.notify_all();
    return nullptr;
  }

  Next next_;
  std::function<Find()> make_find_;
  std::stop_token stop_;
  bool refused_ = false;
  Find own_;           // of whoever takes the answers
  std::mutex asking_;  // held while a question is awaited, for they are to be in order
  std::mutex mutex_;   // of all below
  std::condition_variable found_;
  std::deque<Taken> asked_;  // and not taken; the threads know of their places
  bool over_ = false;        // no more is asked
  std::exception_ptr fault_;
  std::vector<std::jthread> workers_;  // the last member: they use the others until they are joined
};

}  // namespace ouverte::cli
