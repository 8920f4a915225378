// A connection to a server on this machine, for tests: it sends what it is told to, right or wrong.
#pragma once

#include <string>
#include <string_view>

namespace ouverte::support {

class Connection {
 public:
  explicit Connection(int port);
  ~Connection() { close(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void send(std::string_view bytes) const;
  // What comes until the text is there, or the server closes the connection.
  std::string read_to(std::string_view text);
  std::string read_all() { return read_to({}); }
  void close();

 private:
  int socket_ = -1;
};

// A request as a browser sends it. `headers`: further ones, or others in place of these, each with its line end.
[[nodiscard]] std::string post(int port, std::string_view body, std::string_view headers = {});
[[nodiscard]] std::string get(int port, std::string_view path, std::string_view headers = {});

}  // namespace ouverte::support
