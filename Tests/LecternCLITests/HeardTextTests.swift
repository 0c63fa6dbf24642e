import Foundation
import LecternCLI
import TestSupport
import Testing

/// Text that is heard otherwise than it is written.
@Suite struct HeardTextTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func heard(
    _ keys: String, _ page: String, _ options: String..., locale: String = "C.UTF-8"
  ) throws -> [String] {
    let file = home.path + "/a.html"
    try page.write(toFile: file, atomically: true, encoding: .utf8)
    let run = ProgramRun(
      ["transcript", file, "--keys", keys, "--speech-only"] + options, home: home, environment: ["LANG": locale])
    #expect(run.status == .done)
    return run.lines
  }

  private static let date = "<h1>H</h1><p><time datetime=2026-03-05>5/3/2026</time> x</p>"

  @Test(arguments: [
    ("<html lang=en>" + date, "C.UTF-8", "5 March 2026 x"), ("<html lang=de>" + date, "C.UTF-8", "5. März 2026 x"),
    ("<html lang=en>" + date, "de_DE.UTF-8", "5 March 2026 x"), (date, "de_DE.UTF-8", "5. März 2026 x"),
    ("<html lang=fr>" + date, "C.UTF-8", "5/3/2026 x"),
    ("<h1>H</h1><p lang=pl><time datetime=2026-03-05>5/3/2026</time> x</p>", "C.UTF-8", "5 marca 2026 x"),
  ])
  func `a date is heard in the language of the text around it`(page: String, locale: String, said: String) throws {
    let last = try #require(try heard("Down", page, locale: locale).last)
    #expect(last.hasPrefix(said), "\(last)")
  }

  @Test func `titles and letters are composed, as text is`() throws {
    let page = "<title>Gru\u{308}n</title><h1>U\u{308}ber</h1><p>A\u{308}rger</p>"
    let said = try heard("Down z z C-t", page).joined(separator: "\n")
    #expect(!said.unicodeScalars.contains("\u{308}"), "\(said)")
    #expect(said.contains("cap ä, r, g, e, r"))
  }

  private static let note =
    "<h1>H</h1><p>He saw ‘it.’\u{200A}”<a role=doc-noteref href=#n>1</a> Then.</p><aside role=doc-footnote id=n>1 A ferry."

  @Test func `the mark of a note behind a mark that stands by itself is a word, and is spelled`() throws {
    #expect(try heard("] Down Down Down Down Down", Self.note).suffix(2) == ["Note 1.", "Then"])
    #expect(try heard("o z z", Self.note).suffix(2) == ["Note 1.", "1"])
  }

  @Test func `more content tells the words of a note without its number`() throws {
    #expect(try heard("Down F8", Self.note).last == "Note 1, A ferry.")
  }
}
