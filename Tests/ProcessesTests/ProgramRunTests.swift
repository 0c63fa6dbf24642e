import Foundation
import Processes
import TestSupport
import Testing

@Suite struct ProgramRunTests {
  let home: TemporaryFolder
  private let patience = 2_000

  init() throws { home = try TemporaryFolder() }

  @Test func `a program gets every byte, and its words as they are`() throws {
    // More than any pipe holds.
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20) + Array("\0$(id) 'é'\n".utf8)
    let file = home.path + "/a $(b) 'c'"
    #expect(ProgramRun.succeeds(["tee", file], input: bytes, milliseconds: patience))
    #expect(FileBytes.read(file) == bytes)
  }

  @Test func `a program that reads nothing has ended well all the same`() {
    #expect(ProgramRun.succeeds(["true"], input: Array(repeating: 0, count: 1 << 20), milliseconds: patience))
  }

  @Test(arguments: [["false"], ["no-such-program-here"], [], ["sh", "-c", "kill -TERM $$"], ["/"]])
  func `what fails, ends by a signal or is not there has taken nothing`(words: [String]) {
    #expect(!ProgramRun.succeeds(words, input: Array("Text".utf8), milliseconds: patience))
  }

  @Test func `a program that does not end is ended, with those it has started`() throws {
    let script = "echo $$ > '\(home.path)/id'; sleep 1000 & wait"
    #expect(!ProgramRun.succeeds(["sh", "-c", script], input: [], milliseconds: patience))
    let id = try #require(
      FileBytes.read(home.path + "/id").flatMap { Int32(String(decoding: $0.dropLast(), as: UTF8.self)) })
    #expect(kill(id, 0) == -1)
  }
}
