#pragma once
#include <stdbool.h>
#include <stdint.h>

// Asks a bus whether a screen reader is switched on (org.a11y.Status); false where nobody answers within so many
// microseconds, and where somebody would have to be started for an answer.
bool accessibility_bus_has_screen_reader(const char *address, uint64_t patience);
