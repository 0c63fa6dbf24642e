#include "mediaplayer.h"
#include "delayload.h"

#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#define BUS(function) DELAY_LOADED(systemd, sd_bus_##function)

static const char path[] = "/org/mpris/MediaPlayer2";
static const char player_interface[] = "org.mpris.MediaPlayer2.Player";
static const char name[] = "org.mpris.MediaPlayer2.lectern";

// The messages that are processed before the reader's keys are looked at again.
enum { most_messages = 64 };

struct media_player {
  sd_bus *bus;
  char *title, *album, *artist;
  bool is_playing;
  // The number of what is played, which is another for each title.
  unsigned track;
  enum media_wish wish;
};

// Properties

static int get_true(sd_bus *bus, const char *object, const char *interface, const char *property,
                    sd_bus_message *reply, void *player, sd_bus_error *error) {
  return BUS(message_append)(reply, "b", 1);
}

static int get_false(sd_bus *bus, const char *object, const char *interface, const char *property,
                     sd_bus_message *reply, void *player, sd_bus_error *error) {
  return BUS(message_append)(reply, "b", 0);
}

static int get_one(sd_bus *bus, const char *object, const char *interface, const char *property,
                   sd_bus_message *reply, void *player, sd_bus_error *error) {
  return BUS(message_append)(reply, "d", 1.0);
}

static int get_nothing(sd_bus *bus, const char *object, const char *interface, const char *property,
                       sd_bus_message *reply, void *player, sd_bus_error *error) {
  return BUS(message_append)(reply, "as", 0);
}

static int get_position(sd_bus *bus, const char *object, const char *interface, const char *property,
                        sd_bus_message *reply, void *player, sd_bus_error *error) {
  return BUS(message_append)(reply, "x", (int64_t)0);
}

static int get_identity(sd_bus *bus, const char *object, const char *interface, const char *property,
                        sd_bus_message *reply, void *player, sd_bus_error *error) {
  return BUS(message_append)(reply, "s", "Lectern");
}

static int get_status(sd_bus *bus, const char *object, const char *interface, const char *property,
                      sd_bus_message *reply, void *data, sd_bus_error *error) {
  const struct media_player *player = data;
  return BUS(message_append)(reply, "s", player->is_playing ? "Playing" : "Paused");
}

static int append_text(sd_bus_message *reply, const char *key, const char *text) {
  return *text == '\0' ? 0 : BUS(message_append)(reply, "{sv}", key, "s", text);
}

static int get_metadata(sd_bus *bus, const char *object, const char *interface, const char *property,
                        sd_bus_message *reply, void *data, sd_bus_error *error) {
  const struct media_player *player = data;
  char track[64];
  snprintf(track, sizeof track, "/org/lectern/track/%u", player->track);
  int status = BUS(message_open_container)(reply, 'a', "{sv}");
  if (status >= 0) status = BUS(message_append)(reply, "{sv}", "mpris:trackid", "o", track);
  if (status >= 0) status = append_text(reply, "xesam:title", player->title);
  if (status >= 0) status = append_text(reply, "xesam:album", player->album);
  if (status >= 0 && *player->artist != '\0')
    status = BUS(message_append)(reply, "{sv}", "xesam:artist", "as", 1, player->artist);
  return status < 0 ? status : BUS(message_close_container)(reply);
}

// Methods

static int take(sd_bus_message *call, struct media_player *player, enum media_wish wish) {
  player->wish = wish;
  return BUS(reply_method_return)(call, "");
}

static int play(sd_bus_message *call, void *player, sd_bus_error *error) {
  return take(call, player, media_wish_play);
}

static int halt(sd_bus_message *call, void *player, sd_bus_error *error) {
  return take(call, player, media_wish_pause);
}

static int play_pause(sd_bus_message *call, void *player, sd_bus_error *error) {
  return take(call, player, media_wish_play_pause);
}

static int next(sd_bus_message *call, void *player, sd_bus_error *error) {
  return take(call, player, media_wish_next);
}

static int previous(sd_bus_message *call, void *player, sd_bus_error *error) {
  return take(call, player, media_wish_previous);
}

// A call that cannot be carried out has no effect, as MPRIS wants it.
static int ignore(sd_bus_message *call, void *player, sd_bus_error *error) {
  return BUS(reply_method_return)(call, "");
}

#define METHOD(name, arguments, handler) SD_BUS_METHOD(name, arguments, "", handler, SD_BUS_VTABLE_UNPRIVILEGED)
#define CONSTANT(name, type, getter) SD_BUS_PROPERTY(name, type, getter, 0, SD_BUS_VTABLE_PROPERTY_CONST)
#define CHANGING(name, type, getter) SD_BUS_PROPERTY(name, type, getter, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)

// SD_BUS_VTABLE_START without its reference to the library, which only asks the linker for one that is new enough.
#define TABLE_START                                                                                          \
  {                                                                                                          \
    .type = _SD_BUS_VTABLE_START,                                                                            \
    .x = {.start = {.element_size = sizeof(sd_bus_vtable), .features = _SD_BUS_VTABLE_PARAM_NAMES}},         \
  }

static const sd_bus_vtable root_table[] = {
    TABLE_START,
    METHOD("Raise", "", ignore),
    METHOD("Quit", "", ignore),
    CONSTANT("CanQuit", "b", get_false),
    CONSTANT("CanRaise", "b", get_false),
    CONSTANT("HasTrackList", "b", get_false),
    CONSTANT("Identity", "s", get_identity),
    CONSTANT("SupportedUriSchemes", "as", get_nothing),
    CONSTANT("SupportedMimeTypes", "as", get_nothing),
    SD_BUS_VTABLE_END};

static const sd_bus_vtable player_table[] = {
    TABLE_START,
    METHOD("Next", "", next),
    METHOD("Previous", "", previous),
    METHOD("Pause", "", halt),
    METHOD("PlayPause", "", play_pause),
    METHOD("Stop", "", halt),
    METHOD("Play", "", play),
    METHOD("Seek", "x", ignore),
    METHOD("SetPosition", "ox", ignore),
    METHOD("OpenUri", "s", ignore),
    CHANGING("PlaybackStatus", "s", get_status),
    CHANGING("Metadata", "a{sv}", get_metadata),
    CONSTANT("Rate", "d", get_one),
    CONSTANT("MinimumRate", "d", get_one),
    CONSTANT("MaximumRate", "d", get_one),
    CONSTANT("Volume", "d", get_one),
    SD_BUS_PROPERTY("Position", "x", get_position, 0, 0),
    CONSTANT("CanGoNext", "b", get_true),
    CONSTANT("CanGoPrevious", "b", get_true),
    CONSTANT("CanPlay", "b", get_true),
    CONSTANT("CanPause", "b", get_true),
    CONSTANT("CanSeek", "b", get_false),
    CONSTANT("CanControl", "b", get_true),
    SD_BUS_VTABLE_END};

// The name on the bus

// Without an answer of ours the library would close the connection where a name is taken.
static int named(sd_bus_message *reply, void *data, sd_bus_error *error) { return 1; }

// Another reader may have the name: then this one is an instance of its own.
static int named_first(sd_bus_message *reply, void *data, sd_bus_error *error) {
  struct media_player *player = data;
  uint32_t outcome = 0;
  bool has_name = !BUS(message_is_method_error)(reply, NULL) && BUS(message_read)(reply, "u", &outcome) >= 0 &&
                  (outcome == 1 || outcome == 4);
  if (has_name) return 1;
  char instance[128];
  snprintf(instance, sizeof instance, "%s.instance%ld", name, (long)getpid());
  BUS(request_name_async)(player->bus, NULL, instance, 0, named, player);
  return 1;
}

// The player

// Takes over what is played; answers which of it is another than before.
static void take_over(struct media_player *player, const struct media_playing *playing, bool *status, bool *metadata) {
  *status = player->is_playing != playing->is_playing;
  *metadata = player->title == NULL || strcmp(player->title, playing->title) != 0 ||
              strcmp(player->album, playing->album) != 0 || strcmp(player->artist, playing->artist) != 0;
  player->is_playing = playing->is_playing;
  if (!*metadata) return;
  char *title = strdup(playing->title), *album = strdup(playing->album), *artist = strdup(playing->artist);
  if (title == NULL || album == NULL || artist == NULL) {
    free(title);
    free(album);
    free(artist);
    *metadata = false;
    return;
  }
  free(player->title);
  free(player->album);
  free(player->artist);
  player->title = title;
  player->album = album;
  player->artist = artist;
  player->track++;
}

static struct media_player *make(sd_bus *bus, const struct media_playing *playing) {
  struct media_player *player = calloc(1, sizeof *player);
  if (player == NULL) {
    BUS(close_unref)(bus);
    return NULL;
  }
  player->bus = bus;
  bool status, metadata;
  take_over(player, playing, &status, &metadata);
  if (!metadata ||
      BUS(add_object_vtable)(bus, NULL, path, "org.mpris.MediaPlayer2", root_table, player) < 0 ||
      BUS(add_object_vtable)(bus, NULL, path, player_interface, player_table, player) < 0) {
    media_player_close(player);
    return NULL;
  }
  return player;
}

struct media_player *media_player_open(const struct media_playing *playing) {
  sd_bus *bus = NULL;
  if (!delay_loaded_is_there(&delay_loaded_systemd) || BUS(open_user)(&bus) < 0) return NULL;
  struct media_player *player = make(bus, playing);
  if (player != NULL && BUS(request_name_async)(bus, NULL, name, 0, named_first, player) < 0) {
    media_player_close(player);
    return NULL;
  }
  return player;
}

struct media_player *media_player_on(int descriptor, const struct media_playing *playing) {
  sd_bus *bus = NULL;
  if (BUS(new)(&bus) < 0) {
    close(descriptor);
    return NULL;
  }
  if (BUS(set_fd)(bus, descriptor, descriptor) < 0) {
    close(descriptor);
    BUS(unref)(bus);
    return NULL;
  }
  if (BUS(start)(bus) < 0) {
    BUS(close_unref)(bus);
    return NULL;
  }
  return make(bus, playing);
}

void media_player_close(struct media_player *player) {
  BUS(close_unref)(player->bus);
  free(player->title);
  free(player->album);
  free(player->artist);
  free(player);
}

int media_player_descriptor(const struct media_player *player) { return BUS(get_fd)(player->bus); }

int media_player_events(const struct media_player *player) {
  int events = BUS(get_events)(player->bus);
  return events < 0 ? POLLIN : events;
}

bool media_player_has_more(const struct media_player *player) {
  uint64_t moment;
  return BUS(get_timeout)(player->bus, &moment) > 0 && moment == 0;
}

enum media_wish media_player_next(struct media_player *player) {
  player->wish = media_wish_none;
  for (int count = 0; count < most_messages && player->wish == media_wish_none; count++) {
    int status = BUS(process)(player->bus, NULL);
    if (status < 0) return media_wish_gone;
    if (status == 0) break;
  }
  return player->wish;
}

void media_player_show(struct media_player *player, const struct media_playing *playing) {
  bool status, metadata;
  take_over(player, playing, &status, &metadata);
  if (status && metadata)
    BUS(emit_properties_changed)(player->bus, path, player_interface, "PlaybackStatus", "Metadata", NULL);
  else if (status)
    BUS(emit_properties_changed)(player->bus, path, player_interface, "PlaybackStatus", NULL);
  else if (metadata)
    BUS(emit_properties_changed)(player->bus, path, player_interface, "Metadata", NULL);
}
