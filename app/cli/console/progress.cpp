#include "app/cli/console/progress.hpp"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"

namespace ouverte::cli {
namespace {

constexpr std::chrono::milliseconds kPatience{500};  // work shorter than this gets no bar
constexpr std::chrono::milliseconds kTick{100};
constexpr int kWidth = 30;

std::string bar(double share) {
  constexpr int kSteps = 8;  // a block character has eight widths
  constexpr std::string_view kParts[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const int eighths = static_cast<int>(std::clamp(share, 0.0, 1.0) * kWidth * kSteps);
  std::string drawn;
  for (int i = 0; i < eighths / kSteps; ++i) drawn += "█";
  drawn += kParts[eighths % kSteps];
  const int blank = kWidth - eighths / kSteps - (eighths % kSteps != 0 ? 1 : 0);
  return drawn + std::string(static_cast<std::size_t>(blank), ' ');
}

}  // namespace

Progress::Progress(const Console& console, std::string what, int total)
    : err_(console.err), what_(std::move(what)), total_(total) {
  if (!console.draws_progress) return;
  try {
    ticker_ = std::jthread([this](const std::stop_token& stop) { tick(stop); });
  } catch (const std::system_error&) {  // no thread to be had: no bar is drawn
  }
}

Progress::~Progress() {
  ticker_ = std::jthread();  // stops the ticks and waits for the last, so that nothing is drawn after this
  clear();
}

void Progress::total(int pieces) {
  const std::scoped_lock lock(mutex_);
  total_ = std::max(total_, pieces);
}

void Progress::done(int pieces) {
  const std::scoped_lock lock(mutex_);
  done_ = pieces;
  part_ = 0;
}

void Progress::part(int done, int total) {
  const std::scoped_lock lock(mutex_);
  part_ = total > 0 ? static_cast<double>(done) / total : 0;
}

void Progress::clear() {
  const std::scoped_lock lock(mutex_);
  if (drawn_) err_ << "\r\x1b[K" << std::flush;
  drawn_ = false;
}

void Progress::tick(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    wake_.wait_for(lock, stop, kTick, [] { return false; });
    if (stop.stop_requested() || done_ >= total_ || Clock::now() - start_ < kPatience) continue;
    try {
      draw();
    } catch (const std::bad_alloc&) {  // none to be had now: the work goes on without a bar
      return;
    }
  }
}

void Progress::draw() {
  const double share = total_ > 0 ? (done_ + part_) / total_ : 0;
  const std::chrono::duration<double> spent = Clock::now() - start_;
  err_ << absl::StrFormat("\r\x1b[K▕%s▏ %d/%d %s  %.1f s", bar(share), done_, total_, what_, spent.count())
       << std::flush;
  drawn_ = true;
}

}  // namespace ouverte::cli
