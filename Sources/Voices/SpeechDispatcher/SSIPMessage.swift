/// A reply or an event of Speech Dispatcher: a code of three digits, data, and a text.
///
/// `225-21` and `225 OK MESSAGE QUEUED` are the data and the text of one reply.
package struct SSIPMessage: Hashable, Sendable {
  /// The code.
  package let code: Int
  /// The data: one line each.
  package let data: [String]
  /// The text of the last line.
  package let text: String

  /// Creates a message.
  package init(_ code: Int, data: [String] = [], _ text: String) {
    self.code = code
    self.data = data
    self.text = text
  }

  /// A Boolean value that indicates whether it tells of speech, and answers nothing.
  package var isEvent: Bool { code / 100 == 7 }

  /// A Boolean value that indicates whether it is the reply to a line that was carried out.
  var isSuccess: Bool { code / 100 == 2 }
}

/// A reader of messages from bytes that come in pieces.
///
/// Events come between the lines that a reply consists of, or before the reply to an earlier line: a code says which
/// one a line belongs to.
package struct SSIPReader {
  /// The bytes are not those of the protocol.
  package struct Fault: Error, Hashable {}

  private static let longestLine = 1 << 16
  private var rest: [UInt8] = []
  private var replyData: [String] = []
  private var eventData: [String] = []

  /// Creates a reader without bytes.
  package init() {}

  /// Returns the messages that are complete with more bytes, in order.
  package mutating func take(_ more: [UInt8]) throws(Fault) -> [SSIPMessage] {
    let bytes = rest + more
    var messages: [SSIPMessage] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[start..<end]
      if let message = try take(line.last == UInt8(ascii: "\r") ? line.dropLast() : line) { messages.append(message) }
      start = end + 1
    }
    rest = Array(bytes[start...])
    guard rest.count <= Self.longestLine else { throw Fault() }
    return messages
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(Fault) -> SSIPMessage? {
    let digits = line.prefix(3)
    guard line.count > 3, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let code = Int(String(decoding: digits, as: UTF8.self))
    else { throw Fault() }
    let text = String(decoding: line.dropFirst(4), as: UTF8.self)
    let isEvent = code / 100 == 7
    switch line[line.startIndex + 3] {
    case UInt8(ascii: "-"):
      if isEvent { eventData.append(text) } else { replyData.append(text) }
      return nil
    case UInt8(ascii: " "):
      defer { if isEvent { eventData = [] } else { replyData = [] } }
      return SSIPMessage(code, data: isEvent ? eventData : replyData, text)
    default: throw Fault()
    }
  }
}
