#pragma once
// The other end of a connection on which a media player is: it calls the player, and writes down what it hears.
struct bus_peer;

// Takes the descriptor over.
struct bus_peer *bus_peer_on(int descriptor);
void bus_peer_close(struct bus_peer *peer);

// Calls a method of the player interface, or asks for a property of an interface; the answer is heard later.
void bus_peer_call(struct bus_peer *peer, const char *method);
void bus_peer_ask(struct bus_peer *peer, const char *interface, const char *property);

// Processes what has come; what was heard since this was last asked is a line for each answer and each signal.
const char *bus_peer_hear(struct bus_peer *peer);
