// Threads for the requests of a server, begun as they are wanted. Where the system refuses one, those that there are do
// its work; where there is none, whoever has it to give.
#pragma once

#include <httplib.h>

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace ouverte::serve {

class Workers : public httplib::TaskQueue {
 public:
  using Job = std::function<void()>;

  // So many at most. `on_refused` is called once, by `enqueue`, when the system refuses a thread for the first time.
  Workers(std::size_t most, std::function<void()> on_refused) : most_(most), on_refused_(std::move(on_refused)) {}
  ~Workers() override { finish(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // By one thread only.
  void enqueue(Job job) override;
  // Returns when all that was asked has been done.
  void shutdown() override { finish(); }

 private:
  void work();
  void finish();
  void begin_another();

  std::size_t most_;
  std::function<void()> on_refused_;
  std::vector<std::thread> threads_;
  std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::size_t idle_ = 0;  // threads that wait for a job
  bool over_ = false;
};

}  // namespace ouverte::serve
