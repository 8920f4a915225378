// Who called what in a recorded auction.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "solver/records/record.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {

// The seat whose column a call stands in; empty where the tag `Auction` names none of `seats`, in turn order.
[[nodiscard]] std::string caller_of(const Record& record, std::string_view seats, std::size_t call);
// "A Single, B Pass, C Double": who called what, without the columns in which nothing stands; empty: no auction.
[[nodiscard]] std::string auction_in_words(const Record& record, std::string_view seats);

// The words of an `Auction` section, those of one line that name a contract together, and not each one by itself, put
// into one call, as records name the contract ("royal-abundance"); "misère ouverte" may be two calls and stays so.
[[nodiscard]] std::vector<Token> with_calls_in_words(const games::Game& game, std::vector<Token> words);

}  // namespace ouverte::records
