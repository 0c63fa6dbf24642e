#pragma once
// Headers of the C library that Swift's own module of it leaves out.
#include <sys/eventfd.h>
#include <sys/signalfd.h>
