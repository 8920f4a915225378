#include "app/cli/console/output_buffer.hpp"

#include <unistd.h>

#include <cerrno>
#include <ios>
#include <system_error>
#include <utility>

namespace ouverte::cli {

int Descriptor::close() { return is_open() && ::close(std::exchange(number_, -1)) != 0 ? errno : 0; }

int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

OutputBuffer::OutputBuffer(int descriptor) : descriptor_(descriptor) {
  setp(buffer_.data(), buffer_.data() + buffer_.size());
}

OutputBuffer::int_type OutputBuffer::overflow(int_type byte) {
  sync();
  if (traits_type::eq_int_type(byte, traits_type::eof())) return traits_type::not_eof(byte);
  return sputc(traits_type::to_char_type(byte));
}

int OutputBuffer::sync() {
  const std::string_view text(pbase(), static_cast<std::size_t>(pptr() - pbase()));
  setp(buffer_.data(), buffer_.data() + buffer_.size());  // what could not be written is not tried again
  if (const int error = write_all(descriptor_, text); error != 0)
    throw std::ios_base::failure("cannot be written", std::error_code(error, std::generic_category()));
  return 0;
}

}  // namespace ouverte::cli
