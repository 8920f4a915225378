#include "app/requests/table.hpp"

namespace ouverte::requests {

absl::StatusOr<Found> table(const records::Record& record, Context& context) {
  const auto game = context.game(record.setup.game);
  if (!game.ok()) return game.status();
  context.solvers.release();  // the table has tables of its own
  const search::Options& options = context.solvers.options();
  auto table = (*game)->table(record.setup, record.tags, records::calls_of(record), options,
                              sharing(options.deadline, context.progress));
  if (!table.ok()) return table.status();
  return Found{
      .game = *game, .place = record.place, .deal = record.setup, .tags = record.tags, .what = *std::move(table)};
}

absl::StatusOr<base::Json> answer_table(Arguments& given, Context& context) {
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto found = table(record, context);
    if (!found.ok()) return found.status();
    return found_json(*found, {});
  };
  return about_record(given, context, kTimeForTable, answer);
}

}  // namespace ouverte::requests
