// Plain values as bytes, for keys of hash tables.
#pragma once

#include <string>
#include <type_traits>

namespace ouverte::base {

// The bytes of a value as this machine holds it: equal values, equal bytes.
template <class Value>
requires std::has_unique_object_representations_v<Value>
[[nodiscard]] std::string bytes_of(const Value& value) {
  return std::string(reinterpret_cast<const char*>(&value), sizeof value);
}

}  // namespace ouverte::base
