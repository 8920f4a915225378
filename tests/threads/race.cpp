// A race for the thread sanitizer to find: that it is there.
#include <thread>

int main() {
  int shared = 0;
  std::thread other([&shared] { ++shared; });
  ++shared;
  other.join();
  return shared > 2 ? 1 : 0;
}
