// LIN, and links to a hand viewer.
#include "solver/io/lin.hpp"
#include "tests/fuzz/records.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  must_be_sound(io::read_lin(bytes, "input"));
  if (const auto text = io::lin::text_of_link(bytes); text.ok()) must_be_sound(io::read_lin(*text, "link"));
}

}  // namespace ouverte::fuzz
