import Glibc
import VoiceProtocol

/// The orders that come by standard input, and the frames that go to standard output.
final class HelperConversation {
  private var reader = VoiceRequestReader()
  private var waiting: [VoiceRequest] = []
  private(set) var isStopped = false
  private var hasEnded = false

  /// Returns the next request, for which it waits; nil at the end of the input.
  func next() -> VoiceRequest? {
    while true {
      if !waiting.isEmpty {
        isStopped = false
        return waiting.removeFirst()
      }
      guard !hasEnded else { return nil }
      readOrders(milliseconds: -1)
    }
  }

  /// Reads the orders that have come while a request is spoken, and returns a Boolean value that indicates whether the
  /// request is to be stopped.
  func hasStopped() -> Bool {
    if !isStopped, !hasEnded { readOrders(milliseconds: 0) }
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

  /// Writes a frame; without a reader the process ends.
  func send(_ frame: VoiceFrame) {
    var rest = frame.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { exit(74) }
      rest = rest.dropFirst(count)
    }
  }
}
