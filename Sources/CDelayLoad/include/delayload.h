#pragma once
#include <stdatomic.h>
#include <stdbool.h>

// Libraries that are loaded when one of their functions is first called: a start looks up the symbols of none that it
// may do without.

/// A library, which is loaded once.
struct delay_loaded_library;

extern struct delay_loaded_library delay_loaded_zip, delay_loaded_systemd, delay_loaded_icu_i18n;

/// Returns a Boolean value that indicates whether a library can be loaded, and loads it.
bool delay_loaded_is_there(struct delay_loaded_library *library);

/// Loads the libraries that a parser may call, for a process that can open no file later.
void delay_load_for_parsing(void);

/// Returns the address of a function of a library, which is loaded before it.
///
/// Ends the process with a message where the library cannot be loaded, or has no such function.
void *delay_loaded_function(struct delay_loaded_library *library, const char *name);

#define DELAY_LOADED_NAME(function) #function

/// A function of a library, to be called in the place of the declared one; its address is looked up once. A name that
/// is a macro, as those of ICU are, is replaced first.
#if defined(__linux__)
#define DELAY_LOADED(library, function)                                                                   \
  ({                                                                                                      \
    static _Atomic(void *) address;                                                                       \
    void *found = atomic_load_explicit(&address, memory_order_relaxed);                                   \
    if (!found) {                                                                                         \
      found = delay_loaded_function(&delay_loaded_##library, DELAY_LOADED_NAME(function));                \
      atomic_store_explicit(&address, found, memory_order_relaxed);                                       \
    }                                                                                                     \
    (__typeof__(&function))found;                                                                         \
  })
#else
#define DELAY_LOADED(library, function) function
#endif
