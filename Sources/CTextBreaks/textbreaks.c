#include "textbreaks.h"
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

lectern_breaker *lectern_breaker_open(int32_t kind, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open((UBreakIteratorType)kind, locale, 0, 0, &error);
  return U_FAILURE(error) ? 0 : (lectern_breaker *)iterator;
}

void lectern_breaker_close(lectern_breaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

// Writes UTF-8 text as UTF-16, where there is room for a unit for each byte, and returns the number of units.
static int32_t widen(const char *utf8, int32_t length, UChar *units) {
  int32_t count = 0;
  for (int32_t offset = 0; offset < length;) {
    UChar32 scalar = (uint8_t)utf8[offset];
    if (scalar < 0x80) {
      offset++;
      units[count++] = (UChar)scalar;
    } else {
      U8_NEXT_OR_FFFD(utf8, offset, length, scalar);
      U16_APPEND_UNSAFE(units, count, scalar);
    }
  }
  return count;
}

int32_t lectern_breaker_boundaries(
    lectern_breaker *breaker, const char *utf8, int64_t length, lectern_boundary *boundaries, int32_t capacity) {
  UBreakIterator *iterator = (UBreakIterator *)breaker;
  if (length > INT32_MAX / (int64_t)sizeof(UChar)) return -1;
  // ICU reads UTF-8 through a window of a few bytes that it widens again and again: that takes longer than its rules.
  UChar *units = malloc(sizeof(UChar) * ((size_t)length + 1));
  if (!units) return -1;
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(iterator, units, widen(utf8, (int32_t)length, units), &error);
  int32_t count = -1;
  if (U_SUCCESS(error)) {
    count = 0;
    int32_t offset = 0, unit = 0;
    for (int32_t next = ubrk_next(iterator); next != UBRK_DONE; next = ubrk_next(iterator), count++) {
      if (count >= capacity) continue;
      while (unit < next) {
        UChar32 scalar;
        U8_NEXT_OR_FFFD(utf8, offset, (int32_t)length, scalar);
        unit += U16_LENGTH(scalar);
      }
      boundaries[count].offset = offset;
      boundaries[count].status = ubrk_getRuleStatus(iterator);
    }
    // The iterator outlives the text: it must not keep a pointer into it.
    ubrk_setText(iterator, 0, 0, &error);
  }
  free(units);
  return count;
}

int32_t lectern_sentence_break(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_SENTENCE_BREAK);
}
