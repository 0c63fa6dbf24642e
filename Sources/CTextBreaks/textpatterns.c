#include "textpatterns.h"
#include "delayload.h"
#include <unicode/uregex.h>
#include <unicode/utext.h>

#define ICU(function) DELAY_LOADED(icu_i18n, function)

static int32_t fault_of(UErrorCode error) {
  switch (error) {
    case U_REGEX_MISMATCHED_PAREN: return LECTERN_REGEX_PARENTHESIS;
    case U_REGEX_MISSING_CLOSE_BRACKET: return LECTERN_REGEX_BRACKET;
    case U_REGEX_BAD_INTERVAL:
    case U_REGEX_MAX_LT_MIN:
    case U_REGEX_NUMBER_TOO_BIG: return LECTERN_REGEX_BRACES;
    case U_REGEX_BAD_ESCAPE_SEQUENCE: return LECTERN_REGEX_ESCAPE;
    case U_REGEX_PROPERTY_SYNTAX: return LECTERN_REGEX_PROPERTY;
    case U_REGEX_INVALID_RANGE: return LECTERN_REGEX_RANGE;
    case U_REGEX_INVALID_BACK_REF:
    case U_REGEX_INVALID_CAPTURE_GROUP_NAME: return LECTERN_REGEX_REFERENCE;
    case U_REGEX_LOOK_BEHIND_LIMIT: return LECTERN_REGEX_LOOK_BEHIND;
    case U_REGEX_PATTERN_TOO_BIG: return LECTERN_REGEX_TOO_LARGE;
    case U_REGEX_TIME_OUT:
    case U_REGEX_STACK_OVERFLOW: return LECTERN_REGEX_TOO_COSTLY;
    case U_REGEX_RULE_SYNTAX: return LECTERN_REGEX_SYNTAX;
    default: return U_SUCCESS(error) ? LECTERN_REGEX_FINE : LECTERN_REGEX_FAILED;
  }
}

lectern_regex *lectern_regex_open(
    const char *pattern, int64_t length, int32_t ignores_case, int32_t *fault, int32_t *character) {
  UErrorCode error = U_ZERO_ERROR;
  UParseError place = {.offset = 1};
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, pattern, length, &error);
  uint32_t flags = UREGEX_MULTILINE | (ignores_case ? UREGEX_CASE_INSENSITIVE : 0);
  URegularExpression *regex = ICU(uregex_openUText)(&text, flags, &place, &error);
  utext_close(&text);
  *fault = fault_of(error);
  *character = place.offset;
  if (U_SUCCESS(error)) return (lectern_regex *)regex;
  if (regex) ICU(uregex_close)(regex);
  return 0;
}

void lectern_regex_close(lectern_regex *regex) { ICU(uregex_close)((URegularExpression *)regex); }

int32_t lectern_regex_begin(lectern_regex *regex, const char *utf8, int64_t length, int32_t steps) {
  UErrorCode error = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, utf8, length, &error);
  ICU(uregex_setTimeLimit)((URegularExpression *)regex, steps, &error);
  ICU(uregex_setUText)((URegularExpression *)regex, &text, &error);
  // The expression has a clone of its own, which reads the same bytes.
  utext_close(&text);
  return fault_of(error);
}

int32_t lectern_regex_next(lectern_regex *regex, int64_t *start, int64_t *end, int32_t *fault) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t found = ICU(uregex_findNext)((URegularExpression *)regex, &error) && U_SUCCESS(error);
  if (found) {
    *start = ICU(uregex_start64)((URegularExpression *)regex, 0, &error);
    *end = ICU(uregex_end64)((URegularExpression *)regex, 0, &error);
  }
  *fault = fault_of(error);
  return found && U_SUCCESS(error);
}
