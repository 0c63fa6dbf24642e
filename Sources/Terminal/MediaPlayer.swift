import CBus
import CLinux
import Glibc
import Synchronization
import TerminalUI

/// The reader as a media player of the desktop (MPRIS), which the media keys of keyboards and headsets control
/// through the session bus.
///
/// The player exists while something is read. Without a bus, nothing is published, and there are no calls.
package final class MediaPlayer: Sendable {
  private enum Connection {
    case closed
    case open(OpaquePointer)
    /// There is no bus; the connection is tried again when another book is opened.
    case refused
  }

  private struct State {
    var connection = Connection.closed
    var isReading = false
  }

  private let state = Mutex(State())
  private let open: @Sendable (UnsafePointer<media_playing>) -> OpaquePointer?

  /// Creates a player for the session bus.
  package convenience init() { self.init { media_player_open($0) } }

  /// Creates a player for a connection that a closure opens.
  init(open: @escaping @Sendable (UnsafePointer<media_playing>) -> OpaquePointer?) { self.open = open }

  deinit { show(nil) }

  /// Publishes the text that is read, or removes the player from the bus if it is nil.
  package func show(_ reading: NowReading?) {
    state.withLock { state in
      guard let reading else {
        if case .open(let player) = state.connection { media_player_close(player) }
        return state = State()
      }
      state.isReading = reading.isReading
      Self.withPlaying(reading) { playing in
        switch state.connection {
        case .closed: state.connection = open(playing).map { .open($0) } ?? .refused
        case .open(let player): media_player_show(player, playing)
        case .refused: break
        }
      }
    }
  }

  /// The descriptor and the events to wait for before a call to ``next()``, or nil if there is no bus.
  var waiting: pollfd? {
    state.withLock { state in
      guard case .open(let player) = state.connection else { return nil }
      let descriptor = media_player_descriptor(player)
      return pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: media_player_events(player)), revents: 0)
    }
  }

  /// A Boolean value that indicates whether ``next()`` has to be called without waiting.
  var hasMore: Bool {
    state.withLock { state in
      if case .open(let player) = state.connection { media_player_has_more(player) } else { false }
    }
  }

  /// Takes the next call, or returns nil if there is none, or if the reader is in the requested state already.
  func next() -> Call? {
    state.withLock { state in
      guard case .open(let player) = state.connection else { return nil }
      switch media_player_next(player) {
      case media_wish_play: return state.isReading ? nil : .toggle
      case media_wish_pause: return state.isReading ? .toggle : nil
      case media_wish_play_pause: return .toggle
      case media_wish_next: return .next
      case media_wish_previous: return .back
      case media_wish_gone:
        media_player_close(player)
        state.connection = .refused
        return nil
      default: return nil
      }
    }
  }

  /// Calls a body with the published form of the text that is read: the chapter as a track, and the book as its
  /// album.
  private static func withPlaying(_ reading: NowReading, _ body: (UnsafePointer<media_playing>) -> Void) {
    let title = shown(reading.chapter ?? reading.title)
    let album = reading.chapter == nil ? "" : shown(reading.title)
    let artist = shown(reading.creators.joined(separator: ", "))
    title.withCString { title in
      album.withCString { album in
        artist.withCString { artist in
          var playing = media_playing(title: title, album: album, artist: artist, is_playing: reading.isReading)
          body(&playing)
        }
      }
    }
  }

  /// Returns a text without the characters that strings on the bus must not have: null characters and noncharacters.
  private static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value != 0 && !$0.properties.isNoncharacterCodePoint }))
  }
}
