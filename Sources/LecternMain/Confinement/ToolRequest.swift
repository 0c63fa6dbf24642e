import BookFormats
import Bookshelf
import Processes

/// A request of the process that parses a book to the one that keeps it, which runs programs and reads the shelf.
enum ToolRequest: Hashable {
  /// A run of a program on a document, whose output is the reply.
  case run(words: [String], limits: ToolLimits)
  /// A run of a program that writes a file into a folder, which is a word of one character among its words.
  case file(words: [String], limits: ToolLimits)
  /// The output that was kept under a key.
  case kept(key: String)
  /// Output to be kept under a key.
  case keep(output: [UInt8], key: String)
  /// The corrections of the words of a scanned book.
  case corrections(BookIdentity)

  /// The word that stands for the path of the folder.
  static let folder = "\u{1}"

  /// The request as a message.
  var packet: Packet {
    var packet = Packet()
    switch self {
    case .run(let words, let limits):
      packet.append(1)
      packet.append(words)
      packet.append(limits)
    case .file(let words, let limits):
      packet.append(2)
      packet.append(words)
      packet.append(limits)
    case .kept(let key):
      packet.append(3)
      packet.append(key)
    case .keep(let output, let key):
      packet.append(4)
      packet.append(output)
      packet.append(key)
    case .corrections(let book):
      packet.append(5)
      packet.append([book.identifier ?? "", book.title, book.path ?? ""])
      packet.append(book.creators)
      packet.append(book.size)
      packet.append(Int(truncatingIfNeeded: book.hash))
    }
    return packet
  }

  /// Reads a request, or returns nil for a message that is none.
  init?(_ packet: Packet) {
    var packet = packet
    switch packet.number() {
    case 1:
      guard let words = packet.texts(), let limits = packet.limits() else { return nil }
      self = .run(words: words, limits: limits)
    case 2:
      guard let words = packet.texts(), let limits = packet.limits() else { return nil }
      self = .file(words: words, limits: limits)
    case 3:
      guard let key = packet.text() else { return nil }
      self = .kept(key: key)
    case 4:
      guard let output = packet.data(), let key = packet.text() else { return nil }
      self = .keep(output: output, key: key)
    case 5:
      guard let names = packet.texts(), names.count == 3, let creators = packet.texts(), let size = packet.number(),
        let hash = packet.number()
      else { return nil }
      let path = names[2].isEmpty ? nil : names[2]
      self = .corrections(
        BookIdentity(
          identifier: names[0], title: names[1], creators: creators, size: size,
          hash: UInt64(bitPattern: Int64(hash)),
          path: path))
    default: return nil
    }
  }
}
