/* `ouverte respond` through the C interface: a request a line on standard input, an answer a line. */
#define _POSIX_C_SOURCE 200809L
#include "ouverte.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
  ouverte_context* const context = ouverte_new(NULL);
  char* line = NULL;
  size_t room = 0;
  ssize_t size;
  while ((size = getline(&line, &room, stdin)) > 0) puts(ouverte_ask(context, line, (size_t)size, NULL));
  free(line);
  ouverte_delete(context);
  return 0;
}
