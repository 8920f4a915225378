// Contracts as tags write them.
#include <optional>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

using base::Json;

absl::Status read_declaring_tag(const Tags& tags, Written& written) {
  const std::string_view field = written.kind->sides == Sides::kPartners ? "Partners" : "Declarer";
  const std::size_t wanted = declarers(*written.kind);
  if (wanted == 0) return absl::OkStatus();
  const std::string_view text = tag_value(tags, field);
  absl::Status seats = wrong(field, base::quoted(text), wanted == 1 ? "one of N E S W" : "two of N E S W");
  for (const char letter : text) {
    if (letter == ' ' || letter == ',' || letter == '-') continue;
    const auto seat = seat_of(std::string_view(&letter, 1));
    if (!seat) return seats;
    written.declaring.push_back(*seat);
  }
  return written.declaring.size() == wanted ? absl::OkStatus() : seats;
}

// The suit that a tag names, if it is there.
absl::StatusOr<std::optional<Trump>> suit_tag(const Tags& tags, std::string_view tag, std::string_view expected) {
  const std::string_view text = tag_value(tags, tag);
  if (text.empty()) return std::nullopt;
  const auto trump = read_trump(text);
  if (!trump) return wrong(tag, base::quoted(text), expected);
  return trump;
}

absl::Status read_table_tags(const Tags& tags, Written& written) {
  if (const std::string_view text = tag_value(tags, "Turned"); !text.empty()) {
    const auto turned = read_turned_up(text);
    if (!turned) return wrong("Turned", base::quoted(text), kTurnedUp);
    written.turned = turned->suit;
    written.turned_up = turned->card;
  }
  const auto schedule = read_schedule("Payments", tag_value(tags, "Payments"));
  if (!schedule.ok()) return schedule.status();
  written.schedule = *schedule;
  const auto all_pass = read_all_pass("AllPass", tag_value(tags, "AllPass"));
  if (!all_pass.ok()) return all_pass.status();
  written.all_pass = *all_pass;
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<games::Contract> contract_from_tags(const Tags& tags) {
  const std::string_view name = tag_value(tags, "Contract");
  const bool all_passed = lower_case(name) == "pass";
  Written written;
  const auto trump = suit_tag(tags, "Trump", "one of S H D C NT");
  if (!trump.ok()) return trump.status();
  written.trump = trump->value_or(Trump{});
  if (absl::Status read = read_table_tags(tags, written); !read.ok()) return read;
  if (name.empty()) {
    if (absl::Status fits = take_turned(written, "Trump"); !fits.ok()) return fits;
    return games::Contract::of(std::move(written));
  }
  if (all_passed && !written.all_pass.deal) return games::Contract::passed_out();
  written.kind = all_passed ? &kind_of(*written.all_pass.deal) : kind_called(name);
  if (written.kind == nullptr) return wrong("Contract", base::quoted(lower_case(name)), contract_names());
  if (absl::Status read = read_declaring_tag(tags, written); !read.ok()) return read;
  if (written.kind->trump == TrumpRule::kPreferredSuit && !written.trump) written.trump = written.turned;
  if (written.kind->trump == TrumpRule::kNone) written.trump = Trump{};  // the suit turned, which this contract ignores
  if (const std::string_view four = tag_value(tags, "FirstToFour"); !four.empty()) {
    written.first_to_four = seat_of(four);
    if (!written.first_to_four) return wrong("FirstToFour", base::quoted(four), "one of N E S W");
  }
  const bool trump_said = !tag_value(tags, "Trump").empty();
  if (absl::Status fits = check_written(written, trump_said, {"Trump", "Partners", "Turned"}); !fits.ok()) return fits;
  return games::Contract::of(std::move(written));
}

Tags tags_from(const Written& written) {
  Tags tags;
  if (written.kind != nullptr) {
    tags.emplace_back("Contract", written.kind->text);
    std::string seats;
    for (const Seat seat : written.declaring) seats += seat_text(seat);
    if (written.kind->sides == Sides::kSoloist) tags.emplace_back("Declarer", seats);
    if (written.kind->sides == Sides::kPartners) tags.emplace_back("Partners", seats);
  }
  if (written.trump) tags.emplace_back("Trump", trump_text(written.trump));
  if (written.first_to_four) tags.emplace_back("FirstToFour", seat_text(*written.first_to_four));
  if (tells_turned(written)) tags.emplace_back("Turned", turned_up_text(written));
  if (const std::string payments = schedule_text(written.schedule); !payments.empty())
    tags.emplace_back("Payments", payments);
  if (written.all_pass != AllPass{}) tags.emplace_back("AllPass", all_pass_text(written.all_pass));
  return tags;
}

}  // namespace ouverte::games::solo_whist
