#include "lessons.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char de_lesson_rotor[] = {
#embed "../Words/Languages/de/lesson-rotor.txt"
};
static const unsigned char de_lesson_characters[] = {
#embed "../Words/Languages/de/lesson-characters.txt"
};
static const unsigned char de_lesson_spelling[] = {
#embed "../Words/Languages/de/lesson-spelling.txt"
};
static const unsigned char de_lesson_help[] = {
#embed "../Words/Languages/de/lesson-help.txt"
};
static const unsigned char de_lesson_headings[] = {
#embed "../Words/Languages/de/lesson-headings.txt"
};
static const unsigned char de_lesson_table[] = {
#embed "../Words/Languages/de/lesson-table.txt"
};
static const unsigned char de_lesson_notes[] = {
#embed "../Words/Languages/de/lesson-notes.txt"
};
static const unsigned char de_lesson_contents[] = {
#embed "../Words/Languages/de/lesson-contents.txt"
};
static const unsigned char de_lesson_search[] = {
#embed "../Words/Languages/de/lesson-search.txt"
};
static const unsigned char de_lesson_bookmarks[] = {
#embed "../Words/Languages/de/lesson-bookmarks.txt"
};
static const unsigned char de_lesson_reading[] = {
#embed "../Words/Languages/de/lesson-reading.txt"
};
static const unsigned char de_lesson_selecting[] = {
#embed "../Words/Languages/de/lesson-selecting.txt"
};
static const unsigned char de_lesson_form[] = {
#embed "../Words/Languages/de/lesson-form.txt"
};
static const unsigned char de_lesson_calm[] = {
#embed "../Words/Languages/de/lesson-calm.txt"
};
static const unsigned char de_lesson_curtain[] = {
#embed "../Words/Languages/de/lesson-curtain.txt"
};
static const unsigned char de_lesson_final[] = {
#embed "../Words/Languages/de/lesson-final.txt"
};
static const unsigned char en_lesson_rotor[] = {
#embed "../Words/Languages/en/lesson-rotor.txt"
};
static const unsigned char en_lesson_characters[] = {
#embed "../Words/Languages/en/lesson-characters.txt"
};
static const unsigned char en_lesson_spelling[] = {
#embed "../Words/Languages/en/lesson-spelling.txt"
};
static const unsigned char en_lesson_help[] = {
#embed "../Words/Languages/en/lesson-help.txt"
};
static const unsigned char en_lesson_headings[] = {
#embed "../Words/Languages/en/lesson-headings.txt"
};
static const unsigned char en_lesson_table[] = {
#embed "../Words/Languages/en/lesson-table.txt"
};
static const unsigned char en_lesson_notes[] = {
#embed "../Words/Languages/en/lesson-notes.txt"
};
static const unsigned char en_lesson_contents[] = {
#embed "../Words/Languages/en/lesson-contents.txt"
};
static const unsigned char en_lesson_search[] = {
#embed "../Words/Languages/en/lesson-search.txt"
};
static const unsigned char en_lesson_bookmarks[] = {
#embed "../Words/Languages/en/lesson-bookmarks.txt"
};
static const unsigned char en_lesson_reading[] = {
#embed "../Words/Languages/en/lesson-reading.txt"
};
static const unsigned char en_lesson_selecting[] = {
#embed "../Words/Languages/en/lesson-selecting.txt"
};
static const unsigned char en_lesson_form[] = {
#embed "../Words/Languages/en/lesson-form.txt"
};
static const unsigned char en_lesson_calm[] = {
#embed "../Words/Languages/en/lesson-calm.txt"
};
static const unsigned char en_lesson_curtain[] = {
#embed "../Words/Languages/en/lesson-curtain.txt"
};
static const unsigned char en_lesson_final[] = {
#embed "../Words/Languages/en/lesson-final.txt"
};
static const unsigned char pl_lesson_rotor[] = {
#embed "../Words/Languages/pl/lesson-rotor.txt"
};
static const unsigned char pl_lesson_characters[] = {
#embed "../Words/Languages/pl/lesson-characters.txt"
};
static const unsigned char pl_lesson_spelling[] = {
#embed "../Words/Languages/pl/lesson-spelling.txt"
};
static const unsigned char pl_lesson_help[] = {
#embed "../Words/Languages/pl/lesson-help.txt"
};
static const unsigned char pl_lesson_headings[] = {
#embed "../Words/Languages/pl/lesson-headings.txt"
};
static const unsigned char pl_lesson_table[] = {
#embed "../Words/Languages/pl/lesson-table.txt"
};
static const unsigned char pl_lesson_notes[] = {
#embed "../Words/Languages/pl/lesson-notes.txt"
};
static const unsigned char pl_lesson_contents[] = {
#embed "../Words/Languages/pl/lesson-contents.txt"
};
static const unsigned char pl_lesson_search[] = {
#embed "../Words/Languages/pl/lesson-search.txt"
};
static const unsigned char pl_lesson_bookmarks[] = {
#embed "../Words/Languages/pl/lesson-bookmarks.txt"
};
static const unsigned char pl_lesson_reading[] = {
#embed "../Words/Languages/pl/lesson-reading.txt"
};
static const unsigned char pl_lesson_selecting[] = {
#embed "../Words/Languages/pl/lesson-selecting.txt"
};
static const unsigned char pl_lesson_form[] = {
#embed "../Words/Languages/pl/lesson-form.txt"
};
static const unsigned char pl_lesson_calm[] = {
#embed "../Words/Languages/pl/lesson-calm.txt"
};
static const unsigned char pl_lesson_curtain[] = {
#embed "../Words/Languages/pl/lesson-curtain.txt"
};
static const unsigned char pl_lesson_final[] = {
#embed "../Words/Languages/pl/lesson-final.txt"
};

const lectern_named_file lectern_lessons[] = {
  {"de/lesson-rotor.txt", {de_lesson_rotor, sizeof de_lesson_rotor}},
  {"de/lesson-characters.txt", {de_lesson_characters, sizeof de_lesson_characters}},
  {"de/lesson-spelling.txt", {de_lesson_spelling, sizeof de_lesson_spelling}},
  {"de/lesson-help.txt", {de_lesson_help, sizeof de_lesson_help}},
  {"de/lesson-headings.txt", {de_lesson_headings, sizeof de_lesson_headings}},
  {"de/lesson-table.txt", {de_lesson_table, sizeof de_lesson_table}},
  {"de/lesson-notes.txt", {de_lesson_notes, sizeof de_lesson_notes}},
  {"de/lesson-contents.txt", {de_lesson_contents, sizeof de_lesson_contents}},
  {"de/lesson-search.txt", {de_lesson_search, sizeof de_lesson_search}},
  {"de/lesson-bookmarks.txt", {de_lesson_bookmarks, sizeof de_lesson_bookmarks}},
  {"de/lesson-reading.txt", {de_lesson_reading, sizeof de_lesson_reading}},
  {"de/lesson-selecting.txt", {de_lesson_selecting, sizeof de_lesson_selecting}},
  {"de/lesson-form.txt", {de_lesson_form, sizeof de_lesson_form}},
  {"de/lesson-calm.txt", {de_lesson_calm, sizeof de_lesson_calm}},
  {"de/lesson-curtain.txt", {de_lesson_curtain, sizeof de_lesson_curtain}},
  {"de/lesson-final.txt", {de_lesson_final, sizeof de_lesson_final}},
  {"en/lesson-rotor.txt", {en_lesson_rotor, sizeof en_lesson_rotor}},
  {"en/lesson-characters.txt", {en_lesson_characters, sizeof en_lesson_characters}},
  {"en/lesson-spelling.txt", {en_lesson_spelling, sizeof en_lesson_spelling}},
  {"en/lesson-help.txt", {en_lesson_help, sizeof en_lesson_help}},
  {"en/lesson-headings.txt", {en_lesson_headings, sizeof en_lesson_headings}},
  {"en/lesson-table.txt", {en_lesson_table, sizeof en_lesson_table}},
  {"en/lesson-notes.txt", {en_lesson_notes, sizeof en_lesson_notes}},
  {"en/lesson-contents.txt", {en_lesson_contents, sizeof en_lesson_contents}},
  {"en/lesson-search.txt", {en_lesson_search, sizeof en_lesson_search}},
  {"en/lesson-bookmarks.txt", {en_lesson_bookmarks, sizeof en_lesson_bookmarks}},
  {"en/lesson-reading.txt", {en_lesson_reading, sizeof en_lesson_reading}},
  {"en/lesson-selecting.txt", {en_lesson_selecting, sizeof en_lesson_selecting}},
  {"en/lesson-form.txt", {en_lesson_form, sizeof en_lesson_form}},
  {"en/lesson-calm.txt", {en_lesson_calm, sizeof en_lesson_calm}},
  {"en/lesson-curtain.txt", {en_lesson_curtain, sizeof en_lesson_curtain}},
  {"en/lesson-final.txt", {en_lesson_final, sizeof en_lesson_final}},
  {"pl/lesson-rotor.txt", {pl_lesson_rotor, sizeof pl_lesson_rotor}},
  {"pl/lesson-characters.txt", {pl_lesson_characters, sizeof pl_lesson_characters}},
  {"pl/lesson-spelling.txt", {pl_lesson_spelling, sizeof pl_lesson_spelling}},
  {"pl/lesson-help.txt", {pl_lesson_help, sizeof pl_lesson_help}},
  {"pl/lesson-headings.txt", {pl_lesson_headings, sizeof pl_lesson_headings}},
  {"pl/lesson-table.txt", {pl_lesson_table, sizeof pl_lesson_table}},
  {"pl/lesson-notes.txt", {pl_lesson_notes, sizeof pl_lesson_notes}},
  {"pl/lesson-contents.txt", {pl_lesson_contents, sizeof pl_lesson_contents}},
  {"pl/lesson-search.txt", {pl_lesson_search, sizeof pl_lesson_search}},
  {"pl/lesson-bookmarks.txt", {pl_lesson_bookmarks, sizeof pl_lesson_bookmarks}},
  {"pl/lesson-reading.txt", {pl_lesson_reading, sizeof pl_lesson_reading}},
  {"pl/lesson-selecting.txt", {pl_lesson_selecting, sizeof pl_lesson_selecting}},
  {"pl/lesson-form.txt", {pl_lesson_form, sizeof pl_lesson_form}},
  {"pl/lesson-calm.txt", {pl_lesson_calm, sizeof pl_lesson_calm}},
  {"pl/lesson-curtain.txt", {pl_lesson_curtain, sizeof pl_lesson_curtain}},
  {"pl/lesson-final.txt", {pl_lesson_final, sizeof pl_lesson_final}},
};
const size_t lectern_lesson_count = sizeof lectern_lessons / sizeof *lectern_lessons;
