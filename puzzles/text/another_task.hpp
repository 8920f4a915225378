// What may make another problem of a whole deal whose hands, contract and declarer are certain: hands that are to be
// others, another contract, lead or number of tricks that is asked about, the defence, a position later in the play,
// hands and auctions that were not read. Where nothing of it stands in a post, all its words are a tale.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// Of which words nothing was read: all of a post; the story of a column, where a question how many tricks can be won is
// one for how the contract is made; talk that rules have passed over, which has none of the tasks that they read.
// `kTalkAlone`: the same where no rule has read a task.
// `kBesideTask`: what is left of the words beside a task that rules have read, where other leads and numbers of tricks
// may be asked about, too. `kOtherTask`: rules have read a task, and all that matters is whether a lead is asked for.
enum class WordsLeft : std::uint8_t { kAll, kStory, kTalkAlone, kTalk, kBesideTask, kOtherTask };

// What is certain of a deal; `lead`: the suit and rank of the first lead, where it was read ("HK").
struct Certain {
  const std::vector<Hand>& hands;
  Auction contract = {};
  std::string lead = {};
  WordsLeft left = WordsLeft::kAll;
  bool to_make = true;    // the contract, and no more or less
  bool plays_on = false;  // from cards behind the lead, which were read
};
[[nodiscard]] std::optional<Fault> other_task(const Story& story, const Certain& certain);

}  // namespace ouverte::puzzles::text
