#include "delayload.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/uversion.h>
#include <unistd.h>

struct delay_loaded_library {
  // The names that its file has in distributions, in the order in which they are tried; NULL ends them.
  const char *names[3];
  const char *package;
  _Atomic(void *) handle;
};

struct delay_loaded_library delay_loaded_zip = {.names = {"libzip.so.4", "libzip.so.5"}, .package = "libzip4 (or libzip5)"};
struct delay_loaded_library delay_loaded_systemd = {.names = {"libsystemd.so.0"}, .package = "libsystemd0"};
struct delay_loaded_library delay_loaded_icu_i18n = {
    .names = {"libicui18n.so." U_ICU_VERSION_SHORT}, .package = "libicu" U_ICU_VERSION_SHORT};

static bool parses_confined;

// Ends the process that parses as the dynamic loader ends one at a start: nothing has crashed, and no book is at fault.
// Another process may have the screen, which is given back where it aborts.
static void fail(const struct delay_loaded_library *library) {
  fprintf(stderr, "lectern: %s cannot be loaded; install %s\n", library->names[0], library->package);
  if (parses_confined) _exit(127);
  abort();
}

// Threads that load a library at the same time get the same handle.
static void *load(struct delay_loaded_library *library) {
  void *handle = atomic_load_explicit(&library->handle, memory_order_acquire);
  for (int index = 0; !handle && library->names[index]; index++)
    handle = dlopen(library->names[index], RTLD_LAZY | RTLD_LOCAL);
  if (handle) atomic_store_explicit(&library->handle, handle, memory_order_release);
  return handle;
}

bool delay_loaded_is_there(struct delay_loaded_library *library) { return load(library) != NULL; }

void delay_load_for_parsing(void) {
  parses_confined = true;
  load(&delay_loaded_zip);
  load(&delay_loaded_icu_i18n);
}

void *delay_loaded_function(struct delay_loaded_library *library, const char *name) {
  void *handle = load(library);
  if (!handle) fail(library);
  void *function = dlsym(handle, name);
  if (!function) fail(library);
  return function;
}
