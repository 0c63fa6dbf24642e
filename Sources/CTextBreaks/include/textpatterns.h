#pragma once
#include <stdint.h>

// The opaque face of ICU's regular expressions over UTF-8.

typedef struct lectern_regex lectern_regex;

/// The faults of a pattern, and the reasons why a search does not end.
enum {
  LECTERN_REGEX_FINE = 0,
  LECTERN_REGEX_SYNTAX,
  LECTERN_REGEX_PARENTHESIS,
  LECTERN_REGEX_BRACKET,
  LECTERN_REGEX_BRACES,
  LECTERN_REGEX_ESCAPE,
  LECTERN_REGEX_PROPERTY,
  LECTERN_REGEX_RANGE,
  LECTERN_REGEX_REFERENCE,
  LECTERN_REGEX_LOOK_BEHIND,
  LECTERN_REGEX_TOO_LARGE,
  /// More steps than allowed, or more memory.
  LECTERN_REGEX_TOO_COSTLY,
  LECTERN_REGEX_FAILED,
};

/// Opens a pattern, `^` and `$` matching at line ends; null when it is wrong, with what is and the character, from 1,
/// where it was noticed.
lectern_regex *lectern_regex_open(
    const char *pattern, int64_t length, int32_t ignores_case, int32_t *fault, int32_t *character);
void lectern_regex_close(lectern_regex *regex);

/// Begins to look through a text, which must stay where it is, for at most so many times ten thousand steps.
int32_t lectern_regex_begin(lectern_regex *regex, const char *utf8, int64_t length, int32_t steps);

/// Looks for the next match: 1 and its byte offsets; 0 where there is none, with a fault when the search was given up.
int32_t lectern_regex_next(lectern_regex *regex, int64_t *start, int64_t *end, int32_t *fault);
