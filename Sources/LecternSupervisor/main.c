// Starts a program for `lectern`, and ends it with all programs that it has started when `lectern` ends.
//
//   lectern-supervisor [--read PATH | --run PATH | --write PATH | --held PATH]... -- WORD...
//
// Descriptor 3 is the reading end of a pipe whose other end `lectern` holds: if it is closed, everything is ended.
// Descriptor 4 takes the error number of the system if the program cannot be started. With one path or more, the program
// can reach those alone, and no network; a held file is opened before, and the word of its path is that of its descriptor.
// It ends as the program ends.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sandbox.h"

enum { life = 3, failure = 4, held = 5, most_paths = 64 };
static char held_path[] = "/proc/self/fd/5";

// A program, and what it can reach.
struct work {
  struct lectern_kept kept[most_paths];
  int count;
  const char *held;
  char **words;
};

static unsigned rights_of(const char *option) {
  if (strcmp(option, "--read") == 0) return lectern_read;
  if (strcmp(option, "--run") == 0) return lectern_read | lectern_execute;
  if (strcmp(option, "--write") == 0) return lectern_read | lectern_write;
  return 0;
}

static bool read_arguments(char **arguments, struct work *work) {
  for (; arguments[0] && strcmp(arguments[0], "--") != 0; arguments += 2) {
    if (!arguments[1] || work->count == most_paths) return false;
    unsigned rights = rights_of(arguments[0]);
    if (strcmp(arguments[0], "--held") == 0) {
      work->held = arguments[1];
    } else if (rights == 0) {
      return false;
    } else {
      work->kept[work->count++] = (struct lectern_kept){arguments[1], rights};
    }
  }
  work->words = arguments[0] ? arguments + 1 : NULL;
  return work->words && work->words[0];
}

// Opens the held file, and names it by its descriptor among the words.
static bool hold_file(struct work *work) {
  if (!work->held) return true;
  int file = open(work->held, O_RDONLY);
  if (file < 0 || dup2(file, held) != held) return false;
  if (file != held) close(file);
  for (char **word = work->words; *word; word++)
    if (strcmp(*word, work->held) == 0) *word = held_path;
  if (work->count > 0 && work->count < most_paths)
    work->kept[work->count++] = (struct lectern_kept){held_path, lectern_read};
  return true;
}

static void become(struct work *work, const sigset_t *none, pid_t supervisor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(127);
  close(life);
  fcntl(failure, F_SETFD, FD_CLOEXEC);
  sigprocmask(SIG_SETMASK, none, NULL);
  if (hold_file(work)) {
    if (work->count > 0) {
      // Some programs end if they find no home, which they look for among the users of the system otherwise.
      setenv("HOME", "/nonexistent", 0);
      lectern_confine(lectern_becomes_program, work->kept, work->count);
    }
    execvp(work->words[0], work->words);
  }
  int code = errno;
  if (write(failure, &code, sizeof code) < 0) _exit(126);
  _exit(127);
}

// Ends all programs below this one: what loses its parent becomes a child of this one, until there is none.
static void end_all(void) {
  do {
    FILE *children = fopen("/proc/thread-self/children", "re");
    int id;
    while (children && fscanf(children, "%d", &id) == 1) kill(id, SIGKILL);
    if (!children) kill(0, SIGKILL);
    fclose(children);
  } while (waitpid(-1, NULL, 0) > 0 || errno == EINTR);
}

// Ends as a program has ended.
static _Noreturn void end_as(int status) {
  if (WIFSIGNALED(status)) {
    // It is not this program that a core tells of.
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    sigset_t all;
    sigemptyset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

// Reaps what has ended; returns true once the program has, with its status.
static bool reap(pid_t program, int *status) {
  bool has_ended = false;
  int one;
  pid_t id;
  while ((id = waitpid(-1, &one, WNOHANG)) > 0) {
    if (id != program) continue;
    has_ended = true;
    *status = one;
  }
  return has_ended;
}

int main(int count, char **arguments) {
  struct work work = {0};
  if (count < 2 || !read_arguments(arguments + 1, &work)) {
    static const char usage[] =
        "usage: lectern-supervisor [--read PATH | --run PATH | --write PATH | --held PATH]... -- WORD...\n";
    return write(STDERR_FILENO, usage, sizeof usage - 1) < 0 ? 74 : 64;
  }
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  sigset_t taken, none;
  sigemptyset(&none);
  sigemptyset(&taken);
  // A hang-up reaches a group that is stopped and whose parent has ended.
  for (const int *number = (const int[]){SIGCHLD, SIGHUP, SIGTERM, SIGINT, SIGQUIT, 0}; *number; number++)
    sigaddset(&taken, *number);
  sigprocmask(SIG_BLOCK, &taken, NULL);
  pid_t supervisor = getpid();
  pid_t program = fork();
  if (program == 0) become(&work, &none, supervisor);
  if (program < 0) {
    int code = errno;
    return write(failure, &code, sizeof code) < 0 ? 126 : 127;
  }
  int signals = signalfd(-1, &taken, SFD_CLOEXEC);
  close(failure);
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) close(stream);
  struct pollfd awaited[] = {{.fd = life, .events = 0}, {.fd = signals, .events = POLLIN}};
  int status = 0;
  while (true) {
    if (poll(awaited, 2, -1) < 0) continue;
    if (awaited[0].revents != 0) {
      end_all();
      return 0;
    }
    struct signalfd_siginfo info;
    if (read(signals, &info, sizeof info) != sizeof info) continue;
    if (info.ssi_signo != SIGCHLD && info.ssi_signo != SIGHUP) kill(program, (int)info.ssi_signo);
    if (info.ssi_signo != SIGCHLD || !reap(program, &status)) continue;
    // A program that reads a document leaves nothing behind; a voice may have started a server for others.
    if (work.count > 0) end_all();
    end_as(status);
  }
}
