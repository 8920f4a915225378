/* Two threads with a context each, and two with one: the second is refused, not raced. */
#include "ouverte.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define DEALS 8

static const char* const TEXTS[DEALS] = {
    "N:AK32.A.2. Q4.KQ.3.2 J5.J5.4.3 T6.T6.5.4", "N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.",
    "N:.AK.32.A .QJ.54.K .T9.76.Q .87.98.J",      "N:A2.K3.. K3.A2.. Q4..Q4. J5..A5.",
    "N:AQ.AQ.. KJ.KJ.. T9.T9.. 87.87..",          "N:A..A.A K..K.K Q..Q.Q J..J.J",
    "N:A432... KQJT... ...AKQJ .AKQJ..",          "N:AKQ.A.. JT9.K.. 876.Q.. 543.J..",
};

struct answers {
  ouverte_context* context;
  int code;
  int8_t tricks[DEALS][20];
};

static ouverte_deal deals[DEALS];

static void* ask(void* user) {
  struct answers* const answers = user;
  const ouverte_limits limits = {0, 0, 16, 2};
  answers->code = ouverte_tables(answers->context, deals, DEALS, &limits, answers->tricks[0], NULL);
  return NULL;
}

/* The first call waits in its listener until the second has been refused. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int under_way = 0, refused = 0;

static int wait_for_the_other(void* user, size_t done, size_t total, const char* event) {
  (void)user, (void)done, (void)total, (void)event;
  pthread_mutex_lock(&mutex);
  under_way = 1;
  pthread_cond_broadcast(&changed);
  while (!refused) pthread_cond_wait(&changed, &mutex);
  pthread_mutex_unlock(&mutex);
  return 0;
}

static int two_contexts(void) {
  static struct answers a, b;
  pthread_t other;
  a.context = ouverte_new(NULL), b.context = ouverte_new(NULL);
  pthread_create(&other, NULL, ask, &b);
  ask(&a);
  pthread_join(other, NULL);
  ouverte_delete(a.context), ouverte_delete(b.context);
  return a.code == OUVERTE_OK && b.code == OUVERTE_OK && memcmp(a.tricks, b.tricks, sizeof a.tricks) == 0;
}

static int one_context(void) {
  static struct answers a, b;
  pthread_t other;
  int busy;
  a.context = b.context = ouverte_new(NULL);
  ouverte_on_event(a.context, wait_for_the_other, NULL);
  pthread_create(&other, NULL, ask, &a);
  pthread_mutex_lock(&mutex);
  while (!under_way) pthread_cond_wait(&changed, &mutex);
  pthread_mutex_unlock(&mutex);
  ask(&b);
  busy = b.code == OUVERTE_BUSY && strstr(ouverte_ask(b.context, "{}", 2, NULL), "another call") != NULL;
  ouverte_stop(a.context);
  pthread_mutex_lock(&mutex);
  refused = 1;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&mutex);
  pthread_join(other, NULL);
  ouverte_delete(a.context);
  return busy && (a.code == OUVERTE_OK || a.code == OUVERTE_LIMIT);
}

int main(void) {
  int i, fine = 1;
  for (i = 0; i < DEALS; ++i) {
    const int code = ouverte_read_deal(TEXTS[i], &deals[i]);
    if (code != OUVERTE_OK) fprintf(stderr, "deal %d: %s\n", i, ouverte_message(code)), fine = 0;
  }
  if (!two_contexts()) fprintf(stderr, "two contexts differ\n"), fine = 0;
  if (!one_context()) fprintf(stderr, "one context was used twice\n"), fine = 0;
  return !fine;
}
