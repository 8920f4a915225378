#include "solver/records/tags.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/record.hpp"
#include "solver/records/spelt.hpp"

namespace ouverte::records {
namespace {

using base::invalid;
using base::quoted;
using base::str;

std::string in_capitals(std::string_view text) {
  std::string letters(text);
  for (char& letter : letters) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return letters;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (;;) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return found;
    text.remove_prefix(begin);
    found.push_back(text.substr(0, text.find_first_of(" \t")));
    text.remove_prefix(found.back().size());
  }
}

// "?" is PBN's word for what is not known.
std::string_view known(const games::Tags& tags, std::string_view name) {
  const std::string_view value = tag_value(tags, name);
  return value == "?" ? std::string_view() : value;
}

std::optional<std::size_t> seat_place(const games::Game& game, std::string_view text) {
  const std::size_t place = text.size() == 1 ? game.seats().find(in_capitals(text)) : std::string_view::npos;
  return place == std::string_view::npos ? std::nullopt : std::optional(place);
}

// Sets `seat` to what the tag says, if it says a seat.
absl::Status read_seat(const games::Game& game, const games::Tags& tags, std::string_view name, std::string& seat) {
  const std::string_view value = known(tags, name);
  if (value.empty()) return absl::OkStatus();
  if (!seat_place(game, value))
    return invalid(name, ": found ", quoted(value), ", expected ", seats_expected(game.seats()));
  seat = in_capitals(value);
  return absl::OkStatus();
}

// "X:rest" as the place of seat X, and the rest.
absl::StatusOr<std::pair<std::size_t, std::string_view>> read_from_seat(const games::Game& game, std::string_view name,
                                                                        std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto place = seat_place(game, colon == std::string_view::npos ? text : text.substr(0, colon));
  if (colon == std::string_view::npos || !place) {
    return invalid(name, ": found ", quoted(text), ", expected ", seats_expected(game.seats()), ", then a colon");
  }
  return std::pair(*place, text.substr(colon + 1));
}

// "4", or "3 to 6" where tables differ in size.
std::string players_expected(const games::Game& game) {
  const std::size_t most = game.seats().size();
  std::size_t least = most;
  while (!game.seats_of(least - 1).empty()) --least;
  return least == most ? str(most) : str(least, " to ", most);
}

absl::Status read_deal(const games::Game& game, const games::Tags& tags, games::Setup& setup) {
  const std::string_view value = known(tags, "Deal");
  if (value.empty())
    return invalid("Deal: found nothing, expected hands such as \"", game.seats()[0], ":AKQ.JT9.876.5432 ...\"");
  const auto from = read_from_seat(game, "Deal", value);
  if (!from.ok()) return from.status();
  const std::vector<std::string_view> hands = words(from->second);
  const std::string_view seats = game.seats_of(hands.size());
  if (seats.empty()) {
    return invalid("Deal: found ", base::counted(hands.size(), "hand"), ", expected ", players_expected(game));
  }
  if (from->first >= seats.size()) {
    return invalid("Deal: found the seat ", value.substr(0, 1), " at a table of ", seats.size(), ", expected one of ",
                   seats);
  }
  for (std::size_t place = 0; place < seats.size(); ++place)
    setup.hands.emplace_back(seats.substr((from->first + place) % seats.size(), 1),
                             games::spelt_hand(game, hands[place]));
  return absl::OkStatus();
}

absl::Status read_taken(const games::Game& game, const games::Tags& tags, games::Setup& setup) {
  const std::string_view value = known(tags, "Taken");
  if (value.empty()) return absl::OkStatus();
  std::vector<std::pair<std::string, int>> won;
  for (const std::string_view word : words(value)) {
    const auto from = read_from_seat(game, "Taken", word);
    if (!from.ok()) return from.status();
    const std::string_view number = from->second;
    int tricks = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), tricks);
    if (error != std::errc() || end != number.data() + number.size() || tricks < 0) {
      return invalid("Taken: found ", quoted(word), ", expected a seat and its tricks, such as ", game.seats()[0],
                     ":3");
    }
    won.emplace_back(game.seats().substr(from->first, 1), tricks);
  }
  setup.won = std::move(won);
  return absl::OkStatus();
}

absl::Status read_trick(const games::Game& game, const games::Tags& tags, games::Setup& setup) {
  const std::string_view value = known(tags, "Trick");
  if (value.empty()) return absl::OkStatus();
  const auto from = read_from_seat(game, "Trick", value);
  if (!from.ok()) return from.status();
  setup.leader = game.seats().substr(from->first, 1);
  for (const std::string_view card : words(from->second)) setup.table.push_back(in_capitals(card));
  return absl::OkStatus();
}

// In the record of a whole deal the contract says who leads, and `Play` only who is in its first column; in the ending
// of one, or where the contract cannot tell, `Play` names the leader.
void read_leader_from_play(const games::Game& game, const games::Tags& tags, games::Setup& setup) {
  const auto place = seat_place(game, tag_value(tags, "Play"));
  if (!setup.leader.empty() || !place) return;
  games::Setup led = setup;
  led.leader = game.seats().substr(*place, 1);
  base::Random random(0);
  const std::size_t dealt = count_cards(game.random_deal(random).hands.front().second);
  const bool ending =
      std::ranges::all_of(setup.hands, [&](const auto& hand) { return count_cards(hand.second) < dealt; });
  const auto needed = [&] { return !game.playable(setup).ok() && game.playable(led).ok(); };
  if (ending || needed()) setup.leader = led.leader;
}

// The hands clockwise from the first that the setup has; one that it lacks is not known.
std::string deal_text(const games::Setup& setup) {
  const games::Game* const game = games::find_game(setup.game);
  if (setup.hands.empty() || game == nullptr) return "";
  const std::string_view seats = game->seats_at(setup);
  const std::size_t first = seats.find(setup.hands.front().first);
  std::string deal;
  for (std::size_t place = 0; place < seats.size(); ++place) {
    const std::string_view seat = seats.substr((first + place) % seats.size(), 1);
    const auto hand = std::ranges::find(setup.hands, seat, &std::pair<std::string, std::string>::first);
    deal += str(place == 0 ? str(seat, ':') : " ", hand == setup.hands.end() ? "-" : hand->second);
  }
  return deal;
}

// The fields that have a tag of their own each, as text.
games::Tags plain_facts(const games::Setup& setup) {
  games::Tags facts = {{"Game", setup.game}, {"Board", setup.id}, {"Dealer", setup.dealer}};
  facts.emplace_back("Deal", deal_text(setup));
  facts.emplace_back("Objective", setup.objective);
  facts.emplace_back("For", setup.guarantee);
  std::string taken;
  if (setup.won) {
    for (const auto& [seat, tricks] : *setup.won) taken += str(taken.empty() ? "" : " ", seat, ':', tricks);
  }
  facts.emplace_back("Taken", taken);
  std::string trick;
  for (const std::string& card : setup.table) trick += str(trick.empty() ? str(setup.leader, ':') : " ", card);
  facts.emplace_back("Trick", trick);
  facts.emplace_back("Leader", setup.table.empty() ? setup.leader : "");
  return facts;
}

// Gives a tag its value, in its place or, if it is new, before the auction and the play.
void set_tag(games::Tags& tags, const std::string& name, const std::string& value) {
  const auto found = std::ranges::find(tags, name, &games::Tags::value_type::first);
  if (found != tags.end()) {
    found->second = value;
  } else if (!value.empty()) {
    const auto section =
        std::ranges::find_if(tags, [](const auto& tag) { return tag.first == "Auction" || tag.first == "Play"; });
    tags.insert(section, {name, value});
  }
}

void remove_tag(games::Tags& tags, std::string_view name) {
  std::erase_if(tags, [&](const auto& tag) { return tag.first == name; });
}

}  // namespace

std::size_t count_cards(std::string_view hand) {
  if (hand == "-") return 0;
  std::size_t cards = 0;
  for (std::size_t at = 0, field = 0; at < hand.size(); ++at) {
    if (hand[at] == '.') {
      if (++field == 4 && hand.find(',', at) != std::string_view::npos) {
        return cards + 1 + static_cast<std::size_t>(std::ranges::count(hand.substr(at), ','));
      }
    } else if (hand.substr(at, 2) != "10") {  // of which only the 0 is counted
      ++cards;
    }
  }
  return cards;
}

absl::StatusOr<const games::Game*> game_named(std::string_view name, std::string_view field) {
  if (const games::Game* game = games::game_meant(name)) return game;
  std::string names;
  for (const games::Game* game : games::all_games()) names += str(names.empty() ? "" : ", ", game->name());
  return invalid(field, ": found ", quoted(name), ", expected one of ", names);
}

std::string seats_expected(std::string_view seats) {
  std::string text = "one of";
  for (const char seat : seats) text += str(' ', seat);
  return text;
}

namespace {

// Whether the game reads nothing in this Contract tag: it tells its contracts by other tags.
bool says_nothing(const games::Game& game, std::string_view contract) {
  if (contract.empty() || contract == "-" || contract == "Pass") return false;
  const auto said = game.contract_from_tags({{"Contract", std::string(contract)}});
  const auto none = game.contract_from_tags({});
  return said.ok() && none.ok() && *said == *none;
}

// The tag Contract as people type a contract after `--contract` ("solo by South in hearts"), into the tags that say it.
absl::Status put_contract_in_tags(const games::Game& game, games::Tags& tags) {
  const std::string words(known(tags, "Contract"));
  games::Tags put = tags;
  remove_tag(put, "Contract");
  const auto before = game.contract_from_tags(put);
  const auto contract = games::contract_meant(game, words, before.value_or(games::Contract()), known(tags, "Dealer"));
  if (!contract.ok()) {
    const std::string message = base::message(contract.status());
    constexpr std::string_view kField = "contract: ";
    return invalid("Contract: ", message.substr(message.starts_with(kField) ? kField.size() : 0));
  }
  for (const auto& [name, value] : contract->tags()) set_tag(put, name, value);
  tags = std::move(put);
  return absl::OkStatus();
}

// The tags to the letter.
absl::StatusOr<games::Setup> setup_as_written(const games::Game& game, const games::Tags& tags) {
  games::Setup setup;
  setup.game = game.name();
  setup.id = tag_value(tags, "Board");
  setup.objective = known(tags, "Objective");
  for (const auto& status :
       {read_deal(game, tags, setup), read_seat(game, tags, "Dealer", setup.dealer),
        read_seat(game, tags, "For", setup.guarantee), read_seat(game, tags, "Leader", setup.leader),
        read_taken(game, tags, setup), read_trick(game, tags, setup)}) {
    if (!status.ok()) return status;
  }
  auto contract = game.contract_from_tags(tags);
  if (!contract.ok()) return contract.status();
  setup.contract = contract->json();
  spell_table(game, setup);
  read_leader_from_play(game, tags, setup);
  return setup;
}

}  // namespace

absl::StatusOr<games::Setup> setup_from_tags(games::Tags& tags) {
  const std::string_view name = known(tags, "Game");
  const bool named = !name.empty();
  const auto game = game_named(named ? name : games::assumed_game(), "Game");
  if (!game.ok()) return game.status();
  if (named && name != (*game)->name()) set_tag(tags, "Game", std::string((*game)->name()));
  if (absl::Status one = name_declarer(**game, tags); !one.ok()) return one;
  if (says_nothing(**game, known(tags, "Contract")))
    if (absl::Status put = put_contract_in_tags(**game, tags); !put.ok()) return put;
  auto setup = setup_as_written(**game, tags);
  if (setup.ok()) return setup;
  games::Tags spelt = spelt_tags(**game, tags);
  auto read = setup_as_written(**game, spelt);
  if (!read.ok() && put_contract_in_tags(**game, spelt).ok())
    if (auto told = setup_as_written(**game, spelt); told.ok()) read = std::move(told);
  if (read.ok()) tags = std::move(spelt);
  return read;
}

games::Tags tags_saying(const games::Setup& setup, games::Tags tags) {
  const absl::StatusOr<games::Setup> said = setup_from_tags(tags);
  const games::Tags facts_said = said.ok() ? plain_facts(*said) : games::Tags();
  const games::Tags facts = plain_facts(setup);
  for (std::size_t fact = 0; fact < facts.size(); ++fact) {
    const auto& [name, value] = facts[fact];
    const bool default_game = name == "Game" && value == games::assumed_game() && tag_value(tags, name).empty();
    if (!default_game && (facts_said.empty() || facts_said[fact].second != value)) set_tag(tags, name, value);
  }
  if (const games::Game* game = games::find_game(setup.game); game != nullptr) {
    if (!said.ok() || said->contract != setup.contract) {
      if (said.ok()) {
        for (const auto& [name, value] : game->contract_of(*said).tags()) remove_tag(tags, name);
      }
      if (setup.contract.is_null()) set_tag(tags, "Contract", "Pass");
      for (const auto& [name, value] : game->contract_of(setup).tags()) set_tag(tags, name, value);
    }
  }
  return tags;
}

}  // namespace ouverte::records
