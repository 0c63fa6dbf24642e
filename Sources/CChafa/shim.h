#include <chafa.h>

/// Returns the text of a string of GLib, and its length in bytes.
static inline const char *lectern_string_text(const GString *string, size_t *length) {
  *length = string->len;
  return string->str;
}

/// Frees a string of GLib.
static inline void lectern_string_free(GString *string) { g_string_free(string, TRUE); }
