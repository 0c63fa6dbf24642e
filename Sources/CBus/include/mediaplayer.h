#pragma once
#include <stdbool.h>

// A media player on the session bus, as MPRIS 2.2 describes one: keys of keyboards and headsets reach it there.
// Nothing here waits: what has come is processed when its descriptor is ready.
struct media_player;

// A request to the player by somebody on the bus.
enum media_wish {
  media_wish_none,
  media_wish_play,
  media_wish_pause,
  media_wish_play_pause,
  media_wish_next,
  media_wish_previous,
  // The bus is gone.
  media_wish_gone
};

// The book being played: texts in UTF-8, none of them NULL; one that is empty is not told.
struct media_playing {
  const char *title, *album, *artist;
  bool is_playing;
};

// Puts a player on the session bus of this user; NULL where there is none.
struct media_player *media_player_open(const struct media_playing *playing);
// Puts a player on a connection without a bus, whose other end speaks to it alone, and takes the descriptor over.
struct media_player *media_player_on(int descriptor, const struct media_playing *playing);
void media_player_close(struct media_player *player);

// The descriptor to poll, and the events to poll it for; what is processed already may have more without any.
int media_player_descriptor(const struct media_player *player);
int media_player_events(const struct media_player *player);
bool media_player_has_more(const struct media_player *player);

// Processes what has come, up to the first wish.
enum media_wish media_player_next(struct media_player *player);

// Tells the bus what is played from now on, where that is another than before.
void media_player_show(struct media_player *player, const struct media_playing *playing);
