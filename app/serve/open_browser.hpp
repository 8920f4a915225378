// The user's browser.
#pragma once

#include <string>

namespace ouverte::serve {

// Shows a page in it, if there is one on this desktop, and does not wait; else nothing happens.
void open_browser(const std::string& address);

}  // namespace ouverte::serve
