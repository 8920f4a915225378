#include "solver/records/lin.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "solver/base/status.hpp"

namespace ouverte::records::lin {
namespace {

constexpr std::string_view kBlank = " \t\n\v\f";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

char lower(char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); }

std::string lower_case(std::string_view text) {
  std::string letters(text);
  for (char& letter : letters) letter = lower(letter);
  return letters;
}

bool is_letter_or_digit(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }

bool is_key(std::string_view text) { return text.size() == 2 && std::ranges::all_of(text, is_letter_or_digit); }

// `key|value|` after `key|value|`, in the order written; what is left over at the end is a value cut short.
std::vector<Field> fields_of(std::string_view text, int line) {
  std::vector<Field> fields;
  const auto next = [&] {
    const std::string_view piece = text.substr(0, text.find('|'));
    text.remove_prefix(std::min(piece.size() + 1, text.size()));
    return piece;
  };
  while (!trimmed(text).empty()) {
    const std::string_view key = next();
    line += static_cast<int>(std::ranges::count(key.substr(0, key.find_first_not_of(kBlank)), '\n'));
    const std::string_view value = next();
    fields.push_back({lower_case(trimmed(key)), std::string(trimmed(value)), line});
    line += static_cast<int>(std::ranges::count(value, '\n'));
  }
  return fields;
}

bool has_deal(const Board& board) {
  return std::ranges::any_of(board.fields, [](const Field& field) { return field.key == "md"; });
}

// "%7C" as "|" and "+" as a blank.
std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto digit = [&](std::size_t place) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      return place < text.size() ? kDigits.find(lower(text[place])) : std::string_view::npos;
    };
    if (text[at] == '%' && digit(at + 1) != std::string_view::npos && digit(at + 2) != std::string_view::npos) {
      plain += static_cast<char>(digit(at + 1) * 16 + digit(at + 2));
      at += 2;
    } else {
      plain += text[at] == '+' ? ' ' : text[at];
    }
  }
  return plain;
}

using Parameters = std::vector<std::pair<std::string, std::string>>;

Parameters parameters_of(std::string_view link) {
  Parameters all;
  link.remove_prefix(std::min(link.find_first_of("?#"), link.size()));
  while (!link.empty()) {
    link.remove_prefix(1);
    const std::string_view one = link.substr(0, link.find_first_of("&#"));
    link.remove_prefix(one.size());
    const std::size_t equals = std::min(one.find('='), one.size());
    all.emplace_back(lower_case(one.substr(0, equals)), decoded(one.substr(std::min(equals + 1, one.size()))));
  }
  return all;
}

std::string value_of(const Parameters& parameters, std::string_view name) {
  const auto found = std::ranges::find(parameters, name, &Parameters::value_type::first);
  return found == parameters.end() ? "" : found->second;
}

std::string pair(std::string_view key, std::string_view value) { return base::str(key, '|', value, '|'); }

// "1C-P-1H!(four or more)-d" as `mb` and `an` pairs.
std::string auction_of(std::string_view calls) {
  std::string text;
  while (!calls.empty()) {
    const bool bid = std::isdigit(static_cast<unsigned char>(calls.front())) != 0;
    if (calls.front() == '(') {
      const std::string_view why = calls.substr(1, calls.find(')') - 1);
      text += pair("an", why);
      calls.remove_prefix(std::min(why.size() + 2, calls.size()));
    } else if (!bid && !is_letter_or_digit(calls.front())) {
      calls.remove_prefix(1);
    } else {
      std::size_t length = bid ? 2 : 1;
      if (bid && lower_case(calls.substr(1, 2)) == "nt") ++length;
      const bool alert = calls.substr(std::min(length, calls.size())).starts_with('!');
      text += pair("mb", calls.substr(0, length + (alert ? 1 : 0)));
      calls.remove_prefix(std::min(length + (alert ? 1 : 0), calls.size()));
    }
  }
  return text;
}

// "h2hahkh3" as `pc` pairs.
std::string play_of(std::string_view cards) {
  std::string text;
  std::string card;
  const auto put = [&] {
    if (!card.empty()) text += pair("pc", std::exchange(card, {}));
  };
  for (const char letter : cards) {
    if (!is_letter_or_digit(letter)) continue;
    const bool suit = std::string_view("shdc").find(lower(letter)) != std::string_view::npos;
    if (suit) put();
    card += letter;
  }
  put();
  return text;
}

std::string text_of_parameters(const Parameters& parameters) {
  const auto value = [&](std::string_view name) { return value_of(parameters, name); };
  constexpr std::string_view kDealers = "swne";
  const std::string dealer = lower_case(value("d"));
  const std::size_t place = dealer.empty() ? 0 : kDealers.find(dealer[0]);
  std::string text = pair("pn", base::str(value("sn"), ',', value("wn"), ',', value("nn"), ',', value("en")));
  text += pair("md", base::str(place == std::string_view::npos ? "?" : std::to_string(place + 1), value("s"), ',',
                               value("w"), ',', value("n"), ',', value("e")));
  if (const std::string board = value("b"); !board.empty()) text += pair("ah", "Board " + board);
  if (const std::string vulnerable = value("v"); !vulnerable.empty()) text += pair("sv", vulnerable);
  text += auction_of(value("a"));
  text += play_of(value("p"));
  if (const std::string claim = value("c"); !claim.empty()) text += pair("mc", claim);
  return text;
}

}  // namespace

bool begins_link(std::string_view text) {
  const std::string head = lower_case(trimmed(text).substr(0, 8));
  return head.starts_with("http://") || head.starts_with("https://") || head.starts_with("www.");
}

bool begins_lin(std::string_view text) {
  const std::string_view body = trimmed(text);
  return body.size() > 2 && body[2] == '|' && is_key(body.substr(0, 2));
}

std::vector<Board> parse(std::string_view text, int line) {
  constexpr std::array<std::string_view, 5> kOfTheHead = {"vg", "pn", "pw", "rs", "bn"};
  std::vector<Field> head;
  std::vector<Board> boards;
  Board board;
  const auto end_board = [&] {
    if (has_deal(board)) boards.push_back(std::move(board));
    board = {};
  };
  for (Field& field : fields_of(text, line)) {
    const bool begins = field.key == "qx" || ((field.key == "md" || field.key == "pn") && has_deal(board));
    if (begins) {
      // What stands before the first board is said of all.
      if (boards.empty() && !has_deal(board))
        std::ranges::copy_if(board.fields, std::back_inserter(head), [&](const Field& one) {
          return std::ranges::find(kOfTheHead, one.key) != kOfTheHead.end();
        });
      end_board();
    }
    if (board.fields.empty()) {
      board.line = field.line;
      board.fields = head;
    }
    board.fields.push_back(std::move(field));
  }
  end_board();
  return boards;
}

absl::StatusOr<std::string> text_of_link(std::string_view link) {
  const Parameters parameters = parameters_of(trimmed(link));
  if (const std::string text = value_of(parameters, "lin"); !text.empty()) return text;
  const bool hands = std::ranges::any_of(std::array{"n", "e", "s", "w"},
                                         [&](std::string_view seat) { return !value_of(parameters, seat).empty(); });
  if (!hands)
    return base::invalid("found a link that carries no deal, expected lin=… or hands (n=… e=… s=… w=…) in it");
  return text_of_parameters(parameters);
}

}  // namespace ouverte::records::lin
