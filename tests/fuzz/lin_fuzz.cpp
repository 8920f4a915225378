// LIN, and links to a hand viewer.
#include "solver/records/lin.hpp"
#include "tests/fuzz/records.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  must_be_sound(records::read_lin(bytes, "input"));
  if (const auto text = records::lin::text_of_link(bytes); text.ok()) must_be_sound(records::read_lin(*text, "link"));
}

}  // namespace ouverte::fuzz
