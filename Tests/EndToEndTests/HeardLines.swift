import Glibc

/// The lines that come out of a file, one after the other as they are there.
struct HeardLines {
  private let file: Int32
  private var held: [UInt8] = []
  /// Every byte that has been read.
  private(set) var bytes: [UInt8] = []

  init(from file: Int32) { self.file = file }

  /// The first words of the greeting at the very first opening of a book, which every session here is.
  static let greeting = "Space reads."

  /// Waits for the next line but the greeting, which is given without its end.
  mutating func next(for what: String = "a line") throws -> String {
    let line = try nextLine(for: what)
    return line.hasPrefix(HeardLines.greeting) ? try nextLine(for: what) : line
  }

  private mutating func nextLine(for what: String) throws -> String {
    let deadline = Deadline()
    while true {
      if let end = held.firstIndex(of: UInt8(ascii: "\n")) {
        let line = held[..<end]
        held.removeSubrange(...end)
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
      try deadline.waitToRead(file, for: "\(what); heard: \(String(decoding: bytes, as: UTF8.self))")
      guard take() else { throw Deadline.Missing(what: "\(what) before the end") }
    }
  }

  /// Everything until the end of the file.
  mutating func rest() throws -> String {
    let deadline = Deadline()
    repeat { try deadline.waitToRead(file, for: "the end") } while take()
    defer { held = [] }
    return String(decoding: held, as: UTF8.self)
  }

  /// Takes the text that has arrived, without waiting for more.
  mutating func whatIsThere() -> String {
    var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, 0) > 0, take() {}
    defer { held = [] }
    return String(decoding: held, as: UTF8.self)
  }

  private mutating func take() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return false }
    held += buffer[..<count]
    bytes += buffer[..<count]
    return true
  }
}
