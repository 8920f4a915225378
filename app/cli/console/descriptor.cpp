#include "app/cli/console/descriptor.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

namespace ouverte::cli {

// Without such a descriptor (-1) nothing wakes a read up.
DescriptorBuffer::WakeUp::WakeUp() : descriptor_(eventfd(0, EFD_CLOEXEC)) {}
DescriptorBuffer::WakeUp::~WakeUp() { close(descriptor_); }
void DescriptorBuffer::WakeUp::ring() const {
  constexpr std::uint64_t kOnce = 1;
  [[maybe_unused]] const auto written = write(descriptor_, &kOnce, sizeof kOnce);
}

DescriptorBuffer::DescriptorBuffer(int descriptor, const std::stop_token& stop)
    : descriptor_(descriptor), on_stop_(stop, [this] { wake_up_.ring(); }) {}

DescriptorBuffer::int_type DescriptorBuffer::underflow() {
  if (gptr() < egptr()) return traits_type::to_int_type(*gptr());
  ssize_t size = 0;
  do {
    if (!wait()) return traits_type::eof();
    size = read(descriptor_, block_.data(), block_.size());
  } while (size < 0 && (errno == EINTR || errno == EAGAIN));
  if (size < 0) throw std::system_error(errno, std::generic_category());
  if (size == 0) return traits_type::eof();
  setg(block_.data(), block_.data(), block_.data() + size);
  return traits_type::to_int_type(*gptr());
}

bool DescriptorBuffer::wait() {
  std::array<pollfd, 2> both = {pollfd{.fd = descriptor_, .events = POLLIN, .revents = 0},
                                pollfd{.fd = wake_up_.descriptor(), .events = POLLIN, .revents = 0}};
  while (poll(both.data(), both.size(), -1) < 0 && errno == EINTR) {
  }
  return both[1].revents == 0;
}

}  // namespace ouverte::cli
