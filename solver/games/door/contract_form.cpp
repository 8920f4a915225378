#include "solver/games/door/contract_form.hpp"

#include <array>
#include <string_view>

namespace ouverte::games {
namespace {

constexpr std::array<std::string_view, 11> kKindTexts = {"text", "word",  "number", "flag",     "suit", "trump",
                                                         "seat", "seats", "cards",  "of_seats", "way"};

base::Json field_json(const FormField& field) {
  base::Json json = {{"name", field.name}, {"kind", kKindTexts[static_cast<std::size_t>(field.kind)]}};
  if (!field.values.empty()) json["values"] = field.values;
  if (field.kind == FormKind::kNumber) json["least"] = field.least;
  if (field.most > 0) json["most"] = field.most;
  if (!field.usual.is_null()) json["usual"] = field.usual;
  for (const FormField::When& when : field.when) json["when"][when.field] = when.values;
  if (field.deals) json["deals"] = true;
  return json;
}

}  // namespace

base::Json to_json(const std::vector<FormField>& form) {
  base::Json json = base::Json::array();
  for (const FormField& field : form) json.push_back(field_json(field));
  return json;
}

}  // namespace ouverte::games
