#include "app/serve/engines.hpp"

#include <utility>

namespace ouverte::serve {

std::shared_ptr<Responder> Engines::take(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  if (!given_back_.wait_for(lock, patience, [&] { return left_ > 0 || stopped_; }) || stopped_) return nullptr;
  --left_;
  std::shared_ptr<Responder> engine;
  if (idle_.empty()) {
    engine = std::make_shared<Responder>(most_);
  } else {
    engine = std::move(idle_.back());  // whose tables are the newest
    idle_.pop_back();
  }
  busy_.push_back(engine);
  return engine;
}

void Engines::give_back(const std::shared_ptr<Responder>& engine, bool stopped) {
  const std::scoped_lock lock(mutex_);
  std::erase(busy_, engine);
  if (!stopped && !stopped_) idle_.push_back(engine);
  ++left_;
  given_back_.notify_all();
}

std::shared_ptr<Responder> Engines::extra() {
  const std::scoped_lock lock(mutex_);
  if (stopped_) return nullptr;
  return busy_.emplace_back(std::make_shared<Responder>(most_));
}

void Engines::give_back_extra(const std::shared_ptr<Responder>& engine) {
  const std::scoped_lock lock(mutex_);
  std::erase(busy_, engine);
  given_back_.notify_all();
}

void Engines::stop() noexcept {
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
  for (const auto& engine : busy_) engine->stop();
  given_back_.notify_all();
}

void Engines::wait(std::chrono::milliseconds at_most) noexcept {
  std::unique_lock lock(mutex_);
  given_back_.wait_for(lock, at_most, [&] { return busy_.empty(); });
}

}  // namespace ouverte::serve
