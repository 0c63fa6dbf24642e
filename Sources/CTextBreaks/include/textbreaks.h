#pragma once
#include <stdint.h>

// The opaque face of ICU's text boundary analysis. Plain C types only, here and in the headers beside this one: no header
// of ICU may become visible to Swift, where it would meet the ICU that Foundation brings along.

typedef struct lectern_breaker lectern_breaker;

enum { LECTERN_BREAK_WORD = 1, LECTERN_BREAK_LINE = 2, LECTERN_BREAK_SENTENCE = 3 };

/// Opens an iterator for a kind and a locale such as "de"; null when ICU cannot.
lectern_breaker *lectern_breaker_open(int32_t kind, const char *locale);
void lectern_breaker_close(lectern_breaker *breaker);

/// A place where text may be broken: a byte offset from the start of the text, and ICU's rule status for it.
typedef struct {
  int32_t offset;
  int32_t status;
} lectern_boundary;

/// Writes every boundary after 0 in UTF-8 text into `boundaries`. Returns how many there are, which may be more than
/// `capacity`; -1 when ICU cannot.
int32_t lectern_breaker_boundaries(
    lectern_breaker *breaker, const char *utf8, int64_t length, lectern_boundary *boundaries, int32_t capacity);

/// Returns the property Sentence_Break of a scalar, a number of ICU's `USentenceBreak`.
int32_t lectern_sentence_break(uint32_t scalar);
