// The page behind `ouverte serve` in a browser. Run by ctest as `live_test.mjs PROGRAM WORK`; leaves pictures of every view in
// WORK/pictures.
import "./live/types_test.mjs";
import "./live/model_test.mjs";
import "./live/graph_test.mjs";
import "./live/board_test.mjs";
import "./live/typing_test.mjs";
import "./live/choice_test.mjs";
import "./live/entry_test.mjs";
import "./live/report_test.mjs";
import "./live/share_test.mjs";
import "./live/words_test.mjs";
import "./live/flows_test.mjs";
import "./live/second_part_test.mjs";
import "./live/coach_test.mjs";
import "./live/puzzles_test.mjs";
import "./live/visitor_test.mjs";
