// What calls have told of one hand so far, and the words for it.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <string_view>

#include "solver/base/status.hpp"

namespace ouverte::games::bridge {

class ToldHand {
 public:
  // Each adds to what is known already. What cannot be so beside it is not believed, and changes nothing.
  void points(int least, int most = kMostPoints) {
    if (std::max(least, least_) > std::min(most, most_)) return;
    least_ = std::max(least, least_);
    most_ = std::min(most, most_);
  }
  void length(int suit, int least) {
    auto lengths = lengths_;
    int& of_suit = lengths[static_cast<std::size_t>(suit)];
    of_suit = std::max(of_suit, least);
    if (std::accumulate(lengths.begin(), lengths.end(), 0) <= 13) lengths_ = lengths;
  }
  void balanced() { balanced_ = std::ranges::max(lengths_) <= 5; }

  // "11-17 hcp, 6+ spades, 4+ hearts"; empty where nothing is told.
  [[nodiscard]] std::string text() const {
    constexpr std::array<std::string_view, 4> kSuits = {"clubs", "diamonds", "hearts", "spades"};
    std::string text = points_text();
    const auto add = [&text](const std::string& more) { text += base::str(text.empty() ? "" : ", ", more); };
    if (balanced_) add("balanced");
    for (std::size_t suit = kSuits.size(); suit-- > 0;)
      if (lengths_[suit] > 0) add(base::str(lengths_[suit], "+ ", kSuits[suit]));
    return text;
  }

 private:
  static constexpr int kMostPoints = 37;

  [[nodiscard]] std::string points_text() const {
    if (least_ == 0 && most_ == kMostPoints) return "";
    if (least_ == 0) return base::str(most_, "- hcp");
    return most_ == kMostPoints ? base::str(least_, "+ hcp") : base::str(least_, "-", most_, " hcp");
  }

  int least_ = 0, most_ = kMostPoints;
  std::array<int, 4> lengths_{};  // at least, from clubs up
  bool balanced_ = false;
};

}  // namespace ouverte::games::bridge
