// What is written to file descriptors: to the last byte, or with the reason why it could not be.
#pragma once

#include <array>
#include <streambuf>
#include <string_view>

namespace ouverte::cli {

// A file descriptor that is closed in the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }
  int close();  // 0, or what the system says went wrong (an errno)

 private:
  int number_;
};

// Writes all of the text. 0, or what the system says went wrong (an errno).
[[nodiscard]] int write_all(int descriptor, std::string_view text);

// The buffer of a stream that writes to a descriptor. Where that cannot be written it throws std::ios_base::failure
// with the reason as its code, which leaves a stream whose exceptions() hold badbit.
class OutputBuffer : public std::streambuf {
 public:
  explicit OutputBuffer(int descriptor);

 protected:
  int_type overflow(int_type byte) override;
  int sync() override;

 private:
  int descriptor_;
  std::array<char, 1 << 14> buffer_{};
};

}  // namespace ouverte::cli
