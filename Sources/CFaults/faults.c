#include "faults.h"

#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

static struct {
  volatile int file;
  struct termios found;
  volatile size_t count;
  char farewell[512];
} kept = {.file = -1};

static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
enum { count = sizeof faults / sizeof *faults };

// The actions on each of them before, such as those of the language's runtime, which tells of the fault.
static struct sigaction found[count];

// Only what POSIX allows in a handler is called here; then what was done before is done, which ends the program.
static void give_back(int fault) {
  if (kept.count > 0 && write(STDOUT_FILENO, kept.farewell, kept.count) < 0) kept.count = 0;
  if (kept.file >= 0) tcsetattr(kept.file, TCSANOW, &kept.found);
  for (int i = 0; i < count; i++) {
    if (faults[i] == fault) sigaction(fault, &found[i], NULL);
  }
  raise(fault);
}

// Takes the signals once.
static void take_faults(void) {
  static bool taken = false;
  if (taken) return;
  taken = true;
  // A stack of its own, for a fault is also that the stack has no more room.
  static char stack[1 << 16];
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
  struct sigaction action = {.sa_handler = give_back, .sa_flags = SA_NODEFER | SA_ONSTACK};
  for (int i = 0; i < count; i++) sigaction(faults[i], &action, &found[i]);
}

void lectern_fault_mode(int file, const struct termios *found) {
  kept.file = -1;
  if (file < 0 || found == NULL) return;
  kept.found = *found;
  kept.file = file;
  take_faults();
}

void lectern_fault_farewell(const char *bytes, size_t length) {
  kept.count = 0;
  if (length > sizeof kept.farewell) return;
  if (length > 0) memcpy(kept.farewell, bytes, length);
  kept.count = length;
  take_faults();
}
