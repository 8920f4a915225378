#include "tests/support/http_client.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

#include "solver/base/status.hpp"

namespace ouverte::support {
namespace {

std::string host(int port, std::string_view headers) {
  if (headers.find("Host:") != std::string_view::npos) return std::string(headers);
  return base::str("Host: 127.0.0.1:", port, "\r\n", headers);
}

}  // namespace

Connection::Connection(int port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) close();
}

void Connection::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

std::string Connection::read_to(std::string_view text) {
  std::string all;
  std::array<char, 4096> bytes{};
  while (text.empty() || all.find(text) == std::string::npos) {
    const ssize_t count = recv(socket_, bytes.data(), bytes.size(), 0);
    if (count <= 0) break;
    all.append(bytes.data(), static_cast<std::size_t>(count));
  }
  return all;
}

void Connection::close() {
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
}

std::string post(int port, std::string_view body, std::string_view headers) {
  const std::string_view type =
      headers.find("Content-Type:") == std::string_view::npos ? "Content-Type: application/json\r\n" : "";
  return base::str("POST /ask HTTP/1.1\r\n", host(port, headers), type, "Content-Length: ", body.size(), "\r\n\r\n",
                   body);
}

std::string get(int port, std::string_view path, std::string_view headers) {
  return base::str("GET ", path, " HTTP/1.1\r\n", host(port, headers), "\r\n");
}

}  // namespace ouverte::support
