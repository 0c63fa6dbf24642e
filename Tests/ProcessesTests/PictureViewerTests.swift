import Foundation
import Processes
import TestSupport
import Testing

/// Pictures that are handed to another program.
@Suite struct PictureViewerTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var left: [String] { (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? [] }

  @Test func `a viewer gets a file that only its owner can read, which is gone in the end`() throws {
    let viewer = PictureViewer(inFolder: home.path)
    let seen = home.path + "/seen"
    let words = ["sh", "-c", "{ stat -c '%a %n' \"$0\"; cat \"$0\"; } > '\(seen)'"]
    #expect(viewer.show(Array("PNG".utf8), by: words))
    let lines = try String(contentsOfFile: seen, encoding: .utf8).split(separator: "\n")
    #expect(
      lines.count == 2 && lines[0].hasPrefix("600 ") && lines[0].hasSuffix("/picture-1.png") && lines[1] == "PNG")
    #expect(left.count == 2)
    // Another picture does not take the place of one that is shown.
    #expect(viewer.show(Array("PNG".utf8), by: words))
    #expect(try String(contentsOfFile: seen, encoding: .utf8).contains("/picture-2.png\n"))
    viewer.removeFiles()
    #expect(left == ["seen"])
  }

  @Test(arguments: [["lectern-no-such-viewer"], ["false"]])
  func `a viewer that is not installed or fails is known to have failed`(words: [String]) {
    let viewer = PictureViewer(inFolder: home.path)
    #expect(!viewer.show([1], by: words))
    viewer.removeFiles()
    #expect(left.isEmpty)
  }
}
