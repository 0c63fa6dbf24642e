import Foundation
import Glibc
import Synchronization

/// A server of Speech Dispatcher whose speech is a script, and which keeps what it is sent.
final class FakeSpeechServer: Sendable {
  /// A step of a message on its way.
  enum Step: Sendable {
    case begin, end
    case mark(Int)
    /// Another program cancels the message.
    case lose
    /// Nothing happens until the message is canceled, or the test goes on.
    case hold
    /// The server ends the connection.
    case die
  }

  /// The way in which the server replies.
  enum Manner: Sendable {
    case usual
    /// The first event of a message comes before the reply to its text.
    case eventsFirst
    case mute
    case strange
    case refusing(String)
  }

  private struct Message {
    let id: Int
    var steps: ArraySlice<Step>
  }

  private struct State {
    var lines: [String] = []
    var bodies: [String] = []
    var queue: [Message] = []
    var connection: Int32 = -1
    var connections = 0
    var data: [String]?
    var nextID = 7
  }

  let path: String
  private let listener: Int32
  private let manner: Manner
  private let script: @Sendable (_ number: Int, _ body: String) -> [Step]
  private let state = Mutex(State())
  /// Signalled with each line and each connection.
  private let changed = DispatchSemaphore(value: 0)

  /// Listens at a path; the script has the steps of a message by its number, from 1 on, and its text.
  init(_ path: String, _ manner: Manner = .usual, script: @escaping @Sendable (Int, String) -> [Step]) {
    self.path = path
    self.manner = manner
    self.script = script
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.listener = listener
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 8)
    Thread.detachNewThread { [weak self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        guard let self else { break }
        self.serve(connection)
      }
    }
  }

  /// Ends the server and its connection.
  func end() {
    shutdown(listener, Int32(SHUT_RDWR))
    unlink(path)
    state.withLock { _ = shutdown($0.connection, Int32(SHUT_RDWR)) }
  }

  /// The lines that have come, without the texts.
  var lines: [String] { state.withLock { $0.lines } }

  /// The texts that have come.
  var bodies: [String] { state.withLock { $0.bodies } }

  /// The number of connections that there have been.
  var connections: Int { state.withLock { $0.connections } }

  /// Goes on behind the hold of the first message.
  func goOn() { state.withLock { run(&$0, passing: true) } }

  /// Waits until something is so; false if that takes half a minute.
  func waits(_ isSo: (FakeSpeechServer) -> Bool) -> Bool {
    while !isSo(self) {
      guard changed.wait(timeout: .now() + .seconds(30)) == .success else { return isSo(self) }
    }
    return true
  }

  private func serve(_ connection: Int32) {
    state.withLock {
      $0.connection = connection
      $0.connections += 1
      ($0.queue, $0.data) = ([], nil)
    }
    changed.signal()
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(connection, &buffer, buffer.count), count > 0 {
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end].filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        rest.removeFirst(end + 1)
        state.withLock { take(line, &$0) }
        changed.signal()
      }
    }
    close(connection)
  }

  private func take(_ line: String, _ state: inout State) {
    if var data = state.data {
      guard line == "." else {
        data.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
        state.data = data
        return
      }
      state.data = nil
      return takeBody(data.joined(separator: "\n"), &state)
    }
    state.lines.append(line)
    switch manner {
    case .mute: return
    case .strange: return send("HTTP/1.1 400 Bad Request\r\n", state)
    case .refusing(let name) where line.hasPrefix(name): return send("303 ERR NOT HERE\r\n", state)
    default: break
    }
    switch line {
    case "SPEAK":
      state.data = []
      send("230 OK RECEIVING DATA\r\n", state)
    case "CANCEL SELF":
      for message in state.queue.reversed() { send(703, message.id, "CANCELED", state) }
      state.queue = []
      send("213 OK CANCELED\r\n", state)
    case "GET LANGUAGE": send("251-en-us\r\n251 OK GET RETURNED\r\n", state)
    case "GET OUTPUT_MODULE": send("251-rules\r\n251 OK GET RETURNED\r\n", state)
    case "LIST OUTPUT_MODULES": send("250-rules\r\n250-nets\r\n250 OK MODULE LIST SENT\r\n", state)
    case "LIST SYNTHESIS_VOICES":
      let isNets = state.lines.last { $0.hasPrefix("SET SELF OUTPUT_MODULE") }?.hasSuffix("nets") ?? false
      let voices =
        isNets
        ? ["Anna\tde\tnone"] : ["English (GB)\ten-GB\tnone", "English (GB)+Zac\ten-GB\tZac", "Polish\tpl\tnone"]
      send(voices.map { "249-\($0)\r\n" }.joined() + "249 OK VOICE LIST SENT\r\n", state)
    case "QUIT": send("231 HAPPY HACKING\r\n", state)
    default: send("203 OK SET\r\n", state)
    }
  }

  private func takeBody(_ body: String, _ state: inout State) {
    state.bodies.append(body)
    let id = state.nextID
    state.nextID += 1
    state.queue.append(Message(id: id, steps: script(state.bodies.count, body)[...]))
    let reply = "225-\(id)\r\n225 OK MESSAGE QUEUED\r\n"
    if case .eventsFirst = manner {
      run(&state)
      send(reply, state)
    } else {
      send(reply, state)
      run(&state)
    }
  }

  private func run(_ state: inout State, passing: Bool = false) {
    var passing = passing
    while let message = state.queue.first {
      guard let step = message.steps.first else { return }
      if case .hold = step {
        guard passing else { return }
        passing = false
      }
      state.queue[0].steps.removeFirst()
      switch step {
      case .begin: send(701, message.id, "BEGIN", state)
      case .mark(let number): send(700, message.id, "INDEX MARK", name: "\(number)", state)
      case .end, .lose:
        state.queue.removeFirst()
        if case .end = step { send(702, message.id, "END", state) } else { send(703, message.id, "CANCELED", state) }
      case .hold: break
      case .die:
        shutdown(state.connection, Int32(SHUT_RDWR))
        state.queue = []
      }
    }
  }

  private func send(_ code: Int, _ id: Int, _ text: String, name: String? = nil, _ state: State) {
    let mark = name.map { "\(code)-\($0)\r\n" } ?? ""
    send("\(code)-\(id)\r\n\(code)-3\r\n\(mark)\(code) \(text)\r\n", state)
  }

  private func send(_ text: String, _ state: State) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(state.connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
