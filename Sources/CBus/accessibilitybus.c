#include "accessibilitybus.h"
#include "delayload.h"

#include <systemd/sd-bus.h>
#include <time.h>

#define BUS(function) DELAY_LOADED(systemd, sd_bus_##function)

struct answer {
  bool is_there;
  int value;
};

static int hear(sd_bus_message *reply, void *data, sd_bus_error *error) {
  struct answer *answer = data;
  answer->is_there = true;
  if (!BUS(message_is_method_error)(reply, NULL) && BUS(message_read)(reply, "v", "b", &answer->value) < 0)
    answer->value = 0;
  return 1;
}

static int ask(sd_bus *bus, struct answer *answer) {
  sd_bus_message *call = NULL;
  int status = BUS(message_new_method_call)(bus, &call, "org.a11y.Bus", "/org/a11y/bus",
                                              "org.freedesktop.DBus.Properties", "Get");
  if (status >= 0) status = BUS(message_set_auto_start)(call, false);
  if (status >= 0) status = BUS(message_append)(call, "ss", "org.a11y.Status", "ScreenReaderEnabled");
  if (status >= 0) status = BUS(call_async)(bus, NULL, call, hear, answer, UINT64_MAX);
  BUS(message_unref)(call);
  return status;
}

static uint64_t now(void) {
  struct timespec moment;
  clock_gettime(CLOCK_MONOTONIC, &moment);
  return (uint64_t)moment.tv_sec * 1000000 + (uint64_t)moment.tv_nsec / 1000;
}

bool accessibility_bus_has_screen_reader(const char *address, uint64_t patience) {
  sd_bus *bus = NULL;
  if (!delay_loaded_is_there(&delay_loaded_systemd) || BUS(new)(&bus) < 0) return false;
  struct answer answer = {false, 0};
  uint64_t deadline = now() + patience;
  // A call of the library that waits for its answer would wait for the bus to let us in without an end.
  bool is_asked = BUS(set_address)(bus, address) >= 0 && BUS(set_bus_client)(bus, true) >= 0 &&
                  BUS(start)(bus) >= 0 && ask(bus, &answer) >= 0;
  while (is_asked && !answer.is_there) {
    int status = BUS(process)(bus, NULL);
    if (status < 0) break;
    uint64_t moment = now();
    if (moment >= deadline) break;
    if (status == 0 && BUS(wait)(bus, deadline - moment) < 0) break;
  }
  // Messages that are still to be sent are not waited for.
  BUS(close_unref)(bus);
  return answer.value != 0;
}
