#include "textbreaks.h"
#include <unicode/ubrk.h>
#include <unicode/utext.h>

lectern_breaker *lectern_breaker_open(int32_t kind, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open((UBreakIteratorType)kind, locale, 0, 0, &error);
  return U_FAILURE(error) ? 0 : (lectern_breaker *)iterator;
}

void lectern_breaker_close(lectern_breaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

int32_t lectern_breaker_boundaries(
    lectern_breaker *breaker, const char *utf8, int64_t length, lectern_boundary *boundaries, int32_t capacity) {
  UBreakIterator *iterator = (UBreakIterator *)breaker;
  UErrorCode error = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, utf8, length, &error);
  ubrk_setUText(iterator, &text, &error);
  int32_t count = -1;
  if (U_SUCCESS(error)) {
    count = 0;
    for (int32_t next = ubrk_next(iterator); next != UBRK_DONE; next = ubrk_next(iterator), count++) {
      if (count >= capacity) continue;
      boundaries[count].offset = next;
      boundaries[count].status = ubrk_getRuleStatus(iterator);
    }
    // The iterator outlives the text: it must not keep a pointer into it.
    ubrk_setText(iterator, 0, 0, &error);
  }
  utext_close(&text);
  return count;
}
