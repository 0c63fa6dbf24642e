#pragma once
#include <hyphen.h>
#include <stdlib.h>

// Finds where a word may be divided: an odd number for every character that a hyphen may follow. `hyphens` has room for
// five more than the bytes of the word. A place where the word would be spelled in another way is left out. The library
// allocates the arrays of those spellings, which live no longer than the call.
static inline int lectern_hyphenate(HyphenDict *patterns, const char *word, int count, char *hyphens) {
  char **spellings = 0;
  int *places = 0, *lengths = 0;
  int status = hnj_hyphen_hyphenate2(patterns, word, count, hyphens, 0, &spellings, &places, &lengths);
  if (spellings) {
    for (int i = 0; i < count; i++) {
      if (!spellings[i]) continue;
      if (hyphens[i] & 1) hyphens[i] = '0';
      free(spellings[i]);
    }
  }
  free(spellings);
  free(places);
  free(lengths);
  return status;
}
