#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Gives the memory that was freed back to the system, which keeps it for the process otherwise.
static inline void lectern_give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
