import Foundation
import LecternCLI
import TerminalUI
import TestSupport
import Testing

@Suite struct ManualTests {
  let manual: String

  init() throws {
    let page = TestPackage.root.appendingPathComponent("Sources/LecternCLI/Manual/lectern.1")
    manual = try String(contentsOf: page, encoding: .utf8).replacingOccurrences(of: "\\-", with: "-")
  }

  @Test func `the manual page explains every option that help lists, and no other`() throws {
    let help = ProgramRun(["--help"], home: try TemporaryFolder()).output
    let options = { (text: String) in Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.output) }) }
    // The recipe for GNU parallel has options of that program.
    let recipe = try #require(manual.firstRange(of: /\nGNU parallel [^\0]*?\n\.TP/))
    #expect(options(help) == options(manual.replacingCharacters(in: recipe, with: "")))
  }

  @Test(arguments: ["", "read", "search", "check", "ocr", "units", "audit", "notes", "stats", "transcript"])
  func `the manual page explains the options of a command where it explains the command`(command: String) throws {
    let help = ProgramRun(["--help"], home: try TemporaryFolder()).output
    let name = command.isEmpty ? "lectern [BOOK]" : "lectern \(command) "
    let usage = try #require(help.components(separatedBy: "\nlectern ").first { ("lectern " + $0).hasPrefix(name) })
    let heading = command.isEmpty ? ".BR lectern \" \"" : ".BR \"lectern \(command)\""
    let chapter = try #require(manual.components(separatedBy: ".TP\n" + heading).dropFirst().first)
    let explained = try #require(chapter.components(separatedBy: ".RE\n").first)
    let options = { (text: String) in Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.output) }) }
    let listed = usage.split(separator: "\n").filter { $0.hasPrefix("    --") }.joined(separator: "\n")
    #expect(!options(listed).isEmpty)
    #expect(options(listed) == options(explained))
  }

  @Test func `the manual page explains every command among the commands`() throws {
    let help = ProgramRun(["--help"], home: try TemporaryFolder()).output
    let commands = try #require(
      manual.components(separatedBy: ".SH COMMANDS\n").last?.components(separatedBy: "\n.SH ").first)
    let names = help.matches(of: /\nlectern ([a-z]+)/).map { String($0.output.1) }
    #expect(!names.isEmpty)
    for name in names { #expect(commands.contains("lectern \(name)"), "\(name)") }
  }

  @Test func `the manual page explains every setting`() {
    for name in Setting.all.map(\.name) {
      #expect(manual.contains("\n.BR \(name) ") || manual.contains("\n.BR \(name)\n"), "\(name)")
    }
  }

  @Test func `the manual page is of this version`() {
    #expect(manual.contains("\"lectern \(Program.version)\""))
  }
}
