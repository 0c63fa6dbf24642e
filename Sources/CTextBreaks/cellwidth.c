#define _GNU_SOURCE
#include "cellwidth.h"
#include <locale.h>
#include <wchar.h>

lectern_width *lectern_width_open(void) {
  return (lectern_width *)newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

void lectern_width_close(lectern_width *width) { freelocale((locale_t)width); }

int32_t lectern_width_of(const lectern_width *width, uint32_t scalar) {
  locale_t before = uselocale((locale_t)width);
  int32_t cells = wcwidth((wchar_t)scalar);
  uselocale(before);
  return cells;
}
