// Questions about a deal that were asked before, each with what was worked out for it once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

namespace ouverte::games {

// `Question` is made by `make()` when its `Subject` (what it is about) is asked for the first time. The oldest of many
// is given up.
template <class Subject, class Question>
class AskedQuestions {
 public:
  template <class Make>
  const Question& of(const Subject& subject, Make make) {
    const auto found = std::ranges::find(asked_, subject, &Asked::subject);
    if (found != asked_.end()) return *found->question;
    if (asked_.size() == kMost) asked_.erase(asked_.begin());
    asked_.push_back({subject, std::make_unique<Question>(make())});
    return *asked_.back().question;
  }

 private:
  struct Asked {
    Subject subject;
    std::unique_ptr<Question> question;  // stays where it is
  };
  static constexpr std::size_t kMost = 64;

  std::vector<Asked> asked_;
};

}  // namespace ouverte::games
