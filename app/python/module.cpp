// The C interface for Python, as the package `ouverte` wants it: calls that let the interpreter's other threads run,
// end at Ctrl-C, and hand the exceptions of listeners on. `ouverte/_ouverte.pyi` says what there is.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "app/c/ouverte.h"

namespace py = pybind11;

namespace ouverte::python {
namespace {

constexpr std::chrono::milliseconds kBetweenLooks{50};  // for Ctrl-C

// A NumPy array, seen as an array of structs of C; NumPy has checked its type and byte order.
template <class Item>
std::pair<const Item*, std::size_t> items_of(const py::buffer_info& buffer) {
  const auto bytes = static_cast<std::size_t>(buffer.size * buffer.itemsize);
  if (bytes % sizeof(Item) != 0) throw py::value_error("the array is none of such items");
  return {static_cast<const Item*>(buffer.ptr), bytes / sizeof(Item)};
}

class Engine {
 public:
  explicit Engine(const ouverte_limits& most) : context_(ouverte_new(&most), ouverte_delete) {
    if (context_ == nullptr) throw py::value_error(ouverte_message(OUVERTE_BAD_CALL));
    ouverte_on_event(context_.get(), told, this);
  }
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  std::string ask(const std::string& request, std::optional<py::function> listener) {
    std::string answer;
    run(std::move(listener), [&] {
      std::size_t size = 0;
      const char* const text = ouverte_ask(context_.get(), request.data(), request.size(), &size);
      answer.assign(text, size);
    });
    return answer;
  }

  py::tuple tables(const py::array& deals, const ouverte_limits& limits, const std::optional<py::function>& listener) {
    return bulk<ouverte_deal>(deals, {5, 4}, limits, listener, ouverte_tables);
  }
  py::tuple values(const py::array& positions, const ouverte_limits& limits,
                   const std::optional<py::function>& listener) {
    return bulk<ouverte_position>(positions, {52}, limits, listener, ouverte_values);
  }

  void stop() { ouverte_stop(context_.get()); }

 private:
  template <class Item, class Call>
  py::tuple bulk(const py::array& array, std::vector<py::ssize_t> shape, const ouverte_limits& limits,
                 const std::optional<py::function>& listener, const Call& call) {
    const py::buffer_info buffer = array.request();
    const auto [items, count] = items_of<Item>(buffer);
    shape.insert(shape.begin(), static_cast<py::ssize_t>(count));
    py::array_t<std::int8_t> numbers(shape);
    py::array_t<std::int8_t> codes(static_cast<py::ssize_t>(count));
    std::int8_t* const to = numbers.mutable_data();
    std::int8_t* const codes_to = codes.mutable_data();
    int code = OUVERTE_OK;
    run(listener, [&, from = items, many = count] { code = call(context_.get(), from, many, &limits, to, codes_to); });
    return py::make_tuple(numbers, codes, code);
  }

  // Calls without the interpreter's lock; on the main thread by another one, so that Ctrl-C is heard.
  void run(std::optional<py::function> listener, const std::function<void()>& call) {
    const bool own = !used_.exchange(true);
    if (!own) throw std::runtime_error(ouverte_message(OUVERTE_BUSY));
    listener_ = std::move(listener);
    fault_ = nullptr;
    {
      const py::gil_scoped_release free;
      std::mutex mutex;
      std::condition_variable changed;
      bool done = false;
      std::thread worker;
      try {
        worker = std::thread([&] {
          call();
          const std::scoped_lock lock(mutex);
          done = true;
          changed.notify_all();
        });
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, kBetweenLooks, [&] { return done; })) look_for_signals(lock);
      } catch (const std::system_error&) {  // the system refuses a thread
        call();
      }
      if (worker.joinable()) worker.join();
    }
    listener_.reset();
    used_ = false;
    if (fault_ != nullptr) std::rethrow_exception(std::exchange(fault_, nullptr));
  }

  void look_for_signals(std::unique_lock<std::mutex>& lock) {
    lock.unlock();
    {
      const py::gil_scoped_acquire hold;
      if (PyErr_CheckSignals() != 0) {
        if (fault_ == nullptr) fault_ = std::make_exception_ptr(py::error_already_set());
        PyErr_Clear();
        ouverte_stop(context_.get());
      }
    }
    lock.lock();
  }

  static int told(void* user, std::size_t done, std::size_t total, const char* event) {
    auto* const engine = static_cast<Engine*>(user);
    if (!engine->listener_) return 0;  // it is set before the call begins, and until it has ended
    const py::gil_scoped_acquire hold;
    try {
      const py::object heard =
          (*engine->listener_)(done, total, event == nullptr ? py::object(py::none()) : py::object(py::str(event)));
      return heard.is_none() || !heard.cast<bool>() ? 0 : 1;
    } catch (...) {
      if (engine->fault_ == nullptr) engine->fault_ = std::current_exception();
      return 1;
    }
  }

  std::unique_ptr<ouverte_context, void (*)(ouverte_context*)> context_;
  std::atomic<bool> used_{false};
  std::optional<py::function> listener_;
  std::exception_ptr fault_;  // of the listener, or a signal's
};

ouverte_limits limits(double seconds, std::uint64_t nodes, std::uint32_t memory, std::uint32_t threads) {
  return {.seconds = seconds, .nodes = nodes, .memory_mib = memory, .threads = threads};
}

py::array_t<std::uint16_t> read_deal(const std::string& pbn) {
  py::array_t<std::uint16_t> cards({4, 4});
  ouverte_deal deal;
  if (const int code = ouverte_read_deal(pbn.c_str(), &deal); code != OUVERTE_OK)
    throw py::value_error(ouverte_message(code));
  std::copy_n(&deal.cards[0][0], 16, cards.mutable_data());
  return cards;
}

}  // namespace
}  // namespace ouverte::python

PYBIND11_MODULE(_ouverte, module) {
  using namespace ouverte::python;
  module.doc() = "The engine of Ouverte: requests and bulk calls.";
  module.attr("__version__") = ouverte_version();
  py::class_<ouverte_limits>(
      module, "Limits",
      "What may be spent: seconds a call, nodes a search, MiB for the tables of each thread, threads.")
      .def(py::init(&limits), py::kw_only(), py::arg("seconds") = 0.0, py::arg("nodes") = 0, py::arg("memory") = 0,
           py::arg("threads") = 0, "0 stands for no limit, 512 MiB, and as many threads as there are processors.");
  py::class_<Engine>(module, "Engine", "Answers one call at a time; a second, from another thread, is a RuntimeError.")
      .def(py::init<const ouverte_limits&>(), py::arg("most") = ouverte_limits{},
           "`most`: the limits that no request may exceed.")
      .def("ask", &Engine::ask, py::arg("request"), py::arg("listener") = py::none(),
           "A request of docs/formats/requests.md as JSON, and its answer as JSON.")
      .def("tables", &Engine::tables, py::arg("deals"), py::arg("limits") = ouverte_limits{},
           py::arg("listener") = py::none(),
           "Of uint16[N, 4, 4]: the tricks, int8[N, 5, 4]; a code of each; the worst code.")
      .def("values", &Engine::values, py::arg("positions"), py::arg("limits") = ouverte_limits{},
           py::arg("listener") = py::none(), "Of N positions: the tricks, int8[N, 52]; a code of each; the worst code.")
      .def("stop", &Engine::stop, "Ends the call in progress, from any thread.");
  module.def("read_deal", &read_deal, py::arg("pbn"), "A deal of bridge as PBN writes it, as uint16[4, 4].");
  module.def("message", &ouverte_message, py::arg("code"), "What a code says, in words.");
}
