// The answers of a batch, as bytes that are the same on every machine: without times and counts of nodes, and each
// found with empty tables, so that none depends on those before it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "app/batch/manifest.hpp"
#include "app/batch/records.hpp"
#include "app/requests/context.hpp"

namespace ouverte::batch {

struct AnsweredRecord {
  std::string bytes;   // a line, or a dense deal
  bool error = false;  // there is none, and the bytes say why
  bool limit = false;  // one struck before all was found out
};

// Answers one record after the other; one a thread.
class Answerer {
 public:
  // An InvalidArgument status where the manifest asks nothing that can be asked.
  [[nodiscard]] static absl::StatusOr<std::unique_ptr<Answerer>> of(const Manifest& manifest, requests::Games games,
                                                                    const base::StopToken& stop);
  virtual ~Answerer() = default;

  // After a stop request what comes of it is none.
  [[nodiscard]] virtual AnsweredRecord answer(const Records& records, std::uint64_t number) = 0;
};

}  // namespace ouverte::batch
