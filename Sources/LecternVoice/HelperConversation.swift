import Glibc
import VoiceProtocol

/// The orders that come by standard input, and the frames that go to standard output.
///
/// The first samples of a request are sent at once, so that they are heard at once; those behind them are sent together.
final class HelperConversation {
  /// The bytes of a request that are sent at once, and those that are sent together behind them.
  private static let (first, together) = (8 << 10, 32 << 10)

  private var reader = VoiceRequestReader()
  private var waiting: [VoiceRequest] = []
  private(set) var isStopped = false
  private var hasEnded = false
  private var unsent: [UInt8] = []
  /// The bytes of the request at hand that have been sent.
  private var sent = 0

  /// Returns the next request, for which it waits; nil at the end of the input.
  func next() -> VoiceRequest? {
    while true {
      if !waiting.isEmpty {
        (isStopped, sent, unsent) = (false, 0, [])
        return waiting.removeFirst()
      }
      guard !hasEnded else { return nil }
      readOrders(milliseconds: -1)
    }
  }

  /// Reads the orders that have come while a request is spoken, and returns a Boolean value that indicates whether the
  /// request is to be stopped.
  func hasStopped() -> Bool {
    if !isStopped, !hasEnded, unsent.isEmpty { readOrders(milliseconds: 0) }
    return isStopped
  }

  private func readOrders(milliseconds: Int32) {
    var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      if count == 0 { hasEnded = true }
      return
    }
    for order in reader.take(Array(bytes[..<count])) {
      switch order {
      case .speak(let request): waiting.append(request)
      case .stop: (waiting, isStopped) = ([], true)
      case .unknown: break
      }
    }
  }

  /// Sends a frame, at once or with those behind it; without a reader the process ends.
  func send(_ frame: VoiceFrame) {
    unsent += frame.bytes
    let isLast =
      switch frame.content {
      case .end, .failed: true
      default: false
      }
    guard isLast || sent < Self.first || unsent.count >= Self.together else { return }
    var rest = unsent[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { exit(74) }
      rest = rest.dropFirst(count)
    }
    sent += unsent.count
    unsent = []
  }
}
