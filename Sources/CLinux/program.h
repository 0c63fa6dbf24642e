#pragma once
// Starting a program, which takes more than posix_spawn can be asked for: limits, and an end with whoever started it.
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Feature macros hide these.
int close_range(unsigned int first, unsigned int last, int flags);
int pipe2(int ends[2], int flags);
int execvpe(const char *file, char *const arguments[], char *const environment[]);

// A program as it is to be started.
struct program {
  char *const *words;
  char *const *environment;
  // Its first three descriptors; where one is negative it finds an end, or writes nowhere.
  int input, output, errors;
  // The process group it is put into, 0 for one of its own.
  pid_t group;
  // The limits of its data in bytes, of its processor time in seconds, and of a file in bytes; 0 for no limit.
  rlim_t memory, seconds, file;
  // The reading end of a pipe that a supervisor finds as its descriptor 3, with the pipe of failures as 4; negative for
  // none.
  int life;
  // The program is ended with the thread that starts it.
  bool ends_with_us;
};

static inline bool connect_stream(int stream, int number) {
  if (stream < 0) stream = open("/dev/null", number == STDIN_FILENO ? O_RDONLY : O_WRONLY);
  // A descriptor that is the right one already is only to stay open.
  if (stream == number) return fcntl(stream, F_SETFD, 0) == 0;
  return stream >= 0 && dup2(stream, number) == number;
}

static inline void set_limit(__rlimit_resource_t resource, rlim_t most) {
  struct rlimit limit;
  if (most == 0 || getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

// Takes every signal as a program finds it at its start, and forgets those that have come since the fork: they were meant
// for the starter, and one that stops would hold it too.
static inline void forget_signals(void) {
  struct sigaction ignored = {.sa_handler = SIG_IGN}, usual = {.sa_handler = SIG_DFL};
  for (int number = 1; number < _NSIG; number++) {
    sigaction(number, &ignored, NULL);
    sigaction(number, &usual, NULL);
  }
}

// In memory that may be the starter's too: nothing is called here that may be in use there.
__attribute__((noinline)) static inline void become_program(
    const struct program *program, pid_t starter, int failures) {
  if (program->ends_with_us) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != starter) _exit(127);
  }
  bool is_ready = setpgid(0, program->group) == 0 && connect_stream(program->input, STDIN_FILENO) &&
                  connect_stream(program->output, STDOUT_FILENO) && connect_stream(program->errors, STDERR_FILENO);
  int passed = STDERR_FILENO;
  if (is_ready && program->life >= 0) {
    // Out of the way first: each may have the number that the other is to have.
    int life = fcntl(program->life, F_DUPFD, 8), own = fcntl(failures, F_DUPFD, 8);
    is_ready = dup2(life, STDERR_FILENO + 1) >= 0 && dup2(own, STDERR_FILENO + 2) >= 0;
    passed = STDERR_FILENO + 2;
    failures = own;
  }
  if (is_ready) {
    // Not closed before the program is there: CLOSE_RANGE_CLOEXEC, which feature macros hide too.
    close_range((unsigned)passed + 1, ~0U, 1U << 2);
    set_limit(RLIMIT_DATA, program->memory);
    set_limit(RLIMIT_CPU, program->seconds);
    set_limit(RLIMIT_FSIZE, program->file);
    // Blocked until now, and in a group of its own out of the terminal's reach by now.
    forget_signals();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execvpe(program->words[0], program->words, program->environment);
  }
  int failure = errno;
  if (write(failures, &failure, sizeof failure) < 0) _exit(126);
  _exit(127);
}

// Waits until a program is there, or is stopped on the way; gives the system's number for the reason why there is none.
static inline int wait_for_program(pid_t id, int failures) {
  struct pollfd end = {.fd = failures, .events = POLLIN};
  while (poll(&end, 1, 10) <= 0) {
    siginfo_t stop = {.si_pid = 0};
    if (waitid(P_PID, (id_t)id, &stop, WSTOPPED | WNOHANG | WNOWAIT) == 0 && stop.si_pid == id) return 0;
  }
  int failure = 0;
  while (read(failures, &failure, sizeof failure) < 0 && errno == EINTR) {
  }
  return failure;
}

// Starts a program, with no signal blocked or ignored; gives its number, or the system's for the reason, negative.
__attribute__((noinline)) static inline pid_t start_program(const struct program *program) {
  // The reason comes through a pipe: the memory of the new process may be its own.
  int failure = 0, failures[2];
  if (pipe2(failures, O_CLOEXEC) != 0) return -errno;
  sigset_t all, before;
  sigfillset(&all);
  // A handler is not to run twice in the one memory.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t starter = getpid();
  // In our own group the terminal reaches a program at all times, and one that shares our memory holds us while it is
  // stopped.
  pid_t id = program->group == getpgrp() ? fork() : vfork();
  if (id == 0) become_program(program, starter, failures[1]);
  if (id < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(failures[1]);
  if (id > 0) failure = wait_for_program(id, failures[0]);
  close(failures[0]);
  if (id > 0 && failure != 0) {
    while (waitpid(id, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  return failure == 0 ? id : -failure;
}
