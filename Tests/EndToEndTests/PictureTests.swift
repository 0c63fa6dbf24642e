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
    let cells = head.split(separator: " ").compactMap { Int($0) }
    #expect(head.hasPrefix("png ") && cells.count == 2, "\(head)")
    #expect(cells.allSatisfy { (1...1_000).contains($0) }, "\(head)")
  }

  /// The Exif data of a JPEG that give its orientation.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    let directory: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let data = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directory
    return [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data
  }

  /// The orientation, and the side on which the red half is seen.
  @Test(arguments: [
    (1, "left"), (2, "right"), (3, "right"), (4, "left"), (5, "top"), (6, "top"), (7, "bottom"), (8, "bottom"),
  ])
  func `a picture of a camera is turned upright`(orientation: UInt8, side: String) throws {
    let path = home.path + "/picture"
    try Data(Self.halves).write(to: URL(fileURLWithPath: path))
    try Data().write(to: URL(fileURLWithPath: home.path + "/drawn"))
    _ = try FinishedRun(
      ["jpeg", path, "0"], program: ChildProcess.program("lectern-pages"),
      environment: ["PATH": "/usr/bin:/bin", "HOME": home.path], output: .file(home.path + "/drawn"))
    let jpeg = Array(try Data(contentsOf: URL(fileURLWithPath: home.path + "/drawn")))
    let (head, cells) = try parts(
      draw(jpeg.prefix(2) + Self.exif(orientation) + jpeg.dropFirst(2), "blocks", "4", "4", "10", "20"))
    let isUpright = ["left", "right"].contains(side)
    #expect(head == (isUpright ? "blocks 4 1" : "blocks 3 3"))
    /// Red is much more than blue in the middle of the cell's colours.
    func isRed(_ cell: ArraySlice<UInt8>) -> Bool {
      let bytes = Array(cell)
      return [bytes[2...4], bytes[5...7]].contains { $0.first ?? 0 > 200 && $0.last ?? 255 < 60 }
    }
    let isFirstRed = isRed(cells.prefix(8)), isLastRed = isRed(cells.suffix(8))
    #expect(isFirstRed == ["left", "top"].contains(side) && isLastRed != isFirstRed, "\(cells)")
  }
}
