// The HTML report in a browser. Run by ctest as `page_test.mjs PROGRAM WORK`.
import "./every_report_test.mjs";
import "./any_report_test.mjs";
import "./variation_test.mjs";
import "./puzzle_test.mjs";
import "./habits_test.mjs";
