#pragma once
#include <stddef.h>

// Files that are part of the program, so that it needs none at run time: the words it says, the tables of each language,
// the names of symbols and of languages as CLDR has them, those of characters in HTML, and the subtags of languages.

/// The bytes of a file; not ended by a null byte.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} lectern_file;

/// The file of a name, such as "en.txt" or "de/symbols.txt"; empty where there is none.
lectern_file lectern_embedded_file(const char *name);
