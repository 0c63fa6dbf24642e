import Glibc
import Testing

@testable import Terminal

@Suite struct FrameOutputTests {
  /// Returns the writes to a socket that keeps them apart, as a terminal does not.
  private func writes(_ body: (FrameOutput, Int32) -> Void) throws -> [String] {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    try #require(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    let output = try #require(FrameOutput(to: ends[1]))
    body(output, fileno(output.file))
    var writes: [String] = []
    while case let bytes = try? FileBytes.read(upTo: 1 << 16, from: ends[0]), let bytes, !bytes.isEmpty {
      writes.append(String(decoding: bytes, as: UTF8.self))
    }
    return writes
  }

  private func put(_ text: String, to file: Int32) { #expect(FileBytes.write(Array(text.utf8)[...], to: file)) }

  @Test func `a frame goes out at once, however many pieces it is written in`() throws {
    let found = try writes { output, file in
      output.whole { for row in ["first row, ", "second row, ", "third row"] { put(row, to: file) } }
      output.whole { put("next", to: file) }
      output.whole {}
    }
    #expect(found == ["first row, second row, third row", "next"])
  }

  @Test func `what is no part of a frame goes out as it is written`() throws {
    let found = try writes { output, file in
      put("before", to: file)
      output.whole { put("frame", to: file) }
      put("a bell", to: file)
    }
    #expect(found == ["before", "frame", "a bell"])
  }
}
