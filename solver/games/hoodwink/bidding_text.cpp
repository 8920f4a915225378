#include "solver/games/hoodwink/bidding_text.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/hoodwink/scores.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::hoodwink {
namespace {

using base::Json;

constexpr std::size_t kMostToBeRead = 6;  // equilibria in words; JSON has all

// "+5½" of 11 halves.
std::string halves_text(int halves) { return base::str(halves > 0 ? "+" : "", amount_in_words(halves, 2)); }

Json halves_json(int halves) { return halves % 2 == 0 ? Json(halves / 2) : Json(halves / 2.0); }

// A choice as a bid: a card of it, where cards matter, else the suit.
Bid bid_of_choice(const CardClass& choice, bool by_card) {
  return {choice.suit, by_card ? std::optional(choice.cards.highest()) : std::nullopt};
}

// Whether a player's choices of the suit are more than one: then it can matter which card he lays.
bool has_cards_to_choose(const Bidding& bidding, std::size_t player, Suit suit) {
  return std::ranges::count(bidding.choices()[player], suit, &CardClass::suit) > 1;
}

// Equilibria in which the same suits are laid and the same is played, together.
struct Together {
  ByPlayer<Suit> suits{};
  Played played;
  std::vector<Laid> laid;
  bool any_cards = false;  // whatever cards of these suits are laid
};

std::vector<Together> equilibria_of(const Bidding& bidding) {
  std::vector<Together> all;
  bidding.each([&](const Laid& laid) {
    if (!bidding.stable(laid)) return;
    const ByPlayer<CardClass> cards = bidding.cards(laid);
    const ByPlayer<Suit> suits = {cards[0].suit, cards[1].suit, cards[2].suit};
    const Played played = bidding.played(laid);
    auto same = std::ranges::find_if(
        all, [&](const Together& those) { return those.suits == suits && those.played == played; });
    if (same == all.end()) same = all.insert(all.end(), {suits, played, {}, false});
    same->laid.push_back(laid);
  });
  for (Together& together : all) {
    std::size_t ways = 1;
    for (std::size_t player = 0; player < kPlayers; ++player)
      ways *= static_cast<std::size_t>(
          std::ranges::count(bidding.choices()[player], together.suits[player], &CardClass::suit));
    together.any_cards = together.laid.size() == ways;
  }
  return all;
}

// "A ♠, B ♥K, C ♥7 (or other cards)": cards only where not all do.
std::string laid_in_words(const Bidding& bidding, const Together& together) {
  const ByPlayer<CardClass> cards = bidding.cards(together.laid.front());
  std::string text;
  for (std::size_t player = 0; player < kPlayers; ++player) {
    const bool by_card = !together.any_cards && has_cards_to_choose(bidding, player, cards[player].suit);
    text += base::str(player == 0 ? "" : ", ", letter(player), " ", bid_sign(bid_of_choice(cards[player], by_card)));
  }
  return text + (together.laid.size() > 1 && !together.any_cards ? " (or other cards)" : "");
}

Json bids_json(const ByPlayer<CardClass>& cards, bool by_card) {
  Json json;
  for (std::size_t player = 0; player < kPlayers; ++player)
    json[letter(player)] = bid_text(bid_of_choice(cards[player], by_card));
  return json;
}

Json worth_json(const Bidding::Worth& worth) {
  Json json;
  for (std::size_t player = 0; player < kPlayers; ++player) json[letter(player)] = halves_json(worth[player]);
  return json;
}

Json equilibrium_json(const Bidding& bidding, const Together& together) {
  Json json = {
      {"bids", bids_json(bidding.cards(together.laid.front()), false)},
      {"trump", trump_text(together.played.trump)},
      {"hood", together.played.hood == kNobody ? Json() : Json(letter(static_cast<std::size_t>(together.played.hood)))},
      {"settlements", worth_json(bidding.worth(together.laid.front()))}};
  if (together.any_cards) return json;
  json["cards"] = Json::array();
  for (const Laid& laid : together.laid) json["cards"].push_back(bids_json(bidding.cards(laid), true));
  return json;
}

// What is played after these choices, as a contract of records.
Json contract_json(const Analysis& analysis, const ByPlayer<CardClass>& cards) {
  const bool same = cards[0].suit == cards[1].suit && cards[1].suit == cards[2].suit;
  Written written;
  Bids& bids = written.bids.emplace();
  for (std::size_t player = 0; player < kPlayers; ++player) bids[player] = bid_of_choice(cards[player], same);
  written.scoring = analysis.contract(cards[0].suit, Seat{}, false).scoring;
  if (same) written.free = analysis.free();
  return settle(written, kJsonFields).ok() ? to_json(written) : Json();
}

// The choices that a bid can be: one where its card is known.
std::vector<std::size_t> choices_meant(const Bidding& bidding, std::size_t player, const Bid& bid) {
  std::vector<std::size_t> meant;
  for (std::size_t place = 0; place < bidding.choices()[player].size(); ++place) {
    const CardClass& choice = bidding.choices()[player][place];
    if (bid.card ? choice.cards.has(*bid.card) : choice.suit == bid.suit) meant.push_back(place);
  }
  return meant;
}

struct Judged {
  int before = 0, after = 0;  // in halves
  Bid better;                 // where `before` is more
  friend bool operator==(const Judged&, const Judged&) = default;
};

// What a recorded bid was worth against the two others, if the cards not recorded do not matter.
std::optional<Judged> judged(const Bidding& bidding, const Bids& recorded, std::size_t player) {
  std::optional<Judged> found;
  for (const std::size_t a : choices_meant(bidding, 0, recorded[0]))
    for (const std::size_t b : choices_meant(bidding, 1, recorded[1]))
      for (const std::size_t c : choices_meant(bidding, 2, recorded[2])) {
        const Laid laid = {a, b, c};
        Laid best = laid;
        best[player] = bidding.best_reply(laid, player);
        const CardClass& better = bidding.choices()[player][best[player]];
        const ByPlayer<CardClass> cards = bidding.cards(best);
        const bool by_card = all_the_same({cards[0].suit, cards[1].suit, cards[2].suit}) &&
                             has_cards_to_choose(bidding, player, better.suit);
        const Judged so{bidding.worth(best)[player], bidding.worth(laid)[player], bid_of_choice(better, by_card)};
        if (found && *found != so) return std::nullopt;
        found = so;
      }
  return found;
}

// A bid that has no one worth, because of cards that are not recorded, is put into words alone.
void judge(const Bidding& bidding, const Bids& recorded, Auction& auction) {
  for (std::size_t player = 0; player < kPlayers; ++player) {
    const auto found = judged(bidding, recorded, player);
    if (!found) {
      auction.words.push_back(base::str(letter(player), " laid ", bid_sign(recorded[player]),
                                        ": what that gave away depends on cards laid that are not recorded."));
      continue;
    }
    auction.judged.push_back({.seat = letter(player),
                              .call = bid_text(recorded[player]),
                              .before = found->before,
                              .after = found->after,
                              .better = found->before == found->after ? "" : bid_text(found->better),
                              .in_one = 2});
  }
}

// What each is sure of, whatever the others lay.
std::string sure_in_words(const Bidding& bidding, Json& json) {
  std::string text;
  for (std::size_t player = 0; player < kPlayers; ++player) {
    const Bidding::Sure sure = bidding.sure(player);
    const CardClass& choice = bidding.choices()[player][sure.choice];
    const Bid bid = bid_of_choice(choice, has_cards_to_choose(bidding, player, choice.suit));
    text += base::str(player == 0 ? "" : ", ", letter(player), " ", halves_text(sure.worth), " with ", bid_sign(bid));
    json["sure"][letter(player)] = {{"lay", bid_text(bid)}, {"settlement", halves_json(sure.worth)}};
  }
  return text;
}

}  // namespace

std::string score_text(search::Interval value, const Contract& contract, Seat player) {
  if (!value.exact()) return base::str(signed_number(value.lower), "..", signed_number(value.upper));
  const auto end = end_with(ends_of(contract, player, {}), value.lower);
  const std::string settled = signed_number(value.lower);
  return end ? base::str(end->score, " (", settled, ")") : settled;
}

std::string played_in_words(const Analysis& analysis, const Played& played) {
  const std::string trumps = base::str(suit_name(played.trump), " trumps, ");
  if (played.hood == kNobody) {
    std::string text = trumps + "free partners";
    for (int seat = 0; seat < kPlayers; ++seat) {
      const Seat player = static_cast<Seat>(seat);
      text += base::str(
          seat == 0 ? ": sure of " : ", ", seat_text(player, kSeats), " ",
          score_text(analysis.among_free(played.trump, player), analysis.contract(played.trump, player, true), player));
    }
    return text;
  }
  const Seat hood = static_cast<Seat>(played.hood);
  const search::Interval value = analysis.as_hood(played.trump, hood);
  std::string text = base::str(trumps, "the Hood is ", seat_text(hood, kSeats));
  if (!value.exact())
    return base::str(text, ", who settles for ", signed_number(value.lower), " to ", signed_number(value.upper));
  if (const auto end = end_with(ends_of(analysis.contract(played.trump, hood, false), hood, {}), value.lower))
    text += base::str(end->agree ? ", fails" : "", " and scores ", end->score);
  return base::str(text, " (settlement ", signed_number(value.lower), ")");
}

std::string best_replies(const Bidding& bidding, const ByPlayer<Suit>& bids) {
  std::string letters;
  for (std::size_t player = 0; player < kPlayers; ++player) {
    bool some = false, every = true;
    bidding.each([&](const Laid& laid) {
      const ByPlayer<CardClass> cards = bidding.cards(laid);
      if (bids != ByPlayer<Suit>{cards[0].suit, cards[1].suit, cards[2].suit}) return;
      const bool best = bidding.replies_best(laid, player);
      some = some || best;
      every = every && best;
    });
    if (some) letters += every ? letter(player) : lower_case(letter(player));
  }
  return letters;
}

std::optional<Bids> recorded_bids(const Setup& deal, std::span<const std::string> calls, std::string_view first,
                                  const std::vector<CardSet>& hands, std::vector<std::string>& doubts) {
  std::optional<Bids> bids;
  if (calls.empty()) {
    if (const auto written = written_from_json(deal.contract); written.ok()) bids = written->bids;
  } else if (calls.size() != kPlayers) {
    doubts.push_back(base::str("the bids: found ", calls.size(), " of them, expected one a player"));
  } else {
    bids.emplace();
    const Seat leader = seat_of(first, kSeats).value_or(Seat{});
    for (std::size_t place = 0; place < kPlayers; ++place) {
      const auto bid = bid_of(calls[place]);
      const Seat seat = cards::left_of(leader, kPlayers, static_cast<int>(place));
      if (!bid)
        doubts.push_back(base::str("bid of ", seat_text(seat, kSeats), ": found ", base::quoted(calls[place]),
                                   ", expected ", kABid));
      (*bids)[static_cast<std::size_t>(seat)] = bid.value_or(Bid{});
    }
  }
  if (!bids || !doubts.empty()) return std::nullopt;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const Bid& bid = (*bids)[seat];
    if (bid.card ? hands[seat].has(*bid.card) : !biddable(hands[seat], bid.suit).empty()) continue;
    doubts.push_back(base::str("bid of ", letter(seat), ": found ", bid_text(bid), ", expected a card that he holds"));
  }
  return doubts.empty() ? bids : std::nullopt;
}

Auction auction_of(const Analysis& analysis, const Bidding& bidding, const std::optional<Bids>& recorded,
                   base::Json& json) {
  Auction auction;
  const std::vector<Together> equilibria = equilibria_of(bidding);
  const std::string sure = sure_in_words(bidding, json);
  json["equilibria"] = Json::array();
  for (const Together& together : equilibria) {
    json["equilibria"].push_back(equilibrium_json(bidding, together));
    if (json["equilibria"].size() <= kMostToBeRead)
      auction.words.push_back(base::str("Equilibrium: ", laid_in_words(bidding, together), ": ",
                                        played_in_words(analysis, together.played), "."));
  }
  if (equilibria.size() > kMostToBeRead)
    auction.words.push_back(base::str("… and ", equilibria.size() - kMostToBeRead, " more."));
  Laid line{};
  if (!equilibria.empty()) {
    line = equilibria.front().laid.front();
  } else {
    for (std::size_t player = 0; player < kPlayers; ++player) line[player] = bidding.sure(player).choice;
    auction.words.push_back(
        base::str("No equilibrium: whatever the three lay, one of them does better with another card. Each can make "
                  "sure, whatever the others lay, of: ",
                  sure, "."));
  }
  const ByPlayer<CardClass> cards = bidding.cards(line);
  auction.contract = contract_json(analysis, cards);
  const Json& bids = auction.contract["bids"];
  for (std::size_t player = 0; player < kPlayers; ++player)
    auction.calls.push_back({letter(player), bids[letter(player)].get<std::string>()});
  if (recorded) judge(bidding, *recorded, auction);
  return auction;
}

}  // namespace ouverte::games::hoodwink
