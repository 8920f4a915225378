// A contract as its game has read it: the same whether JSON, tags or a person said it, and checked as far as that goes
// without looking at the cards.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"

namespace ouverte::games {

using Tags = std::vector<std::pair<std::string, std::string>>;  // PBN tag name and value, in the order written

class Contract {
 public:
  // Nothing is said.
  Contract() = default;
  // The deal is thrown in: there is nothing to play.
  [[nodiscard]] static Contract passed_out();
  // Of a game's own struct, in whose namespace these say of it what the members below do: `to_json`, `tags_from`,
  // `contract_in_words`, `names_contract` and `free_for_all`.
  template <class Terms>
  [[nodiscard]] static Contract of(Terms terms);
  // The same struct, to the game whose contract it is; null where nothing is said.
  template <class Terms>
  [[nodiscard]] const Terms* terms() const&;
  template <class Terms>
  const Terms* terms() && = delete;

  // As `Setup::contract` has it: an empty object where nothing is said, null where the deal is passed out.
  [[nodiscard]] const base::Json& json() const;
  [[nodiscard]] Tags tags() const { return said_ == nullptr ? Tags() : said_->tags(); }
  // "4♠ by North", "solo by East, hearts trumps"
  [[nodiscard]] std::string words() const { return said_ == nullptr ? "no contract" : said_->words(); }
  [[nodiscard]] bool empty() const { return json().is_object() && json().empty(); }
  // False while there is no play to look at, only what the deal's contracts are worth (`Game::table`): before the
  // auction, of nothing or of no more than what is known then (a suit turned); or before an exchange that the contract
  // begins with.
  [[nodiscard]] bool named() const { return said_ != nullptr && said_->named; }
  // True where everyone plays for himself: a position then has one value a seat, which `Setup::guarantee` chooses.
  [[nodiscard]] bool free_for_all() const { return said_ != nullptr && said_->free_for_all; }

  friend bool operator==(const Contract& a, const Contract& b) { return a.json() == b.json(); }

 private:
  struct Said {
    base::Json json;
    bool named = false;
    bool free_for_all = false;

    virtual ~Said() = default;
    [[nodiscard]] virtual Tags tags() const { return {}; }
    [[nodiscard]] virtual std::string words() const { return "passed out"; }
  };
  template <class Terms>
  struct SaidAs;

  explicit Contract(std::shared_ptr<const Said> said) : said_(std::move(said)) {}

  std::shared_ptr<const Said> said_;
};

// How a game comes by its contracts; each says what is wrong with what is none. `passed_out` comes of tags and of null,
// and nothing of an empty object, where the game knows such. What a text leaves out (the declarer, the suit turned) is
// as in the deal's own contract `before`; it is what `--contract` takes ("4S by N", "solo by E, trump H").
struct ContractReaders {
  absl::StatusOr<Contract> (*json)(const base::Json& json) = nullptr;
  absl::StatusOr<Contract> (*tags)(const Tags& tags) = nullptr;
  absl::StatusOr<Contract> (*text)(std::string_view text, const Contract& before) = nullptr;
};

template <class Terms>
struct Contract::SaidAs final : Said {
  Terms terms;

  explicit SaidAs(Terms of) : terms(std::move(of)) { json = to_json(terms); }
  [[nodiscard]] Tags tags() const override { return tags_from(terms); }
  [[nodiscard]] std::string words() const override { return contract_in_words(terms); }
};

namespace detail {

template <class Terms>
bool is_named(const Terms& terms) {
  return names_contract(terms);
}
template <class Terms>
bool is_free_for_all(const Terms& terms) {
  return free_for_all(terms);
}

}  // namespace detail

template <class Terms>
Contract Contract::of(Terms terms) {
  auto said = std::make_shared<SaidAs<Terms>>(std::move(terms));
  said->named = detail::is_named(said->terms);
  said->free_for_all = detail::is_free_for_all(said->terms);
  return Contract(std::move(said));
}

template <class Terms>
const Terms* Contract::terms() const& {
  const auto* said = dynamic_cast<const SaidAs<Terms>*>(said_.get());
  return said == nullptr ? nullptr : &said->terms;
}

}  // namespace ouverte::games
