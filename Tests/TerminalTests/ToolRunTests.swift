import Foundation
import Terminal
import TestSupport
import Testing

@Suite struct ToolRunTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test func `a program gets every byte, and its words as they are`() throws {
    // More than any pipe holds.
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20) + Array("\0$(id) 'é'\n".utf8)
    let file = home.path + "/a $(b) 'c'"
    #expect(ToolRun.succeeds(["tee", file], input: bytes))
    #expect(FileBytes.read(file) == bytes)
  }

  @Test func `a program that reads nothing has ended well all the same`() {
    #expect(ToolRun.succeeds(["true"], input: Array(repeating: 0, count: 1 << 20)))
  }

  @Test(arguments: [["false"], ["no-such-program-here"], [], ["sh", "-c", "kill -TERM $$"], ["/"]])
  func `what fails, ends by a signal or is not there has taken nothing`(words: [String]) {
    #expect(!ToolRun.succeeds(words, input: Array("Text".utf8)))
  }

  @Test func `a program that does not end is ended, with those it has started`() throws {
    let script = "echo $$ > '\(home.path)/id'; sleep 1000 & wait"
    #expect(!ToolRun.succeeds(["sh", "-c", script], input: []))
    let id = try #require(
      FileBytes.read(home.path + "/id").flatMap { Int32(String(decoding: $0.dropLast(), as: UTF8.self)) })
    #expect(kill(id, 0) == -1)
  }
}
