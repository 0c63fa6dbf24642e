#include "CBusPeer.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>

static const char path[] = "/org/mpris/MediaPlayer2";

struct bus_peer {
  sd_bus *bus;
  // The text that was heard, and a copy of it as it was handed out last.
  char *heard, *told;
};

static void hear(struct bus_peer *peer, const char *text) {
  size_t length = strlen(peer->heard);
  char *longer = realloc(peer->heard, length + strlen(text) + 1);
  if (longer == NULL) abort();
  strcpy(longer + length, text);
  peer->heard = longer;
}

// Writes down the values of a message from where it is read, to the end of the container.
static void hear_values(struct bus_peer *peer, sd_bus_message *message) {
  char type;
  const char *contents;
  while (sd_bus_message_peek_type(message, &type, &contents) > 0) {
    char text[64];
    if (strchr("avre", type) != NULL) {
      hear(peer, " (");
      if (sd_bus_message_enter_container(message, type, contents) < 0) abort();
      hear_values(peer, message);
      sd_bus_message_exit_container(message);
      hear(peer, " )");
      continue;
    }
    union {
      const char *text;
      int boolean;
      double real;
      int64_t integer;
    } value;
    if (sd_bus_message_read_basic(message, type, &value) < 0) abort();
    hear(peer, " ");
    switch (type) {
    case 's':
    case 'o': hear(peer, value.text); continue;
    case 'b': snprintf(text, sizeof text, "%s", value.boolean ? "yes" : "no"); break;
    case 'd': snprintf(text, sizeof text, "%.1f", value.real); break;
    case 'x': snprintf(text, sizeof text, "%lld", (long long)value.integer); break;
    default: snprintf(text, sizeof text, "%c?", type);
    }
    hear(peer, text);
  }
}

static int hear_message(sd_bus_message *message, void *data, sd_bus_error *error) {
  struct bus_peer *peer = data;
  const char *member = sd_bus_message_get_member(message);
  const sd_bus_error *fault = sd_bus_message_get_error(message);
  hear(peer, fault != NULL ? fault->name : member != NULL ? member : "answer");
  if (fault == NULL) hear_values(peer, message);
  hear(peer, "\n");
  return 1;
}

struct bus_peer *bus_peer_on(int descriptor) {
  struct bus_peer *peer = calloc(1, sizeof *peer);
  if (peer == NULL) abort();
  peer->heard = strdup("");
  peer->told = strdup("");
  sd_id128_t id;
  if (sd_bus_new(&peer->bus) < 0 || sd_id128_randomize(&id) < 0 || sd_bus_set_fd(peer->bus, descriptor, descriptor) < 0 ||
      sd_bus_set_server(peer->bus, true, id) < 0 || sd_bus_start(peer->bus) < 0 ||
      sd_bus_add_match(peer->bus, NULL, "type='signal'", hear_message, peer) < 0)
    abort();
  return peer;
}

void bus_peer_close(struct bus_peer *peer) {
  sd_bus_close_unref(peer->bus);
  free(peer->heard);
  free(peer->told);
  free(peer);
}

void bus_peer_call(struct bus_peer *peer, const char *method) {
  if (sd_bus_call_method_async(peer->bus, NULL, NULL, path, "org.mpris.MediaPlayer2.Player", method, hear_message, peer,
                               "") < 0)
    abort();
}

void bus_peer_ask(struct bus_peer *peer, const char *interface, const char *property) {
  if (sd_bus_call_method_async(peer->bus, NULL, NULL, path, "org.freedesktop.DBus.Properties", "Get", hear_message, peer,
                               "ss", interface, property) < 0)
    abort();
}

const char *bus_peer_hear(struct bus_peer *peer) {
  while (sd_bus_process(peer->bus, NULL) > 0) {
  }
  free(peer->told);
  peer->told = peer->heard;
  peer->heard = strdup("");
  return peer->told;
}
