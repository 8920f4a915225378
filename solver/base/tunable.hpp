// Numbers that were found by trial. They are constants, but in the build of bench/tune, which tries others.
#pragma once

namespace ouverte::base {

#ifdef OUVERTE_TUNE
template <class Table>
using Tunable = Table;
#else
template <class Table>
using Tunable = const Table;
#endif

}  // namespace ouverte::base
