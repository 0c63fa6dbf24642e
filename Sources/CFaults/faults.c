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

// Only what POSIX allows in a handler is called here. The signal has its own action again, which ends the program.
static void give_back(int fault) {
  if (kept.count > 0 && write(STDOUT_FILENO, kept.farewell, kept.count) < 0) kept.count = 0;
  if (kept.file >= 0) tcsetattr(kept.file, TCSANOW, &kept.found);
  raise(fault);
}

// Takes the signals once; those that somebody else has taken stay theirs.
static void take_faults(void) {
  static bool taken = false;
  if (taken) return;
  taken = true;
  // A stack of its own, for a fault is also that the stack has no more room.
  static char stack[1 << 16];
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
  struct sigaction action = {.sa_handler = give_back, .sa_flags = SA_RESETHAND | SA_NODEFER | SA_ONSTACK};
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    struct sigaction found;
    if (sigaction(faults[i], NULL, &found) == 0 && found.sa_handler == SIG_DFL) sigaction(faults[i], &action, NULL);
  }
}

void lectern_fault_mode(int file, const struct termios *found) {
  kept.file = -1;
  if (file < 0 || found == NULL) return;
  kept.found = *found;
  kept.file = file;
  take_faults();
}

void lectern_fault_farewell(const char *bytes, size_t count) {
  kept.count = 0;
  if (count > sizeof kept.farewell) return;
  if (count > 0) memcpy(kept.farewell, bytes, count);
  kept.count = count;
  take_faults();
}
