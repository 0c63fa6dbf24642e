// Tries what a parser that has been taken over would try, confined as `lectern` confines it, and prints what became of it.
//
//   lectern-probe READABLE OTHER FOLDER     a file that it may read, one that it may not, and a folder
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sandbox.h"

static const char *outcome(long result) { return result >= 0 ? "done" : errno == EPERM || errno == EACCES ? "refused" : strerror(errno); }

int main(int count, char **arguments) {
  if (count != 4) return 64;
  int inherited[2];
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, inherited) != 0) return 70;
  struct lectern_kept kept = {arguments[1], lectern_read};
  int confined = lectern_confine(lectern_parses, &kept, 1);
  printf("confined %d\n", confined);
  printf("read what it may: %s\n", outcome(open(arguments[1], O_RDONLY)));
  printf("read: %s\n", outcome(open(arguments[2], O_RDONLY)));
  printf("list: %s\n", outcome(open(arguments[3], O_RDONLY | O_DIRECTORY)));
  printf("write: %s\n", outcome(open(arguments[1], O_WRONLY)));
  printf("append: %s\n", outcome(open(arguments[2], O_RDWR | O_APPEND)));
  char path[4096];
  snprintf(path, sizeof path, "%s/new", arguments[3]);
  printf("create: %s\n", outcome(open(path, O_CREAT | O_RDWR, 0600)));
  printf("make a folder: %s\n", outcome(mkdir(path, 0700)));
  printf("make a link: %s\n", outcome(symlink("/etc/passwd", path)));
  printf("remove: %s\n", outcome(unlink(arguments[2])));
  printf("rename: %s\n", outcome(rename(arguments[2], path)));
  printf("shorten: %s\n", outcome(truncate(arguments[1], 0)));
  printf("change rights: %s\n", outcome(chmod(arguments[1], 0777)));
  printf("open a socket: %s\n", outcome(socket(AF_INET, SOCK_STREAM, 0)));
  struct sockaddr_un server = {.sun_family = AF_UNIX, .sun_path = "/run/dbus/system_bus_socket"};
  printf("connect: %s\n", outcome(connect(inherited[0], (struct sockaddr *)&server, sizeof server)));
  printf("signal: %s\n", outcome(kill(getppid(), SIGCONT)));
  printf("trace: %s\n", outcome(ptrace(PTRACE_ATTACH, getppid(), NULL, NULL)));
  char *words[] = {"true", NULL};
  printf("execute: %s\n", outcome(execv("/bin/true", words)));
  return 0;
}
