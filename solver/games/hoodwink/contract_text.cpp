// The tags of a record, and what people write after --contract.
#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::hoodwink {
namespace {

constexpr FieldNames kTagFields = {"Trump", "Declarer", "Free", "Bids"};
constexpr FieldNames kTextFields = {"contract", "contract", "contract", "contract"};

constexpr std::string_view kThreeBids = "three of them, such as S S H or A:SK B:S C:HQ";
constexpr std::string_view kWords =
    "trump and Hood, such as \"hearts by B\" or \"trump H, hood B\"; or bids, such as \"bids S H S\"; or free "
    "partners, "
    "such as \"free middle, trump S\"; with swing or basic scoring, and discipline, if need be";

template <class Options>
auto option_of(std::string_view text, const Options& options) -> std::optional<decltype(options[0].value)> {
  const auto found = std::ranges::find_if(options, [&](const auto& option) { return lower_case(text) == option.text; });
  if (found == options.end()) return std::nullopt;
  return found->value;
}

template <class Options>
std::string one_of(const Options& options) {
  std::vector<std::string_view> texts;
  for (const auto& option : options) texts.push_back(option.text);
  return base::str("one of ", joined(texts, " "));
}

std::optional<Suit> suit_of(std::string_view text) {
  const auto trump = read_trump(text);
  return trump && *trump ? std::optional(**trump) : std::nullopt;
}

std::optional<Seat> seat_in(std::string_view text) {
  return text.size() == 1 ? seat_of(std::string(1, static_cast<char>(text[0] & ~0x20)), kSeats) : std::nullopt;
}

// Puts what a tag says into `field`, read by `read`, if it says something.
template <class Field, class Read>
absl::Status read_tag(const Tags& tags, std::string_view name, Field& field, const Read& read,
                      std::string_view expected) {
  const std::string_view text = tag_value(tags, name);
  if (text.empty()) return absl::OkStatus();
  field = read(text);
  return field ? absl::OkStatus() : wrong(name, base::quoted(text), expected);
}

// "S S H": those of A, B and C.
absl::Status read_bids_in_turn(std::string_view text, Written& written) {
  const std::vector<std::string> words = words_of(text);
  Bids bids;
  if (words.size() != bids.size()) return wrong("Bids", base::quoted(text), kThreeBids);
  for (std::size_t seat = 0; seat < bids.size(); ++seat) {
    const auto bid = bid_of(words[seat]);
    if (!bid) return wrong("Bids", base::quoted(words[seat]), kABid);
    bids[seat] = *bid;
  }
  written.bids = bids;
  return absl::OkStatus();
}

// "A:SK B:S C:HQ", the seats in any order.
absl::Status read_bids_tag(const Tags& tags, Written& written) {
  const std::string_view text = tag_value(tags, "Bids");
  if (text.empty()) return absl::OkStatus();
  if (text.find(':') == std::string_view::npos) return read_bids_in_turn(text, written);
  Bids bids;
  unsigned seen = 0;
  for (const std::string& word : words_of(text)) {
    const auto seat = word.size() > 2 && word[1] == ':' ? seat_in(word.substr(0, 1)) : std::nullopt;
    if (!seat) return wrong("Bids", base::quoted(word), "a seat, a colon and a bid, such as A:SK");
    const auto bid = bid_of(word.substr(2));
    if (!bid) return wrong("Bids", base::quoted(word), kABid);
    if ((seen >> cards::index(*seat) & 1) != 0)
      return wrong("Bids", base::str(seat_text(*seat, kSeats), " twice"), "each seat once");
    seen |= 1u << cards::index(*seat);
    bids[static_cast<std::size_t>(*seat)] = *bid;
  }
  if (seen != 7) return wrong("Bids", base::quoted(text), kThreeBids);
  written.bids = bids;
  return absl::OkStatus();
}

absl::Status read_discipline_tag(const Tags& tags, Written& written) {
  const std::string text = lower_case(tag_value(tags, "Discipline"));
  const bool yes = text == "true" || text == "yes";
  if (!text.empty() && !yes && text != "false" && text != "no")
    return wrong("Discipline", base::quoted(text), "yes or no");
  written.discipline = yes;
  return absl::OkStatus();
}

// The words after --contract, one by one.
class Words {
 public:
  explicit Words(std::string_view text) : words_(words_of(text)) {
    constexpr std::array<std::string_view, 5> kSaysNothing = {"is", "the", "and", "partners", "scoring"};
    std::erase_if(words_,
                  [&](const std::string& word) { return std::ranges::find(kSaysNothing, word) != kSaysNothing.end(); });
  }

  absl::Status read(Written& written) {
    if (words_.empty()) return wrong("contract", "\"\"", kWords);
    while (place_ < words_.size()) {
      if (absl::Status clause = read_clause(written); !clause.ok()) return clause;
    }
    return absl::OkStatus();
  }

 private:
  [[nodiscard]] std::string next() { return place_ < words_.size() ? words_[place_++] : std::string(); }
  [[nodiscard]] std::string_view ahead() const {
    return place_ < words_.size() ? std::string_view(words_[place_]) : std::string_view();
  }
  // Takes the next word if it is this one.
  bool taken(std::string_view word) {
    const bool next_one = ahead() == word;
    place_ += next_one ? 1 : 0;
    return next_one;
  }

  // A word of a clause whose first is `word`.
  template <class Field, class Read>
  absl::Status take(Field& field, const Read& read, std::string_view expected) {
    const std::string word = next();
    field = read(word);
    if (field) return absl::OkStatus();
    return wrong("contract", word.empty() ? "nothing more" : base::quoted(word), expected);
  }

  absl::Status read_clause(Written& written) {
    const std::string word = next();
    if (word == "hood" || word == "by") return take(written.hood, seat_in, kOneOfSeats);
    if (word == "trump" || word == "trumps") return take(written.trump, suit_of, kOneOfSuits);
    if (word == "bids") return read_bids(written);
    if (word == "discipline" || word == "disciplined") {
      written.discipline = true;
      taken("bids");
      return absl::OkStatus();
    }
    if (word == "free") return read_free(written);
    // "C" is a seat before "Hood", else a suit: alone, before "trumps", or before the rule that it goes with.
    if (const auto seat = seat_in(word); seat && taken("hood")) return said(written.hood, seat);
    if (const auto suit = suit_of(word)) {
      if (!option_of(ahead(), kFreeRules)) {
        if (!taken("trumps")) taken("trump");
        return said(written.trump, suit);
      }
      --place_;
      return read_free(written);
    }
    written.scoring = option_of(word, kScorings);
    return written.scoring ? absl::OkStatus() : wrong("contract", base::quoted(word), kWords);
  }

  template <class Field>
  static absl::Status said(Field& field, const Field& value) {
    field = value;
    return absl::OkStatus();
  }

  // One rule, or a suit and a rule four times.
  absl::Status read_free(Written& written) {
    const std::span<const std::string> rest = std::span(words_).subspan(place_);
    const std::size_t many = !rest.empty() && suit_of(rest[0]) ? 2 * cards::kSuits : 1;
    const auto rules = free_rules_of(rest.first(std::min(many, rest.size())));
    if (!rules) return wrong("contract", rest.empty() ? "nothing more" : base::quoted(rest[0]), kARuleOrFour);
    written.free = rules;
    place_ += many;
    return absl::OkStatus();
  }

  absl::Status read_bids(Written& written) {
    Bids bids;
    for (Bid& bid : bids) {
      std::optional<Bid> read;
      if (absl::Status taken = take(read, bid_of, kABid); !taken.ok()) return taken;
      bid = *read;
    }
    written.bids = bids;
    return absl::OkStatus();
  }

  std::vector<std::string> words_;
  std::size_t place_ = 0;
};

// What the text leaves out stays as it was, unless it was only a consequence of what the text now says otherwise.
void fill_in(Written& written, const Written& before) {
  if (!written.scoring) written.scoring = before.scoring;
  if (written.bids || written.discipline) return;
  const bool sides = written.trump || written.hood || written.free;
  if (!sides) {
    written.bids = before.bids;
    written.discipline = before.discipline;
  }
  if (!written.trump) written.trump = before.trump;
  if (!written.hood && !written.free) {
    written.hood = before.hood;
    written.free = before.free;
  }
  if (written.free) written.first_trick = before.first_trick;
}

}  // namespace

absl::StatusOr<Written> written_from_tags(const Tags& tags) {
  Written written;
  const auto free = [](std::string_view text) { return free_rules_of(words_of(text)); };
  const auto scoring = [](std::string_view text) {
    constexpr std::string_view kScoring = " scoring";
    return option_of(lower_case(text).ends_with(kScoring) ? text.substr(0, text.size() - kScoring.size()) : text,
                     kScorings);
  };
  for (const absl::Status& read : {read_tag(tags, "Trump", written.trump, suit_of, kOneOfSuits),
                                   read_tag(tags, "Declarer", written.hood, seat_in, kOneOfSeats),
                                   read_tag(tags, "Free", written.free, free, kARuleOrFour),
                                   read_tag(tags, "FirstTrick", written.first_trick, seat_in, kOneOfSeats),
                                   read_tag(tags, "Scoring", written.scoring, scoring, one_of(kScorings)),
                                   read_bids_tag(tags, written), read_discipline_tag(tags, written)})
    if (!read.ok()) return read;
  if (written.first_trick && !written.free)
    return wrong("FirstTrick", seat_text(*written.first_trick, kSeats), "nothing: it is kept with free partners only");
  if (absl::Status settled = settle(written, kTagFields); !settled.ok()) return settled;
  return written;
}

Tags tags_from(const Written& written) {
  Tags tags;
  if (written.bids) tags.emplace_back("Bids", bids_text(*written.bids));
  if (written.discipline) tags.emplace_back("Discipline", "true");
  if (written.trump) tags.emplace_back("Trump", trump_text(*written.trump));
  if (written.hood) tags.emplace_back("Declarer", seat_text(*written.hood, kSeats));
  if (written.free) tags.emplace_back("Free", free_text(*written.free));
  if (written.first_trick) tags.emplace_back("FirstTrick", seat_text(*written.first_trick, kSeats));
  if (written.scoring) tags.emplace_back("Scoring", text_of(kScorings, *written.scoring));
  return tags;
}

absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before) {
  Written written;
  if (absl::Status read = Words(text).read(written); !read.ok()) return read;
  fill_in(written, before);
  if (absl::Status settled = settle(written, kTextFields); !settled.ok()) return settled;
  return written;
}

}  // namespace ouverte::games::hoodwink
