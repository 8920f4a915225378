#include "solver/records/encoding.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/base/status.hpp"

namespace ouverte::records {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

void append_utf8(std::string& text, char32_t code) {
  const auto tail = [&](int shift) { text += static_cast<char>(0x80 | (code >> shift & 0x3F)); };
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0 | code >> 6);
    tail(0);
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0 | code >> 12);
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0 | code >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

constexpr bool high_half(char32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
constexpr bool low_half(char32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

// `low` and `high` are the places of the two bytes in a pair; an odd last byte is dropped.
std::string from_utf16(std::string_view bytes, std::size_t low, std::size_t high) {
  const auto unit = [&](std::size_t at) {
    return static_cast<char32_t>(static_cast<std::uint8_t>(bytes[at + high]) << 8 |
                                 static_cast<std::uint8_t>(bytes[at + low]));
  };
  std::string text;
  for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
    const char32_t first = unit(at);
    if (high_half(first) && at + 3 < bytes.size() && low_half(unit(at + 2))) {
      append_utf8(text, 0x10000 + ((first - 0xD800) << 10) + (unit(at + 2) - 0xDC00));
      at += 2;
    } else {
      append_utf8(text, high_half(first) || low_half(first) ? kReplacement : first);
    }
  }
  return text;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace

std::string unix_line_ends(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    if (bytes[at] != '\r') {
      text += bytes[at];
    } else if (at + 1 == bytes.size() || bytes[at + 1] != '\n') {
      text += '\n';
    }
  }
  return text;
}

std::string plain_text(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return unix_line_ends(from_utf16(bytes.substr(2), 0, 1));
  if (bytes.starts_with("\xFE\xFF")) return unix_line_ends(from_utf16(bytes.substr(2), 1, 0));
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  return unix_line_ends(bytes);
}

absl::Status expect_text(std::string_view bytes) {
  struct Magic {
    std::string_view bytes, name;
  };
  using std::string_view_literals::operator""sv;
  constexpr std::array kPacked = {Magic{"\x1F\x8B"sv, "gzip"}, Magic{"PK\x03\x04"sv, "zip"}, Magic{"BZh"sv, "bzip2"},
                                  Magic{"\xFD"
                                        "7zXZ\0"sv,
                                        "xz"},
                                  Magic{"\x28\xB5\x2F\xFD"sv, "zstd"}};
  for (const Magic& magic : kPacked)
    if (bytes.starts_with(magic.bytes))
      return base::invalid("found data packed by ", magic.name, ", expected text: unpack it first");
  // What begins a record is ASCII: of its two bytes in UTF-16 one is zero.
  const auto zero = [&](std::size_t at) { return at < bytes.size() && bytes[at] == '\0'; };
  if (zero(0) != zero(1) && zero(0) == zero(2) && zero(1) == zero(3))
    return base::invalid("found UTF-16 without a byte order mark, expected it to begin with one, or UTF-8");
  if (plain_text(bytes).find_first_not_of(" \t\n\v\f") == std::string::npos)
    return base::invalid("found nothing, expected text: it is empty");
  return absl::OkStatus();
}

std::size_t utf8_length(std::string_view text) {
  if (text.empty()) return 0;
  const auto first = static_cast<std::uint8_t>(text.front());
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length > text.size()) return 0;
  for (std::size_t at = 1; at < length; ++at)
    if ((static_cast<std::uint8_t>(text[at]) & 0xC0) != 0x80) return 0;
  if (length < 3) return length;
  const auto second = static_cast<std::uint8_t>(text[1]);  // too long a form, half of a UTF-16 pair, beyond Unicode
  const bool wrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
                     (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90);
  return wrong ? 0 : length;
}

std::string as_utf8(std::string_view text) {
  if (is_utf8(text)) return std::string(text);
  std::string converted;
  for (const char byte : text) append_utf8(converted, static_cast<std::uint8_t>(byte));
  return converted;
}

}  // namespace ouverte::records
