// The tables of a rules page.
#pragma once

#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace ouverte::support {

using Cells = std::vector<std::string>;

// The rows of all tables of the page, headings and rules among them.
inline std::vector<Cells> table_rows(std::string_view page) {
  std::vector<Cells> rows;
  std::istringstream lines{std::string(page)};
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('|')) continue;
    Cells& cells = rows.emplace_back();
    std::istringstream fields(line.substr(1));
    for (std::string cell; std::getline(fields, cell, '|');)
      cells.push_back(cell.size() < 2 ? cell : cell.substr(1, cell.size() - 2));
  }
  return rows;
}

// Those whose second cell is a name in `back quotes`, by that name: a game's contracts.
inline std::map<std::string, Cells> contract_rows(std::string_view page) {
  std::map<std::string, Cells> contracts;
  for (const Cells& cells : table_rows(page))
    if (cells.size() > 2 && cells[1].starts_with('`')) contracts[cells[1].substr(1, cells[1].size() - 2)] = cells;
  return contracts;
}

}  // namespace ouverte::support
