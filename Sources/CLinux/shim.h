#pragma once
// Headers of the C library that Swift's own module of it leaves out.
#include <signal.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/pidfd.h>
#include <sys/signalfd.h>

// Swift takes the variable itself for shared mutable state.
static inline char **current_environment(void) {
  extern char **environ;
  return environ;
}

// These are macros over unions, which Swift does not see.
static inline int ended_by_itself(const siginfo_t *info) { return info->si_code == CLD_EXITED; }
static inline int exit_status_or_signal(const siginfo_t *info) { return info->si_status; }

// Feature macros hide these from Swift.
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
