// SHA-256 (FIPS 180-4), by OpenSSL.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace ouverte::batch {

class Sha256 {
 public:
  Sha256();
  Sha256(Sha256&&) noexcept;
  Sha256& operator=(Sha256&&) noexcept;
  ~Sha256();

  void add(std::string_view bytes);
  // Of all that was added by now, as 64 hexadecimal digits; more may follow.
  [[nodiscard]] std::string hex() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

[[nodiscard]] std::string sha256(std::string_view bytes);

}  // namespace ouverte::batch
