#pragma once
#include <stdint.h>

// What ICU knows of how a scalar is compared.

/// Writes the compatibility decomposition of a scalar (NFKD, UAX #15), case folded in full where asked, and returns how
/// many scalars that are; 0 when ICU cannot, or when there are more than `capacity`.
int32_t lectern_fold(uint32_t scalar, int32_t folds_case, uint32_t *scalars, int32_t capacity);
