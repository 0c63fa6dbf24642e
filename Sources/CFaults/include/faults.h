#pragma once
#include <stddef.h>
#include <termios.h>

// The signals that tell of a fault in the program end it, as they do by themselves; before that, the terminal is given
// back. What a handler of a signal may use has to be there before, and in one place: this is it.

// Gives a terminal the mode back that it was found in, from now on; a file below 0 has none.
void lectern_fault_mode(int file, const struct termios *found);

// Writes bytes to standard output, from now on; none, or more than there is room for, are not written.
void lectern_fault_farewell(const char *bytes, size_t length);
