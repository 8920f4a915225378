#include <algorithm>
#include <functional>
#include <span>

#include "solver/cards/seat.hpp"
#include "solver/records/pbn.hpp"
#include "solver/records/play_list.hpp"
#include "solver/records/plays.hpp"
#include "solver/records/record.hpp"
#include "solver/records/tags.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {
namespace {

class Writer {
 public:
  explicit Writer(const Record& record) : record_(record), tags_(tags_saying(record.setup, record.tags)) {
    for (const Section& section : record.sections) need_tag(section.tag);
    if (!record.auction.empty() || has_notes("Auction")) name_first_column("Auction", record.setup.dealer);
    const bool plays = !record.plays.empty() || !record.unplayed.empty() || record.plays_end != PlaysEnd::kSilent;
    if (plays || has_notes("Play")) name_first_column("Play", first_to_play());
    // A board that began with its auction or its play would be read as the end of the board before.
    const auto first = std::ranges::find_if(tags_, [](const auto& tag) { return !is_played(tag.first); });
    if (first != tags_.end()) std::rotate(tags_.begin(), first, first + 1);
  }

  std::string write() {
    for (const Comment& comment : record_.comments)
      if (!has_tag(comment.after)) add(pbn::comment(comment.text));
    if (begins_json(text_)) text_ = "%\n" + text_;  // a comment that would be read as an object
    add_notes("");
    for (const auto& [name, value] : tags_) {
      add(pbn::tag(name, value));
      add_comments(name);
      if (name == "Auction") add_auction();
      if (name == "Play") add_plays();
      for (const Section& section : record_.sections)
        if (section.tag == name) add_lines(section.lines, pbn::held_line);
      add_notes(name);
    }
    return text_ + "\n\n";
  }

 private:
  static bool is_played(std::string_view tag) { return tag == "Auction" || tag == "Play"; }

  [[nodiscard]] bool has_tag(std::string_view name) const {
    return std::ranges::find(tags_, name, &games::Tags::value_type::first) != tags_.end();
  }

  [[nodiscard]] bool has_notes(std::string_view section) const {
    return std::ranges::find(record_.notes, section, &Note::section) != record_.notes.end();
  }

  // A tag without a value for what stands below it, before the auction and the play.
  void need_tag(const std::string& name) {
    if (has_tag(name)) return;
    const auto played = std::ranges::find_if(tags_, [](const auto& tag) { return is_played(tag.first); });
    tags_.insert(played, {name, ""});
  }

  [[nodiscard]] std::string_view seats() const {
    const games::Game* game = games::find_game(record_.setup.game);
    return game == nullptr ? cards::kCompass : game->seats();
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
    if (!record_.unplayed.empty()) return "";  // nobody knows
    if (!record_.setup.table.empty()) return record_.setup.leader;
    if (!record_.plays.empty()) return record_.plays.front().seat;
    const auto position = position_after(record_, 0);
    return position.ok() ? (*position)->to_move() : "";
  }

  void add(const pbn::Item& item) { text_ += (text_.empty() || text_.back() == '\n' ? "" : "\n") + item.source; }

  // Lines as `held` leaves them; one of white space alone would end the board.
  template <class Held>
  void add_lines(std::span<const std::string> lines, Held held) {
    for (const std::string& line : lines)
      if (const std::string& text = held(line); !text.empty()) add(pbn::line(text));
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
    const games::Game* game = games::find_game(record_.setup.game);
    if (!record_.unplayed.empty()) {
      add_lines(record_.unplayed, pbn::held_words);
    } else if (game != nullptr && game->plays_in_rows()) {
      add_lines(rows_of(*game, tag_value(tags_, "Play"), record_), std::identity());
    } else if (game != nullptr) {
      add_lines(list_of(record_), std::identity());
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

}  // namespace ouverte::records
