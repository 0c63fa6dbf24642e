#pragma once

/// The rights that were dropped, as bits.
enum {
  /// Files: only the given ones and descriptors that are already open can be used (Landlock).
  lectern_files_confined = 1,
  /// System calls: no socket and no hold on other processes; no program and no file opened for writing, unless programs
  /// are to run (seccomp).
  lectern_calls_confined = 2,
};

/// The rights that are kept on a file, or on a folder and all that is in it, as bits.
enum {
  lectern_read = 1,
  lectern_execute = 2,
  lectern_write = 4,
};

/// A file or folder, and the rights that are kept on it; a path of nothing keeps none.
struct lectern_kept {
  const char *path;
  unsigned rights;
};

/// The kind of a process that is confined.
enum lectern_kind {
  /// It parses: it starts no program and writes no file.
  lectern_parses,
  /// It becomes a program, which may write where it is allowed to.
  lectern_becomes_program,
};

/// Drops the rights of the calling thread and of all that it starts, for good, and returns the bits of those dropped.
///
/// A kernel without Landlock or seccomp drops fewer. To be called first in `main`, before another thread exists.
int lectern_confine(enum lectern_kind kind, const struct lectern_kept *kept, int count);

/// Returns the version of Landlock that the kernel has, or 0 if it has none.
int lectern_landlock_version(void);

/// Returns the bits that `lectern_confine` would return, found by a process of its own that ends at once; 0 if there can be
/// none.
int lectern_confinement(void);

/// Divides the process: returns 0 in a new one, which ends with the thread that has called, and its number in the old one,
/// or -1.
///
/// To be called before another thread exists.
int lectern_divide(void);
