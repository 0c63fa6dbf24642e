#pragma once
#include <stddef.h>

// The names of symbols and of languages, as CLDR has them, and those of characters in HTML: text that is part of the
// program, so that it needs no files.

/// Lines of UTF-8 text, a key and a name in each with a tab between them; not ended by a null byte.
typedef struct {
  const char *text;
  size_t length;
} lectern_names;

/// The names of symbols in a language (its subtag of BCP 47); empty where there are none in it.
lectern_names lectern_symbol_names(const char *language);

/// The names of languages in a language, by their subtags of BCP 47; empty where there are none in it.
lectern_names lectern_language_names(const char *language);

/// The names that HTML gives to characters, in each line a name, a tab and the code points in hexadecimal with blanks
/// between them; a tab and "open" follow where the name counts without a semicolon too.
lectern_names lectern_character_names(void);
