#include "solver/cli/program.hpp"

int main(int argc, char** argv) { return ouverte::cli::run(argc, argv); }
