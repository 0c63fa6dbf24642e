import CLinux
import Glibc
import Speech

/// Asks the session bus whether a screen reader is switched on (`org.a11y.Status`), as desktops let their programs know.
struct AccessibilityBus {
  private let path: String
  private let user: UInt32
  /// How long the bus may take, in milliseconds.
  private let patience: Int

  /// Finds the bus by the environment; nil where there is none, or one that is no socket with a name.
  init?(_ environment: [String: String], user: UInt32, patience: Int) {
    let address = environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let named = address.split(separator: ";").lazy.compactMap { entry -> String? in
      guard entry.hasPrefix("unix:") else { return nil }
      let keys = entry.dropFirst("unix:".count).split(separator: ",")
      return keys.first { $0.hasPrefix("path=") }.map { String($0.dropFirst("path=".count)) }
    }.first
    guard let path = named ?? environment["XDG_RUNTIME_DIR"].map({ $0 + "/bus" }) else { return nil }
    self.path = path
    self.user = user
    self.patience = patience
  }

  /// Whether a screen reader is switched on; false where nobody answers in time.
  func hasScreenReader() -> Bool {
    guard let socket = LocalSocket.connect(to: path) else { return false }
    defer { close(socket) }
    // All at once, as nothing of it depends on an answer; nobody may have to be started for it.
    let id = String(user).utf8.map { byte in "3" + String(byte - 0x30) }.joined()
    let greeting = Array("\0AUTH EXTERNAL \(id)\r\nBEGIN\r\n".utf8)
    let hello = DBusMessage.bytes(
      of: .init(
        destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
        member: "Hello"), serial: 1)
    let question = DBusMessage.bytes(
      of: .init(
        destination: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties",
        member: "Get", arguments: ["org.a11y.Status", "ScreenReaderEnabled"]), serial: 2)
    // A few hundred bytes, which a socket takes whole or not at all; a bus that has hung up must not end the program.
    let message = greeting + hello + question
    guard
      message.withUnsafeBytes({ send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) })
        == message.count
    else { return false }
    return answer(to: 2, from: socket)?.flag ?? false
  }

  /// The answer to a call, once what comes before it has been read.
  private func answer(to serial: UInt32, from socket: Int32) -> DBusMessage? {
    let deadline = SystemClock.now().milliseconds + patience
    var bytes: [UInt8] = []
    var messages: Int?
    while true {
      var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let left = deadline - SystemClock.now().milliseconds
      guard left > 0, poll(&polled, 1, Int32(left)) > 0, bytes.count < 1 << 16,
        let more = try? FileBytes.read(upTo: 4096, from: socket), !more.isEmpty
      else { return nil }
      bytes += more
      // The line that lets us in ends where the messages begin.
      messages = messages ?? bytes.firstRange(of: [0x0D, 0x0A])?.upperBound
      while let start = messages, let message = DBusMessage(bytes[start...]) {
        if message.answerTo == serial { return message }
        messages = start + message.length
      }
    }
  }
}
