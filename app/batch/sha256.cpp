#include "app/batch/sha256.hpp"

#include <openssl/evp.h>

#include <array>
#include <new>

#include "absl/strings/escaping.h"

namespace ouverte::batch {
namespace {

using Digest = std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)>;

Digest new_digest() {
  Digest digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
  if (digest == nullptr) throw std::bad_alloc();
  return digest;
}

// What OpenSSL refuses here it refuses for want of memory.
void expect(int done) {
  if (done != 1) throw std::bad_alloc();
}

}  // namespace

struct Sha256::State {
  std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> context = new_digest();
};

Sha256::Sha256() : state_(std::make_unique<State>()) {
  expect(EVP_DigestInit_ex(state_->context.get(), EVP_sha256(), nullptr));
}
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;
Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) {
  expect(EVP_DigestUpdate(state_->context.get(), bytes.data(), bytes.size()));
}

std::string Sha256::hex() const {
  const Digest copy = new_digest();
  expect(EVP_MD_CTX_copy_ex(copy.get(), state_->context.get()));
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned size = 0;
  expect(EVP_DigestFinal_ex(copy.get(), bytes.data(), &size));
  return absl::BytesToHexString(std::string(bytes.begin(), bytes.begin() + size));
}

std::string sha256(std::string_view bytes) {
  Sha256 sum;
  sum.add(bytes);
  return sum.hex();
}

}  // namespace ouverte::batch
