// PBN: no byte is lost, and every board is a record or a problem.
#include "solver/records/encoding.hpp"
#include "solver/records/pbn.hpp"
#include "tests/fuzz/records.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  const std::string plain = records::plain_text(bytes);
  must(records::pbn::write(records::pbn::parse(bytes)) == plain, "a document is written as it was read", plain);
  must_be_sound(records::read_pbn(bytes, "input"));
}

}  // namespace ouverte::fuzz
