#include "names.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char symbols_en[] = {
#embed "Data/symbols-en.txt"
};
static const char symbols_de[] = {
#embed "Data/symbols-de.txt"
};
static const char symbols_pl[] = {
#embed "Data/symbols-pl.txt"
};
static const char languages_en[] = {
#embed "Data/languages-en.txt"
};
static const char languages_de[] = {
#embed "Data/languages-de.txt"
};
static const char languages_pl[] = {
#embed "Data/languages-pl.txt"
};

static const char characters[] = {
#embed "Data/characters.txt"
};

static const struct {
  const char *language;
  lectern_names symbols;
  lectern_names languages;
} tables[] = {
  {"en", {symbols_en, sizeof symbols_en}, {languages_en, sizeof languages_en}},
  {"de", {symbols_de, sizeof symbols_de}, {languages_de, sizeof languages_de}},
  {"pl", {symbols_pl, sizeof symbols_pl}, {languages_pl, sizeof languages_pl}},
};

lectern_names lectern_symbol_names(const char *language) {
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
    if (strcmp(tables[index].language, language) == 0) return tables[index].symbols;
  }
  return (lectern_names){"", 0};
}

lectern_names lectern_language_names(const char *language) {
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
    if (strcmp(tables[index].language, language) == 0) return tables[index].languages;
  }
  return (lectern_names){"", 0};
}

lectern_names lectern_character_names(void) { return (lectern_names){characters, sizeof characters}; }
