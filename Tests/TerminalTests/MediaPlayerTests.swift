import CBus
import CBusPeer
import Glibc
import TerminalUI
import Testing

@testable import Terminal

/// The reader as a media player, on a connection whose other end calls it.
@Suite struct MediaPlayerTests {
  /// A player, and the peer that it is called by.
  private final class Meeting {
    let player: MediaPlayer
    private(set) var peer: OpaquePointer?
    private(set) var calls: [Call] = []

    init() {
      var ends: [Int32] = [0, 0]
      #expect(
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends)
          == 0)
      peer = bus_peer_on(ends[0])
      player = MediaPlayer { [end = ends[1]] in media_player_on(end, $0) }
    }

    deinit { leave() }

    /// The peer goes away.
    func leave() {
      if let peer { bus_peer_close(peer) }
      peer = nil
    }

    /// Lets both ends process whatever the other one has sent, and gives what was heard.
    @discardableResult
    func settle() -> [String] {
      var lines: [String] = []
      for _ in 0..<100 {
        if let call = player.next() { calls.append(call) }
        guard let peer, let text = bus_peer_hear(peer) else { continue }
        lines += String(cString: text).split(separator: "\n").map(String.init)
      }
      return lines
    }

    func call(_ method: String) -> [String] {
      bus_peer_call(peer, method)
      return settle()
    }

    func ask(_ property: String, of interface: String = "org.mpris.MediaPlayer2.Player") -> String? {
      bus_peer_ask(peer, interface, property)
      return settle().first
    }
  }

  private static func reading(
    _ title: String = "A Day in Chicago", chapter: String? = "Morning", _ isReading: Bool = false
  ) -> NowReading {
    NowReading(title: title, chapter: chapter, creators: ["A Walker", "Another"], isReading: isReading)
  }

  @Test func `keys for playing call the reader, unless what they want is so`() {
    let meeting = Meeting()
    meeting.player.show(Self.reading())
    meeting.settle()
    for method in ["Play", "Pause", "Stop", "PlayPause", "Next", "Previous"] {
      #expect(meeting.call(method) == ["answer"], "\(method)")
    }
    #expect(meeting.calls == [.toggle, .toggle, .next, .back])
    meeting.player.show(Self.reading("A Day in Chicago", true))
    meeting.settle()
    for method in ["Play", "Pause", "Stop"] { _ = meeting.call(method) }
    #expect(meeting.calls.suffix(3) == [.back, .toggle, .toggle])
  }

  @Test func `what is read is told when it is asked for`() {
    let meeting = Meeting()
    meeting.player.show(Self.reading())
    meeting.settle()
    #expect(meeting.ask("PlaybackStatus") == "answer ( Paused )")
    #expect(
      meeting.ask("Metadata")
        == "answer ( ( ( mpris:trackid ( /org/lectern/track/1 ) ) ( xesam:title ( Morning ) ) "
        + "( xesam:album ( A Day in Chicago ) ) ( xesam:artist ( ( A Walker, Another ) ) ) ) )")
    #expect(meeting.ask("Identity", of: "org.mpris.MediaPlayer2") == "answer ( Lectern )")
    #expect(meeting.ask("CanQuit", of: "org.mpris.MediaPlayer2") == "answer ( no )")
    #expect(meeting.ask("CanSeek") == "answer ( no )")
    #expect(meeting.ask("CanGoNext") == "answer ( yes )")
    #expect(meeting.ask("Rate") == "answer ( 1.0 )")
    #expect(meeting.ask("Volcano") == "org.freedesktop.DBus.Error.UnknownProperty")
  }

  @Test func `a change is told by itself, once, and nothing else is`() {
    let meeting = Meeting()
    meeting.player.show(Self.reading())
    meeting.settle()
    meeting.player.show(Self.reading())
    #expect(meeting.settle().isEmpty)
    meeting.player.show(Self.reading("A Day in Chicago", true))
    #expect(
      meeting.settle() == [
        "PropertiesChanged org.mpris.MediaPlayer2.Player ( ( PlaybackStatus ( Playing ) ) ) ( )"
      ])
    meeting.player.show(Self.reading("Letters", chapter: nil, true))
    #expect(
      meeting.settle() == [
        "PropertiesChanged org.mpris.MediaPlayer2.Player ( ( Metadata ( ( ( mpris:trackid ( /org/lectern/track/2 ) ) "
          + "( xesam:title ( Letters ) ) ( xesam:artist ( ( A Walker, Another ) ) ) ) ) ) ) ( )"
      ])
  }

  @Test func `a title that no text on the bus may have is told without what is wrong in it`() throws {
    let meeting = Meeting()
    let wrong = [0, 0xFFFF, 0xFDD0].compactMap(Unicode.Scalar.init).map(String.init)
    try #require(wrong.count == 3)
    meeting.player.show(Self.reading("A\(wrong[0])B\(wrong[1])C\(wrong[2])D", chapter: nil))
    meeting.settle()
    #expect(meeting.ask("Metadata")?.contains("( xesam:title ( ABCD ) )") == true)
  }

  @Test func `a bus that goes away is left, and nothing is waited for`() {
    let meeting = Meeting()
    meeting.player.show(Self.reading())
    meeting.settle()
    #expect(meeting.player.waiting != nil)
    meeting.leave()
    meeting.settle()
    #expect(meeting.player.waiting == nil)
    meeting.player.show(Self.reading("Letters", true))
    #expect(meeting.player.next() == nil && !meeting.player.hasMore)
  }

  @Test func `where there is no bus nobody calls`() {
    let player = MediaPlayer { _ in nil }
    player.show(Self.reading())
    #expect(player.waiting == nil && player.next() == nil && !player.hasMore)
    player.show(nil)
  }

  @Test func `a player is taken off when nothing is read any more`() {
    let meeting = Meeting()
    meeting.player.show(Self.reading())
    meeting.settle()
    meeting.player.show(nil)
    #expect(meeting.player.waiting == nil && meeting.player.next() == nil)
  }
}
