import BookFormats
import Bookshelf
import Glibc
import Terminal
import TestSupport
import Testing

@testable import LecternMain
@testable import Processes

/// The requests of a process that parses a book, and what it is refused when it asks for more than it needs.
@Suite struct ToolRequestTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let requests: [ToolRequest] = [
    .run(words: ["pdftotext", "a.pdf", "-"], limits: ToolLimits(seconds: 5, bytes: 1 << 20).reading("a.pdf")),
    .file(words: ["pandoc", "-o", ToolRequest.folder], limits: ToolLimits(seconds: 5, bytes: 9, memory: 1 << 30)),
    .kept(key: "a-1"), .keep(output: [1, 2, 3], key: "b"),
    .corrections(BookIdentity(identifier: "i", title: "t", creators: ["c"], size: 3, hash: 4, path: "p")),
  ]

  @Test(arguments: requests)
  func `a request is read as it was sent`(request: ToolRequest) {
    #expect(ToolRequest(request.packet) == request)
  }

  @Test func `a message of any bytes is no request, or one that is read as it was sent`() {
    var random = Seed("messages of a parser")
    for _ in 0..<20_000 {
      var bytes = Self.requests.randomElement(using: &random)?.packet.bytes ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
        case 1: bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
        default:
          if let place = bytes.indices.randomElement(using: &random) {
            bytes[place] = .random(in: 0...255, using: &random)
          }
        }
      }
      if let request = ToolRequest(Packet(received: bytes)) { #expect(ToolRequest(request.packet) == request) }
    }
  }

  @Test func `programs that read no documents, files beside the book and paths for keys are refused`() throws {
    let book = try home.write("%PDF-1.4", to: "book.pdf")
    let secret = try home.write("A secret.", to: "secret.pdf")
    let link = home.path + "/book-link.pdf"
    #expect(symlink(secret, link) == 0)
    let limits = ToolLimits(seconds: 5, bytes: 1 << 20)
    let refused: [ToolRequest] = [
      .run(words: ["cat", book], limits: limits.reading(book)),
      .run(words: ["/bin/pdftotext", book, "-"], limits: limits.reading(book)),
      .run(words: ["sh", "-c", "pdftotext"], limits: limits.reading(book)),
      .run(words: [], limits: limits.reading(book)),
      .run(words: ["pdftotext", book, "-"], limits: limits),
      .run(words: ["pdftotext", secret, "-"], limits: limits.reading(secret)),
      .run(words: ["pdftotext", link, "-"], limits: limits.reading(link)),
      .run(words: ["pdftotext", book + "/../secret.pdf", "-"], limits: limits.reading(home.path + "/./secret.pdf")),
      .file(words: ["pdftohtml", secret, ToolRequest.folder], limits: limits.reading(secret)),
      .run(words: ["pdftotext", "/proc/1/fd/0", "-"], limits: limits.reading("/proc/1/fd/0")),
      .run(words: ["pdftotext", "/proc/self/mem", "-"], limits: limits.reading("/proc/self/mem")),
      .kept(key: "../shelf.sqlite"), .kept(key: ""), .kept(key: "/etc/passwd"), .kept(key: ".hidden"),
    ]
    for request in refused {
      var reply = try #require(try reply(to: request, reach: [book]), "\(request)")
      #expect(reply.number() == 0, "\(request)")
      #expect(reply.failure() != nil, "\(request)")
    }
  }

  @Test func `a book that is no longer there is said to be gone, and not the program that reads it`() throws {
    let book = home.path + "/gone.pdf"
    let limits = ToolLimits(seconds: 5, bytes: 1 << 20).reading(book)
    let request = ToolRequest.run(words: ["pdftotext", book, "-"], limits: limits)
    var reply = try #require(try reply(to: request, reach: [book]))
    #expect(reply.number() == 0)
    #expect(reply.failure() == .failed(message: "No such file or directory"))
  }

  @Test func `what is kept goes into no folder but that of the cache`() throws {
    let key = "../outside"
    _ = try reply(to: .keep(output: [1], key: key), reach: [])
    #expect(!FilePresence.exists(home.path + "/outside"))
  }

  /// Returns the reply to a request of this process.
  private func reply(to request: ToolRequest, reach: [String]) throws -> Packet? {
    let (own, other) = try #require(PacketSocket.pair())
    defer { own.descriptor.close() }
    let tools = InstalledTools(environment: [
      "PATH": "/usr/bin:/bin", "HOME": home.path, "XDG_CACHE_HOME": home.path + "/cache",
    ])
    let server = ToolServer(parser: getpid(), reach: reach, tools: tools) { _ in [] }
    DetachedThread.start { server.serve(other) }
    return own.send(request.packet) ? own.receive(upTo: 1 << 20) : nil
  }
}
