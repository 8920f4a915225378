#include "tests/support/posts_made.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <string_view>

namespace ouverte::puzzles::made {
namespace {

constexpr std::string_view kSeats = "NESW";
constexpr std::string_view kSuits = "SHDC";
constexpr std::string_view kRanks = "AKQJT98765432";
constexpr std::array<std::string_view, 4> kSigns = {"♠", "♥", "♦", "♣"};

// How a language writes what stands in cards, and says who and how many.
struct Tongue {
  std::array<std::string_view, 4> seats, seat_letters, suits;
  std::array<std::string_view, 4> honours;       // A K Q J, as letters
  std::array<std::string_view, 5> honour_names;  // and the ten
  std::string_view of;                           // between rank and suit; empty: the suit stands first
  std::array<std::string_view, 14> numbers;
  std::string_view and_, trick, tricks;
};

constexpr std::array<Tongue, 3> kTongues = {{{.seats = {"North", "East", "South", "West"},
                                              .seat_letters = {"N", "E", "S", "W"},
                                              .suits = {"spades", "hearts", "diamonds", "clubs"},
                                              .honours = {"A", "K", "Q", "J"},
                                              .honour_names = {"ace", "king", "queen", "jack", "ten"},
                                              .of = " of ",
                                              .numbers = {"no", "one", "two", "three", "four", "five", "six", "seven",
                                                          "eight", "nine", "ten", "eleven", "twelve", "thirteen"},
                                              .and_ = " and ",
                                              .trick = "trick",
                                              .tricks = "tricks"},
                                             {.seats = {"Nord", "Ost", "Süd", "West"},
                                              .seat_letters = {"N", "O", "S", "W"},
                                              .suits = {"Pik", "Herz", "Karo", "Treff"},
                                              .honours = {"A", "K", "D", "B"},
                                              .honour_names = {"As", "König", "Dame", "Bube", "Zehn"},
                                              .of = "",
                                              .numbers = {"keinen", "einen", "zwei", "drei", "vier", "fünf", "sechs",
                                                          "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn"},
                                              .and_ = " und ",
                                              .trick = "Stich",
                                              .tricks = "Stiche"},
                                             {.seats = {"Nord", "Est", "Sud", "Ouest"},
                                              .seat_letters = {"N", "E", "S", "O"},
                                              .suits = {"pique", "coeur", "carreau", "trèfle"},
                                              .honours = {"A", "R", "D", "V"},
                                              .honour_names = {"as", "roi", "dame", "valet", "dix"},
                                              .of = " de ",
                                              .numbers = {"aucune", "une", "deux", "trois", "quatre", "cinq", "six",
                                                          "sept", "huit", "neuf", "dix", "onze", "douze", "treize"},
                                              .and_ = " et ",
                                              .trick = "levée",
                                              .tricks = "levées"}}};

template <class List>
std::string one_of(base::Random& random, const List& list) {
  return std::string(*(std::begin(list) + static_cast<std::ptrdiff_t>(random.below(std::size(list)))));
}

std::string filled(std::string text, const std::map<std::string, std::string>& values) {
  for (const auto& [name, value] : values)
    for (std::size_t at = 0; (at = text.find("{" + name + "}", at)) != std::string::npos; at += value.size())
      text.replace(at, name.size() + 2, value);
  return text;
}

std::size_t seat_place(char seat) { return kSeats.find(seat); }

std::string pair_said(base::Random& random, bool north_south, const Tongue& tongue) {
  const std::size_t one = north_south ? 0 : 1;
  const std::string a(tongue.seats[one]), b(tongue.seats[one + 2]);
  const std::string x(tongue.seat_letters[one]), y(tongue.seat_letters[one + 2]);
  switch (random.below(5)) {
    case 0:
      return a + "-" + b;
    case 1:
      return a + std::string(tongue.and_) + b;
    case 2:
      return x + "-" + y;
    case 3:
      return x + "/" + y;
    default:
      return x + y;
  }
}

std::string rank_said(char rank, const Tongue& tongue, bool ten) {
  const std::size_t honour = kRanks.find(rank);
  if (honour < 4) return std::string(tongue.honours[honour]);
  return rank == 'T' && ten ? "10" : std::string(1, rank);
}

// "♥K", "HK" or "the king of hearts".
std::string card_said(base::Random& random, const std::string& card, const Tongue& tongue, int language) {
  const std::size_t suit = kSuits.find(card[0]);
  const std::size_t place = kRanks.find(card[1]);
  if (random.below(2) == 0 || place > 4) return std::string(kSigns[suit]) + rank_said(card[1], tongue, true);
  const std::string rank(tongue.honour_names[place]), name(tongue.suits[suit]);
  if (language == 0)
    return random.below(3) == 0 ? name.substr(0, name.size() - 1) + " " + rank : "the " + rank + " of " + name;
  return tongue.of.empty() ? name + " " + rank : rank + std::string(tongue.of) + name;
}

std::vector<std::string> suits_of(const std::string& hand) {
  std::vector<std::string> suits(1);
  for (const char letter : hand) {
    if (letter == '.')
      suits.emplace_back();
    else
      suits.back() += letter;
  }
  return suits;
}

// The cards of a suit, "K Q 10" or "KQT"; a dash for none.
std::string suit_said(const std::string& ranks, const Tongue& tongue, std::string_view between, bool ten) {
  std::string text;
  for (const char rank : ranks) text += (text.empty() ? "" : std::string(between)) + rank_said(rank, tongue, ten);
  return text.empty() ? "-" : text;
}

struct Writing {
  std::array<std::string, 4> names;
  const Tongue& tongue;
  std::string between;
  bool ten;
};

std::vector<std::string> lines_of_hand(const std::string& hand, const Writing& writing, bool signs) {
  std::vector<std::string> lines;
  const auto suits = suits_of(hand);
  for (std::size_t suit = 0; suit < 4; ++suit)
    lines.push_back((signs ? std::string(kSigns[suit]) + " " : "") +
                    suit_said(suits[suit], writing.tongue, writing.between, writing.ten));
  return lines;
}

std::size_t width_of(const std::string& line) {
  return static_cast<std::size_t>(
      std::ranges::count_if(line, [](char letter) { return (static_cast<unsigned char>(letter) & 0xC0) != 0x80; }));
}

std::string padded(std::string line, std::size_t width) {
  while (width_of(line) < width) line += ' ';
  return line;
}

std::string round_a_table(const std::vector<std::pair<char, std::string>>& hands, const Writing& writing, bool names,
                          bool signs) {
  constexpr std::size_t kLeft = 20;
  std::vector<std::vector<std::string>> blocks;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    auto lines = lines_of_hand(hands[seat].second, writing, signs);
    if (names) lines.insert(lines.begin(), writing.names[seat]);
    blocks.push_back(lines);
  }
  std::string text;
  for (const auto& line : blocks[0]) text += std::string(kLeft, ' ') + line + "\n";
  for (std::size_t row = 0; row < blocks[1].size(); ++row)
    text += padded(blocks[3][row], 2 * kLeft) + blocks[1][row] + "\n";
  for (const auto& line : blocks[2]) text += std::string(kLeft, ' ') + line + "\n";
  return text;
}

std::string in_lines(base::Random& random, const std::vector<std::pair<char, std::string>>& hands,
                     const Writing& writing) {
  // Suits are letters in English alone: "D" is the queen elsewhere.
  const bool signs = writing.tongue.honours[2] != "Q" || random.below(2) == 0;
  const std::string colon = one_of(random, std::array{": ", " ", " - "});
  const std::string comma = one_of(random, std::array{" ", ", ", "  "});
  std::string text;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const auto suits = suits_of(hands[seat].second);
    std::string line = writing.names[seat] + (signs ? colon : ": ");
    for (std::size_t suit = 0; suit < 4; ++suit)
      line += (suit == 0 ? "" : comma) + (signs ? std::string(kSigns[suit]) : std::string(1, kSuits[suit]) + " ") +
              suit_said(suits[suit], writing.tongue, signs ? "" : writing.between, writing.ten);
    text += line + "\n";
  }
  return text;
}

std::string with_dots(base::Random& random, const std::vector<std::pair<char, std::string>>& hands,
                      const Writing& writing) {
  const bool slashes = random.below(2) == 0;
  std::string text;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const auto suits = suits_of(hands[seat].second);
    std::string line = writing.names[seat] + ": ";
    for (std::size_t suit = 0; suit < 4; ++suit)
      line += (suit == 0 ? ""
               : slashes ? " / "
                         : ".") +
              (slashes || !suits[suit].empty() ? suit_said(suits[suit], writing.tongue, "", false) : std::string());
    text += line + "\n";
  }
  return text;
}

std::string in_a_table(const std::vector<std::pair<char, std::string>>& hands, const Writing& writing) {
  std::string text = "|  | ♠ | ♥ | ♦ | ♣ |\n|---|---|---|---|---|\n";
  for (std::size_t seat = 0; seat < 4; ++seat) {
    text += "| " + writing.names[seat] + " |";
    for (const std::string& suit : suits_of(hands[seat].second))
      text += " " + suit_said(suit, writing.tongue, "", writing.ten) + " |";
    text += "\n";
  }
  return text;
}

std::string told(const std::vector<std::pair<char, std::string>>& hands, const Writing& writing, int language) {
  constexpr std::array<std::string_view, 3> kHolds = {" holds ", " hat ", " a "};
  std::string text;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const auto suits = suits_of(hands[seat].second);
    std::string cards;
    for (std::size_t suit = 0; suit < 4; ++suit)
      if (!suits[suit].empty())
        cards += (cards.empty() ? "" : " ") + std::string(kSigns[suit]) +
                 suit_said(suits[suit], writing.tongue, "", writing.ten);
    text += std::string(writing.tongue.seats[seat]) + std::string(kHolds[static_cast<std::size_t>(language)]) + cards +
            ".\n";
  }
  return text;
}

std::string hands_said(base::Random& random, const std::vector<std::pair<char, std::string>>& hands, int language) {
  const Tongue& tongue = kTongues[static_cast<std::size_t>(language)];
  const bool letters = random.below(2) == 0;
  Writing writing{
      .names = {}, .tongue = tongue, .between = random.below(2) == 0 ? " " : "", .ten = random.below(2) == 0};
  for (std::size_t seat = 0; seat < 4; ++seat)
    writing.names[seat] = letters ? tongue.seat_letters[seat] : tongue.seats[seat];
  switch (random.below(7)) {
    case 0:
      return round_a_table(hands, writing, true, true);
    case 1:
      return round_a_table(hands, writing, false, true);
    case 2:
      return round_a_table(hands, writing, random.below(2) == 0, false);
    case 3:
      return with_dots(random, hands, writing);
    case 4:
      return in_a_table(hands, writing);
    case 5:
      return told(hands, writing, language);
    default:
      return in_lines(random, hands, writing);
  }
}

// Each seat's hand of so many cards, from a pack of 52.
std::vector<std::pair<char, std::string>> dealt(base::Random& random, std::size_t cards) {
  std::vector<std::string> pack;
  for (const char suit : kSuits)
    for (const char rank : kRanks) pack.push_back({suit, rank});
  random.shuffle(std::span(pack));
  std::vector<std::pair<char, std::string>> hands;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    std::vector<std::string> held(pack.begin() + static_cast<std::ptrdiff_t>(seat * cards),
                                  pack.begin() + static_cast<std::ptrdiff_t>((seat + 1) * cards));
    std::string hand;
    for (const char suit : kSuits) {
      if (suit != 'S') hand += '.';
      for (const char rank : kRanks)
        if (std::ranges::find(held, std::string{suit, rank}) != held.end()) hand += rank;
    }
    hands.emplace_back(kSeats[seat], hand);
  }
  return hands;
}

using Phrases = std::vector<std::string_view>;

const std::array<Phrases, 3> kLeads = {
    {{"{S} to lead.", "{S} leads.", "{S} is on lead.", "The lead is with {S}.", "Leader: {S}.", "On lead: {S}.",
      "It is {S}'s lead.", "{S} has the lead.", "{S} to play.", "{S} must lead."},
     {"{S} spielt aus.", "{S} ist am Ausspiel.", "{S} kommt heraus.", "Ausspiel: {S}.", "{S} am Zug."},
     {"{S} entame.", "{S} commence.", "Entame: {S}."}}};
const std::array<Phrases, 3> kTrumps = {{{"{T} are trumps.", "Trumps: {sign}.", "Trumps are {t}.", "{T} trumps.",
                                          "Trump suit: {t}.", "With {t} as trumps."},
                                         {"{T} ist Trumpf.", "Trumpf: {sign}.", "Trumpf ist {T}.", "{T} sind Trumpf."},
                                         {"Atout {t}.", "{T} est atout.", "Atout : {sign}."}}};
const std::array<Phrases, 3> kNoTrumps = {{{"No trumps.", "Notrump.", "NT.", "There are no trumps.", "Trumps: none.",
                                            "It is played at no trump.", "No trump."},
                                           {"Kein Trumpf.", "Sans Atout.", "Ohne Trumpf."},
                                           {"Sans atout.", "Pas d'atout."}}};

struct Task {
  std::string_view words;
  char kind;  // + at least k, - at most k, = exactly, a all, 1 all but one, h the other side is held to k
};
const std::array<std::vector<Task>, 3> kTasks = {{{{"{P} to win {k}.", '+'},
                                                   {"{P} to take at least {k}.", '+'},
                                                   {"{P} make {k}.", '+'},
                                                   {"Can {P} win {k}?", '+'},
                                                   {"How do {P} take {k}?", '+'},
                                                   {"{P} need {k}.", '+'},
                                                   {"{P} must score {k}.", '+'},
                                                   {"Task: {P} to win {k}.", '+'},
                                                   {"{K} for {P}.", '+'},
                                                   {"{P} are to win {number} of the {n} tricks.", '+'},
                                                   {"{P} to win {number} of the last {n} tricks.", '+'},
                                                   {"Show how {P} can come to {k}.", '+'},
                                                   {"Goal: {P} {k}.", '+'},
                                                   {"{P} to win {k} against any defence.", '+'},
                                                   {"{P} to win all the tricks.", 'a'},
                                                   {"{P} to take every trick.", 'a'},
                                                   {"{P} to win all {n} tricks.", 'a'},
                                                   {"{P} make the rest.", 'a'},
                                                   {"{P} to lose no trick.", 'a'},
                                                   {"{P} to win all but one.", '1'},
                                                   {"{P} to win all but one of the tricks.", '1'},
                                                   {"{P} to lose only one trick.", '1'},
                                                   {"{P} to win no more than {k}.", '-'},
                                                   {"{P} to win at most {k}.", '-'},
                                                   {"{Q} to hold {P} to {k}.", '-'},
                                                   {"{P} to win exactly {k}.", '='},
                                                   {"{P} to make precisely {k}.", '='}},
                                                  {{"{P} sollen {k} machen.", '+'},
                                                   {"{P} gewinnen {k}.", '+'},
                                                   {"{P} sollen mindestens {k} gewinnen.", '+'},
                                                   {"Wie machen {P} {k}?", '+'},
                                                   {"{P} brauchen {k}.", '+'},
                                                   {"{P} machen alle Stiche.", 'a'},
                                                   {"{P} sollen alle Stiche machen.", 'a'},
                                                   {"{P} sollen höchstens {k} machen.", '-'},
                                                   {"{P} sollen genau {k} machen.", '='}},
                                                  {{"{P} doivent faire {k}.", '+'},
                                                   {"{P} font {k}.", '+'},
                                                   {"Comment {P} peuvent faire {k} ?", '+'},
                                                   {"{P} doivent faire au moins {k}.", '+'},
                                                   {"{P} font toutes les levées.", 'a'},
                                                   {"{P} doivent faire toutes les levées.", 'a'},
                                                   {"{P} doivent faire au plus {k}.", '-'},
                                                   {"{P} doivent faire exactement {k}.", '='}}}};

std::string counted(std::size_t number, const Tongue& tongue, bool words) {
  return (words ? std::string(tongue.numbers[number]) : std::to_string(number)) + " " +
         std::string(number == 1 ? tongue.trick : tongue.tricks);
}

void ask(base::Random& random, Made& made, int language, std::size_t cards) {
  const Tongue& tongue = kTongues[static_cast<std::size_t>(language)];
  const bool north_south = random.below(2) == 0;
  const auto& tasks = kTasks[static_cast<std::size_t>(language)];
  const Task task = tasks[random.below(tasks.size())];
  const bool words = random.below(2) == 0;
  const std::size_t k = 1 + random.below(cards - (task.kind == '+' || cards < 2 ? 0 : 1));
  std::string count = counted(k, tongue, words);
  std::string capital = counted(k, tongue, words);
  if (capital[0] >= 'a' && capital[0] <= 'z') capital[0] = static_cast<char>(capital[0] - 32);
  made.said.push_back(filled(std::string(task.words), {{"P", pair_said(random, north_south, tongue)},
                                                       {"Q", pair_said(random, !north_south, tongue)},
                                                       {"k", count},
                                                       {"K", capital},
                                                       {"number", std::to_string(k)},
                                                       {"n", std::to_string(cards)}}));
  const int all = static_cast<int>(cards);
  const int number = static_cast<int>(k);
  int least = 0, most = all;
  if (task.kind == '+') least = number;
  if (task.kind == 'a') least = all;
  if (task.kind == '1') least = all - 1;
  if (task.kind == '-') most = number;
  if (task.kind == '=') least = most = number;
  made.meant.least = north_south ? least : all - most;
  made.meant.most = north_south ? most : all - least;
}

}  // namespace

std::string Made::text() const {
  std::string all = game_line.empty() ? "" : game_line + "\n\n";
  all += hands + "\n";
  for (const std::string& sentence : said) all += sentence + (sentence == said.back() ? "\n" : " ");
  return all;
}

Made ending(base::Random& random, int language) {
  const Tongue& tongue = kTongues[static_cast<std::size_t>(language)];
  Made made;
  const std::size_t cards = 3 + random.below(4);
  made.meant.hands = dealt(random, cards);
  made.hands = hands_said(random, made.meant.hands, language);
  const char leader = kSeats[random.below(4)];
  made.meant.leader = leader;
  const std::string seat(tongue.seats[seat_place(leader)]);
  made.said.push_back(filled(one_of(random, kLeads[static_cast<std::size_t>(language)]), {{"S", seat}}));
  const std::size_t strain = random.below(5);
  if (strain == 4) {
    made.meant.tags = {{"Trump", "NT"}};
    made.said.push_back(one_of(random, kNoTrumps[static_cast<std::size_t>(language)]));
  } else {
    made.meant.tags = {{"Trump", std::string(1, kSuits[strain])}};
    std::string capital(tongue.suits[strain]);
    if (capital[0] >= 'a') capital[0] = static_cast<char>(capital[0] - 32);
    made.said.push_back(
        filled(one_of(random, kTrumps[static_cast<std::size_t>(language)]),
               {{"T", capital}, {"t", std::string(tongue.suits[strain])}, {"sign", std::string(kSigns[strain])}}));
  }
  ask(random, made, language, cards);
  random.shuffle(std::span(made.said));
  return made;
}

Made whole_deal(base::Random& random, int language) {
  const Tongue& tongue = kTongues[static_cast<std::size_t>(language)];
  Made made;
  made.meant.hands = dealt(random, 13);
  made.hands = hands_said(random, made.meant.hands, language);
  const std::size_t declarer = random.below(4);
  const std::size_t leader = (declarer + 1) % 4;
  const std::size_t level = 1 + random.below(7);
  const std::size_t strain = random.below(5);
  made.meant.tags = {{"Declarer", std::string(1, kSeats[declarer])}};
  made.meant.leader = kSeats[leader];
  const std::string contract = std::to_string(level) + (strain == 4 ? "NT" : std::string(1, kSuits[strain]));
  made.meant.tags.emplace_back("Contract", contract);
  const auto& seat = tongue.seats;
  const auto suits = suits_of(made.meant.hands[leader].second);
  std::size_t suit = random.below(4);
  while (suits[suit].empty()) suit = (suit + 1) % 4;
  made.meant.lead = {kSuits[suit], suits[suit][random.below(suits[suit].size())]};
  constexpr std::array<std::string_view, 3> kNoTrump = {"NT", "SA", "SA"};
  std::string bid = std::to_string(level) + (strain == 4 ? std::string(kNoTrump[static_cast<std::size_t>(language)])
                                                         : std::string(kSigns[strain]));
  if (language == 0 && random.below(3) == 0)
    bid = std::string(tongue.numbers[level]) + " " + (strain == 4 ? "no trumps" : std::string(tongue.suits[strain]));
  if (language == 0 && random.below(4) == 0) bid = contract;
  const std::map<std::string, std::string> values = {
      {"bid", bid},
      {"S", std::string(seat[declarer])},
      {"L", std::string(seat[leader])},
      {"card", card_said(random, made.meant.lead, tongue, language)},
      {"bare", std::string(kSigns[suit]) + rank_said(made.meant.lead[1], tongue, true)}};
  static const std::array<Phrases, 3> kContracts = {{{"{S} plays {bid}.", "Contract: {bid} by {S}.", "{S} is in {bid}.",
                                                      "The contract is {bid} by {S}.", "{S} declares {bid}."},
                                                     {"Kontrakt: {bid} von {S}.", "{S} spielt {bid}."},
                                                     {"Contrat : {bid} par {S}.", "{S} joue {bid}."}}};
  static const std::array<Phrases, 3> kCards = {
      {{"{L} leads {card}.", "Lead: {bare}.", "Opening lead: {bare}.", "{bare} lead.", "The opening lead is {card}.",
        "{L} has led {card}.", "Lead by {L}: {bare}.", "Led: {bare}."},
       {"{L} spielt {card} aus.", "Ausspiel: {bare}.", "{L} hat {card} ausgespielt."},
       {"{L} entame {card}.", "Entame : {bare}."}}};
  made.said = {filled(one_of(random, kContracts[static_cast<std::size_t>(language)]), values),
               filled(one_of(random, kCards[static_cast<std::size_t>(language)]), values)};
  const int goal = static_cast<int>(level) + 6;
  const int over = level < 7 ? 1 : 0;
  struct Goal {
    std::string_view words;
    int least, most;  // of the declarer's tricks
  };
  const std::string ten = std::to_string(goal);
  const std::array<std::vector<Goal>, 3> goals = {
      {{{"{S} to make the contract.", goal, 13},
        {"Can the contract be made?", goal, 13},
        {"Make it!", goal, 13},
        {"How can {S} make the contract?", goal, 13},
        {"Declarer to make it.", goal, 13},
        {"Can the defence beat it?", 0, goal - 1},
        {"The defence to beat the contract.", 0, goal - 1},
        {"Beat it!", 0, goal - 1},
        {"Can it be beaten?", 0, goal - 1},
        {"Can the defenders defeat the contract by two tricks?", 0, goal - 2},
        {"{S} to make the contract with an overtrick.", goal + over, over > 0 ? 13 : -1},
        {"{S} to take {goal} tricks.", goal, 13},
        {"Can declarer take {goal} tricks?", goal, 13},
        {"The defence to stop {S} making the contract.", 0, goal - 1}},
       {{"{S} soll den Kontrakt erfüllen.", goal, 13},
        {"Kann {S} den Kontrakt erfüllen?", goal, 13},
        {"{S} soll {goal} Stiche machen.", goal, 13}},
       {{"{S} doit réussir le contrat.", goal, 13},
        {"{S} doit faire {goal} levées.", goal, 13},
        {"Comment {S} peut gagner le contrat ?", goal, 13}}}};
  const auto& list = goals[static_cast<std::size_t>(language)];
  Goal asked = list[random.below(list.size())];
  if (asked.most < 0) asked = list.front();
  made.said.push_back(filled(std::string(asked.words), {{"S", std::string(seat[declarer])}, {"goal", ten}}));
  const bool north_south = declarer % 2 == 0;
  made.meant.least = north_south ? asked.least : 13 - asked.most;
  made.meant.most = north_south ? asked.most : 13 - asked.least;
  random.shuffle(std::span(made.said));
  return made;
}

}  // namespace ouverte::puzzles::made
