import "./live/coach_test.mjs";
import "./live/puzzles_test.mjs";
