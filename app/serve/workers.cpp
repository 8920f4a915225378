#include "app/serve/workers.hpp"

#include <system_error>
#include <utility>

namespace ouverte::serve {

void Workers::enqueue(Job job) {
  std::unique_lock lock(mutex_);
  if (idle_ <= jobs_.size() && threads_.size() < most_) begin_another();
  if (threads_.empty()) {
    lock.unlock();
    return job();
  }
  jobs_.push_back(std::move(job));
  changed_.notify_one();
}

void Workers::begin_another() {
  try {
    threads_.emplace_back([this] { work(); });
  } catch (const std::system_error&) {
    if (on_refused_) std::exchange(on_refused_, nullptr)();
  }
}

void Workers::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    ++idle_;
    changed_.wait(lock, [&] { return over_ || !jobs_.empty(); });
    --idle_;
    if (jobs_.empty()) return;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job();
    lock.lock();
  }
}

void Workers::finish() {
  {
    const std::scoped_lock lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

}  // namespace ouverte::serve
