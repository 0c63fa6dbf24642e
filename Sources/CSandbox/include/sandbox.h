#pragma once

/// The rights that were dropped, as bits.
enum {
  /// Files: only the given folders and descriptors that are already open can be read, nothing can be written (Landlock).
  lectern_files_confined = 1,
  /// System calls: no socket, no program, no file opened for writing (seccomp).
  lectern_calls_confined = 2,
};

/// Drops the rights of the calling thread and of all that it starts, for good, and returns the bits of those dropped.
///
/// A kernel without Landlock or seccomp drops fewer. To be called first in `main`, before another thread exists.
int lectern_confine(const char *const *readable, int count);
