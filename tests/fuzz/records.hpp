// What must hold of every record that was read, whatever it was read from.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "solver/io/record.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {

// What was written is read as one record, which is then written as it was.
inline void must_come_back(const std::string& written, io::Readings (*read_again)(std::string_view, std::string_view),
                           std::string (*write)(const io::Record&)) {
  const io::Readings again = read_again(written, "again");
  must(again.size() == 1, "one record is written as one", written);
  const auto* const record = std::get_if<io::Record>(&again.front());
  must(record != nullptr, "what was written can be read", written);
  const std::string same = write(*record);
  must(same == written, "what was written and read is written as before", written + "\nand then:\n" + same);
}

// Every board is a record that can be played and written, or a problem with a place and a message.
inline void must_be_sound(const io::Readings& readings) {
  for (const auto& reading : readings) {
    if (const auto* const problem = std::get_if<io::Problem>(&reading)) {
      must(problem->place.line > 0, "a problem has a line", io::text(*problem));
      must(!problem->message.empty(), "a problem has a message", io::text(*problem));
      continue;
    }
    io::Record record = std::get<io::Record>(reading);
    if (record.setup.id.empty()) record.setup.id = "1";  // what a record without a name is called when it is read again
    if (!record.plays.empty())
      must(io::position_after(record, record.plays.size()).ok(), "the plays of a record are legal");
    // Hands without plays are read as they stand; whether they are hands is found out where a position is made of them.
    if (!io::position_after(record, 0).ok()) continue;
    must_come_back(io::write_json(record), io::read_json_lines, io::write_json);
    must_come_back(io::write_pbn(record), io::read_pbn, io::write_pbn);
  }
}

}  // namespace ouverte::fuzz
