import BookFormats
import Bookshelf
import Glibc
import Processes
import TextModel

/// The process that does what the process that parses a book may not: it runs programs on the book, and reads the shelf.
///
/// Nothing of what it is asked is trusted: it runs the programs that read documents, on the files of its own command line
/// and those that the other process holds.
struct ToolServer: Sendable {
  /// The programs that read documents.
  private static let programs: Set<String> = [
    "pandoc", "pdfinfo", "pdftotext", "pdftohtml", "pdftoppm", "djvused", "djvutxt", "ddjvu", "mobitool",
    "lectern-pages",
  ]
  /// The greatest limits of a program: seconds, bytes of output, and bytes of memory.
  private static let most = (seconds: 600, bytes: 1 << 29, memory: 4 << 30)
  /// The greatest size of a request, in bytes.
  private static let longestRequest = 64 << 20

  /// The process that parses.
  let parser: pid_t
  /// The files and folders that it may read.
  let reach: [String]
  let tools: InstalledTools
  let corrections: @Sendable (BookIdentity) -> [WordCorrection]

  /// Replies to requests until the other process ends.
  func serve(_ socket: PacketSocket) {
    while let packet = socket.receive(upTo: Self.longestRequest), let request = ToolRequest(packet) {
      guard socket.send(reply(to: request)) else { return }
    }
  }

  private func reply(to request: ToolRequest) -> Packet {
    switch request {
    case .run(let words, let limits):
      return reply { () throws(ToolFailure) in
        try tools.output(of: words, limits: try allowed(words, limits))
      }
    case .file(let words, let limits):
      return reply { () throws(ToolFailure) in
        let limits = try allowed(words, limits)
        return try tools.file(
          writtenBy: { folder in words.map { $0 == ToolRequest.folder ? folder : $0 } }, limits: limits)
      }
    case .kept(let key):
      return reply { () throws(ToolFailure) in
        guard Self.isName(key), let output = tools.kept(key) else { throw .missing }
        return output
      }
    case .keep(let output, let key):
      if Self.isName(key) { tools.keep(output, as: key) }
      return Packet()
    case .corrections(let book):
      var packet = Packet()
      packet.append(corrections(book))
      return packet
    }
  }

  private func reply(_ result: () throws(ToolFailure) -> [UInt8]) -> Packet {
    var packet = Packet()
    do throws(ToolFailure) {
      let output = try result()
      packet.append(1)
      packet.append(output)
    } catch {
      packet.append(0)
      packet.append(error)
    }
    return packet
  }

  /// Returns the limits of a program that may be run, on a document that may be read.
  private func allowed(_ words: [String], _ limits: ToolLimits) throws(ToolFailure) -> ToolLimits {
    guard let program = words.first, Self.programs.contains(program), let document = limits.document else {
      throw .missing
    }
    guard isHeld(document) || isReached(document) else {
      // A book may be moved while it is read.
      throw FilePresence.exists(document) ? .missing : .failed(message: String(cString: strerror(ENOENT)))
    }
    let bounded = ToolLimits(
      seconds: min(max(limits.seconds, 1), Self.most.seconds), bytes: min(max(limits.bytes, 0), Self.most.bytes),
      memory: min(max(limits.memory ?? Self.most.memory, 0), Self.most.memory))
    return bounded.reading(document)
  }

  /// Returns a Boolean value that indicates whether a path is that of a descriptor of the process that parses.
  private func isHeld(_ path: String) -> Bool {
    let start = "/proc/\(parser)/fd/"
    return path.hasPrefix(start) && Int32(path.dropFirst(start.count)) != nil
  }

  /// Returns a Boolean value that indicates whether the process that parses may read a file, all links followed.
  private func isReached(_ path: String) -> Bool {
    guard let file = FilePresence.realPath(of: path) else { return false }
    return reach.compactMap(FilePresence.realPath).contains { file == $0 || file.hasPrefix($0 + "/") }
  }

  /// Returns a Boolean value that indicates whether a key is a name and no path.
  private static func isName(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count < 256 && !key.hasPrefix(".")
      && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+".contains($0)) }
  }
}
