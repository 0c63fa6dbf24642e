import BookFormats
import Bookshelf
import Processes
import Synchronization
import TextModel

/// The programs on the system and the shelf, as a process that may start and open nothing reaches them: it asks another
/// process.
final class ToolClient: DocumentTools {
  /// The greatest size of a reply, in bytes.
  private static let longestReply = 1 << 30

  private let first: Mutex<PacketSocket>
  private let second: Mutex<PacketSocket>

  /// Creates a client with two sockets, so that a section can be prepared while another one is asked for.
  init(_ first: PacketSocket, _ second: PacketSocket) {
    self.first = Mutex(first)
    self.second = Mutex(second)
  }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    try result(of: .run(words: words, limits: limits))
  }

  func file(
    writtenBy words: (_ folder: String) -> [String], limits: ToolLimits
  ) throws(ToolFailure) -> [UInt8] {
    try result(of: .file(words: words(ToolRequest.folder), limits: limits))
  }

  // The other process opens it by its path.
  func file(holding bytes: [UInt8]) -> (any HeldFile)? { InstalledTools.Held(bytes) }

  func kept(_ key: String) -> [UInt8]? { try? result(of: .kept(key: key)) }

  func keep(_ output: [UInt8], as key: String) { _ = reply(to: .keep(output: output, key: key)) }

  /// Returns the corrections of the words of a scanned book.
  func corrections(of book: BookIdentity) -> [WordCorrection] {
    var reply = reply(to: .corrections(book))
    return reply?.corrections() ?? []
  }

  private func result(of request: ToolRequest) throws(ToolFailure) -> [UInt8] {
    guard var reply = reply(to: request) else { throw .missing }
    if reply.number() == 1, let output = reply.data() { return output }
    throw reply.failure() ?? .missing
  }

  private func reply(to request: ToolRequest) -> Packet? {
    let ask = { (socket: PacketSocket) in
      socket.send(request.packet) ? socket.receive(upTo: Self.longestReply) : nil
    }
    return second.withLockIfAvailable { ask($0) } ?? first.withLock { ask($0) }
  }
}
