#pragma once
#include <stdint.h>

// The opaque face of ICU's bidirectional algorithm (UAX #9). Plain C types only, as for text boundaries.

/// The direction that its first strong character gives UTF-8 text (P2, P3): 1 right to left, 0 left to right, -1 where
/// it has none.
int32_t lectern_bidi_direction(const char *utf8, int32_t length);

/// Writes the embedding level of each byte of UTF-8 text, every line ended by U+000B a paragraph of its own.
///
/// Levels are implicit: embeddings, overrides and isolates in the text count for nothing. Bytes that are not 0 in
/// `isolated`, which may be null, stand in isolates and count as an object does. Returns 0, or -1 when ICU cannot.
int32_t lectern_bidi_levels(
    const char *utf8, int32_t length, int32_t isRightToLeft, const uint8_t *isolated, uint8_t *levels);

/// Writes which of the characters of a row, given by their levels, is at each place from the left (L2).
void lectern_bidi_order(const uint8_t *levels, int32_t count, int32_t *order);

/// The scalar that looks like a mirror image (L4); the scalar itself where there is none.
uint32_t lectern_bidi_mirrored(uint32_t scalar);
