import CLinux
import Glibc
import Speech
import TerminalUI

/// The keyboard of the terminal, byte by byte and without an echo; the terminal is restored when the value is
/// destroyed.
///
/// Signals that end or stop the program are taken as input, so that no way out leaves the terminal in raw mode.
package final class RawKeyboard: Keyboard {
  private let input: Int32
  private let ownsInput: Bool
  private let signals: EndingSignals
  private let wakeup: Int32
  private let mode: TerminalMode?
  private let calls: CallSocket?
  private let player: MediaPlayer?

  /// Takes the keyboard from standard input, or from the terminal itself if standard input is the book.
  ///
  /// Other programs can send calls through the socket, and the desktop through the media player.
  package init?(_ source: KeyboardSource, calls: CallSocket? = nil, player: MediaPlayer? = nil) {
    self.calls = calls
    self.player = player
    ownsInput = source == .terminal
    input = ownsInput ? open("/dev/tty", O_RDWR | O_CLOEXEC) : STDIN_FILENO
    guard input >= 0 else { return nil }
    signals = EndingSignals()
    wakeup = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    mode = TerminalMode(of: input)
    mode?.makeRaw()
  }

  deinit {
    mode?.restore()
    close(wakeup)
    if ownsInput { close(input) }
  }

  package func wake() {
    eventfd_write(wakeup, 1)
  }

  package func answer(_ answer: Call.Answer) { calls?.answer(answer) }

  package var isTyped: Bool { mode != nil }

  package func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput {
    // A call that has not been answered by now came while no book was read.
    calls?.answer(.nothingIsRead)
    while true {
      // A negative descriptor is ignored (poll(2)).
      var polled = ([leavingKeys ? -1 : input, signals.descriptor, wakeup] + (calls?.descriptors ?? [])).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      if let waiting = player?.waiting { polled.append(waiting) }
      let hasMore = player?.hasMore ?? false
      let wait = hasMore ? 0 : deadline.map { max(0, $0.milliseconds - SystemClock.now().milliseconds) } ?? -1
      let ready = poll(&polled, nfds_t(polled.count), Int32(clamping: wait))
      if ready == 0, !hasMore { return .nothing }
      if ready < 0 { if errno == EINTR { continue } else { return .closed } }
      if polled[1].revents != 0 {
        guard let signal = takeSignal() else { continue }
        return signal
      }
      if polled[2].revents != 0 {
        var count: eventfd_t = 0
        eventfd_read(wakeup, &count)
        return .woken
      }
      // Keys have precedence over calls, however many there are.
      if polled[0].revents == 0 {
        guard let call = calls?.next() ?? player?.next() else { continue }
        return .called(call)
      }
      guard let byte = try? FileBytes.read(upTo: 1, from: input).first else { return .closed }
      return .byte(byte)
    }
  }

  package func rest(byKey: Bool) {
    mode?.restore()
    signals.stop(wholeJob: byKey)
    mode?.makeRaw()
  }

  package func lend(to body: () -> Void) {
    mode?.restore()
    body()
    signals.forgetKeys()
    mode?.makeRaw()
  }

  private func takeSignal() -> KeyboardInput? {
    switch signals.next() {
    case .end: return .closed
    case .stop: return .stopped
    case .resize: return .resized
    case .call(let call): return .called(call)
    case .goOn:
      // The program that had the terminal in the meantime may have changed its mode.
      mode?.makeRaw()
      return .continued
    case nil: return nil
    }
  }
}
