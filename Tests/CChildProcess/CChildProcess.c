#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

const short lectern_spawn_new_session = POSIX_SPAWN_SETSID;

int lectern_open_pseudo_terminal(int *keyboard, int *line, char *path) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  if (openpty(keyboard, line, NULL, NULL, &size) != 0) return -1;
  if (ptsname_r(*keyboard, path, 64) != 0) return -1;
  // No other child may hold either side open.
  fcntl(*keyboard, F_SETFD, FD_CLOEXEC);
  fcntl(*line, F_SETFD, FD_CLOEXEC);
  return 0;
}

int lectern_open_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int lectern_next_change(int child, int *code, int *status) {
  siginfo_t info;
  int result;
  do {
    result = waitid(P_PID, child, &info, WEXITED | WSTOPPED | WCONTINUED | WNOWAIT);
  } while (result != 0 && errno == EINTR);
  if (result != 0) return -1;
  *code = info.si_code;
  *status = info.si_status;
  if (info.si_code == CLD_STOPPED || info.si_code == CLD_CONTINUED)
    waitid(P_PID, child, &info, WSTOPPED | WCONTINUED | WNOHANG);
  return 0;
}
