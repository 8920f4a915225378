// Posts of the games that are not bridge, in English.
#include <algorithm>
#include <map>
#include <span>
#include <string_view>

#include "solver/base/status.hpp"
#include "tests/support/posts_made.hpp"

namespace ouverte::puzzles::made {
namespace {

constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::array<std::string_view, 4> kSuitSigns = {"♠", "♥", "♦", "♣"};
constexpr std::array<std::string_view, 4> kSuitNames = {"spades", "hearts", "diamonds", "clubs"};

template <class List>
std::string any_of(base::Random& random, const List& list) {
  return std::string(*(std::begin(list) + static_cast<std::ptrdiff_t>(random.below(std::size(list)))));
}

std::string with(std::string text, const std::map<std::string, std::string>& values) {
  for (const auto& [name, value] : values)
    for (std::size_t at = 0; (at = text.find("{" + name + "}", at)) != std::string::npos; at += value.size())
      text.replace(at, name.size() + 2, value);
  return text;
}

using Words = std::vector<std::string_view>;
const Words kToLead = {"{S} to lead.", "{S} leads.", "{S} is on lead.", "Leader: {S}.", "It is {S}'s lead."};

struct Packed {
  std::string_view seats, ranks;
  std::size_t tricks;  // in a whole deal
  bool joker = false;
};

void deal(base::Random& random, const Packed& packed, std::size_t cards, Made& made) {
  std::vector<std::string> pack;
  for (const char suit : kSuitLetters)
    for (const char rank : packed.ranks) pack.push_back({suit, rank});
  if (packed.joker) pack.emplace_back("*");
  random.shuffle(std::span(pack));
  std::size_t next = 0;
  for (const char seat : packed.seats) {
    std::array<std::string, 5> held;
    for (std::size_t card = 0; card < cards; ++card, ++next) {
      const std::string& drawn = pack[next];
      held[drawn == "*" ? 4 : kSuitLetters.find(drawn[0])] += drawn.back();
    }
    std::string hand, shown;
    for (std::size_t suit = 0; suit < 5; ++suit) {
      std::ranges::sort(held[suit], {}, [&](char rank) { return packed.ranks.find(rank); });
      if (suit > 0 && (suit < 4 || !held[4].empty())) hand += '.';
      hand += held[suit];
      if (suit < 4 && !held[suit].empty()) shown += base::str(" ", kSuitSigns[suit], held[suit]);
      if (suit == 4 && !held[4].empty()) shown += " Joker";
    }
    made.meant.hands.emplace_back(seat, hand);
    const bool compass = packed.seats.size() == 4;
    made.hands += base::str(std::string(1, seat), compass ? " " : ":", shown, "\n");
  }
}

std::vector<int> share(base::Random& random, int tricks, std::size_t players, std::size_t leader) {
  std::vector<int> won(players);
  if (tricks > 0) ++won[leader];
  for (int trick = 1; trick < tricks; ++trick) ++won[random.below(players)];
  return won;
}

void say_won(base::Random& random, const std::vector<int>& won, std::string_view seats, Made& made) {
  std::string list, tag, sentence;
  for (std::size_t seat = 0; seat < won.size(); ++seat) {
    const std::string name(1, seats[seat]), number = std::to_string(won[seat]);
    list += base::str(seat == 0 ? "" : ", ", name, " ", number);
    tag += base::str(seat == 0 ? "" : " ", name, ":", number);
    const std::string_view between = seat == 0 ? "" : seat + 1 == won.size() ? " and " : ", ";
    sentence += base::str(between, name, seat == 0 ? " has won " : " ", number, seat == 0 ? " tricks" : "");
  }
  made.meant.tags.emplace_back("Taken", tag);
  switch (random.below(3)) {
    case 0:
      made.said.push_back("Tricks so far: " + list + ".");
      return;
    case 1:
      made.said.push_back("Tricks: " + list + ".");
      return;
    default:
      made.said.push_back(sentence + ".");
  }
}

void say_trumps(base::Random& random, std::size_t suit, Made& made) {
  const std::string name(kSuitNames[suit]);
  std::string capital = name;
  capital[0] = static_cast<char>(capital[0] - 32);
  made.meant.tags.emplace_back("Trump", std::string(1, kSuitLetters[suit]));
  made.said.push_back(
      with(any_of(random, Words{"{T} are trumps.", "Trumps: {sign}.", "Trumps are {t}.", "{T} trumps."}),
           {{"T", capital}, {"t", name}, {"sign", std::string(kSuitSigns[suit])}}));
}

Made hoodwink(base::Random& random) {
  Made made{.meant = {},
            .hands = {},
            .said = {},
            .game_line = any_of(random, Words{"Hoodwink", "A Hoodwink ending", "Hoodwink problem"})};
  const std::size_t cards = 3 + random.below(3);
  deal(random, {.seats = "ABC", .ranks = "AKQJT987", .tricks = 11, .joker = true}, cards, made);
  const std::size_t leader = random.below(3);
  const std::string hood(1, "ABC"[random.below(3)]);
  made.meant.leader = "ABC"[leader];
  made.meant.tags = {{"Game", "hoodwink"}, {"Declarer", hood}};
  say_won(random, share(random, 11 - static_cast<int>(cards), 3, leader), "ABC", made);
  say_trumps(random, random.below(4), made);
  made.said.push_back(with(any_of(random, kToLead), {{"S", made.meant.leader}}));
  made.said.push_back(
      with(any_of(random, Words{"{H} is the Hood.", "The Hood is {H}.", "Hood: {H}.", "{H} (the Hood) plays alone."}),
           {{"H", hood}}));
  const bool made_it = random.below(2) == 0;
  made.meant.task = made_it ? "goal" : "no goal";
  made.said.push_back(made_it
                          ? any_of(random, Words{"The Hood to succeed.", "Can the Hood win?", "The Hood to win.",
                                                 "How does the Hood succeed?"})
                          : any_of(random, Words{"The partners to beat the Hood.", "Can the partners beat the Hood?",
                                                 "The partners to prevent the Hood from succeeding.",
                                                 "The partners to stop the Hood."}));
  return made;
}

Made whos_who(base::Random& random) {
  Made made{.meant = {},
            .hands = {},
            .said = {},
            .game_line = any_of(random, Words{"Who's Who", "Who's Who ending", "A Who's Who problem"})};
  const std::size_t cards = 3 + random.below(2);
  deal(random, {.seats = "ABC", .ranks = "AKQJT98765", .tricks = 14}, cards, made);
  const std::size_t leader = random.below(3);
  const std::string soloist(1, "ABC"[random.below(3)]);
  made.meant.leader = "ABC"[leader];
  made.meant.tags = {{"Game", "whos-who"}, {"Declarer", soloist}};
  say_won(random, share(random, 14 - static_cast<int>(cards), 3, leader), "ABC", made);
  made.said.push_back(with(any_of(random, kToLead), {{"S", made.meant.leader}}));
  made.said.push_back(
      with(any_of(random, Words{"{H} is the soloist.", "The soloist is {H}.", "Soloist: {H}."}), {{"H", soloist}}));
  const bool made_it = random.below(2) == 0;
  made.meant.task = made_it ? "goal" : "no goal";
  made.said.push_back(
      made_it ? any_of(random, Words{"The soloist to win.", "Can the soloist win?", "How does the soloist win?"})
              : any_of(random, Words{"The partners to beat the soloist.", "Can the partners beat the soloist?"}));
  return made;
}

Made solo_whist(base::Random& random) {
  struct Call {
    std::string_view tag, said;
    int needs;
  };
  constexpr std::array<Call, 4> kCalls = {{{"solo", "solo", 5},
                                           {"abundance", "abundance", 9},
                                           {"misere", "misère", 0},
                                           {"misere-ouverte", "misère ouverte", 0}}};
  Made made{.meant = {},
            .hands = {},
            .said = {},
            .game_line = any_of(random, Words{"Solo Whist", "A Solo Whist problem", "Solo whist ending"})};
  const Call call = kCalls[random.below(kCalls.size())];
  const std::size_t cards = 3 + random.below(3);
  deal(random, {.seats = "NESW", .ranks = "AKQJT98765432", .tricks = 13}, cards, made);
  const std::size_t player = random.below(4);
  std::size_t leader = (player + 1 + random.below(3)) % 4;
  const int before = 13 - static_cast<int>(cards);
  std::vector<int> won(4);
  won[player] = std::max(0, call.needs - 1 - static_cast<int>(random.below(2)));
  for (int trick = won[player]; trick < before; ++trick)
    ++won[trick == won[player] ? leader : (player + 1 + random.below(3)) % 4];
  if (won[leader] == 0) leader = player;
  const std::array<std::string, 4> names = {"North", "East", "South", "West"};
  made.meant.leader = "NESW"[leader];
  made.meant.tags = {
      {"Game", "solo-whist"}, {"Contract", std::string(call.tag)}, {"Declarer", std::string(1, "NESW"[player])}};
  say_won(random, won, "NESW", made);
  if (call.needs > 0) say_trumps(random, random.below(4), made);
  made.said.push_back(with(any_of(random, kToLead), {{"S", names[leader]}}));
  made.said.push_back(with(
      any_of(random, Words{"{S} plays {name}.", "Contract: {name} by {S}.", "{S} plays a {name}.", "A {name} by {S}."}),
      {{"S", names[player]}, {"name", std::string(call.said)}}));
  const bool made_it = random.below(2) == 0;
  made.meant.task = made_it ? "goal" : "no goal";
  made.said.push_back(
      with(made_it ? any_of(random, Words{"{S} to make his contract.", "Can {S} make it?", "{S} to succeed."})
                   : any_of(random, Words{"The others to beat the contract.", "Can the others beat it?",
                                          "The defenders to defeat the contract."}),
           {{"S", names[player]}}));
  return made;
}

// One position with its players named in every way.
Made dreiertarock(base::Random& random) {
  constexpr std::array<std::string_view, 3> kShown = {"XXI, ♠K, ♦1", "Sküs, V, ♥Q", "XX, I, ♣K"};
  constexpr std::array<std::string_view, 3> kHands = {"K..1..21", ".Q...*,5", "...K.20,1"};
  constexpr std::array<int, 3> kWon = {4, 2, 3};
  Made made{.meant = {},
            .hands = {},
            .said = {},
            .game_line = any_of(random, Words{"Dreiertarock", "Tarock", "42-card Tarock"})};
  const std::size_t first = random.below(3);
  const auto seat = [&](std::size_t place) { return "ABC"[(first + place) % 3]; };
  std::array<std::string, 3> shown;
  std::vector<int> won(3);
  for (std::size_t place = 0; place < 3; ++place) {
    made.meant.hands.emplace_back(seat(place), std::string(kHands[place]));
    shown[(first + place) % 3] = base::str(std::string(1, seat(place)), ": ", kShown[place], "\n");
    won[(first + place) % 3] = kWon[place];
  }
  for (const std::string& line : shown) made.hands += line;
  const std::string declarer(1, seat(0));
  made.meant.leader = declarer;
  made.meant.tags = {
      {"Game", "dreiertarock"}, {"Contract", "solo"}, {"Declarer", declarer}, {"Points", "declarer:30 defenders:29"}};
  say_won(random, won, "ABC", made);
  made.said.push_back(with(any_of(random, kToLead), {{"S", declarer}}));
  made.said.push_back(
      with(any_of(random, Words{"{S} plays Solo.", "Solo by {S}.", "{S} plays a solo."}), {{"S", declarer}}));
  made.said.emplace_back(
      any_of(random, Words{"Points: declarer 30, defenders 29.", "Points so far: declarer 30, defenders 29."}));
  struct Asked {
    std::string_view words, task;
  };
  constexpr std::array<Asked, 4> kAsked = {{{"The declarer to win the game.", "goal"},
                                            {"Can the declarer win?", "goal"},
                                            {"The defenders to beat the declarer.", "no goal"},
                                            {"Declarer to reach 46 points.", ">= 46"}}};
  const Asked asked = kAsked[random.below(kAsked.size())];
  made.meant.task = asked.task;
  made.said.emplace_back(asked.words);
  return made;
}

Made rummage(base::Random& random) {
  Made made{.meant = {},
            .hands = "A: ♠J ♦T\nB: ♣T9\nC: ♣K\n",
            .said = {},
            .game_line = any_of(random, Words{"Rummage", "Rummage, three players", "A Rummage problem"})};
  made.meant.leader = "A";
  made.meant.hands = {{'A', "J..T."}, {'B', "...T9"}, {'C', "...K"}};
  const std::size_t plays = 2 + random.below(3);
  made.meant.tags = {
      {"Game", "rummage"}, {"For", "A"}, {"Melds", "A:4,5,4 B:4,4,3,3 C:4,6,3,3"}, {"Trick", "A:DJ SJ HJ"}};
  made.meant.task = "<= " + std::to_string(plays);
  made.said = {any_of(random, Words{"On the table: ♦J ♠J ♥J.", "On the table lie ♦J, ♠J and ♥J."}),
               any_of(random, Words{"Melds: A 4,5,4; B 4,4,3,3; C 4,6,3,3\n",
                                    "A has melded sets of 4, 5 and 4; B 4, 4, 3 and 3; C 4, 6, 3 and 3."}),
               any_of(random, Words{"It is A's turn.", "A to play."}),
               with(any_of(random, Words{"A to go out within {n} plays.", "Can A go out within {n} plays?",
                                         "A must go out in at most {n} plays."}),
                    {{"n", std::to_string(plays)}})};
  return made;
}

}  // namespace

Made other_game(base::Random& random) {
  switch (random.below(5)) {
    case 0:
      return hoodwink(random);
    case 1:
      return whos_who(random);
    case 2:
      return solo_whist(random);
    case 3:
      return dreiertarock(random);
    default:
      return rummage(random);
  }
}

}  // namespace ouverte::puzzles::made
