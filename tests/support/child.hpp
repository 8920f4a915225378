// The program as a child process that is typed to, listened to and sent signals.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace ouverte::support {

class Child {
 public:
  // Runs in `folder`. It is ready for signals when this returns.
  Child(std::vector<std::string> arguments, const std::string& folder);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  void type(std::string_view text) const;
  void end_input();
  void send(int signal) const;

  // Returns once it has worked for so many seconds of the processor's, or has ended. What it writes is read meanwhile.
  void wait_for_work(double seconds);
  // What it has written to standard output, once that holds `text` or it has ended.
  const std::string& wait_for(std::string_view text);

  struct Ended {
    int status = 0;  // the exit status; below 0 if a signal ended it
    std::string out, err;
    double seconds = 0;  // since the last signal that was sent
  };
  [[nodiscard]] Ended wait();
  // Whether it ends within so many seconds, though nobody reads what it writes.
  [[nodiscard]] bool ends_unread(double seconds) const;

 private:
  bool read_some();

  pid_t child_ = -1;
  int in_ = -1;
  int out_ = -1;
  std::string said_;
  std::string err_path_;
  mutable double sent_ = 0;
};

}  // namespace ouverte::support
