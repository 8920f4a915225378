# The toolchain of the preset `wasm`: Debian's Clang, libc++ and WASI's C library for WebAssembly.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)  # with wasm32-wasip1 Debian's driver takes the headers of the host
set(CMAKE_CXX_COMPILER_WORKS TRUE)
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -fwasm-exceptions -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN")
