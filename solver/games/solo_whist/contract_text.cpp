// Contracts and what goes with them as people write them.
#include <algorithm>
#include <array>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

using Words = std::vector<std::string>;

// "misère" as records write it.
std::string without_accents(std::string_view text) {
  constexpr std::array<std::string_view, 6> kAccented = {"è", "é", "ê", "È", "É", "Ê"};
  std::string plain(text);
  for (const std::string_view letter : kAccented)
    for (std::size_t place; (place = plain.find(letter)) != std::string::npos;)
      plain.replace(place, letter.size(), "e");
  return plain;
}

// In lower case without accents; a hyphen divides words, but for that of "no-trump".
Words plain_words(std::string_view text) {
  Words words;
  for (const std::string& word : words_of(without_accents(text))) {
    if (word == "&") {
      words.emplace_back("and");
      continue;
    }
    if (read_trump(word) || word.find('=') != std::string::npos) {
      words.push_back(word);
      continue;
    }
    std::string parts = word;
    std::ranges::replace(parts, '-', ' ');
    for (std::string& part : words_of(parts)) words.push_back(std::move(part));
  }
  return words;
}

// The kind whose name, or another word for it, `words` begin with: that of the longest; and its number of words.
struct NamedKind {
  const Kind* kind = nullptr;
  std::size_t words = 0;
};
NamedKind kind_at_head(const Words& words) {
  NamedKind found;
  const auto consider = [&](std::string_view name, std::string_view written) {
    const Words those = plain_words(name);
    if (those.size() <= found.words || those.size() > words.size()) return;
    if (!std::equal(those.begin(), those.end(), words.begin())) return;
    found = {&*std::ranges::find(kKinds, written, &Kind::text), those.size()};
  };
  for (const Kind& kind : kKinds) consider(kind.text, kind.text);
  for (const Word& word : vocabulary())
    if (word.what == Called::kContract) consider(word.text, word.written);
  return found;
}

// Reads what people say of a contract, word by word.
class TextReader {
 public:
  TextReader(const Written& before, const NamedKind& called) : before_(before), said_(called.kind != nullptr) {
    written_ = said_ ? Written{} : before;
    written_.schedule = before.schedule;
    written_.all_pass = before.all_pass;
    written_.turned_up = before.turned_up;
    if (!said_) return;
    written_.kind = called.kind;
    wanted_ = declarers(*called.kind);
  }

  absl::Status read(const std::string& word) {
    if (word.find('=') != std::string::npos) return read_rate("contract", word, written_.schedule);
    constexpr std::array<std::string_view, 6> kSkipped = {"by", "and", "in", "with", "payments", "suit"};
    if (std::ranges::find(kSkipped, word) != kSkipped.end()) return absl::OkStatus();
    if (!said_) return wrong("contract", base::quoted(word), "what a contract pays, such as solo=4+1");
    if (word == "turned") {
      turned_next_ = true;
      return absl::OkStatus();
    }
    if (turned_next_) return read_turned(word);
    // S may be South or spades: seats come first, unless the word before says otherwise.
    if (word == "trump" || word == "trumps") {
      trump_next_ = !trump_said_;
      return absl::OkStatus();
    }
    const bool a_suit = trump_next_ || (word.size() > 1 && !read_seat(word) && read_trump(word));
    return !a_suit && written_.declaring.size() < wanted_ ? read_declarer(word) : read_trump_suit(word);
  }

  absl::StatusOr<Written> finish(std::string_view text) {
    if (!said_) return written_;
    if (written_.declaring.empty() && before_.declaring.size() == wanted_) written_.declaring = before_.declaring;
    if (written_.declaring.size() < wanted_)
      return wrong("contract", base::quoted(text),
                   wanted_ == 1 ? "the soloist: one of N E S W" : "the partners: two of N E S W");
    const Trump turned = turned_suit(before_);
    if (!trump_said_ && written_.kind->trump == TrumpRule::kPreferredSuit) written_.trump = turned;
    if (!written_.turned) written_.turned = turned;
    if (absl::Status fits = check_written(written_, trump_said_, {"contract", "contract", "contract"}); !fits.ok())
      return fits;
    return written_;
  }

 private:
  absl::Status read_declarer(const std::string& word) {
    const auto seat = read_seat(word);
    if (!seat) return wrong("contract", base::quoted(word), "one of N E S W");
    written_.declaring.push_back(*seat);
    return absl::OkStatus();
  }
  absl::Status read_trump_suit(const std::string& word) {
    const auto trump = read_trump(word);
    if (!trump || trump_said_)
      return wrong("contract", base::quoted(word), trump_said_ ? "nothing more" : "one of S H D C NT");
    written_.trump = *trump;
    trump_said_ = true;
    trump_next_ = false;
    return absl::OkStatus();
  }
  absl::Status read_turned(const std::string& word) {
    const auto turned = read_turned_up(word);
    if (!turned) return wrong("contract", base::quoted(word), base::str("what was turned: ", kTurnedUp));
    const bool again = !turned->card && before_.turned_up && before_.turned == turned->suit;
    written_.turned = turned->suit;
    if (!again) written_.turned_up = turned->card;
    turned_next_ = false;
    return absl::OkStatus();
  }

  const Written& before_;
  bool said_;  // the text names a contract
  Written written_;
  std::size_t wanted_ = 0;  // players who declare
  bool trump_next_ = false, trump_said_ = false, turned_next_ = false;
};

absl::StatusOr<AllPass> all_pass_of(std::string_view field, Words words) {
  AllPass found;
  while (!words.empty()) {
    std::size_t taken = 1;
    if (words[0] == "kimberley") {
      found.kimberley = true;
    } else if (words[0] == "thrown" && words.size() > 1 && words[1] == "in") {
      taken = 2;
    } else {
      const NamedKind called = kind_at_head(words);
      if (called.kind == nullptr || called.kind->sides != Sides::kEveryForHimself || found.deal)
        return wrong(field, base::quoted(joined(words, " ")),
                     "thrown-in, general-misere, competitive-misere or royal-misere, and kimberley before it");
      found.deal = called.kind->name;
      taken = called.words;
    }
    words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(taken));
  }
  return found;
}

// The names of contracts behind "payments", up to the last rate, put together.
Words with_whole_rates(Words words) {
  const auto is_rate = [](const std::string& word) { return word.find('=') != std::string::npos; };
  const auto first = std::ranges::find(words, "payments");
  const auto last = std::find_if(words.rbegin(), words.rend(), is_rate).base();
  if (first == words.end() || last <= first) return words;
  Words whole(words.begin(), first + 1);
  for (std::string& rate : with_whole_names({first + 1, last})) whole.push_back(std::move(rate));
  whole.insert(whole.end(), last, words.end());
  return whole;
}

// The words behind "all pass", which are taken from `words`; nothing if that is not said.
std::optional<Words> take_all_pass(Words& words) {
  constexpr std::array<std::string_view, 2> kHead = {"all", "pass"};
  const auto head = std::search(words.begin(), words.end(), kHead.begin(), kHead.end());
  if (head == words.end()) return std::nullopt;
  Words behind(head + 2, words.end());
  words.erase(head, words.end());
  return behind;
}

}  // namespace

std::string all_pass_text(const AllPass& all_pass) {
  const std::string_view deal = all_pass.deal ? kind_of(*all_pass.deal).text : "thrown-in";
  return base::str(all_pass.kimberley ? "kimberley " : "", deal);
}

absl::StatusOr<AllPass> read_all_pass(std::string_view field, std::string_view text) {
  return all_pass_of(field, plain_words(text));
}

Trump turned_suit(const Written& written) {
  if (written.turned) return written.turned;
  const bool names_it = written.kind == nullptr || written.kind->trump == TrumpRule::kPreferredSuit;
  return names_it ? written.trump : Trump{};
}

const Kind* kind_called(std::string_view text) {
  const Words words = plain_words(text);
  const NamedKind called = kind_at_head(words);
  return called.words == words.size() ? called.kind : nullptr;
}

std::string contract_names() {
  std::vector<std::string_view> names;
  for (const Kind& kind : kKinds) names.push_back(kind.text);
  return base::str("one of ", joined(names, " "));
}

absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before) {
  Words words = plain_words(text);
  const std::optional<Words> all_pass = take_all_pass(words);
  Written agreed = before;
  if (all_pass) {
    const auto follows = all_pass_of("contract", *all_pass);
    if (!follows.ok()) return follows.status();
    agreed.all_pass = *follows;
  }
  const NamedKind called = kind_at_head(words);
  const bool payments =
      words.empty() ? all_pass.has_value() : words[0] == "payments" || words[0].find('=') != std::string::npos;
  if (called.kind == nullptr && !payments)
    return wrong("contract", base::quoted(text), base::str(contract_names(), ", then who and the trump"));
  words = with_whole_rates(std::move(words));
  TextReader reader(agreed, called);
  for (std::size_t place = called.words; place < words.size(); ++place)
    if (absl::Status read = reader.read(words[place]); !read.ok()) return read;
  return reader.finish(text);
}

}  // namespace ouverte::games::solo_whist
