#include "app/batch/records.hpp"

#include <algorithm>
#include <utility>

#include "app/batch/dense.hpp"
#include "app/batch/files.hpp"
#include "app/batch/sha256.hpp"
#include "app/batch/zrd.hpp"
#include "app/requests/deal.hpp"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/records/position.hpp"
#include "solver/records/record.hpp"

namespace ouverte::batch {
namespace {

constexpr int kCardsOfHand = 13;

// A stream of random numbers of its own for every deal: seeds that follow one another would be streams that overlap.
base::Random random_of(std::uint64_t seed, std::uint64_t number) {
  const std::uint64_t begin = base::Random(seed).next();
  return base::Random(base::Random(begin + number).next());
}

absl::StatusOr<games::BulkHands> hands_of_setup(const games::Setup& setup, const games::Game& game) {
  games::BulkHands hands{};
  for (const auto& [letter, text] : setup.hands) {
    const std::size_t seat = game.seats().find(letter);
    const auto hand = cards::parse_hand(cards::kCommonPack, text);
    if (!hand.ok()) return base::invalid("hands.", letter, ": ", base::message(hand.status()));
    if (seat >= hands.size())
      return base::invalid("hands: found ", base::quoted(letter), ", expected one of ", game.seats());
    hands[seat] = *hand;
  }
  cards::CardSet all;
  for (const cards::CardSet hand : hands) all |= hand;
  if (all != cards::CardSet::common_pack() ||
      std::ranges::any_of(hands, [](cards::CardSet hand) { return hand.size() != kCardsOfHand; }))
    return base::invalid("hands: found no whole deal, expected four hands of 13 cards");
  return hands;
}

}  // namespace

const games::Game* game_in_numbers(requests::Games games) {
  const auto found = std::ranges::find_if(games, &games::Game::in_numbers);
  return found == games.end() ? nullptr : *found;
}

std::vector<RecordLine> lines_with_records(std::string_view text) {
  std::vector<RecordLine> lines;
  std::uint64_t number = 0;
  for (std::size_t at = 0; at < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos)
      lines.push_back({.text = line, .number = number, .offset = at});
    at = end + 1;
  }
  return lines;
}

absl::StatusOr<Records> Records::of(const Manifest& manifest, const Shard& shard, requests::Games games) {
  Records records;
  records.first_ = shard.first;
  if (manifest.deals) {
    const auto game = requests::game_of(games, manifest.deals->game);
    if (!game.ok()) return game.status();
    records.game_ = *game;
    records.seed_ = manifest.deals->seed;
    if (manifest.deals->contract.is_null()) return records;
    auto contract = records.game_->contract_from_json(manifest.deals->contract);
    if (!contract.ok()) return contract.status();
    records.contract_ = *std::move(contract);
    return records;
  }
  records.game_ = game_in_numbers(games);
  const Slice& slice = manifest.slices[shard.number];
  const InputFile& input = manifest.files[slice.file];
  records.kind_ = input.kind;
  const auto file = OpenFile::to_read(input.path);
  if (!file.ok()) return file.status();
  auto bytes = file->read(slice.offset, static_cast<std::size_t>(slice.bytes));
  if (!bytes.ok()) return bytes.status();
  records.slice_ = *std::move(bytes);
  if (const std::string found = sha256(records.slice_); found != slice.sha256)
    return base::invalid(input.path.string(), ": found other bytes for shard ", shard.number,
                         " than when the manifest was made, expected those of SHA-256 ", slice.sha256);
  if (records.kind_ != Kind::kJsonLines) return records;
  for (const RecordLine& line : lines_with_records(records.slice_)) {
    records.lines_.push_back(line.text);
    records.line_numbers_.push_back(slice.line + line.number);
  }
  return records;
}

std::string_view Records::packed(std::uint64_t number) const {
  const std::size_t size = kind_ == Kind::kZrd ? kZrdBytes : kDenseBytes;
  return std::string_view(slice_).substr(static_cast<std::size_t>(number) * size, size);
}

games::Setup Records::dealt(std::uint64_t number) const {
  base::Random random = random_of(seed_, first_ + number);
  games::Setup setup = requests::dealt(*game_, contract_, random);
  setup.id = std::to_string(first_ + number + 1);
  return setup;
}

absl::StatusOr<base::Json> Records::record(std::uint64_t number) const {
  const auto at = static_cast<std::size_t>(number);
  if (in_text()) {
    auto json = base::parse_json(lines_[at]);
    if (!json.ok()) return base::invalid("line ", line_numbers_[at], ": ", base::message(json.status()));
    return json;
  }
  if (slice_.empty()) return records::json_from_setup(dealt(number));
  const auto held = hands(number);
  if (!held.ok()) return held.status();
  games::Setup setup;
  setup.id = std::to_string(first_ + number + 1);
  setup.game = game_->name();
  for (std::size_t seat = 0; seat < held->size(); ++seat)
    setup.hands.emplace_back(game_->seats().substr(seat, 1), cards::hand_text(cards::kCommonPack, (*held)[seat]));
  return records::json_from_setup(setup);
}

absl::StatusOr<games::BulkHands> Records::hands(std::uint64_t number) const {
  if (kind_ != Kind::kJsonLines) {
    const auto held = kind_ == Kind::kZrd ? hands_of_zrd(packed(number)) : hands_of_dense(packed(number));
    if (!held) return base::invalid("found no whole deal, expected four hands of 13 cards");
    return *held;
  }
  if (!in_text()) return hands_of_setup(dealt(number), *game_);
  const auto json = record(number);
  if (!json.ok()) return json.status();
  const auto made = records::record_from_json(*json, {});
  if (!made.ok()) return made.status();
  if (game_ == nullptr || made->setup.game != game_->name())
    return base::invalid("game: found ", base::quoted(made->setup.game),
                         ", expected the one whose deals can be numbers");
  return hands_of_setup(made->setup, *game_);
}

}  // namespace ouverte::batch
