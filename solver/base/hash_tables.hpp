// Hash tables that grow with what is put into them. When the system refuses the memory for it, what asked gets the
// exception and the table is as it was: Abseil's, which are faster, can not be destroyed any more then.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "absl/hash/hash.h"

namespace ouverte::base {

template <class Key, class Value>
using HashMap = std::unordered_map<Key, Value, absl::Hash<Key>>;
template <class Key>
using HashSet = std::unordered_set<Key, absl::Hash<Key>>;

}  // namespace ouverte::base
