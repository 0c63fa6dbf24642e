import CBus
import CLinux
import Glibc
import Synchronization
import TerminalUI

/// The reader as a media player of the desktop (MPRIS), which the keys of keyboards and headsets reach on the session bus.
///
/// It is there as long as something is read. Where there is no bus, or it is gone, nothing is told and nobody calls.
package final class MediaPlayer: Sendable {
  private enum Connection {
    case closed
    case open(OpaquePointer)
    /// There is no bus; it is looked for again when another book is opened.
    case refused
  }

  private struct State {
    var connection = Connection.closed
    var isReading = false
  }

  private let state = Mutex(State())
  private let open: @Sendable (UnsafePointer<media_playing>) -> OpaquePointer?

  /// Prepares a player for the session bus.
  package convenience init() { self.init { media_player_open($0) } }

  /// Prepares a player for what a closure opens.
  init(open: @escaping @Sendable (UnsafePointer<media_playing>) -> OpaquePointer?) { self.open = open }

  deinit { show(nil) }

  /// Tells the desktop what is being read; nil takes the player off the bus.
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

  /// The events to be waited for before ``next()`` is asked; nil where there is no bus.
  var waiting: pollfd? {
    state.withLock { state in
      guard case .open(let player) = state.connection else { return nil }
      let descriptor = media_player_descriptor(player)
      return pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: media_player_events(player)), revents: 0)
    }
  }

  /// A Boolean value that indicates whether ``next()`` is to be asked without waiting.
  var hasMore: Bool {
    state.withLock { state in
      if case .open(let player) = state.connection { media_player_has_more(player) } else { false }
    }
  }

  /// Takes the call that has come; nil when none has, or what is wanted is so already.
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

  /// Has a body take what is read as the bus is told it: the chapter as a part of an album that is the book.
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

  /// A text without what no text on the bus may have: noughts and code points that are no characters.
  private static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value != 0 && !$0.properties.isNoncharacterCodePoint }))
  }
}
