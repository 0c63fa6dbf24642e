import Foundation
import LecternCLI
import Reading
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
    #expect(options(help) == options(manual))
  }

  @Test func `the manual page explains every setting`() {
    for name in Settings.names {
      #expect(manual.contains("\n.BR \(name) ") || manual.contains("\n.BR \(name)\n"), "\(name)")
    }
  }

  @Test func `the manual page is of this version`() {
    #expect(manual.contains("\"lectern \(Program.version)\""))
  }
}
