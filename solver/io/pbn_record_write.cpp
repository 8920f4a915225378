#include <algorithm>
#include <span>

#include "solver/cards/seat.hpp"
#include "solver/io/pbn.hpp"
#include "solver/io/play_list.hpp"
#include "solver/io/plays.hpp"
#include "solver/io/record.hpp"
#include "solver/io/tags.hpp"
#include "solver/io/tokens.hpp"

namespace ouverte::io {
namespace {

class Writer {
 public:
  explicit Writer(const Record& record) : record_(record), tags_(tags_saying(record.setup, record.tags)) {
    if (!record.auction.empty()) name_first_column("Auction", record.setup.dealer);
    const bool plays = !record.plays.empty() || !record.unplayed.empty() || record.plays_end != PlaysEnd::kSilent;
    if (plays) name_first_column("Play", first_to_play());
  }

  std::string write() {
    add_notes("");
    add_comments("");
    for (const auto& [name, value] : tags_) {
      add(pbn::tag(name, value));
      add_comments(name);
      if (name == "Auction") add_auction();
      if (name == "Play") add_plays();
      for (const Section& section : record_.sections)
        if (section.tag == name) add_lines(section.lines);
      add_notes(name);
    }
    return text_ + "\n\n";
  }

 private:
  [[nodiscard]] std::string_view seats() const {
    const games::Entry* entry = games::find_entry(record_.setup.game);
    return entry == nullptr ? cards::kCompass : entry->seats();
  }

  // A section needs its tag, and the tag a seat: the one written, else `seat`, else the first.
  void name_first_column(std::string_view name, std::string seat) {
    if (seat.empty()) seat = seats().substr(0, 1);
    const auto tag = std::ranges::find(tags_, name, &games::Tags::value_type::first);
    if (tag == tags_.end()) {
      tags_.emplace_back(name, seat);
    } else if (tag->second.size() != 1 || seats().find(tag->second) == std::string_view::npos) {
      tag->second = seat;
    }
  }

  [[nodiscard]] std::string first_to_play() const {
    if (!record_.setup.table.empty()) return record_.setup.leader;
    if (!record_.plays.empty()) return record_.plays.front().seat;
    const auto position = position_after(record_, 0);
    return position.ok() ? (*position)->to_move() : "";
  }

  void add(const pbn::Item& item) { text_ += (text_.empty() || text_.back() == '\n' ? "" : "\n") + item.source; }

  void add_lines(std::span<const std::string> lines) {
    for (const std::string& line : lines) add(pbn::line(line));
  }

  void add_comments(std::string_view after) {
    for (const Comment& comment : record_.comments)
      if (comment.after == after) add(pbn::comment(comment.text));
  }

  void add_auction() {
    constexpr std::size_t kInRow = 4;
    std::string line;
    for (std::size_t at = 0; at < record_.auction.size(); ++at) {
      const Call& call = record_.auction[at];
      if (!line.empty() && line.back() != '\n') line += ' ';
      line += token_text(call.call, call.marks, call.comments);
      if (at % kInRow + 1 == kInRow || at + 1 == record_.auction.size()) {
        add(pbn::line(line));
        line.clear();
      }
    }
  }

  void add_plays() {
    const games::Entry* entry = games::find_entry(record_.setup.game);
    if (!record_.unplayed.empty()) {
      add_lines(record_.unplayed);
    } else if (entry != nullptr && entry->plays_in_rows()) {
      add_lines(rows_of(*entry, tag_value(tags_, "Play"), record_));
    } else if (entry != nullptr) {
      add_lines(list_of(record_));
    }
  }

  void add_notes(std::string_view section) {
    for (const Note& note : record_.notes) {
      if (note.section != section) continue;
      add(pbn::tag("Note", note.text));
      for (const std::string& comment : note.comments) add(pbn::comment(comment));
    }
  }

  const Record& record_;
  games::Tags tags_;
  std::string text_;
};

}  // namespace

std::string write_pbn(const Record& record) { return Writer(record).write(); }

}  // namespace ouverte::io
