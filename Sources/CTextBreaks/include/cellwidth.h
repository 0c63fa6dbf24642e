#pragma once
#include <stdint.h>

// The C library's `wcwidth` under a UTF-8 locale of its own: in the locale a program starts with it knows no width
// beyond ASCII. Glibc shows neither to Swift.

typedef struct lectern_width lectern_width;

/// Opens the measure, which any number of threads may use; null when the C library has no UTF-8 locale.
lectern_width *lectern_width_open(void);
void lectern_width_close(lectern_width *width);

/// Returns the number of cells of a terminal that a scalar takes; -1 for one that cannot be shown.
int32_t lectern_width_of(const lectern_width *width, uint32_t scalar);
