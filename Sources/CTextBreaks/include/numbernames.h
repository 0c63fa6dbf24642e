#pragma once
#include <stdint.h>

// The names that ICU has for numbers.

/// Writes the names of a number in a language, as its rules spell numbers out (RBNF, UTS #35 part 3): its cardinals or its
/// ordinals, in each gender and case that there are rules for.
///
/// The names are UTF-16, each behind a line feed. Returns their length; 0 when ICU has no rules of that language, or when
/// they are longer than `capacity`.
int32_t lectern_number_names(int32_t number, const char *language, int32_t is_ordinal, uint16_t *names,
                             int32_t capacity);
