/* The C interface as a C program has it. What it may not do at all, whatever it is given: crash, throw, abort. */
#include "ouverte.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failed = 0;

#define EXPECT(condition)                                                   \
  do {                                                                      \
    if (!(condition)) {                                                     \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      failed = 1;                                                           \
    }                                                                       \
  } while (0)

static const char ENDING[] =
    "{\"ask\": \"solve\", \"moves\": true, \"request\": \"first\", \"record\": {\"game\": \"bridge\", \"hands\":"
    "{\"N\": \"..72.\", \"E\": \"5...\", \"S\": \"...K4\", \"W\": \".A.9.\"}, \"table\": [\"C8\"], \"leader\": \"E\","
    "\"won\": {\"N\": 0, \"E\": 7, \"S\": 2, \"W\": 2}, \"contract\": {\"trump\": \"S\", \"declarer\": \"N\"}}}";
static const char DEAL[] = "N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.";
static const char TABLE[] = "{\"ask\": \"table\", \"text\": \"[Deal \\\"N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.\\\"]\"}";

static int has(const char* text, const char* part) { return strstr(text, part) != NULL; }

static void requests_are_answered(void) {
  ouverte_context* const context = ouverte_new(NULL);
  size_t size = 0;
  const char* answer = ouverte_ask(context, ENDING, strlen(ENDING), &size);
  EXPECT(size == strlen(answer));
  EXPECT(has(answer, "\"value\":3"));
  EXPECT(has(answer, "\"moves\":{\"CK\":3,\"C4\":2}"));
  EXPECT(has(answer, "\"request\":\"first\""));
  answer = ouverte_ask(context, "{\"ask\": \"games\"}", 16, NULL);
  EXPECT(has(answer, "bridge") && has(answer, "rummage"));
  ouverte_delete(context);
  EXPECT(strchr(ouverte_version(), '.') != NULL);
}

static void bad_requests_are_answered_too(void) {
  static const char* const BAD[] = {"", "{", "[]", "{}", "null", "{\"ask\": 1}", "{\"ask\": \"solve\"}", "\xff\xfe\x80",
                                    "{\"ask\": \"solve\", \"record\": {\"hands\": 5}}", "{\"ask\": \"games\", \"x\": 1}",
                                    "{\"ask\": \"games\", \"request\": []}",
                                    "{\"ask\": \"solve\", \"time\": -1e999, \"text\": \"[Deal \\\"N:\\\"]\"}"};
  static char deep[100000];
  ouverte_context* const context = ouverte_new(NULL);
  size_t i;
  for (i = 0; i < sizeof BAD / sizeof *BAD; ++i)
    EXPECT(has(ouverte_ask(context, BAD[i], strlen(BAD[i]), NULL), "\"error\":"));
  memset(deep, '[', sizeof deep);
  EXPECT(has(ouverte_ask(context, deep, sizeof deep, NULL), "\"error\":"));
  EXPECT(has(ouverte_ask(context, "\0\0\0", 3, NULL), "\"error\":"));
  EXPECT(has(ouverte_ask(context, NULL, 5, NULL), "null pointer"));
  EXPECT(has(ouverte_ask(context, NULL, 0, NULL), "\"error\":"));
  EXPECT(has(ouverte_ask(NULL, ENDING, strlen(ENDING), NULL), "null pointer"));
  EXPECT(has(ouverte_ask(context, ENDING, strlen(ENDING), NULL), "\"value\":3"));
  ouverte_delete(context);
  ouverte_delete(NULL);
  ouverte_stop(NULL);
}

static void limits_that_are_none_are_refused(void) {
  ouverte_limits limits = {0};
  ouverte_context* context = ouverte_new(&limits);
  ouverte_deal deal;
  int8_t tricks[20], codes[1];
  EXPECT(context != NULL);
  EXPECT(ouverte_read_deal(DEAL, &deal) == OUVERTE_OK);
  limits.seconds = -1;
  EXPECT(ouverte_new(&limits) == NULL);
  EXPECT(ouverte_tables(context, &deal, 1, &limits, tricks, codes) == OUVERTE_BAD_CALL);
  limits.seconds = (double)NAN;
  EXPECT(ouverte_new(&limits) == NULL);
  limits.seconds = 1e300;
  EXPECT(ouverte_tables(context, &deal, 1, &limits, tricks, codes) == OUVERTE_OK);
  limits.seconds = 0;
  limits.memory_mib = UINT32_MAX;
  EXPECT(ouverte_new(&limits) == NULL);
  limits.memory_mib = 0;
  limits.threads = UINT32_MAX;
  EXPECT(ouverte_tables(context, &deal, 1, &limits, tricks, codes) == OUVERTE_BAD_CALL);
  limits.threads = 0;
  limits.nodes = 1;
  EXPECT(ouverte_read_deal("N:AKQJ.T98.765.432 T987.AKQJ.432.65 65432.765.AKQ.J9 .432.JT98.AKQT87", &deal) == OUVERTE_OK);
  EXPECT(ouverte_tables(context, &deal, 1, &limits, tricks, codes) == OUVERTE_LIMIT);
  EXPECT(codes[0] == OUVERTE_LIMIT && memchr(tricks, -1, sizeof tricks) != NULL);
  ouverte_delete(context);
}

static void deals_are_read(void) {
  static const char* const BAD[] = {"", "N", "N:", "N:A K Q", "X:A K Q J", "N:A A A A A", "N:AZ. K. Q. J.", "N:A\"] [Deal \"N:",
                                    "N:5.A.2. 4.K.3. 3.Q.4. 5.J.5.", "N:5.A.2. - - -"};
  ouverte_deal deal;
  size_t i;
  EXPECT(ouverte_read_deal("E:5.A.2. 4.K.3. 3.Q.4. 2.J.5.", &deal) == OUVERTE_OK);
  EXPECT(deal.cards[1][0] == 1U << 5 && deal.cards[1][1] == 1U << 14 && deal.cards[0][0] == 1U << 2);
  for (i = 0; i < sizeof BAD / sizeof *BAD; ++i) {
    const int code = ouverte_read_deal(BAD[i], &deal);
    if (code == OUVERTE_OK) { /* what is no deal is found out at the latest when it is to be solved */
      ouverte_context* const context = ouverte_new(NULL);
      int8_t tricks[20];
      EXPECT(ouverte_tables(context, &deal, 1, NULL, tricks, NULL) < 0);
      ouverte_delete(context);
    } else {
      EXPECT(code == OUVERTE_BAD_TEXT);
    }
  }
  EXPECT(ouverte_read_deal(NULL, &deal) == OUVERTE_BAD_CALL && ouverte_read_deal(DEAL, NULL) == OUVERTE_BAD_CALL);
}

static void tables_and_their_codes(void) {
  ouverte_context* const context = ouverte_new(NULL);
  ouverte_deal deals[5];
  int8_t tricks[5][20], codes[5];
  int i;
  for (i = 0; i < 5; ++i) ouverte_read_deal(DEAL, &deals[i]);
  deals[1].cards[0][0] |= 1;       /* no card */
  deals[2].cards[3][0] = 1U << 5;  /* held twice */
  deals[3].cards[3][0] = 0;        /* a card less */
  EXPECT(ouverte_tables(context, deals, 5, NULL, tricks[0], codes) == OUVERTE_BAD_CARDS);
  EXPECT(codes[0] == OUVERTE_OK && codes[1] == OUVERTE_BAD_CARDS && codes[2] == OUVERTE_BAD_CARDS);
  EXPECT(codes[3] == OUVERTE_BAD_HANDS && codes[4] == OUVERTE_OK);
  EXPECT(tricks[0][0] == 2 && tricks[0][1] == 1 && tricks[0][2] == 2); /* spades: North, East and South */
  EXPECT(tricks[0][16] == 2 && tricks[0][19] == 1 && tricks[1][0] == -1);
  EXPECT(memcmp(tricks[0], tricks[4], 20) == 0);
  memset(&deals[0], 0, sizeof deals[0]);
  EXPECT(ouverte_tables(context, deals, 1, NULL, tricks[0], NULL) == OUVERTE_BAD_HANDS);
  EXPECT(ouverte_tables(context, deals, 0, NULL, NULL, NULL) == OUVERTE_OK);
  EXPECT(ouverte_tables(context, NULL, 1, NULL, tricks[0], NULL) == OUVERTE_BAD_CALL);
  EXPECT(ouverte_tables(context, deals, 1, NULL, NULL, NULL) == OUVERTE_BAD_CALL);
  EXPECT(ouverte_tables(NULL, deals, 1, NULL, tricks[0], NULL) == OUVERTE_BAD_CALL);
  for (i = -20; i < 20; ++i) EXPECT(strlen(ouverte_message(i)) > 0);
  ouverte_delete(context);
}

/* The ending of the request above: East has led the club Eight, South has the King and the Four. */
static ouverte_position ending(void) {
  ouverte_position position;
  memset(&position, 0, sizeof position);
  position.cards[0][2] = 1U << 7 | 1U << 2;
  position.cards[1][0] = 1U << 5;
  position.cards[2][3] = 1U << 13 | 1U << 4;
  position.cards[3][1] = 1U << 14;
  position.cards[3][2] = 1U << 9;
  position.trick[0] = 16 * 3 + 8;
  position.leader = 1;
  return position;
}

static void values_and_their_codes(void) {
  ouverte_context* const context = ouverte_new(NULL);
  ouverte_position at[7];
  int8_t tricks[7][52], codes[7];
  int i, known = 0;
  for (i = 0; i < 7; ++i) at[i] = ending();
  at[1].trick[0] = 16 * 3 + 4;                             /* South has it */
  at[2].trick[0] = 0, at[2].trick[1] = 16 * 3 + 8;         /* a gap */
  at[3].leader = 4;
  at[4].trump = 5;
  at[5].trick[0] = 16 * 7 + 8;                             /* there are four suits */
  at[6].trick[1] = 16 * 0 + 2, at[6].cards[2][3] = 1U << 4; /* South revoked */
  EXPECT(ouverte_values(context, at, 7, NULL, tricks[0], codes) == OUVERTE_BAD_CARDS);
  EXPECT(codes[0] == OUVERTE_OK && codes[1] == OUVERTE_BAD_CARDS && codes[2] == OUVERTE_BAD_TRICK);
  EXPECT(codes[3] == OUVERTE_BAD_SEAT && codes[4] == OUVERTE_BAD_SEAT && codes[5] == OUVERTE_BAD_CARDS);
  EXPECT(codes[6] == OUVERTE_BAD_TRICK);
  EXPECT(tricks[0][39 + 13 - 2] == 1 && tricks[0][39 + 4 - 2] == 0); /* of value 3 and 2, for two are won already */
  for (i = 0; i < 52; ++i) known += tricks[0][i] >= 0;
  EXPECT(known == 2);
  ouverte_delete(context);
}

struct heard {
  ouverte_context* context;
  int calls, last, busy, stop_after, remove_after;
};

static int hear(void* user, size_t done, size_t total, const char* event) {
  struct heard* const heard = user;
  ouverte_deal deal;
  int8_t tricks[20];
  ++heard->calls;
  heard->last = (int)done;
  EXPECT(done <= total);
  if (event != NULL) EXPECT(event[0] == '{');
  ouverte_read_deal(DEAL, &deal);
  heard->busy += ouverte_tables(heard->context, &deal, 1, NULL, tricks, NULL) == OUVERTE_BUSY;
  heard->busy += has(ouverte_ask(heard->context, ENDING, strlen(ENDING), NULL), "another call");
  heard->busy += ouverte_on_event(heard->context, NULL, NULL) == OUVERTE_BUSY;
  if (heard->calls == heard->remove_after) ouverte_delete(heard->context);
  return heard->calls == heard->stop_after;
}

static void listeners_hear_and_stop(void) {
  struct heard heard = {0};
  ouverte_limits one_thread = {0, 0, 0, 1};
  ouverte_deal deals[30];
  static int8_t tricks[30][20], codes[30];
  int i;
  for (i = 0; i < 30; ++i) ouverte_read_deal(DEAL, &deals[i]);
  heard.context = ouverte_new(&one_thread);
  EXPECT(ouverte_on_event(heard.context, hear, &heard) == OUVERTE_OK);
  EXPECT(has(ouverte_ask(heard.context, TABLE, strlen(TABLE), NULL), "\"NT\":{\"N\":2"));
  EXPECT(heard.calls == 20 && heard.last == 20 && heard.busy == 60);

  heard.calls = 0, heard.stop_after = 3;
  EXPECT(ouverte_tables(heard.context, deals, 30, NULL, tricks[0], codes) == OUVERTE_LIMIT);
  EXPECT(codes[2] == OUVERTE_OK && codes[3] == OUVERTE_LIMIT && tricks[3][0] == -1);
  heard.calls = 0, heard.stop_after = 0; /* and after that all is as it was */
  EXPECT(ouverte_tables(heard.context, deals, 30, NULL, tricks[0], codes) == OUVERTE_OK);
  EXPECT(heard.calls == 30 && heard.last == 30);

  heard.calls = 0, heard.remove_after = 2;
  EXPECT(has(ouverte_ask(heard.context, TABLE, strlen(TABLE), NULL), "deleted"));
}

int main(void) {
  requests_are_answered();
  bad_requests_are_answered_too();
  limits_that_are_none_are_refused();
  deals_are_read();
  tables_and_their_codes();
  values_and_their_codes();
  listeners_hear_and_stop();
  return failed;
}
