# Installs BUILD into a folder of its own, then configures, builds and runs the project beside this file against it.
#   cmake -D BUILD=… -D SOURCE=… -D WORK=… -D GENERATOR=… -D COMPILER=… -P check.cmake
file(REMOVE_RECURSE ${WORK})
set(stage ${WORK}/stage)

function(must)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

must(${CMAKE_COMMAND} --install ${BUILD} --prefix ${stage})
must(${CMAKE_COMMAND} -S ${SOURCE} -B ${WORK}/build -G ${GENERATOR}
  -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_PREFIX_PATH=${stage} -D CMAKE_FIND_PACKAGE_NO_PACKAGE_REGISTRY=ON)
must(${CMAKE_COMMAND} --build ${WORK}/build)
must(${WORK}/build/uses_ouverte)
must(${stage}/bin/ouverte --version)
