// Problems as people post them: hands drawn round a table or listed, and what is asked in words
// (docs/formats/posted.md). Nothing is guessed: what is missing or can be meant in two ways is a problem that says so.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/records/record.hpp"

namespace ouverte::puzzles {

// What a text holds, in its order: records where it is PBN, LIN, JSON, or links to a hand viewer, with what the words
// round them ask; else posted problems, each a record with a `Task`, or what is wrong with it.
[[nodiscard]] records::Readings read_puzzles(std::string_view text, std::string_view file);

// What is read of a text beside its hands.
enum class WordsUsed : std::uint8_t {
  kAll,            // a clause that no rule takes is an error
  kAllButClauses,  // such clauses are set aside
  kNone,           // nothing, nor a contract or an auction that is drawn
};
// How a text is read: as if each problem in it ended with these sentences; `by_options`: an error names the option of
// the command line that says what is missing.
struct HowPosted {
  std::string supplied = {};
  WordsUsed words = WordsUsed::kAll;
  bool by_options = true;
};
[[nodiscard]] records::Readings read_puzzles_as(const HowPosted& how, std::string_view text, std::string_view file);

// The same of deals in words, of which nothing need be asked: "South plays a solo, spades are trumps" and the hands.
[[nodiscard]] records::Readings read_deals(const HowPosted& how, std::string_view text, std::string_view file);
// Whether a text can be no PBN, LIN or JSON, nor a link to a hand viewer.
[[nodiscard]] bool is_in_words(std::string_view text);

// A sentence that says nothing of the problem, as it was written; `talk`: one about its cards all the same;
// `set_aside`: a clause that no rule takes.
struct NotUsed {
  int line = 0;
  bool talk = false;
  bool set_aside = false;
  std::string words = {};
};

// What was understood of a text, a problem each, for people to check: "… ; 4♠ by South; West leads ♥K; declarer:
// make the contract", or what is wrong with it; and the sentences that say nothing of the problem. `offer`: of a whole
// deal whose words are not read, what they may be about, to be supplied beside its hands, "South plays 4♥. West leads
// ♠3".
struct Understood {
  std::variant<records::Record, records::Problem> reading;
  std::string in_normal_form = {};  // empty where there is a problem
  std::string offer = {};
  std::vector<NotUsed> not_used = {};
};
[[nodiscard]] std::vector<Understood> explain_puzzles(const HowPosted& how, std::string_view text,
                                                      std::string_view file);

}  // namespace ouverte::puzzles
