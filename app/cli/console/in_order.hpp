// Answers to questions that come one after the other, found by several threads and taken in the order of the questions;
// each as soon as it is found, however long the next question lets wait. A stop request leaves out those that none of
// the threads has begun. One thread is whoever takes the answers: they are found then. Where the system refuses threads
// there are fewer, and so there are where it refuses one the memory for its answer: the others find that too.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "app/requests/spare_memory.hpp"
#include "solver/base/memory.hpp"

namespace ouverte::cli {

template <class Question, class Answer>
class InOrder {
 public:
  using Next = std::function<std::optional<Question>()>;
  using Find = std::function<Answer(const Question&)>;

  // `next` is asked for the questions, by one thread at a time; nothing: there are no more. There is a function to find
  // answers for each thread that is at work; once one has thrown, a new one in its place.
  InOrder(Next next, unsigned threads, std::function<Find()> make_find, std::stop_token stop = {})
      : next_(std::move(next)), make_find_(std::move(make_find)), stop_(std::move(stop)) {
    idle_.reserve(threads + 1);
    left_.reserve(threads);
    for (unsigned i = 0; i < threads && threads > 1 && !refused_; ++i) {
      try {
        workers_.emplace_back([this](const std::stop_token& given_up) { work(given_up); });
      } catch (const std::system_error&) {
        refused_ = true;
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
      bool no_memory = false;  // the fault
    };
    explicit Taken(Question question) : question_(std::move(question)) {}
    [[nodiscard]] bool known() const { return finding_.answer.has_value() || finding_.fault != nullptr; }

    Question question_;
    Finding finding_;
  };

  // Waits for the next answer; nothing if there are no more, or no more were begun. Throws what was thrown instead of a
  // question.
  std::optional<Taken> take() {
    if (workers_.empty())
      if (Taken* const asked = ask()) answer(*asked);
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

  void work(const std::stop_token& given_up) {
    while (!given_up.stop_requested()) {
      Taken* const asked = ask();
      if (asked == nullptr || !answer(*asked)) return;
    }
  }

  // False where there is no memory for the answer that others at work may have: the question is left to them.
  bool answer(Taken& asked) {
    Find find = idle_find();
    Finding finding = found(find, asked.question_);
    // Where nobody has begun another answer since the last try, nobody has what is missing.
    for (std::size_t tried = 0; finding.no_memory;) {
      const std::size_t begun = begun_if_alone(asked);
      if (begun == 0) return false;
      if (begun == tried) break;
      tried = begun;
      finding = found(find, asked.question_);
    }
    const std::scoped_lock lock(mutex_);
    --at_work_;
    if (find) idle_.push_back(std::move(find));
    asked.finding_ = std::move(finding);
    found_.notify_all();
    return true;
  }

  // One of those that were used before; none if there is none.
  Find idle_find() {
    const std::scoped_lock lock(mutex_);
    if (idle_.empty()) return nullptr;
    Find find = std::move(idle_.back());
    idle_.pop_back();
    return find;
  }

  // Catches everything, and takes no memory to do so: that may be what there is none of.
  Finding found(Find& find, const Question& question) noexcept {
    requests::keep_spare_memory();
    Finding finding;
    try {
      if (!find) find = make_find_();
      finding.answer = find(question);
      return finding;
    } catch (const std::bad_alloc&) {
      finding.fault = std::current_exception();
      finding.no_memory = true;
    } catch (...) {
      finding.fault = std::current_exception();
    }
    find = nullptr;  // what it holds may be what the others want
    return finding;
  }

  // Lets go of all that idle functions hold. How many answers were begun so far, where nobody else is at work, who
  // could answer; else 0, and the question is left to them.
  std::size_t begun_if_alone(Taken& asked) {
    base::memory_refused() = true;
    const std::scoped_lock lock(mutex_);
    idle_.clear();
    if (at_work_ == 1) return begun_;
    --at_work_;
    left_.push_back(&asked);
    return 0;
  }

  // A question that was left, or the next one, which stays in its place until its answer is taken; null: there are no
  // more. Whoever is at work asks again, so that none is left for good.
  Taken* ask() noexcept {
    if (Taken* const left = ask_left()) return left;
    const std::scoped_lock asking(asking_);
    std::exception_ptr fault;
    try {
      std::optional<Question> question;
      if (!over_ && !stop_.stop_requested()) question = next_();
      if (question) {
        const std::scoped_lock lock(mutex_);
        Taken* const asked = &asked_.emplace_back(Taken(*std::move(question)));
        begin_work();
        return asked;
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

  Taken* ask_left() {
    const std::scoped_lock lock(mutex_);
    if (left_.empty()) return nullptr;
    Taken* const left = left_.back();
    left_.pop_back();
    begin_work();
    return left;
  }

  void begin_work() {
    ++at_work_;
    ++begun_;
  }

  Next next_;
  std::function<Find()> make_find_;
  std::stop_token stop_;
  bool refused_ = false;
  std::mutex asking_;  // held while a question is awaited, for they are to be in order
  std::mutex mutex_;   // of all below
  std::condition_variable found_;
  std::deque<Taken> asked_;   // and not taken; the threads know of their places
  std::vector<Taken*> left_;  // of these, to be answered by others
  std::vector<Find> idle_;    // kept from one question to the next
  unsigned at_work_ = 0;      // answers that are being found
  std::size_t begun_ = 0;     // and all that ever were
  bool over_ = false;         // no more is asked
  std::exception_ptr fault_;
  std::vector<std::jthread> workers_;  // the last member: they use the others until they are joined
};

}  // namespace ouverte::cli
