// The report in one file in a browser. Run by ctest as `page_test.mjs PROGRAM WORK`.
import "./mailed/answers_test.mjs";
import "./mailed/every_report_test.mjs";
import "./mailed/any_report_test.mjs";
import "./mailed/puzzle_test.mjs";
