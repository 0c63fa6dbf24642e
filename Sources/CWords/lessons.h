#pragma once
#include "words.h"

// A file with its name.
typedef struct {
  const char *name;
  lectern_file file;
} lectern_named_file;

// The lessons of every language.
extern const lectern_named_file lectern_lessons[];
extern const size_t lectern_lesson_count;

// The tables of the ends of sentences of every language.
extern const lectern_named_file lectern_sentences[];
extern const size_t lectern_sentences_count;
