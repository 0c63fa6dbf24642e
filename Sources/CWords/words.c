#include "words.h"
#include "lessons.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// The words of the program.
static const unsigned char en[] = {
#embed "../Words/en.txt"
};
static const unsigned char de[] = {
#embed "../Words/de.txt"
};
static const unsigned char pl[] = {
#embed "../Words/pl.txt"
};

// The words of the audit.
static const unsigned char audit_en[] = {
#embed "../Audit/Words/en.txt"
};
static const unsigned char audit_de[] = {
#embed "../Audit/Words/de.txt"
};
static const unsigned char audit_pl[] = {
#embed "../Audit/Words/pl.txt"
};

// The helper program of the neural voices.
static const unsigned char neural[] = {
#embed "../Voices/Engines/neural.py"
};

// The book that newcomers are offered.
static const unsigned char sample[] = {
#embed "../../Books/chicago.epub"
};

// The files of a language: gestures, letters, symbols, abbreviations.
static const unsigned char de_alphabet[] = {
#embed "../Words/Languages/de/alphabet.txt"
};
static const unsigned char de_gestures[] = {
#embed "../Words/Languages/de/gestures.txt"
};
static const unsigned char de_spoken[] = {
#embed "../Words/Languages/de/spoken.txt"
};
static const unsigned char de_symbols[] = {
#embed "../Words/Languages/de/symbols.txt"
};
static const unsigned char el_alphabet[] = {
#embed "../Words/Languages/el/alphabet.txt"
};
static const unsigned char en_alphabet[] = {
#embed "../Words/Languages/en/alphabet.txt"
};
static const unsigned char en_announcements_nvda[] = {
#embed "../Words/Languages/en/announcements-nvda.txt"
};
static const unsigned char en_announcements_orca[] = {
#embed "../Words/Languages/en/announcements-orca.txt"
};
static const unsigned char en_announcements_talkback[] = {
#embed "../Words/Languages/en/announcements-talkback.txt"
};
static const unsigned char en_announcements_voiceover[] = {
#embed "../Words/Languages/en/announcements-voiceover.txt"
};
static const unsigned char en_gestures_desktop[] = {
#embed "../Words/Languages/en/gestures-desktop.txt"
};
static const unsigned char en_gestures_nvda_nearest[] = {
#embed "../Words/Languages/en/gestures-nvda-nearest.txt"
};
static const unsigned char en_gestures_nvda[] = {
#embed "../Words/Languages/en/gestures-nvda.txt"
};
static const unsigned char en_gestures_orca[] = {
#embed "../Words/Languages/en/gestures-orca.txt"
};
static const unsigned char en_gestures_talkback_nearest[] = {
#embed "../Words/Languages/en/gestures-talkback-nearest.txt"
};
static const unsigned char en_gestures_talkback[] = {
#embed "../Words/Languages/en/gestures-talkback.txt"
};
static const unsigned char en_gestures_voiceover_nearest[] = {
#embed "../Words/Languages/en/gestures-voiceover-nearest.txt"
};
static const unsigned char en_gestures_voiceover[] = {
#embed "../Words/Languages/en/gestures-voiceover.txt"
};
static const unsigned char en_spoken[] = {
#embed "../Words/Languages/en/spoken.txt"
};
static const unsigned char en_symbols[] = {
#embed "../Words/Languages/en/symbols.txt"
};
static const unsigned char he_letter_words[] = {
#embed "../Words/Languages/he/letter-words.txt"
};
static const unsigned char he_letters[] = {
#embed "../Words/Languages/he/letters.txt"
};
static const unsigned char hi_letter_words[] = {
#embed "../Words/Languages/hi/letter-words.txt"
};
static const unsigned char hi_letters[] = {
#embed "../Words/Languages/hi/letters.txt"
};
static const unsigned char ja_alphabet[] = {
#embed "../Words/Languages/ja/alphabet.txt"
};
static const unsigned char pl_alphabet[] = {
#embed "../Words/Languages/pl/alphabet.txt"
};
static const unsigned char pl_gestures[] = {
#embed "../Words/Languages/pl/gestures.txt"
};
static const unsigned char pl_ordinals[] = {
#embed "../Words/Languages/pl/ordinals.txt"
};
static const unsigned char pl_spoken[] = {
#embed "../Words/Languages/pl/spoken.txt"
};
static const unsigned char pl_symbols[] = {
#embed "../Words/Languages/pl/symbols.txt"
};
static const unsigned char ru_alphabet[] = {
#embed "../Words/Languages/ru/alphabet.txt"
};
static const unsigned char uk_letters[] = {
#embed "../Words/Languages/uk/letters.txt"
};

// Names of CLDR and of HTML.
static const unsigned char cldr_symbols_en[] = {
#embed "Data/symbols-en.txt"
};
static const unsigned char cldr_symbols_de[] = {
#embed "Data/symbols-de.txt"
};
static const unsigned char cldr_symbols_pl[] = {
#embed "Data/symbols-pl.txt"
};
static const unsigned char cldr_languages_en[] = {
#embed "Data/languages-en.txt"
};
static const unsigned char cldr_languages_de[] = {
#embed "Data/languages-de.txt"
};
static const unsigned char cldr_languages_pl[] = {
#embed "Data/languages-pl.txt"
};
static const unsigned char characters[] = {
#embed "Data/characters.txt"
};

// The subtags of languages.
static const unsigned char language_subtags[] = {
#embed "Data/language-subtags.txt"
};

static const lectern_named_file files[] = {
  {"en.txt", {en, sizeof en}},
  {"de.txt", {de, sizeof de}},
  {"pl.txt", {pl, sizeof pl}},
  {"audit/de.txt", {audit_de, sizeof audit_de}},
  {"audit/en.txt", {audit_en, sizeof audit_en}},
  {"audit/pl.txt", {audit_pl, sizeof audit_pl}},
  {"de/alphabet.txt", {de_alphabet, sizeof de_alphabet}},
  {"de/gestures.txt", {de_gestures, sizeof de_gestures}},
  {"de/spoken.txt", {de_spoken, sizeof de_spoken}},
  {"de/symbols.txt", {de_symbols, sizeof de_symbols}},
  {"el/alphabet.txt", {el_alphabet, sizeof el_alphabet}},
  {"en/alphabet.txt", {en_alphabet, sizeof en_alphabet}},
  {"en/announcements-nvda.txt", {en_announcements_nvda, sizeof en_announcements_nvda}},
  {"en/announcements-orca.txt", {en_announcements_orca, sizeof en_announcements_orca}},
  {"en/announcements-talkback.txt", {en_announcements_talkback, sizeof en_announcements_talkback}},
  {"en/announcements-voiceover.txt", {en_announcements_voiceover, sizeof en_announcements_voiceover}},
  {"en/gestures-desktop.txt", {en_gestures_desktop, sizeof en_gestures_desktop}},
  {"en/gestures-nvda-nearest.txt", {en_gestures_nvda_nearest, sizeof en_gestures_nvda_nearest}},
  {"en/gestures-nvda.txt", {en_gestures_nvda, sizeof en_gestures_nvda}},
  {"en/gestures-orca.txt", {en_gestures_orca, sizeof en_gestures_orca}},
  {"en/gestures-talkback-nearest.txt", {en_gestures_talkback_nearest, sizeof en_gestures_talkback_nearest}},
  {"en/gestures-talkback.txt", {en_gestures_talkback, sizeof en_gestures_talkback}},
  {"en/gestures-voiceover-nearest.txt", {en_gestures_voiceover_nearest, sizeof en_gestures_voiceover_nearest}},
  {"en/gestures-voiceover.txt", {en_gestures_voiceover, sizeof en_gestures_voiceover}},
  {"en/spoken.txt", {en_spoken, sizeof en_spoken}},
  {"en/symbols.txt", {en_symbols, sizeof en_symbols}},
  {"he/letter-words.txt", {he_letter_words, sizeof he_letter_words}},
  {"he/letters.txt", {he_letters, sizeof he_letters}},
  {"hi/letter-words.txt", {hi_letter_words, sizeof hi_letter_words}},
  {"hi/letters.txt", {hi_letters, sizeof hi_letters}},
  {"ja/alphabet.txt", {ja_alphabet, sizeof ja_alphabet}},
  {"pl/alphabet.txt", {pl_alphabet, sizeof pl_alphabet}},
  {"pl/gestures.txt", {pl_gestures, sizeof pl_gestures}},
  {"pl/ordinals.txt", {pl_ordinals, sizeof pl_ordinals}},
  {"pl/spoken.txt", {pl_spoken, sizeof pl_spoken}},
  {"pl/symbols.txt", {pl_symbols, sizeof pl_symbols}},
  {"ru/alphabet.txt", {ru_alphabet, sizeof ru_alphabet}},
  {"uk/letters.txt", {uk_letters, sizeof uk_letters}},
  {"symbols-en.txt", {cldr_symbols_en, sizeof cldr_symbols_en}},
  {"symbols-de.txt", {cldr_symbols_de, sizeof cldr_symbols_de}},
  {"symbols-pl.txt", {cldr_symbols_pl, sizeof cldr_symbols_pl}},
  {"languages-en.txt", {cldr_languages_en, sizeof cldr_languages_en}},
  {"languages-de.txt", {cldr_languages_de, sizeof cldr_languages_de}},
  {"languages-pl.txt", {cldr_languages_pl, sizeof cldr_languages_pl}},
  {"sample.epub", {sample, sizeof sample}},
  {"voices/neural.py", {neural, sizeof neural}},
  {"characters.txt", {characters, sizeof characters}},
  {"language-subtags.txt", {language_subtags, sizeof language_subtags}},
};

static const lectern_named_file *find(const char *name, const lectern_named_file *files, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (strcmp(files[index].name, name) == 0) return &files[index];
  }
  return NULL;
}

lectern_file lectern_embedded_file(const char *name) {
  const lectern_named_file *found = find(name, files, sizeof files / sizeof *files);
  if (found == NULL) found = find(name, lectern_lessons, lectern_lesson_count);
  if (found == NULL) found = find(name, lectern_sentences, lectern_sentences_count);
  return found == NULL ? (lectern_file){NULL, 0} : found->file;
}
