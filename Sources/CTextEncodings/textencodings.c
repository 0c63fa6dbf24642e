#include "textencodings.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucsdet.h>

struct lectern_decoder {
  UConverter *converter;
  int64_t replaced;
};

// ICU's own callback writes U+001A, a control character, for a stray byte of some encodings.
static void replace(
    const void *context, UConverterToUnicodeArgs *arguments, const char *bytes, int32_t length,
    UConverterCallbackReason reason, UErrorCode *error) {
  (void)bytes;
  (void)length;
  if (reason > UCNV_IRREGULAR) return;
  static const UChar mark[] = {0xFFFD};
  ((lectern_decoder *)context)->replaced++;
  *error = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(arguments, mark, 1, 0, error);
}

lectern_decoder *lectern_decoder_open(const char *name) {
  UErrorCode error = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &error);
  if (U_FAILURE(error)) return 0;
  lectern_decoder *decoder = calloc(1, sizeof *decoder);
  if (decoder) {
    decoder->converter = converter;
    ucnv_setToUCallBack(converter, replace, decoder, 0, 0, &error);
    if (U_SUCCESS(error)) return decoder;
  }
  ucnv_close(converter);
  free(decoder);
  return 0;
}

void lectern_decoder_close(lectern_decoder *decoder) {
  ucnv_close(decoder->converter);
  free(decoder);
}

int64_t lectern_decoder_utf8(
    lectern_decoder *decoder, const char *bytes, int64_t length, char *target, int64_t capacity) {
  if (length > INT32_MAX || capacity > INT32_MAX) return -1;
  UErrorCode error = U_ZERO_ERROR;
  decoder->replaced = 0;
  int32_t written = ucnv_toAlgorithmic(
      UCNV_UTF8, decoder->converter, target, (int32_t)capacity, bytes, (int32_t)length, &error);
  return U_FAILURE(error) || written > capacity ? -1 : written;
}

int64_t lectern_decoder_replaced(const lectern_decoder *decoder) { return decoder->replaced; }

int32_t lectern_encoding_guesses(
    const char *bytes, int32_t length, int32_t is_markup, lectern_encoding_guess *guesses, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UCharsetDetector *detector = ucsdet_open(&error);
  ucsdet_setText(detector, bytes, length, &error);
  if (is_markup && U_SUCCESS(error)) ucsdet_enableInputFilter(detector, 1);
  int32_t found = 0;
  const UCharsetMatch **matches = ucsdet_detectAll(detector, &found, &error);
  if (U_FAILURE(error)) found = 0;
  if (found > capacity) found = capacity;
  for (int32_t index = 0; index < found; index++) {
    const char *name = ucsdet_getName(matches[index], &error);
    strncpy(guesses[index].name, name ? name : "", sizeof guesses[index].name - 1);
    guesses[index].name[sizeof guesses[index].name - 1] = 0;
    guesses[index].confidence = ucsdet_getConfidence(matches[index], &error);
  }
  if (detector) ucsdet_close(detector);
  return found;
}
