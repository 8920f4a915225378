// PBN: no byte is lost, and every board is a record or a problem.
#include "solver/io/encoding.hpp"
#include "solver/io/pbn.hpp"
#include "tests/fuzz/records.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  const std::string plain = io::plain_text(bytes);
  must(io::pbn::write(io::pbn::parse(bytes)) == plain, "a document is written as it was read", plain);
  must_be_sound(io::read_pbn(bytes, "input"));
}

}  // namespace ouverte::fuzz
