#pragma once
// Headers of the C library that Swift's own module of it leaves out.
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>

#include "program.h"

// Swift takes the variable itself for shared mutable state.
static inline char **current_environment(void) {
  extern char **environ;
  return environ;
}

// These are macros over unions, which Swift does not see.
static inline int ended_by_itself(const siginfo_t *info) { return info->si_code == CLD_EXITED; }
static inline int exit_status_or_signal(const siginfo_t *info) { return info->si_status; }

// Feature macros hide these from Swift.
int dup3(int from, int to, int flags);
int pipe2(int ends[2], int flags);
int memfd_create(const char *name, unsigned int flags);

// Returns true if the size of files is limited (RLIMIT_FSIZE is an enumerator of its own type, hidden from Swift).
static inline bool has_file_limit(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY;
}

// A file in memory that no program started by this one inherits (MFD_CLOEXEC is behind a feature macro too).
static inline int memory_file(void) { return memfd_create("lectern", 0x0001U); }

// A file without a name in a folder, to be written (O_TMPFILE is behind a feature macro too).
static inline int unnamed_file(const char *folder) {
  return open(folder, 020000000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0666);
}

// The ends of a socket between processes, which no program started by this one inherits (the types are enumerators).
static inline int local_sockets(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }
