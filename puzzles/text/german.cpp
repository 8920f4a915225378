#include "puzzles/text/german.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

struct GermanPhrase {
  std::string_view german, english;
};

// Accents are gone from the text. Longer ones first where one begins another.
constexpr std::array kGermanPhrases = {GermanPhrase{"gegen jede verteidigung", "against any defence"},
                                       GermanPhrase{"gegen jedes gegenspiel", "against any defence"},
                                       GermanPhrase{"hat das ausspiel", "to lead"},
                                       GermanPhrase{"ist am ausspiel", "to lead"},
                                       GermanPhrase{"am ausspiel", "to lead"},
                                       GermanPhrase{"ist am zug", "to lead"},
                                       GermanPhrase{"am zug", "to lead"},
                                       GermanPhrase{"kommt heraus", "leads"},
                                       GermanPhrase{"spielt aus", "leads"},
                                       GermanPhrase{"zu dritt", "for three"},
                                       GermanPhrase{"kein trumpf", "no trumps"},
                                       GermanPhrase{"keine trumpfe", "no trumps"},
                                       GermanPhrase{"ohne trumpf", "no trumps"},
                                       GermanPhrase{"sans atout", "no trumps"},
                                       GermanPhrase{"alle restlichen", "all the remaining"},
                                       GermanPhrase{"den rest", "the rest"},
                                       GermanPhrase{"von den", "of the"},
                                       GermanPhrase{"das ausspiel", "the lead"},
                                       GermanPhrase{"ausspiel", "lead"},
                                       GermanPhrase{"alleinspieler", "declarer"},
                                       GermanPhrase{"spieler", "declarer"},
                                       GermanPhrase{"gegenspieler", "defenders"},
                                       GermanPhrase{"gegner", "defenders"},
                                       GermanPhrase{"strohmann", "dummy"},
                                       GermanPhrase{"tisch", "dummy"},
                                       GermanPhrase{"vorhand", "forehand"},
                                       GermanPhrase{"mittelhand", "middlehand"},
                                       GermanPhrase{"hinterhand", "rearhand"},
                                       GermanPhrase{"nord", "North"},
                                       GermanPhrase{"norden", "North"},
                                       GermanPhrase{"ost", "East"},
                                       GermanPhrase{"osten", "East"},
                                       GermanPhrase{"sud", "South"},
                                       GermanPhrase{"sueden", "South"},
                                       GermanPhrase{"sued", "South"},
                                       GermanPhrase{"suden", "South"},
                                       GermanPhrase{"westen", "West"},
                                       GermanPhrase{"pik", "spades"},
                                       GermanPhrase{"herz", "hearts"},
                                       GermanPhrase{"coeur", "hearts"},
                                       GermanPhrase{"karo", "diamonds"},
                                       GermanPhrase{"treff", "clubs"},
                                       GermanPhrase{"kreuz", "clubs"},
                                       GermanPhrase{"konig", "king"},
                                       GermanPhrase{"koenig", "king"},
                                       GermanPhrase{"dame", "queen"},
                                       GermanPhrase{"bube", "jack"},
                                       GermanPhrase{"unter", "jack"},
                                       GermanPhrase{"ass", "ace"},
                                       GermanPhrase{"as", "ace"},
                                       GermanPhrase{"ein", "one"},
                                       GermanPhrase{"eine", "one"},
                                       GermanPhrase{"einen", "one"},
                                       GermanPhrase{"zwei", "two"},
                                       GermanPhrase{"drei", "three"},
                                       GermanPhrase{"vier", "four"},
                                       GermanPhrase{"funf", "five"},
                                       GermanPhrase{"fuenf", "five"},
                                       GermanPhrase{"sechs", "six"},
                                       GermanPhrase{"sieben", "seven"},
                                       GermanPhrase{"acht", "eight"},
                                       GermanPhrase{"neun", "nine"},
                                       GermanPhrase{"zehn", "ten"},
                                       GermanPhrase{"elf", "eleven"},
                                       GermanPhrase{"zwolf", "twelve"},
                                       GermanPhrase{"dreizehn", "thirteen"},
                                       GermanPhrase{"alle", "all"},
                                       GermanPhrase{"mindestens", "at least"},
                                       GermanPhrase{"wenigstens", "at least"},
                                       GermanPhrase{"hochstens", "at most"},
                                       GermanPhrase{"genau", "exactly"},
                                       GermanPhrase{"letzten", "last"},
                                       GermanPhrase{"weitere", "more"},
                                       GermanPhrase{"noch", "still"},
                                       GermanPhrase{"brauchen", "need"},
                                       GermanPhrase{"braucht", "needs"},
                                       GermanPhrase{"ausgespielt", "led"},
                                       GermanPhrase{"stiche", "tricks"},
                                       GermanPhrase{"stichen", "tricks"},
                                       GermanPhrase{"stich", "trick"},
                                       GermanPhrase{"trumpf", "trumps"},
                                       GermanPhrase{"punkte", "points"},
                                       GermanPhrase{"augen", "points"},
                                       GermanPhrase{"kontrakt", "contract"},
                                       GermanPhrase{"losung", "Solution"},
                                       GermanPhrase{"aufgabe", "Problem"},
                                       GermanPhrase{"der", "the"},
                                       GermanPhrase{"die", "the"},
                                       GermanPhrase{"das", "the"},
                                       GermanPhrase{"den", "the"},
                                       GermanPhrase{"dem", "the"},
                                       GermanPhrase{"seinen", "his"},
                                       GermanPhrase{"ihren", "their"},
                                       GermanPhrase{"und", "and"},
                                       GermanPhrase{"von", "by"},
                                       GermanPhrase{"ist", "is"},
                                       GermanPhrase{"sind", "are"},
                                       GermanPhrase{"hat", "has"},
                                       GermanPhrase{"haben", "have"},
                                       GermanPhrase{"halt", "holds"},
                                       GermanPhrase{"schon", "already"},
                                       GermanPhrase{"bereits", "already"},
                                       GermanPhrase{"bisher", "so far"},
                                       GermanPhrase{"spielt", "plays"},
                                       GermanPhrase{"soll", "to"},
                                       GermanPhrase{"sollen", "to"},
                                       GermanPhrase{"kann", "can"},
                                       GermanPhrase{"konnen", "can"},
                                       GermanPhrase{"muss", "must"},
                                       GermanPhrase{"mussen", "must"},
                                       GermanPhrase{"gewinnt", "wins"},
                                       GermanPhrase{"gewinnen", "win"},
                                       GermanPhrase{"macht", "makes"},
                                       GermanPhrase{"machen", "make"},
                                       GermanPhrase{"erzielen", "take"},
                                       GermanPhrase{"erzielt", "takes"},
                                       GermanPhrase{"erfullen", "make"},
                                       GermanPhrase{"erfullt", "makes"},
                                       GermanPhrase{"schlagen", "beat"},
                                       GermanPhrase{"schlagt", "beats"},
                                       GermanPhrase{"erreichen", "reach"},
                                       GermanPhrase{"leer", "void"}};

// A letter, or the hidden part of one: what a word is made of.
bool in_word(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

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
    const GermanPhrase* found = nullptr;
    std::size_t end = at;
    for (const GermanPhrase& phrase : kGermanPhrases) {
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

}  // namespace ouverte::puzzles::text
