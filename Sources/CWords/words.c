#include "words.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words_en[] = {
#embed "../Words/en.txt"
};
static const unsigned char words_de[] = {
#embed "../Words/de.txt"
};
static const unsigned char words_pl[] = {
#embed "../Words/pl.txt"
};

static const unsigned char symbols_en[] = {
#embed "Data/symbols-en.txt"
};
static const unsigned char symbols_de[] = {
#embed "Data/symbols-de.txt"
};
static const unsigned char symbols_pl[] = {
#embed "Data/symbols-pl.txt"
};
static const unsigned char languages_en[] = {
#embed "Data/languages-en.txt"
};
static const unsigned char languages_de[] = {
#embed "Data/languages-de.txt"
};
static const unsigned char languages_pl[] = {
#embed "Data/languages-pl.txt"
};

static const unsigned char characters[] = {
#embed "Data/characters.txt"
};

static const struct {
  const char *name;
  lectern_file file;
} files[] = {
  {"en.txt", {words_en, sizeof words_en}},
  {"de.txt", {words_de, sizeof words_de}},
  {"pl.txt", {words_pl, sizeof words_pl}},
  {"symbols-en.txt", {symbols_en, sizeof symbols_en}},
  {"symbols-de.txt", {symbols_de, sizeof symbols_de}},
  {"symbols-pl.txt", {symbols_pl, sizeof symbols_pl}},
  {"languages-en.txt", {languages_en, sizeof languages_en}},
  {"languages-de.txt", {languages_de, sizeof languages_de}},
  {"languages-pl.txt", {languages_pl, sizeof languages_pl}},
  {"characters.txt", {characters, sizeof characters}},
};

lectern_file lectern_embedded_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) == 0) return files[index].file;
  }
  return (lectern_file){NULL, 0};
}
