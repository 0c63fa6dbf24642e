#include "bidi.h"
#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

int32_t lectern_bidi_direction(const char *utf8, int32_t length) {
  for (int32_t offset = 0; offset < length;) {
    UChar32 scalar;
    U8_NEXT(utf8, offset, length, scalar);
    switch (u_charDirection(scalar)) {
    case U_LEFT_TO_RIGHT: return 0;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return 1;
    default: break;
    }
  }
  return -1;
}

// Returns the scalar that the algorithm sees in place of another: the end of a paragraph for an end of line, and a zero
// width space, which has no direction and no influence, for the controls that would set levels by themselves.
static UChar32 shown(UChar32 scalar) {
  if (scalar == 0x0B) return 0x2029;
  int sets_levels = (scalar >= 0x202A && scalar <= 0x202E) || (scalar >= 0x2066 && scalar <= 0x2069);
  return sets_levels || scalar < 0 ? 0x200B : scalar;
}

// Returns the scalar that the algorithm sees for one that may be in an isolate, of which only line ends are seen.
static UChar32 seen(UChar32 scalar, int isIsolated) {
  return isIsolated && scalar != 0x0B ? 0xFFFC : shown(scalar);
}

int32_t lectern_bidi_levels(
    const char *utf8, int32_t length, int32_t isRightToLeft, const uint8_t *isolated, uint8_t *levels) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  // No scalar takes more units in UTF-16 than bytes in UTF-8.
  UChar *text = malloc(sizeof(UChar) * (size_t)(length + 1));
  const UBiDiLevel *found = 0;
  if (bidi && text) {
    int32_t count = 0;
    for (int32_t offset = 0; offset < length;) {
      int isIsolated = isolated && isolated[offset];
      UChar32 scalar;
      U8_NEXT(utf8, offset, length, scalar);
      U16_APPEND_UNSAFE(text, count, seen(scalar, isIsolated));
    }
    ubidi_setPara(bidi, text, count, isRightToLeft ? 1 : 0, 0, &error);
    found = ubidi_getLevels(bidi, &error);
  }
  int32_t unit = 0;
  for (int32_t offset = 0; found && offset < length;) {
    int32_t start = offset;
    int isIsolated = isolated && isolated[offset];
    UChar32 scalar;
    U8_NEXT(utf8, offset, length, scalar);
    for (; start < offset; start++) levels[start] = found[unit];
    unit += U16_LENGTH(seen(scalar, isIsolated));
  }
  free(text);
  ubidi_close(bidi);
  return found ? 0 : -1;
}

void lectern_bidi_order(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

uint32_t lectern_bidi_mirrored(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }
