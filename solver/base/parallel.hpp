// Work done by several threads at once, where the system has any.
#pragma once

#include <exception>
#include <functional>
#include <system_error>
#include <vector>

#ifndef __wasi__
#include <thread>
#endif

namespace ouverte::base {

// Calls `work` with each number below `workers`, at the same time as far as the system allows, and returns when all are
// done. Work is handed out by those who call, so that fewer of them do it as well: where a thread is refused, its
// number is left out; 0 is always called. The first exception of any comes out of here.
inline void in_parallel(unsigned workers, const std::function<void(unsigned)>& work) {
#ifdef __wasi__
  static_cast<void>(workers);
  work(0);
#else
  std::vector<std::exception_ptr> faults(workers + 1);
  const auto guarded = [&](unsigned worker) {
    try {
      work(worker);
    } catch (...) {
      faults[worker] = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;
    try {
      for (unsigned worker = 1; worker < workers; ++worker) threads.emplace_back(guarded, worker);
    } catch (const std::system_error&) {  // the system refuses more of them
    }
    guarded(0);
  }
  for (const std::exception_ptr& fault : faults)
    if (fault) std::rethrow_exception(fault);
#endif
}

}  // namespace ouverte::base
