// Exceptions in WebAssembly. Debian's libc++abi for it has none, so what the compiler calls where something is thrown
// and caught is here: the C++ ABI (itanium-cxx-abi.github.io, "Exception Handling") for one thread, and the search of a
// function's table of handlers, which on other machines is the personality routine's. The machine itself unwinds.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

asm(R"(
  .tagtype __cpp_exception i32
  .globl __cpp_exception
__cpp_exception:
)");

namespace __cxxabiv1 {

// As libc++abi has it; only whether a handler takes what is thrown is asked.
class __shim_type_info : public std::type_info {
 public:
  ~__shim_type_info() override;
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info* thrown, void*& object) const = 0;
};

}  // namespace __cxxabiv1

namespace {

using __cxxabiv1::__shim_type_info;

// What stands before an object thrown.
struct alignas(16) Thrown {
  const std::type_info* type;
  void (*destroy)(void*);
  void* object;    // as the handler sees it
  int handlers;    // that have it; below 0 where it is thrown again
  Thrown* before;  // caught before it, and not done with
};

Thrown* caught = nullptr;
alignas(16) char last_room[256];

void* object_of(Thrown* thrown) { return thrown + 1; }
Thrown* thrown_of(void* object) { return static_cast<Thrown*>(object) - 1; }

void give_back(Thrown* thrown) {
  if (static_cast<void*>(thrown) != last_room) std::free(thrown);
}
void end(Thrown* thrown) {
  if (thrown->destroy != nullptr) thrown->destroy(object_of(thrown));
  give_back(thrown);
}

// A table of handlers, as LLVM writes it ("LSDA").
class Table {
 public:
  explicit Table(const std::uint8_t* at) {
    constexpr std::uint8_t kNone = 0xFF;
    if (*at++ != kNone) std::terminate();  // where landing pads begin: nowhere, in WebAssembly
    if (*at++ != kNone) {
      const std::uint32_t types = number(at);
      types_ = at + types;
    }
    ++at;  // how numbers below are written: as here
    const std::uint32_t size = number(at);
    sites_ = at;
    actions_ = at + size;
  }

  // Which of the handlers at a place takes it, counted from 1; 0: none, but there is something to clean up.
  [[nodiscard]] int handler(std::uint32_t place, Thrown& thrown) const {
    const std::uint8_t* at = sites_;
    std::uint32_t action = 0;
    for (std::uint32_t site = 0; site <= place; ++site) {
      (void)number(at);
      action = number(at);
    }
    if (action == 0) return 0;
    for (at = actions_ + (action - 1);;) {
      const std::int32_t type = signed_number(at);
      if (type > 0 && takes(type, thrown)) return type;
      const std::uint8_t* const from = at;
      const std::int32_t next = signed_number(at);
      if (next == 0) return 0;
      at = from + next;
    }
  }

 private:
  [[nodiscard]] bool takes(std::int32_t type, Thrown& thrown) const {
    const auto* const types = reinterpret_cast<const __shim_type_info* const*>(types_);
    const __shim_type_info* const wanted = types[-type];
    void* object = object_of(&thrown);
    if (wanted != nullptr && !wanted->can_catch(static_cast<const __shim_type_info*>(thrown.type), object))
      return false;
    thrown.object = object;
    return true;
  }
  static std::uint32_t number(const std::uint8_t*& at) {
    std::uint32_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
      const std::uint8_t byte = *at++;
      number |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
      if ((byte & 0x80) == 0) return number;
    }
  }
  static std::int32_t signed_number(const std::uint8_t*& at) {
    std::uint32_t number = 0;
    unsigned shift = 0;
    std::uint8_t byte = 0;
    do {
      byte = *at++;
      number |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
      shift += 7;
    } while ((byte & 0x80) != 0);
    if ((byte & 0x40) != 0 && shift < 32) number |= ~std::uint32_t{0} << shift;
    return static_cast<std::int32_t>(number);
  }

  const std::uint8_t* sites_;
  const std::uint8_t* actions_;
  const std::uint8_t* types_ = nullptr;
};

constexpr int kTag = 0;  // of exceptions of C++

}  // namespace

extern "C" {

// What the compiler writes where something may be caught, and reads once it was asked who takes it.
struct Place {
  std::uint32_t place;
  const std::uint8_t* table;
  std::int32_t handler;
} __wasm_lpad_context;

int _Unwind_CallPersonality(void* object) {
  __wasm_lpad_context.handler = Table(__wasm_lpad_context.table).handler(__wasm_lpad_context.place, *thrown_of(object));
  return 0;
}

void* __cxa_allocate_exception(std::size_t size) noexcept {
  void* room = std::malloc(sizeof(Thrown) + size);
  if (room == nullptr && sizeof(Thrown) + size <= sizeof(last_room)) room = last_room;  // there is no memory
  if (room == nullptr) std::terminate();
  return object_of(static_cast<Thrown*>(room));
}
void __cxa_free_exception(void* object) noexcept { give_back(thrown_of(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void (*destroy)(void*)) {
  *thrown_of(object) = {.type = type, .destroy = destroy, .object = object, .handlers = 0, .before = nullptr};
  __builtin_wasm_throw(kTag, object);
}

void* __cxa_get_exception_ptr(void* object) noexcept { return thrown_of(object)->object; }

void* __cxa_begin_catch(void* object) noexcept {
  Thrown* const thrown = thrown_of(object);
  thrown->handlers = (thrown->handlers < 0 ? -thrown->handlers : thrown->handlers) + 1;
  if (caught != thrown) {
    thrown->before = caught;
    caught = thrown;
  }
  return thrown->object;
}

void __cxa_end_catch() noexcept {
  Thrown* const thrown = caught;
  if (thrown == nullptr) return;
  if (thrown->handlers < 0) {  // on its way again
    if (++thrown->handlers == 0) caught = thrown->before;
    return;
  }
  if (--thrown->handlers > 0) return;
  caught = thrown->before;
  end(thrown);
}

[[noreturn]] void __cxa_rethrow() {
  if (caught == nullptr) std::terminate();
  caught->handlers = -caught->handlers;
  __builtin_wasm_throw(kTag, object_of(caught));
}

}  // extern "C"

// That of libc++abi ends the program where there is no memory.
void* operator new(std::size_t size) {
  if (void* const room = std::malloc(size == 0 ? 1 : size)) return room;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto line = static_cast<std::size_t>(alignment);
  if (void* const room = std::aligned_alloc(line, (size + line - 1) / line * line)) return room;
  throw std::bad_alloc();
}
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }
void operator delete(void* room, std::align_val_t) noexcept { std::free(room); }
void operator delete(void* room, std::size_t, std::align_val_t) noexcept { std::free(room); }
