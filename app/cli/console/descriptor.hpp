// Reads a file descriptor so that a read that waits, for somebody at a terminal or for what is at the other end of a
// pipe, ends when a stop is requested: as if the input ended there.
#pragma once

#include <array>
#include <functional>
#include <stop_token>
#include <streambuf>

namespace ouverte::cli {

class DescriptorBuffer : public std::streambuf {
 public:
  // The descriptor stays the caller's. A read that fails throws, which a stream makes its `bad()` of, and leaves why in
  // `errno`.
  DescriptorBuffer(int descriptor, const std::stop_token& stop);

 protected:
  int_type underflow() override;

 private:
  // Becomes readable when a stop is requested.
  class WakeUp {
   public:
    WakeUp();
    ~WakeUp();
    WakeUp(const WakeUp&) = delete;
    WakeUp& operator=(const WakeUp&) = delete;
    void ring() const;
    [[nodiscard]] int descriptor() const { return descriptor_; }

   private:
    int descriptor_;
  };

  bool wait();  // until there is something to read; false: a stop was requested

  int descriptor_;
  WakeUp wake_up_;
  std::array<char, 1 << 14> block_{};
  std::stop_callback<std::function<void()>> on_stop_;  // behind what it uses
};

}  // namespace ouverte::cli
