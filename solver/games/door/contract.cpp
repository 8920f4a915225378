#include "solver/games/door/contract.hpp"

namespace ouverte::games {

Contract Contract::passed_out() { return Contract(std::make_shared<Said>()); }

const base::Json& Contract::json() const {
  static const base::Json nothing = base::Json::object();
  return said_ == nullptr ? nothing : said_->json;
}

}  // namespace ouverte::games
