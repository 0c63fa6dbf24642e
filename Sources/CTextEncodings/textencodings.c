#include "textencodings.h"
#include "delayload.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucsdet.h>

#define ICU(function) DELAY_LOADED(icu_i18n, function)

struct lectern_decoder {
  UConverter *converter;
  UConverter *utf8;
  int64_t replaced;
  // Text that was read and not written yet.
  UChar pivot[1 << 10];
  UChar *pivot_source;
  UChar *pivot_target;
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
  lectern_decoder *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return 0;
  UErrorCode error = U_ZERO_ERROR;
  decoder->converter = ucnv_open(name, &error);
  decoder->utf8 = ucnv_open("UTF-8", &error);
  if (U_SUCCESS(error)) ucnv_setToUCallBack(decoder->converter, replace, decoder, 0, 0, &error);
  if (U_SUCCESS(error)) {
    decoder->pivot_source = decoder->pivot_target = decoder->pivot;
    return decoder;
  }
  lectern_decoder_close(decoder);
  return 0;
}

void lectern_decoder_close(lectern_decoder *decoder) {
  ucnv_close(decoder->converter);
  ucnv_close(decoder->utf8);
  free(decoder);
}

int64_t lectern_decoder_next(
    lectern_decoder *decoder, const char **bytes, const char *end, char *target, int64_t capacity, bool *is_last) {
  UErrorCode error = U_ZERO_ERROR;
  char *written = target;
  ucnv_convertEx(
      decoder->utf8, decoder->converter, &written, target + capacity, bytes, end, decoder->pivot,
      &decoder->pivot_source, &decoder->pivot_target, decoder->pivot + sizeof decoder->pivot / sizeof *decoder->pivot,
      false, true, &error);
  *is_last = error != U_BUFFER_OVERFLOW_ERROR;
  return *is_last && U_FAILURE(error) ? -1 : written - target;
}

int64_t lectern_decoder_replaced(const lectern_decoder *decoder) { return decoder->replaced; }

int32_t lectern_encoding_guesses(
    const char *bytes, int32_t length, int32_t is_markup, lectern_encoding_guess *guesses, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UCharsetDetector *detector = ICU(ucsdet_open)(&error);
  ICU(ucsdet_setText)(detector, bytes, length, &error);
  if (is_markup && U_SUCCESS(error)) ICU(ucsdet_enableInputFilter)(detector, 1);
  int32_t found = 0;
  const UCharsetMatch **matches = ICU(ucsdet_detectAll)(detector, &found, &error);
  if (U_FAILURE(error)) found = 0;
  if (found > capacity) found = capacity;
  for (int32_t index = 0; index < found; index++) {
    const char *name = ICU(ucsdet_getName)(matches[index], &error);
    strncpy(guesses[index].name, name ? name : "", sizeof guesses[index].name - 1);
    guesses[index].name[sizeof guesses[index].name - 1] = 0;
    guesses[index].confidence = ICU(ucsdet_getConfidence)(matches[index], &error);
  }
  if (detector) ICU(ucsdet_close)(detector);
  return found;
}
