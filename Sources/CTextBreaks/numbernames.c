#include "numbernames.h"
#include "delayload.h"
#include <string.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

#define ICU(function) DELAY_LOADED(icu_i18n, function)

enum { RULES = 4096 };

static int is_of_kind(const UChar *rules, int32_t length, int32_t is_ordinal) {
  static const UChar ordinal[] = u"ordinal";
  return (u_strFindFirst(rules, length, ordinal, -1) != NULL) == (is_ordinal != 0);
}

int32_t lectern_number_names(int32_t number, const char *language, int32_t is_ordinal, uint16_t *names,
                             int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = ICU(unum_open)(UNUM_SPELLOUT, NULL, 0, language, NULL, &error);
  if (U_FAILURE(error)) return 0;
  // ICU gives the rules of another language for one without any.
  const char *given = ICU(unum_getLocaleByType)(format, ULOC_ACTUAL_LOCALE, &error);
  if (U_FAILURE(error) || !given || strncmp(given, language, strcspn(given, "_-"))) {
    ICU(unum_close)(format);
    return 0;
  }
  UChar rules[RULES];
  int32_t length = ICU(unum_getTextAttribute)(format, UNUM_PUBLIC_RULESETS, rules, RULES, &error);
  int32_t count = 0;
  for (int32_t start = 0; U_SUCCESS(error) && start < length;) {
    int32_t end = start;
    while (end < length && rules[end] != ';') end++;
    UErrorCode refused = U_ZERO_ERROR;
    if (end > start && is_of_kind(rules + start, end - start, is_ordinal) && count < capacity) {
      ICU(unum_setTextAttribute)(format, UNUM_DEFAULT_RULESET, rules + start, end - start, &refused);
      if (U_FAILURE(refused)) break;
      names[count++] = '\n';
      count += ICU(unum_format)(format, number, (UChar *)names + count, capacity - count, NULL, &error);
    }
    start = end + 1;
  }
  ICU(unum_close)(format);
  return U_FAILURE(error) || count > capacity ? 0 : count;
}
