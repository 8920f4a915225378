// Answers of the request layer, as tests ask for them.
#pragma once

#include "app/requests/respond.hpp"
#include "gtest/gtest.h"
#include "solver/base/json.hpp"

namespace ouverte::support {

// What the request layer answers to `request`; a failed expectation and null if that is not JSON.
inline base::Json answer_to(const base::Json& request) {
  const auto answer = base::parse_json(respond(request.dump()));
  EXPECT_TRUE(answer.ok()) << request;
  return answer.ok() ? *answer : base::Json();
}

}  // namespace ouverte::support
