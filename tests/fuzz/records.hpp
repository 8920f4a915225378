// What must hold of every record that was read, whatever it was read from.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "solver/records/record.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {

// What was written is read as one record, which is then written as it was.
inline void must_come_back(const std::string& written,
                           records::Readings (*read_again)(std::string_view, std::string_view),
                           std::string (*write)(const records::Record&)) {
  const records::Readings again = read_again(written, "again");
  must(again.size() == 1, "one record is written as one", written);
  const auto* const record = std::get_if<records::Record>(&again.front());
  must(record != nullptr, "what was written can be read", written);
  const std::string same = write(*record);
  must(same == written, "what was written and read is written as before", written + "\nand then:\n" + same);
}

// Every board is a record that can be played and written, or a problem with a place and a message.
inline void must_be_sound(const records::Readings& readings) {
  for (const auto& reading : readings) {
    if (const auto* const problem = std::get_if<records::Problem>(&reading)) {
      must(problem->place.line > 0, "a problem has a line", records::text(*problem));
      must(!problem->message.empty(), "a problem has a message", records::text(*problem));
      continue;
    }
    records::Record record = std::get<records::Record>(reading);
    if (record.setup.id.empty()) record.setup.id = "1";  // what a record without a name is called when it is read again
    if (!record.plays.empty())
      must(records::position_after(record, record.plays.size()).ok(), "the plays of a record are legal");
    // Hands without plays are read as they stand; whether they are hands is found out where a position is made of them.
    if (!records::position_after(record, 0).ok()) continue;
    must_come_back(records::write_json(record), records::read_json_lines, records::write_json);
    must_come_back(records::write_pbn(record), records::read_pbn, records::write_pbn);
  }
}

}  // namespace ouverte::fuzz
