#pragma once

/// Opens a pseudo-terminal: `keyboard` is the side of whoever types and listens, `line` the side of a program.
///
/// `path` must have room for 64 bytes and takes the name of the line. Returns 0, or -1 with errno set.
int lectern_open_pseudo_terminal(int *keyboard, int *line, char *path);

/// The flag of posix_spawn for a session of its own, which Swift's C library leaves out.
extern const short lectern_spawn_new_session;

/// Opens a pipe that no other child inherits: what is written to the second end is read from the first.
///
/// Returns 0, or -1 with errno set.
int lectern_open_pipe(int ends[2]);

/// Waits for the next change of a child: `code` is a `CLD_` constant, `status` the exit status or the signal.
///
/// A child that is gone is left to be waited for, so that its number is nobody else's. Returns 0, or -1 with errno set.
int lectern_next_change(int child, int *code, int *status);
