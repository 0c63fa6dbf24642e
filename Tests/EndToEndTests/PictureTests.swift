import Foundation
import TestSupport
import Testing

/// Pictures as the helper draws them for terminals.
@Suite struct PictureTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// A PNM of 20 by 10 pixels, red on the left and blue on the right.
  private static let halves =
    Array("P6 20 10 255\n".utf8)
    + Array(
      repeating: Array(repeating: [255, 0, 0], count: 10) + Array(repeating: [0, 0, 255], count: 10), count: 10
    )
    .joined().joined()

  private func draw(_ picture: [UInt8] = halves, _ words: String...) throws -> FinishedRun {
    let path = home.path + "/picture"
    try Data().write(to: URL(fileURLWithPath: home.path + "/drawn"))
    try Data(picture).write(to: URL(fileURLWithPath: path))
    return try FinishedRun(
      ["draw", path, "0"] + words, program: ChildProcess.program("lectern-pages"),
      environment: ["PATH": "/usr/bin:/bin", "HOME": home.path], output: .file(home.path + "/drawn"))
  }

  /// The head line, and the rest.
  private func parts(_ run: FinishedRun) throws -> (String, [UInt8]) {
    #expect(run.change == .exited(0), "\(run.errors)")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: home.path + "/drawn")))
    let end = try #require(bytes.firstIndex(of: 0x0A))
    return (String(decoding: bytes[..<end], as: UTF8.self), Array(bytes[(end + 1)...]))
  }

  @Test func `half blocks have the colours of the picture, in as many cells as it needs`() throws {
    let (head, cells) = try parts(draw(Self.halves, "blocks", "4", "4", "10", "20"))
    #expect(head == "blocks 4 1" && cells.count == 4 * 8)
    let left = Array(cells.prefix(8)), right = Array(cells.suffix(8))
    // The ground, or all of the cell as a full block.
    #expect([left[2...4], left[5...7]].contains { Array($0) == [255, 0, 0] }, "\(left)")
    #expect([right[2...4], right[5...7]].contains { Array($0) == [0, 0, 255] }, "\(right)")
  }

  @Test func `a PNG and sixels fill whole cells`() throws {
    let (head, png) = try parts(draw(Self.halves, "png", "4", "4", "10", "20", "line=1,1,9,5", "word=2,2,4,4"))
    #expect(head == "png 4 1" && png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // IHDR: the width and the height.
    #expect(Array(png[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 20])
    let (other, sixels) = try parts(draw(Self.halves, "sixel", "4", "4", "10", "20"))
    #expect(other == "sixel 4 1")
    #expect(sixels.allSatisfy { (0x21...0x7E).contains($0) } && sixels.contains(UInt8(ascii: "#")))
  }

  @Test(arguments: [["gif", "4", "4", "10", "20"], ["png", "4", "4"], []])
  func `wrong words are refused`(words: [String]) throws {
    let path = home.path + "/picture"
    try Data(Self.halves).write(to: URL(fileURLWithPath: path))
    let run = try FinishedRun(
      ["draw", path, "0"] + words, program: ChildProcess.program("lectern-pages"),
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.change == .exited(64))
  }

  @Test func `what is no picture, and one that is too large, is refused before it is decoded`() throws {
    #expect(
      try draw(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "png", "4", "4", "10", "20").change
        == .exited(65))
    let huge = Array("P6 90000 90000 255\n".utf8) + [UInt8](repeating: 0, count: 64)
    let run = try draw(huge, "png", "4", "4", "10", "20")
    #expect(run.change == .exited(65) && run.errors.contains("too-large 90000 90000"))
  }

  @Test func `any number of cells stays within bounds`() throws {
    let (head, _) = try parts(draw(Self.halves, "png", "999999999", "-5", "0", "99999"))
    #expect(head.hasPrefix("png "))
  }
}
