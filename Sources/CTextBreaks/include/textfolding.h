#pragma once
#include <stdint.h>

// The forms in which ICU compares a scalar.

/// Writes the compatibility decomposition of a scalar (NFKD, UAX #15), case folded in full where asked, and returns how
/// many scalars that are; 0 when ICU cannot, or when there are more than `capacity`.
int32_t lectern_fold(uint32_t scalar, int32_t folds_case, uint32_t *scalars, int32_t capacity);

/// Writes the canonical composition (NFC, UAX #15) of UTF-16 text and returns its length; -1 when ICU cannot, or when it
/// is longer than `capacity`.
int32_t lectern_compose(const uint16_t *text, int32_t length, uint16_t *composed, int32_t capacity);
