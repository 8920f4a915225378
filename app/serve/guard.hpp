// Who may ask: pages that this server itself gave to a browser on this machine, and programs. Any page of the web can
// send requests to this machine; a browser says in them where they come from.
#pragma once

#include <string_view>

namespace ouverte::serve {

// As the headers of a request say; empty where they do not.
struct Caller {
  std::string_view host;    // "127.0.0.1:8213"
  std::string_view origin;  // "http://127.0.0.1:8213"
  std::string_view site;    // of `Sec-Fetch-Site`: "same-origin"
};

// Why the caller is refused: "Host" or "Origin"; empty where he is not. A foreign name that was made to lead to this
// machine is a foreign host.
[[nodiscard]] std::string_view refused(const Caller& caller, int port);

}  // namespace ouverte::serve
