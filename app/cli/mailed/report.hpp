// The page in one file, which asks the network for nothing: with the answers that it needs inside instead of an engine.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/requests/respond.hpp"
#include "solver/base/json.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {

// Collects what a report is about, board by board.
class MailedReport {
 public:
  // `memory_mib`: for the tables of contracts; a stop request leaves out what is not known by then.
  MailedReport(const std::stop_token& stop, std::size_t memory_mib);

  // `analysis` of the record, as `tutor::to_json` makes it.
  void add(const records::Record& record, base::Json analysis);
  [[nodiscard]] bool empty() const { return boards_.empty(); }

  // `habits`: those of `tutor::Habits` over the same records, or an empty list. Text in all of them stays text on the
  // page, whatever it says.
  [[nodiscard]] std::string html(const base::Json& habits = base::Json::array());

 private:
  static base::Json ask(Responder& responder, const base::Json& request);
  base::Json looks(const base::Json& record);
  base::Json scores();

  Responder moments_;   // for what is answered at once
  Responder searches_;  // for tables of contracts
  std::stop_callback<std::function<void()>> on_stop_;
  std::vector<base::Json> boards_;  // as app/page/engine/answered.js has them
};

}  // namespace ouverte::cli
