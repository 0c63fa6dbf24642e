#include "textfolding.h"
#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

// The longest decomposition, of U+FDFA, has 18 scalars.
enum { CAPACITY = 128 };

int32_t lectern_fold(uint32_t scalar, int32_t folds_case, uint32_t *scalars, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfkd = unorm2_getNFKDInstance(&error);
  UChar source[2], text[CAPACITY], folded[CAPACITY];
  int32_t length = 0;
  U16_APPEND_UNSAFE(source, length, (UChar32)scalar);
  length = unorm2_normalize(nfkd, source, length, text, CAPACITY, &error);
  if (folds_case && U_SUCCESS(error)) {
    length = u_strFoldCase(folded, CAPACITY, text, length, U_FOLD_CASE_DEFAULT, &error);
    length = unorm2_normalize(nfkd, folded, length, text, CAPACITY, &error);
  }
  if (U_FAILURE(error)) return 0;
  int32_t count = 0;
  for (int32_t at = 0; at < length; count++) {
    UChar32 next;
    U16_NEXT(text, at, length, next);
    if (count == capacity) return 0;
    scalars[count] = (uint32_t)next;
  }
  return count;
}

int32_t lectern_compose(const uint16_t *text, int32_t length, uint16_t *composed, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&error);
  int32_t count = unorm2_normalize(nfc, text, length, composed, capacity, &error);
  return U_FAILURE(error) ? -1 : count;
}
