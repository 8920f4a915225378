/* Ouverte, an exact double-dummy solver for card games, for callers in any language.
 *
 * A context answers one call at a time and keeps what it has learnt from one to the next. Two threads take a context
 * each; a call on a context that is answering another is refused, and only `ouverte_stop` may come at any time. Nothing
 * is thrown and nothing ends the process: what is wrong is an answer, or a code.
 *
 * docs/library.md has an introduction, docs/formats/requests.md all that can be asked. */
#ifndef OUVERTE_H
#define OUVERTE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define OUVERTE_API __attribute__((visibility("default")))
#else
#define OUVERTE_API
#endif

typedef struct ouverte_context ouverte_context;

/* What may be spent. Zero stands for what is said behind each; a pointer to limits may be null where all are zero. */
typedef struct ouverte_limits {
  double seconds;      /* of a call: no limit */
  uint64_t nodes;      /* of each search: no limit */
  uint32_t memory_mib; /* for the tables of each thread: 512 */
  uint32_t threads;    /* of a bulk call: as many as there are processors */
} ouverte_limits;

/* Four hands of bridge, N E S W, each with its suits S H D C: bits 2 to 14 are the cards from the Two to the Ace. Hands
 * of fewer cards are an ending. */
typedef struct ouverte_deal {
  uint16_t cards[4][4];
} ouverte_deal;

/* A point of its play. */
typedef struct ouverte_position {
  uint16_t cards[4][4]; /* the hands, without the cards of the trick in progress */
  uint8_t trick[3];     /* its cards in the order played, each 16 * suit + rank (2 to 14); 0: none */
  uint8_t leader;       /* to that trick: 0 to 3, N E S W */
  uint8_t trump;        /* 0 to 3, S H D C; 4: no trump */
} ouverte_position;

/* Codes. Those below 0 say that there is no answer. */
enum {
  OUVERTE_OK = 0,
  OUVERTE_LIMIT = 1,      /* a limit or a stop struck: -1 stands for what was not proved by then */
  OUVERTE_BAD_CARDS = -1, /* a bit or number that is no card, or a card that is there twice */
  OUVERTE_BAD_HANDS = -2, /* no cards, or hands whose sizes do not fit one another */
  OUVERTE_BAD_TRICK = -3, /* a revoke in the trick in progress, or a gap before one of its cards */
  OUVERTE_BAD_SEAT = -4,  /* a leader or trump that is none */
  OUVERTE_BAD_TEXT = -5,  /* no deal of bridge as PBN writes it */
  OUVERTE_BAD_CALL = -6,  /* a null pointer, or a limit that is none */
  OUVERTE_BUSY = -7,      /* the context is answering another call */
  OUVERTE_NO_MEMORY = -8, /* the system refuses what is needed */
  OUVERTE_INTERNAL = -9   /* a fault of ours */
};

/* Told while a call is answered, on the thread that made it: how many of its searches, deals or positions are done, and
 * how many there are. In a request `event` is the whole event as JSON (requests.md, "Events") and the two numbers may be
 * 0; elsewhere it is null. To return anything but 0 ends the call as `ouverte_stop` does. */
typedef int (*ouverte_told)(void* user, size_t done, size_t total, const char* event);

/* "0.1.0". */
OUVERTE_API const char* ouverte_version(void);

/* A context; null where there is no memory for one, or a limit is none. No call on it spends more than `most`. */
OUVERTE_API ouverte_context* ouverte_new(const ouverte_limits* most);

/* The context is gone, at once or when the call under way has ended, which is stopped. Null is allowed. */
OUVERTE_API void ouverte_delete(ouverte_context* context);

/* From now on `told` is told; null: nobody. Between calls, else OUVERTE_BUSY. */
OUVERTE_API int ouverte_on_event(ouverte_context* context, ouverte_told told, void* user);

/* Ends the call under way soon, with what is known by then. From any thread; without a call it does nothing. */
OUVERTE_API void ouverte_stop(ouverte_context* context);

/* A request, one object as JSON of `size` bytes, and its answer, one object on one line. The answer ends with a zero
 * byte, belongs to the context, and is good until the next request or the end of the context. `answer_size` may be null.
 * Never null. */
OUVERTE_API const char* ouverte_ask(ouverte_context* context, const char* request, size_t size,
                                    size_t* answer_size);

/* A deal of bridge as PBN writes it: "N:AKQ.JT9.876.5432 …". */
OUVERTE_API int ouverte_read_deal(const char* pbn, ouverte_deal* deal);

/* Double-dummy tables: of each deal the tricks of every declarer, `tricks[20 * deal + 4 * strain + declarer]`, strains
 * S H D C NT and declarers N E S W. `codes` gets a code a deal; it may be null. The answer is OUVERTE_OK if all are, else
 * the first other code. */
OUVERTE_API int ouverte_tables(ouverte_context* context, const ouverte_deal* deals, size_t count,
                               const ouverte_limits* limits, int8_t* tricks, int8_t* codes);

/* What every card is worth: of each position, for each legal card of the player to move, the tricks that his side takes
 * with it from this trick on, `tricks[52 * position + 13 * suit + rank - 2]`; -1 for all other cards. As above. */
OUVERTE_API int ouverte_values(ouverte_context* context, const ouverte_position* positions, size_t count,
                               const ouverte_limits* limits, int8_t* tricks, int8_t* codes);

/* A code in words. */
OUVERTE_API const char* ouverte_message(int code);

#ifdef __cplusplus
}
#endif

#endif
