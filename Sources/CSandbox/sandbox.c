#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Rights that the headers of Debian 12 do not have yet (landlock(7), ABI 3 to 5).
#define RIGHT_TRUNCATE (1ULL << 14)
#define RIGHT_IOCTL_DEV (1ULL << 15)
#define NETWORK_RIGHTS 3ULL

struct ruleset {
  uint64_t files;
  uint64_t network;
};

static int confine_files(const char *const *readable, int count) {
  int abi = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 1) return 0;
  struct ruleset rules = {.files = (1ULL << 13) - 1};
  if (abi >= 2) rules.files |= LANDLOCK_ACCESS_FS_REFER;
  if (abi >= 3) rules.files |= RIGHT_TRUNCATE;
  if (abi >= 4) rules.network = NETWORK_RIGHTS;
  if (abi >= 5) rules.files |= RIGHT_IOCTL_DEV;
  size_t size = abi >= 4 ? sizeof rules : sizeof rules.files;
  int set = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (set < 0) return 0;
  for (int index = 0; index < count; index++) {
    struct landlock_path_beneath_attr rule = {
        .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
        .parent_fd = open(readable[index], O_PATH | O_CLOEXEC),
    };
    if (rule.parent_fd < 0) continue;
    syscall(SYS_landlock_add_rule, set, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(rule.parent_fd);
  }
  long done = syscall(SYS_landlock_restrict_self, set, 0);
  close(set);
  return done == 0 ? lectern_files_confined : 0;
}

static int confine_calls(void) {
  static const int refused[] = {
      SCMP_SYS(socket),  SCMP_SYS(socketpair), SCMP_SYS(connect),   SCMP_SYS(bind),          SCMP_SYS(execve),
      SCMP_SYS(execveat), SCMP_SYS(fork),      SCMP_SYS(vfork),     SCMP_SYS(ptrace),        SCMP_SYS(kill),
      SCMP_SYS(tkill),   SCMP_SYS(creat),      SCMP_SYS(unlink),    SCMP_SYS(unlinkat),      SCMP_SYS(rename),
      SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(mkdir),     SCMP_SYS(mkdirat),       SCMP_SYS(link),
      SCMP_SYS(linkat),  SCMP_SYS(symlink),    SCMP_SYS(symlinkat), SCMP_SYS(chmod),         SCMP_SYS(fchmodat),
      SCMP_SYS(chown),   SCMP_SYS(truncate),   SCMP_SYS(mount),     SCMP_SYS(process_vm_readv), SCMP_SYS(bpf),
      SCMP_SYS(process_vm_writev), SCMP_SYS(rt_sigqueueinfo), SCMP_SYS(rt_tgsigqueueinfo), SCMP_SYS(pidfd_send_signal),
      SCMP_SYS(keyctl),  SCMP_SYS(io_uring_setup), SCMP_SYS(userfaultfd), SCMP_SYS(perf_event_open),
      SCMP_SYS(setns),   SCMP_SYS(unshare),    SCMP_SYS(openat2),   SCMP_SYS(pidfd_open),
  };
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (!filter) return 0;
  int failed = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  const uint32_t no = SCMP_ACT_ERRNO(EPERM);
  for (size_t index = 0; index < sizeof refused / sizeof *refused; index++)
    failed |= seccomp_rule_add(filter, no, refused[index], 0);
  failed |= seccomp_rule_add(filter, no, SCMP_SYS(openat), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_WRONLY));
  failed |= seccomp_rule_add(filter, no, SCMP_SYS(openat), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_RDWR));
  failed |= seccomp_rule_add(filter, no, SCMP_SYS(open), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_WRONLY));
  failed |= seccomp_rule_add(filter, no, SCMP_SYS(open), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_RDWR));
  failed = failed ? failed : seccomp_load(filter);
  seccomp_release(filter);
  return failed ? 0 : lectern_calls_confined;
}

int lectern_confine(const char *const *readable, int count) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return 0;
  return confine_files(readable, count) | confine_calls();
}
