#pragma once
#include <zip.h>

// zip_file_set_dostime has no way to say "no time at all"; this is the first day that the format can hold, so that
// the same entries always give the same bytes.
static inline zip_uint16_t lectern_zip_first_day(void) { return (0 << 9) | (1 << 5) | 1; }
