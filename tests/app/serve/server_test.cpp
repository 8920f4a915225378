// The server of `ouverte serve`, on a port of this machine: who is refused, what is answered, and what ends.
#include "app/serve/server.hpp"

#include <pthread.h>

#include <chrono>
#include <cstddef>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/http_client.hpp"

namespace ouverte::serve {
namespace {

using support::Connection;
using support::get;
using support::post;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char* kGames = R"({"ask": "games"})";
// Of which nobody waits for the end, with progress at the end of each contract.
constexpr const char* kHard =
    R"({"ask": "table", "time": 600, "record": {"game": "solo-whist", "dealer": "W", "hands":)"
    R"( {"N": "KQT86.A6.AJ7.953", "E": "J542.J5.QT65.Q82", "S": "A9.943.K8432.AKT", "W": "73.KQT872.9.J764"}}})";

class ServerTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(server_->open().ok());
    running_ = std::thread([this] { server_->run(); });
  }
  void TearDown() override {
    server_->stop();
    running_.join();
  }
  // Everything that comes back for what is sent.
  [[nodiscard]] std::string answer(const std::string& sent) const {
    Connection connection(server_->port());
    connection.send(sent);
    return connection.read_all();
  }
  [[nodiscard]] int port() const { return server_->port(); }

  std::unique_ptr<Server> server_ = std::make_unique<Server>(Options{.searches = 2});
  std::thread running_;
};

TEST_F(ServerTest, GivesThePageWithAPolicyThatLetsNothingElseIn) {
  const std::string answered = answer(get(port(), "/main.js"));
  EXPECT_THAT(answered, AllOf(StartsWith("HTTP/1.1 200"), HasSubstr("text/javascript"), HasSubstr("fetch(")));
  EXPECT_THAT(answered, AllOf(HasSubstr("default-src 'none'; script-src 'self'"), Not(HasSubstr("unsafe"))));
  EXPECT_THAT(answered, HasSubstr("Cache-Control: no-store"));
  EXPECT_THAT(answer(get(port(), "/puzzles/index.json")), HasSubstr("bridge.pbn"));
}

TEST_F(ServerTest, WhatIsNotThereIsAnAnswerToo) {
  for (const char* path : {"/nothing.js", "/engine", "/../CMakeLists.txt", "/engine/../../main.cpp"})
    EXPECT_THAT(answer(get(port(), path)), AllOf(StartsWith("HTTP/1.1 404"), HasSubstr(R"({"error":)"))) << path;
  const std::string lacking = answer(get(port(), "/nothing.js"));
  const std::size_t once = lacking.find("Content-Security-Policy:");
  EXPECT_NE(once, std::string::npos);
  EXPECT_EQ(lacking.find("Content-Security-Policy:", once + 1), std::string::npos) << lacking;
  EXPECT_THAT(answer("DELETE /ask HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"), StartsWith("HTTP/1.1 404"));
}

TEST_F(ServerTest, AnswersARequestAsItsLastLine) {
  const std::string answered = answer(post(port(), kGames));
  EXPECT_THAT(answered, AllOf(StartsWith("HTTP/1.1 200"), HasSubstr("application/x-ndjson"),
                              HasSubstr(R"({"answer":{"games":[)")));
  EXPECT_THAT(answer(post(port(), R"({"ask": "nothing"})")), HasSubstr(R"({"answer":{"error":{"code":"not_found")"));
  EXPECT_THAT(answer(post(port(), "no JSON")), HasSubstr(R"({"answer":{"error":{"code":"invalid_argument")"));
}

TEST_F(ServerTest, TellsOfTheProgressBeforeTheAnswer) {
  const std::string answered = answer(
      post(port(),
           R"({"ask": "table", "nodes": 1000, "record": {"game": "bridge", "dealer": "S", "hands": {)"
           R"("N": "Q2.K843.KT9863.2", "E": "J973.A9.Q75.Q643", "S": "K4.QJT52.A2.KJ97", "W": "AT865.76.J4.AT85"}}})"));
  const std::size_t first = answered.find(R"({"progress":{"done":1,"total":20}})");
  EXPECT_NE(first, std::string::npos) << answered;
  EXPECT_LT(first, answered.find(R"({"answer":)"));
}

TEST_F(ServerTest, ForeignHostsAndPagesAreRefused) {
  const auto refused = AllOf(StartsWith("HTTP/1.1 403"), HasSubstr(R"({"error":{"code":"permission_denied")"),
                             Not(HasSubstr(R"("answer")")));
  for (const char* header : {"Host: evil.example\r\n", "Host: evil.example:8213\r\n", "Host: 127.0.0.1:1\r\n",
                             "Origin: http://evil.example\r\n", "Origin: null\r\n", "Origin: http://127.0.0.1:1\r\n",
                             "Sec-Fetch-Site: cross-site\r\n", "Sec-Fetch-Site: same-site\r\n"}) {
    EXPECT_THAT(answer(post(port(), kGames, header)), refused) << header;
    EXPECT_THAT(answer(get(port(), "/engine/connect.js", header)), refused) << header;
  }
  const std::string own = "Origin: http://localhost:" + std::to_string(port()) + "\r\nSec-Fetch-Site: same-origin\r\n";
  EXPECT_THAT(answer(post(port(), kGames, own)), StartsWith("HTTP/1.1 200"));
}

TEST_F(ServerTest, OnlyJsonIsAsked) {
  EXPECT_THAT(answer(post(port(), kGames, "Content-Type: text/plain\r\n")), StartsWith("HTTP/1.1 415"));
}

TEST_F(ServerTest, TheBodyOfARefusedRequestIsNoRequest) {
  const std::string inside = post(port(), kGames);
  const std::string answered = answer(post(port(), inside, "Origin: http://evil.example\r\n") + inside);
  EXPECT_THAT(answered, AllOf(StartsWith("HTTP/1.1 403"), Not(HasSubstr("HTTP/1.1 200"))));
}

TEST_F(ServerTest, ARequestThatIsTooLargeIsRefusedAndTheNextIsAnswered) {
  const std::string large(5'000'000, ' ');
  EXPECT_THAT(answer(post(port(), large)), AllOf(StartsWith("HTTP/1.1 413"), HasSubstr(R"({"error":)")));
  EXPECT_THAT(answer(post(port(), kGames)), StartsWith("HTTP/1.1 200"));
}

// With two searches at once at most, others are answered only if those end whose pages have gone.
TEST_F(ServerTest, ASearchEndsWhenItsPageGoes) {
  for (int times = 0; times < 3; ++times) {
    std::vector<std::unique_ptr<Connection>> pages;
    for (int page = 0; page < 2; ++page) {
      pages.push_back(std::make_unique<Connection>(port()));
      pages.back()->send(post(port(), kHard));
      EXPECT_THAT(pages.back()->read_to("\r\n\r\n"), StartsWith("HTTP/1.1 200"));
    }
  }
  EXPECT_THAT(answer(post(port(), R"({"ask": "deal", "game": "bridge"})")), HasSubstr(R"({"answer":{"deals")"));
}

TEST_F(ServerTest, TooManySearchesAreRefusedAndQuickQuestionsAreNot) {
  Connection one(port());
  Connection two(port());
  for (Connection* page : {&one, &two}) {
    page->send(post(port(), kHard));
    EXPECT_THAT(page->read_to("\r\n\r\n"), StartsWith("HTTP/1.1 200"));
  }
  EXPECT_THAT(answer(post(port(), kHard)),
              AllOf(StartsWith("HTTP/1.1 503"), HasSubstr("Retry-After"), HasSubstr(R"({"error":)")));
  EXPECT_THAT(answer(post(port(), kGames)), StartsWith("HTTP/1.1 200"));
}

TEST_F(ServerTest, AStopEndsSearchesAndTheServer) {
  Connection page(port());
  page.send(post(port(), kHard));
  EXPECT_THAT(page.read_to("\r\n\r\n"), StartsWith("HTTP/1.1 200"));
  server_->stop();  // TearDown waits for the end
  EXPECT_THAT(page.read_all(), HasSubstr(R"("answer")"));
}

// While it lives no thread begins: the stack of each would be larger than any memory.
class NoThreads {
 public:
  NoThreads() {
    pthread_getattr_default_np(&before_);
    pthread_attr_t huge;
    pthread_attr_init(&huge);
    pthread_attr_setstacksize(&huge, std::size_t{1} << 50U);
    pthread_setattr_default_np(&huge);
    pthread_attr_destroy(&huge);
  }
  ~NoThreads() { pthread_setattr_default_np(&before_); }
  NoThreads(const NoThreads&) = delete;
  NoThreads& operator=(const NoThreads&) = delete;

 private:
  pthread_attr_t before_{};
};

TEST(ServerThreadsTest, WhereNoneAreToBeHadItServesAndEndsAllTheSame) {
  Server server({.searches = 2});
  ASSERT_TRUE(server.open().ok());
  int refused = 0;
  std::promise<void> begin;
  std::thread running([&] {
    begin.get_future().wait();
    server.run([&] { ++refused; });
  });
  {
    const NoThreads none;
    begin.set_value();
    for (const std::string& request : {get(server.port(), "/main.js"), post(server.port(), kGames),
                                       post(server.port(), R"({"ask": "deal", "game": "bridge"})")}) {
      Connection connection(server.port());
      connection.send(request);
      EXPECT_THAT(connection.read_all(), StartsWith("HTTP/1.1 200"));
    }
  }
  server.stop();
  running.join();
  EXPECT_EQ(refused, 1);
}

TEST(ServerPortTest, TwoServersDoNotShareAPort) {
  Server one({});
  ASSERT_TRUE(one.open().ok());
  Server two({});
  ASSERT_TRUE(two.open().ok());
  EXPECT_NE(one.port(), two.port());
  EXPECT_FALSE(Server(Options{.port = one.port()}).open().ok());
}

}  // namespace
}  // namespace ouverte::serve
