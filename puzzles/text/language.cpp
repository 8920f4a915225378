// Which language a post is in, and its letters.
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/phrase_words.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::lower_case;

// The words of lines, in small letters.
template <class Use>
void each_word(const std::vector<Line>& lines, const Use& use) {
  for (const Line& line : lines) {
    for (std::size_t at = 0; at < line.text.size();) {
      std::size_t end = at;
      while (end < line.text.size() && is_letter(line.text[end])) ++end;
      if (end > at) use(std::string_view(line.text).substr(at, end - at));
      at = end + 1;
    }
  }
}

// "P 983  C 5  K A742  T KQ": whether the letters of the four suits stand alone in a line, in their order.
bool heads_suits(const std::string& text, std::string_view suits) {
  std::string found;
  for (const std::string& word : base::words(text))
    if (word.size() == 1 && suits.find(word[0]) != std::string_view::npos) found += word;
  return found == suits;
}

// "4P by E", "lead 7 C", where hands have such letters for suits: with their signs.
void sign_bids_and_leads(std::string& text, std::string_view suits) {
  constexpr std::array<std::string_view, 6> kLeads = {"entame", "ausspiel", "angriff", "uitkomst", "start", "lead"};
  std::string before, last;  // the two words before
  std::size_t rank = 0;      // where the last of them begins
  for (std::size_t at = 0; (at = text.find_first_not_of(" |,;:", at)) != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_of(" |,;:", at), text.size());
    const std::string word = text.substr(at, end - at);
    const std::size_t suit = word.empty() ? std::string::npos : suits.find(word.back());
    const bool bid = word.size() == 2 && word[0] >= '1' && word[0] <= '7';
    const bool lead = word.size() == 1 && std::ranges::find(kLeads, before) != kLeads.end();
    if ((bid || lead) && suit != std::string_view::npos) {
      const std::string sign(1, static_cast<char>(kSuitSign + static_cast<int>(suit)));
      if (bid)
        text.replace(end - 1, 1, sign);
      else
        text.replace(rank, end - rank, sign + text.substr(rank, end - rank - 1));
    }
    before = std::exchange(last, lower_case(word));
    rank = at;
    at = end;
  }
}

}  // namespace

Language language_of(const std::vector<Line>& lines) {
  // Words that belong to one language alone tell most.
  static const std::map<std::string, unsigned, std::less<>> kKnown = [] {
    std::map<std::string, unsigned, std::less<>> known;
    for (const LexiconEntry& entry : lexicon())
      for (std::size_t place = 0; place < kLanguages; ++place)
        each_way(entry, static_cast<Language>(place), [&](std::string_view way) {
          for (const std::string& word : phrase_words(way)) known[word] |= 1U << place;
        });
    return known;
  }();
  std::array<int, kLanguages> found = {};
  each_word(lines, [&](std::string_view raw) {
    const auto known = kKnown.find(lower_case(raw));
    if (known == kKnown.end() || raw.size() < 2) return;
    for (std::size_t place = 0; place < kLanguages; ++place)
      if ((known->second >> place & 1U) != 0) ++found[place];
  });
  const auto best = std::ranges::max_element(found);
  return *best < 2 ? Language::kEnglish : static_cast<Language>(best - found.begin());
}

std::vector<Line> with_suits_by_sign(std::vector<Line> lines, Language language) {
  const std::vector<Line> as_written = lines;
  constexpr std::size_t kFewest = 3;  // lines of hands
  for (const std::string_view suits : letters_of(language).suits) {
    std::vector<std::pair<std::size_t, std::size_t>> found;  // lines and columns of four letters each
    for (std::size_t line = 0; line < lines.size() && !suits.empty(); ++line) {
      const std::string_view text = lines[line].text;
      std::vector<std::size_t> columns;
      bool begins = true;  // nothing of a suit stands since the mark before
      for (std::size_t at = 0; (at = text.find_first_not_of(' ', at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const bool mark = word.ends_with(':') || word.find_first_not_of("-/,;|") == std::string_view::npos;
        if (begins && word.size() == 1 && columns.size() < suits.size() && word[0] == suits[columns.size()])
          columns.push_back(at);
        begins = mark || word.ends_with(',') || word.ends_with(';');
        at = end;
      }
      if (columns.size() == suits.size())
        for (const std::size_t column : columns) found.emplace_back(line, column);
    }
    if (found.size() < kFewest * suits.size()) continue;
    for (std::size_t at = 0; at < found.size(); ++at) {
      std::string& text = lines[found[at].first].text;
      const std::size_t column = found[at].second, suit = at % suits.size();
      text[column] = static_cast<char>(kSuitSign + static_cast<int>(suit));
      // What parts two suits is no void.
      const std::size_t before = column == 0 ? std::string::npos : text.find_last_not_of(' ', column - 1);
      for (const std::string_view none : {"rien", "keine", "geen"})
        if (const std::size_t word = text.find(none, column); word == column + 2)
          text.replace(word, none.size(), "-" + std::string(none.size() - 1, ' '));
      if (suit > 0 && before != std::string::npos && before > found[at - 1].second + 2 && text[before] != ':')
        text[before] = is_letter(text[before]) || is_digit(text[before]) ? text[before] : ' ';
    }
    break;
  }
  for (const std::string_view suits : letters_of(language).suits) {
    if (suits.empty() || std::ranges::count_if(as_written, [&](const Line& line) {
                           return heads_suits(line.text, suits);
                         }) < static_cast<std::ptrdiff_t>(kFewest))
      continue;
    for (Line& line : lines) sign_bids_and_leads(line.text, suits);
    break;
  }
  return lines;
}

std::vector<Line> with_english_letters(std::vector<Line> lines, Language language, const Table& table) {
  const Letters& letters = letters_of(language);
  if (letters.ranks.empty()) return lines;
  const auto is_rank = [&](char letter) {
    return is_digit(letter) || letter == 'A' || letter == 'K' || letter == 'T' || letter == 'x' || letter == '-' ||
           letter == '.' || letter == ',' || letters.ranks.find(letter) != std::string_view::npos;
  };
  for (Line& line : lines) {
    std::string& text = line.text;
    // "Führen: ♥K", as machines translate "Lead:".
    if (language == Language::kGerman && text.starts_with("Fuhren:")) text.replace(0, 6, "Ausspiel");
    bool cards_before = false;  // the word before is cards, a sign or a suit's name
    bool first = true;
    for (std::size_t at = 0; (at = text.find_first_not_of(" |/", at)) != std::string::npos;) {
      const std::size_t end = std::min(text.find_first_of(" |/", at), text.size());
      std::string word = text.substr(at, end - at);
      const std::size_t from = is_suit_sign(word[0]) ? 1 : 0;
      std::size_t stop = word.size();
      while (stop > from &&
             (word[stop - 1] == ',' || word[stop - 1] == '.' || word[stop - 1] == ';' || is_suit_sign(word[stop - 1])))
        --stop;
      const bool ranks = stop > from && std::all_of(word.begin() + static_cast<std::ptrdiff_t>(from),
                                                    word.begin() + static_cast<std::ptrdiff_t>(stop), is_rank);
      const bool name = stop == from + 1 && from == 0 && !cards_before && !table.compass;
      if (ranks && !name)
        for (std::size_t place = from; place < stop; ++place)
          if (const std::size_t rank = letters.ranks.find(word[place]); rank != std::string_view::npos)
            word[place] = letters.english_ranks[rank];
      // A word of seats alone.
      if (table.compass && !ranks && word.find_first_not_of("NSWEOZ:()-/.,") == std::string::npos)
        for (char& letter : word)
          if (const std::size_t seat = letters.seats.find(letter); seat != std::string_view::npos)
            letter = letters.english_seats[seat];
      const std::string lower = lower_case(word);
      bool suit = false;
      for (const LexiconEntry& entry : lexicon())
        if (entry.meaning == Meaning::kSuit)
          each_way(entry, language, [&](std::string_view way) { suit |= lower.starts_with(way); });
      cards_before = suit || from == 1 || (cards_before && ranks);
      first = false;
      text.replace(at, end - at, word);
      at = end;
    }
    (void)first;
  }
  return lines;
}

std::string written(std::span<const Item> items) {
  std::string text;
  for (const Item& item : items) {
    const bool mark = item.is(Meaning::kStop, Meaning::kComma) || item.is(Meaning::kColon, Meaning::kSemicolon);
    if (item.raw.empty()) continue;
    if (!text.empty() && !item.glued && !mark) text += ' ';
    if (!text.empty() && item.glued && std::isalpha(static_cast<unsigned char>(item.raw[0])) != 0 &&
        std::isalpha(static_cast<unsigned char>(text.back())) != 0)
      text += item.raw == "s" ? '\'' : '-';
    text += item.raw;
  }
  return readable(text);
}

Fault found_words(std::span<const Item> words, std::string_view of, std::string_view behind) {
  return {words.front().line, base::str(of, ": found ", base::quoted(written(words)), ", ", behind)};
}
Fault not_set_aside(std::span<const Item> words, std::string_view why) {
  return found_words(words, "words", base::str("which cannot be set aside: ", why));
}

}  // namespace ouverte::puzzles::text
