/* Three tasks through the C interface: the table of a deal, every opening lead, and why a card is wrong.
 *   cc three_tasks.c $(pkg-config --cflags --libs ouverte) && ./a.out */
#include <ouverte.h>

#include <stdio.h>
#include <string.h>

static const char DEAL[] = "N:QJT.AK94.762.Q85 8752.J6.QT3.KT64 A96.Q72.AK94.A32 K43.T853.J85.J97";
static const char WHY[] =
    "{\"ask\": \"explain\", \"play\": 1, \"record\": {\"game\": \"bridge\", \"hands\": {\"N\": \".T3.7.\", \"E\": \"9..5.K\","
    "\"S\": \"...T4\", \"W\": \".QJ..\"}, \"table\": [\"SQ\", \"H2\"], \"leader\": \"S\", \"won\": {\"N\": 3, \"E\": 2,"
    "\"S\": 4, \"W\": 1}, \"contract\": {\"trump\": \"S\", \"declarer\": \"E\"}, \"plays\": [\"D7\"]}}";

int main(void) {
  static const char* const STRAINS[] = {"S", "H", "D", "C", "NT"};
  ouverte_context* const context = ouverte_new(NULL);
  ouverte_deal deal;
  ouverte_position lead = {{{0}}, {0}, 3, 4}; /* West leads, no trump */
  int8_t tricks[20], values[52];
  int code = ouverte_read_deal(DEAL, &deal), strain, card;

  if (code == OUVERTE_OK) code = ouverte_tables(context, &deal, 1, NULL, tricks, NULL);
  memcpy(lead.cards, deal.cards, sizeof lead.cards);
  if (code == OUVERTE_OK) code = ouverte_values(context, &lead, 1, NULL, values, NULL);
  if (code != OUVERTE_OK) return fprintf(stderr, "%s\n", ouverte_message(code)), 1;
  for (strain = 0; strain < 5; ++strain)
    printf("%s N%d E%d S%d W%d\n", STRAINS[strain], tricks[4 * strain], tricks[4 * strain + 1], tricks[4 * strain + 2],
           tricks[4 * strain + 3]);
  for (card = 51; card >= 0; --card)
    if (values[card] >= 0) printf("%c%c %d\n", "SHDC"[card / 13], "23456789TJQKA"[card % 13], 13 - values[card]);
  puts(ouverte_ask(context, WHY, strlen(WHY), NULL));
  ouverte_delete(context);
  return 0;
}
