#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <malloc.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Rights that the headers of Debian 12 do not have yet (landlock(7), ABI 3 to 5).
#define RIGHT_TRUNCATE (1ULL << 14)
#define RIGHT_IOCTL_DEV (1ULL << 15)
#define NETWORK_RIGHTS 3ULL

struct ruleset {
  uint64_t files;
  uint64_t network;
};

int lectern_landlock_version(void) {
  int version = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version < 0 ? 0 : version;
}

static uint64_t file_rights(unsigned rights, int is_folder, uint64_t all) {
  uint64_t kept = 0;
  if (rights & lectern_read) kept |= LANDLOCK_ACCESS_FS_READ_FILE;
  if (rights & lectern_execute) kept |= LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
  if (rights & lectern_write) kept |= LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | RIGHT_TRUNCATE;
  if (is_folder) {
    kept |= LANDLOCK_ACCESS_FS_READ_DIR;
    if (rights & lectern_write)
      kept |= LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
              LANDLOCK_ACCESS_FS_REMOVE_DIR;
  }
  return kept & all;
}

static int confine_files(const struct lectern_kept *kept, int count) {
  int version = lectern_landlock_version();
  if (version < 1) return 0;
  struct ruleset rules = {.files = (1ULL << 13) - 1};
  if (version >= 2) rules.files |= LANDLOCK_ACCESS_FS_REFER;
  if (version >= 3) rules.files |= RIGHT_TRUNCATE;
  if (version >= 4) rules.network = NETWORK_RIGHTS;
  if (version >= 5) rules.files |= RIGHT_IOCTL_DEV;
  size_t size = version >= 4 ? sizeof rules : sizeof rules.files;
  int set = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (set < 0) return 0;
  for (int index = 0; index < count; index++) {
    struct landlock_path_beneath_attr rule = {.parent_fd = open(kept[index].path, O_PATH | O_CLOEXEC)};
    struct stat status;
    if (rule.parent_fd < 0) continue;
    if (fstat(rule.parent_fd, &status) == 0) {
      rule.allowed_access = file_rights(kept[index].rights, S_ISDIR(status.st_mode), rules.files);
      syscall(SYS_landlock_add_rule, set, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }
    close(rule.parent_fd);
  }
  long done = syscall(SYS_landlock_restrict_self, set, 0);
  close(set);
  return done == 0 ? lectern_files_confined : 0;
}

// A hold on other processes, on the kernel, or on the network.
static const int never[] = {
    SCMP_SYS(socket),  SCMP_SYS(connect),        SCMP_SYS(bind),   SCMP_SYS(ptrace),           SCMP_SYS(mount),
    SCMP_SYS(bpf),     SCMP_SYS(keyctl),         SCMP_SYS(setns),  SCMP_SYS(process_vm_readv), SCMP_SYS(unshare),
    SCMP_SYS(openat2), SCMP_SYS(io_uring_setup), SCMP_SYS(userfaultfd), SCMP_SYS(process_vm_writev),
    SCMP_SYS(perf_event_open), SCMP_SYS(pidfd_send_signal), SCMP_SYS(pidfd_getfd),
};

// Calls that a program may need to do its work.
static const int of_programs[] = {
    SCMP_SYS(socketpair), SCMP_SYS(execve),   SCMP_SYS(execveat),  SCMP_SYS(fork),      SCMP_SYS(vfork),
    SCMP_SYS(kill),       SCMP_SYS(tkill),    SCMP_SYS(creat),     SCMP_SYS(unlink),    SCMP_SYS(unlinkat),
    SCMP_SYS(rename),     SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(mkdir),     SCMP_SYS(mkdirat),
    SCMP_SYS(link),       SCMP_SYS(linkat),   SCMP_SYS(symlink),   SCMP_SYS(symlinkat), SCMP_SYS(chmod),
    SCMP_SYS(fchmod),     SCMP_SYS(fchmodat), SCMP_SYS(chown),     SCMP_SYS(fchown),    SCMP_SYS(fchownat),
    SCMP_SYS(truncate),   SCMP_SYS(mknod),    SCMP_SYS(mknodat),   SCMP_SYS(rt_sigqueueinfo),
    SCMP_SYS(rt_tgsigqueueinfo), SCMP_SYS(pidfd_open), SCMP_SYS(setxattr), SCMP_SYS(utimensat),
};

static int refuse(scmp_filter_ctx filter, const int *calls, size_t count) {
  int failed = 0;
  for (size_t index = 0; index < count; index++)
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), calls[index], 0);
  return failed;
}

static int confine_calls(enum lectern_kind kind) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (!filter) return 0;
  int failed = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  failed |= refuse(filter, never, sizeof never / sizeof *never);
  if (kind == lectern_parses) {
    const uint32_t no = SCMP_ACT_ERRNO(EPERM);
    failed |= refuse(filter, of_programs, sizeof of_programs / sizeof *of_programs);
    failed |= seccomp_rule_add(filter, no, SCMP_SYS(openat), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_WRONLY));
    failed |= seccomp_rule_add(filter, no, SCMP_SYS(openat), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_RDWR));
    failed |= seccomp_rule_add(filter, no, SCMP_SYS(open), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_WRONLY));
    failed |= seccomp_rule_add(filter, no, SCMP_SYS(open), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_RDWR));
  }
  failed = failed ? failed : seccomp_load(filter);
  seccomp_release(filter);
  return failed ? 0 : lectern_calls_confined;
}

int lectern_confine(enum lectern_kind kind, const struct lectern_kept *kept, int count) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return 0;
  return confine_files(kept, count) | confine_calls(kind);
}

int lectern_confinement(void) {
  pid_t id = fork();
  if (id == 0) _exit(lectern_confine(lectern_parses, NULL, 0));
  int status = 0;
  while (id > 0 && waitpid(id, &status, 0) < 0 && errno == EINTR) {
  }
  return id > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 0;
}

int lectern_divide(void) {
  pid_t before = getpid();
  pid_t id = fork();
  if (id != 0) return id;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // A runtime that would start another program to tell of a crash may not.
  for (const int *number = (const int[]){SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT, 0}; *number; number++)
    signal(*number, SIG_DFL);
  // The old process may have ended before it could be told.
  if (getppid() != before) _exit(1);
  // The one thread that works gets no arena of its own, which would grow by a system call for each page.
  mallopt(M_ARENA_MAX, 1);
  return 0;
}
