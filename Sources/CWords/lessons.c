#include "lessons.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char de_lesson_characters[] = {
#embed "../Words/Languages/de/lesson-characters.txt"
};
static const unsigned char de_lesson_contents[] = {
#embed "../Words/Languages/de/lesson-contents.txt"
};
static const unsigned char de_lesson_headings[] = {
#embed "../Words/Languages/de/lesson-headings.txt"
};
static const unsigned char de_lesson_table[] = {
#embed "../Words/Languages/de/lesson-table.txt"
};
static const unsigned char de_lesson_form[] = {
#embed "../Words/Languages/de/lesson-form.txt"
};
static const unsigned char de_lesson_reading[] = {
#embed "../Words/Languages/de/lesson-reading.txt"
};
static const unsigned char de_lesson_rotor[] = {
#embed "../Words/Languages/de/lesson-rotor.txt"
};
static const unsigned char de_lesson_selecting[] = {
#embed "../Words/Languages/de/lesson-selecting.txt"
};
static const unsigned char en_lesson_characters[] = {
#embed "../Words/Languages/en/lesson-characters.txt"
};
static const unsigned char en_lesson_contents[] = {
#embed "../Words/Languages/en/lesson-contents.txt"
};
static const unsigned char en_lesson_headings[] = {
#embed "../Words/Languages/en/lesson-headings.txt"
};
static const unsigned char en_lesson_table[] = {
#embed "../Words/Languages/en/lesson-table.txt"
};
static const unsigned char en_lesson_form[] = {
#embed "../Words/Languages/en/lesson-form.txt"
};
static const unsigned char en_lesson_reading[] = {
#embed "../Words/Languages/en/lesson-reading.txt"
};
static const unsigned char en_lesson_rotor[] = {
#embed "../Words/Languages/en/lesson-rotor.txt"
};
static const unsigned char en_lesson_selecting[] = {
#embed "../Words/Languages/en/lesson-selecting.txt"
};
static const unsigned char pl_lesson_characters[] = {
#embed "../Words/Languages/pl/lesson-characters.txt"
};
static const unsigned char pl_lesson_contents[] = {
#embed "../Words/Languages/pl/lesson-contents.txt"
};
static const unsigned char pl_lesson_headings[] = {
#embed "../Words/Languages/pl/lesson-headings.txt"
};
static const unsigned char pl_lesson_table[] = {
#embed "../Words/Languages/pl/lesson-table.txt"
};
static const unsigned char pl_lesson_form[] = {
#embed "../Words/Languages/pl/lesson-form.txt"
};
static const unsigned char pl_lesson_reading[] = {
#embed "../Words/Languages/pl/lesson-reading.txt"
};
static const unsigned char pl_lesson_rotor[] = {
#embed "../Words/Languages/pl/lesson-rotor.txt"
};
static const unsigned char pl_lesson_selecting[] = {
#embed "../Words/Languages/pl/lesson-selecting.txt"
};

const lectern_named_file lectern_lessons[] = {
  {"de/lesson-characters.txt", {de_lesson_characters, sizeof de_lesson_characters}},
  {"de/lesson-contents.txt", {de_lesson_contents, sizeof de_lesson_contents}},
  {"de/lesson-headings.txt", {de_lesson_headings, sizeof de_lesson_headings}},
  {"de/lesson-table.txt", {de_lesson_table, sizeof de_lesson_table}},
  {"de/lesson-form.txt", {de_lesson_form, sizeof de_lesson_form}},
  {"de/lesson-reading.txt", {de_lesson_reading, sizeof de_lesson_reading}},
  {"de/lesson-rotor.txt", {de_lesson_rotor, sizeof de_lesson_rotor}},
  {"de/lesson-selecting.txt", {de_lesson_selecting, sizeof de_lesson_selecting}},
  {"en/lesson-characters.txt", {en_lesson_characters, sizeof en_lesson_characters}},
  {"en/lesson-contents.txt", {en_lesson_contents, sizeof en_lesson_contents}},
  {"en/lesson-headings.txt", {en_lesson_headings, sizeof en_lesson_headings}},
  {"en/lesson-table.txt", {en_lesson_table, sizeof en_lesson_table}},
  {"en/lesson-form.txt", {en_lesson_form, sizeof en_lesson_form}},
  {"en/lesson-reading.txt", {en_lesson_reading, sizeof en_lesson_reading}},
  {"en/lesson-rotor.txt", {en_lesson_rotor, sizeof en_lesson_rotor}},
  {"en/lesson-selecting.txt", {en_lesson_selecting, sizeof en_lesson_selecting}},
  {"pl/lesson-characters.txt", {pl_lesson_characters, sizeof pl_lesson_characters}},
  {"pl/lesson-contents.txt", {pl_lesson_contents, sizeof pl_lesson_contents}},
  {"pl/lesson-headings.txt", {pl_lesson_headings, sizeof pl_lesson_headings}},
  {"pl/lesson-table.txt", {pl_lesson_table, sizeof pl_lesson_table}},
  {"pl/lesson-form.txt", {pl_lesson_form, sizeof pl_lesson_form}},
  {"pl/lesson-reading.txt", {pl_lesson_reading, sizeof pl_lesson_reading}},
  {"pl/lesson-rotor.txt", {pl_lesson_rotor, sizeof pl_lesson_rotor}},
  {"pl/lesson-selecting.txt", {pl_lesson_selecting, sizeof pl_lesson_selecting}},
};
const size_t lectern_lesson_count = sizeof lectern_lessons / sizeof *lectern_lessons;
