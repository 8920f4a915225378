#include "solver/puzzles/posted/german.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "solver/games/texts.hpp"

namespace ouverte::puzzles::posted {
namespace {

struct Phrase {
  std::string_view german, english;
};

// Accents are gone from the text. Longer ones first where one begins another.
constexpr std::array kPhrases = {Phrase{"gegen jede verteidigung", "against any defence"},
                                 Phrase{"gegen jedes gegenspiel", "against any defence"},
                                 Phrase{"hat das ausspiel", "to lead"},
                                 Phrase{"ist am ausspiel", "to lead"},
                                 Phrase{"am ausspiel", "to lead"},
                                 Phrase{"ist am zug", "to lead"},
                                 Phrase{"am zug", "to lead"},
                                 Phrase{"kommt heraus", "leads"},
                                 Phrase{"spielt aus", "leads"},
                                 Phrase{"zu dritt", "for three"},
                                 Phrase{"kein trumpf", "no trumps"},
                                 Phrase{"keine trumpfe", "no trumps"},
                                 Phrase{"ohne trumpf", "no trumps"},
                                 Phrase{"sans atout", "no trumps"},
                                 Phrase{"alle restlichen", "all the remaining"},
                                 Phrase{"den rest", "the rest"},
                                 Phrase{"von den", "of the"},
                                 Phrase{"das ausspiel", "the lead"},
                                 Phrase{"ausspiel", "lead"},
                                 Phrase{"alleinspieler", "declarer"},
                                 Phrase{"spieler", "declarer"},
                                 Phrase{"gegenspieler", "defenders"},
                                 Phrase{"gegner", "defenders"},
                                 Phrase{"strohmann", "dummy"},
                                 Phrase{"tisch", "dummy"},
                                 Phrase{"vorhand", "forehand"},
                                 Phrase{"mittelhand", "middlehand"},
                                 Phrase{"hinterhand", "rearhand"},
                                 Phrase{"nord", "North"},
                                 Phrase{"norden", "North"},
                                 Phrase{"ost", "East"},
                                 Phrase{"osten", "East"},
                                 Phrase{"sud", "South"},
                                 Phrase{"sueden", "South"},
                                 Phrase{"sued", "South"},
                                 Phrase{"suden", "South"},
                                 Phrase{"westen", "West"},
                                 Phrase{"pik", "spades"},
                                 Phrase{"herz", "hearts"},
                                 Phrase{"coeur", "hearts"},
                                 Phrase{"karo", "diamonds"},
                                 Phrase{"treff", "clubs"},
                                 Phrase{"kreuz", "clubs"},
                                 Phrase{"konig", "king"},
                                 Phrase{"koenig", "king"},
                                 Phrase{"dame", "queen"},
                                 Phrase{"bube", "jack"},
                                 Phrase{"unter", "jack"},
                                 Phrase{"ass", "ace"},
                                 Phrase{"as", "ace"},
                                 Phrase{"ein", "one"},
                                 Phrase{"eine", "one"},
                                 Phrase{"einen", "one"},
                                 Phrase{"zwei", "two"},
                                 Phrase{"drei", "three"},
                                 Phrase{"vier", "four"},
                                 Phrase{"funf", "five"},
                                 Phrase{"fuenf", "five"},
                                 Phrase{"sechs", "six"},
                                 Phrase{"sieben", "seven"},
                                 Phrase{"acht", "eight"},
                                 Phrase{"neun", "nine"},
                                 Phrase{"zehn", "ten"},
                                 Phrase{"elf", "eleven"},
                                 Phrase{"zwolf", "twelve"},
                                 Phrase{"dreizehn", "thirteen"},
                                 Phrase{"alle", "all"},
                                 Phrase{"mindestens", "at least"},
                                 Phrase{"wenigstens", "at least"},
                                 Phrase{"hochstens", "at most"},
                                 Phrase{"genau", "exactly"},
                                 Phrase{"letzten", "last"},
                                 Phrase{"weitere", "more"},
                                 Phrase{"stiche", "tricks"},
                                 Phrase{"stichen", "tricks"},
                                 Phrase{"stich", "trick"},
                                 Phrase{"trumpf", "trumps"},
                                 Phrase{"punkte", "points"},
                                 Phrase{"augen", "points"},
                                 Phrase{"kontrakt", "contract"},
                                 Phrase{"losung", "Solution"},
                                 Phrase{"aufgabe", "Problem"},
                                 Phrase{"der", "the"},
                                 Phrase{"die", "the"},
                                 Phrase{"das", "the"},
                                 Phrase{"den", "the"},
                                 Phrase{"dem", "the"},
                                 Phrase{"seinen", "his"},
                                 Phrase{"ihren", "their"},
                                 Phrase{"und", "and"},
                                 Phrase{"von", "by"},
                                 Phrase{"ist", "is"},
                                 Phrase{"sind", "are"},
                                 Phrase{"hat", "has"},
                                 Phrase{"haben", "have"},
                                 Phrase{"halt", "holds"},
                                 Phrase{"schon", "already"},
                                 Phrase{"bereits", "already"},
                                 Phrase{"bisher", "so far"},
                                 Phrase{"spielt", "plays"},
                                 Phrase{"soll", "to"},
                                 Phrase{"sollen", "to"},
                                 Phrase{"kann", "can"},
                                 Phrase{"konnen", "can"},
                                 Phrase{"muss", "must"},
                                 Phrase{"mussen", "must"},
                                 Phrase{"gewinnt", "wins"},
                                 Phrase{"gewinnen", "win"},
                                 Phrase{"macht", "makes"},
                                 Phrase{"machen", "make"},
                                 Phrase{"erzielen", "take"},
                                 Phrase{"erzielt", "takes"},
                                 Phrase{"erfullen", "make"},
                                 Phrase{"erfullt", "makes"},
                                 Phrase{"schlagen", "beat"},
                                 Phrase{"schlagt", "beats"},
                                 Phrase{"erreichen", "reach"},
                                 Phrase{"leer", "void"}};

// A letter, or the hidden part of one: what a word is made of.
bool in_word(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// Where a phrase stands alone in a text, whatever its case; the place after it.
std::optional<std::size_t> past_phrase(std::string_view text, std::size_t at, std::string_view phrase) {
  for (const char letter : phrase) {
    if (letter == ' ') {
      const std::size_t next = text.find_first_not_of(' ', at);
      if (next == at || next == std::string_view::npos) return std::nullopt;
      at = next;
      continue;
    }
    if (at >= text.size() || std::tolower(static_cast<unsigned char>(text[at])) != letter) return std::nullopt;
    ++at;
  }
  if (at < text.size() && in_word(text[at])) return std::nullopt;
  return at;
}

std::string translated(const std::string& text) {
  std::string english;
  for (std::size_t at = 0; at < text.size();) {
    const bool begins = in_word(text[at]) && (at == 0 || !in_word(text[at - 1]));
    const Phrase* found = nullptr;
    std::size_t end = at;
    for (const Phrase& phrase : kPhrases) {
      const auto past = begins ? past_phrase(text, at, phrase.german) : std::nullopt;
      if (!past || *past <= end) continue;
      found = &phrase;
      end = *past;
    }
    if (found == nullptr) {
      english += text[at++];
      continue;
    }
    english += found->english;
    at = end;
  }
  return english;
}

// "North-South to all three tricks make": the verb comes to stand after the word that calls for it.
std::string with_verb_in_front(const std::string& sentence) {
  constexpr std::array<std::string_view, 5> kCalling = {"to", "can", "must", "Can", "will"};
  constexpr std::array<std::string_view, 5> kVerbs = {"make", "win", "take", "beat", "reach"};
  const std::size_t stop = sentence.find_last_not_of(" .!?") + 1;
  const std::size_t blank = sentence.rfind(' ', stop);
  if (blank == std::string::npos || stop <= blank) return sentence;
  const std::string verb = sentence.substr(blank + 1, stop - blank - 1);
  if (std::ranges::find(kVerbs, verb) == kVerbs.end()) return sentence;
  for (const std::string_view calling : kCalling) {
    const std::size_t at = sentence.find(' ' + std::string(calling) + ' ');
    const std::size_t after = at == std::string::npos ? blank : at + calling.size() + 2;
    if (after >= blank) continue;
    return sentence.substr(0, after) + verb + ' ' + sentence.substr(after, blank - after) + sentence.substr(stop);
  }
  return sentence;
}

std::string with_verbs_in_front(const std::string& text) {
  std::string all;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t stop = std::min(text.find_first_of(".?!", from), text.size() - 1);
    all += with_verb_in_front(text.substr(from, stop + 1 - from));
    from = stop + 1;
  }
  return all;
}

bool is_rank(char letter) { return is_digit(letter) || std::string_view("AKDBTx").find(letter) != std::string::npos; }

std::size_t past_run(const std::string& text, std::size_t at, bool (*belongs)(char)) {
  while (at < text.size() && belongs(text[at])) ++at;
  return at;
}

// D is the queen and B the jack after a suit's sign or name, and among other ranks.
void name_ranks(std::string& text) {
  bool after_suit = false;
  for (std::size_t at = 0; at < text.size();) {
    if (is_suit_sign(text[at])) after_suit = true;
    if (!is_rank(text[at])) {
      const bool between = std::string_view(" ,.:-").find(text[at]) != std::string_view::npos;
      after_suit &= between || is_suit_sign(text[at]);
      if (in_word(text[at])) {
        const std::size_t end = past_run(text, at, in_word);
        const std::string word = games::lower_case(std::string_view(text).substr(at, end - at));
        after_suit = word == "spades" || word == "hearts" || word == "diamonds" || word == "clubs";
        at = end;
      } else {
        ++at;
      }
      continue;
    }
    const std::size_t end = past_run(text, at, is_rank);
    const bool alone = (at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end]));
    const bool seat = end < text.size() && text[end] == ':';
    if (alone && !seat && (after_suit || end - at >= 2))
      for (std::size_t place = at; place < end; ++place)
        text[place] = text[place] == 'D' ? 'Q' : text[place] == 'B' ? 'J' : text[place];
    at = end;
  }
}

// Letters that stand alone and may name seats.
std::set<char> letters_alone(const std::vector<Line>& lines) {
  std::set<char> letters;
  for (const Line& line : lines)
    for (std::size_t at = 0; at < line.text.size(); ++at) {
      const bool before = at > 0 && (in_word(line.text[at - 1]) || is_digit(line.text[at - 1]));
      const bool after = at + 1 < line.text.size() && (in_word(line.text[at + 1]) || is_digit(line.text[at + 1]));
      if (!before && !after) letters.insert(line.text[at]);
    }
  return letters;
}

bool is_german(const std::vector<Line>& lines) {
  constexpr std::array<std::string_view, 26> kTelling = {
      "nord",   "ost",  "sud",   "spielt", "ausspiel", "stiche",  "stich",   "trumpf",    "pik",
      "herz",   "karo", "treff", "kreuz",  "dame",     "bube",    "konig",   "kontrakt",  "punkte",
      "losung", "soll", "gegen", "alle",   "machen",   "spieler", "gewinnt", "mindestens"};
  std::set<std::string_view> found;
  for (const Line& line : lines)
    for (std::size_t at = 0; at < line.text.size(); ++at) {
      if (!in_word(line.text[at]) || (at > 0 && in_word(line.text[at - 1]))) continue;
      for (const std::string_view word : kTelling)
        if (past_phrase(line.text, at, word)) found.insert(word);
    }
  const std::set<char> letters = letters_alone(lines);
  const bool seats = letters.contains('O') && letters.contains('N') && letters.contains('W') && !letters.contains('E');
  return found.size() >= 2 || seats;
}

void name_east(std::string& text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool before = at > 0 && in_word(text[at - 1]);
    const bool after = at + 1 < text.size() && in_word(text[at + 1]);
    if (text[at] == 'O' && !before && !after) text[at] = 'E';
  }
  for (const std::string_view pair : {"OW", "WO"})
    for (std::size_t at = 0; (at = text.find(pair, at)) != std::string::npos; at += 2) {
      const bool alone = (at == 0 || !in_word(text[at - 1])) && (at + 2 >= text.size() || !in_word(text[at + 2]));
      if (alone) text[text[at] == 'O' ? at : at + 1] = 'E';
    }
}

}  // namespace

std::vector<Line> in_english(std::vector<Line> lines) {
  if (!is_german(lines)) return lines;
  const bool compass = !letters_alone(lines).contains('E');
  for (Line& line : lines) {
    if (compass) name_east(line.text);
    line.text = with_verbs_in_front(translated(line.text));
    name_ranks(line.text);
  }
  return lines;
}

}  // namespace ouverte::puzzles::posted
