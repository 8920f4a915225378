// A little memory kept aside for the way out. Destructors may not throw, but those of JSON take memory: where there is
// none left at all they would end the program while std::bad_alloc is on its way to whoever catches it.
#pragma once

namespace ouverte::requests {

// From now on, when the system refuses memory, what was set aside is let go before std::bad_alloc is thrown. To be
// called before each piece of work, in any thread: what has been let go is set aside again.
void keep_spare_memory() noexcept;

}  // namespace ouverte::requests
