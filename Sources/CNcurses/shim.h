#pragma once
// The wide API is only declared when these are set, and functions are wanted instead of macros.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <locale.h>
#include <wchar.h>
#include <ncurses.h>

// Opens the terminal of a kind on standard input and a file for output; NULL stands for the kind that the environment
// names. `stdin` is a mutable global, which Swift refuses.
static inline SCREEN *lectern_newterm(const char *kind, FILE *output) { return newterm(kind, output, stdin); }

// The standard window is a mutable global.
static inline WINDOW *lectern_window(void) { return stdscr; }

// Attributes are cast macros, which the importer leaves out.
static inline attr_t lectern_bold(void) { return A_BOLD; }
static inline attr_t lectern_underline(void) { return A_UNDERLINE; }
static inline attr_t lectern_italic(void) { return A_ITALIC; }
static inline attr_t lectern_reverse(void) { return A_REVERSE; }
static inline attr_t lectern_dim(void) { return A_DIM; }

// Colours by pairs: the foreground and the background, -1 for that of the terminal.
static inline void lectern_begin_colours(void) {
  start_color();
  use_default_colors();
}
static inline void lectern_define_pair(int pair, int foreground, int background) {
  init_pair((short)pair, (short)foreground, (short)background);
}
static inline attr_t lectern_pair(int pair) { return COLOR_PAIR(pair); }
// Has what nothing is written on in the colours of a pair.
static inline void lectern_set_ground(int pair) { bkgdset(COLOR_PAIR(pair) | ' '); }

// Which attributes the terminal has, by its description.
static inline attr_t lectern_attributes(void) { return termattrs(); }

// Returns true if the description of the terminal has a sequence: "cup" places the cursor, "rmcup" leaves another screen.
static inline bool lectern_has_sequence(const char *name) {
  const char *sequence = tigetstr(name);
  return sequence != (const char *)-1 && sequence != NULL;
}

// A sequence of the terminal's description, NULL where it has none.
static inline const char *lectern_sequence(const char *name) {
  return lectern_has_sequence(name) ? tigetstr(name) : NULL;
}

// A sequence with its numbers in their places, NULL where the terminal's description has none.
static inline const char *lectern_sequence_with(const char *name, int first, int second) {
  return lectern_has_sequence(name) ? tiparm(tigetstr(name), first, second) : NULL;
}

// Returns the number of colours of the terminal by its description; less than one for none.
static inline int lectern_colours(void) { return tigetnum("colors"); }

// A feature macro hides it from Swift.
int wcwidth(wchar_t character);
