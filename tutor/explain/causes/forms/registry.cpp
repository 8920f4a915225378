// Which families of causes there are, and what is asked of a kind.
#include <array>

#include "solver/base/check.hpp"
#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor {
namespace forms {
namespace {

std::array<const CauseForm*, kCauseKinds> every_form() {
  std::array<const CauseForm*, kCauseKinds> all{};
  for (const auto& family : {ducks(), entries(), leads(), finesses_to_come(), ruffs(), trumps(), cards(), honours(),
                             avoiding(), ends(), shares(), melding(), points(), this_trick(), ways(), plans()})
    for (const CauseForm& form : family) all.at(static_cast<std::size_t>(form.kind)) = &form;
  for (const CauseForm* form : all) CHECK(form != nullptr);
  return all;
}

}  // namespace

const CauseForm& form_of(CauseKind kind) {
  static const auto kForms = every_form();
  return *kForms.at(static_cast<std::size_t>(kind));
}

}  // namespace forms

std::string_view name_of(CauseKind kind) { return forms::form_of(kind).name; }

bool only_counts(const Cause& cause) {
  const auto counts = forms::form_of(cause.kind).counts;
  return counts != nullptr && counts(cause);
}

std::string clause(const Cause& cause, const games::CardFaces& named) {
  const auto clause = forms::form_of(cause.kind).clause;
  return clause == nullptr ? "" : clause(cause, forms::CauseWords(cause, named));
}

std::string sentence(const Cause& cause, const games::CardFaces& named) {
  return forms::form_of(cause.kind).said(cause, forms::CauseWords(cause, named));
}

}  // namespace ouverte::tutor
