// What a fuzz target is made of. Each tests/fuzz/<reader>_fuzz.cpp defines `read`, which hands bytes to one reader of
// untrusted text and demands of the result what must hold of every input. Linked with libFuzzer it makes inputs of its
// own; linked with replay.cpp it is an ordinary test over the files of tests/fuzz/<reader>/.
#pragma once

#include <cstdlib>
#include <iostream>
#include <string_view>

namespace ouverte::fuzz {

void read(std::string_view bytes);

// Ends the program as a crash does, which libFuzzer and the replay take for a fault of the input at hand.
inline void must(bool holds, std::string_view what, std::string_view found = {}) {
  if (holds) return;
  std::cerr << "expected that " << what << (found.empty() ? "" : "; found:\n") << found << std::endl;
  std::abort();
}

}  // namespace ouverte::fuzz
