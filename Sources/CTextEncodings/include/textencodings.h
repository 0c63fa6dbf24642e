#pragma once
#include <stdbool.h>
#include <stdint.h>

// The opaque face of ICU's converters and of its guess at encodings. Plain C types only: no header of ICU may become
// visible to Swift, where it would meet the ICU that Foundation brings along.

typedef struct lectern_decoder lectern_decoder;

/// Opens the converter of an encoding by any of its names, for one text; null when ICU knows none.
lectern_decoder *lectern_decoder_open(const char *name);
void lectern_decoder_close(lectern_decoder *decoder);

/// Writes the next piece of a text in UTF-8, U+FFFD for each sequence that the encoding does not have, and moves
/// `bytes` on towards the `end` of the text. Returns the length of the piece, at most `capacity`; -1 when ICU cannot.
/// The text ends with this piece where `is_last` becomes true.
int64_t lectern_decoder_next(
    lectern_decoder *decoder, const char **bytes, const char *end, char *target, int64_t capacity, bool *is_last);

/// Returns the number of sequences of the text that became U+FFFD so far.
int64_t lectern_decoder_replaced(const lectern_decoder *decoder);

/// A guess at the encoding of a text: ICU's name for it, and how sure it is, from 0 to 100.
typedef struct {
  char name[32];
  int32_t confidence;
} lectern_encoding_guess;

/// Writes the best guesses, the most likely first; `is_markup` leaves tags out of account. Returns how many there are,
/// at most `capacity`.
int32_t lectern_encoding_guesses(
    const char *bytes, int32_t length, int32_t is_markup, lectern_encoding_guess *guesses, int32_t capacity);
