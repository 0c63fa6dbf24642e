import Foundation
import LecternCLI
import TestSupport
import Testing

/// Turning from one book to another.
@Suite struct OtherBookTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func run(_ path: String, _ keys: String) -> [String] {
    ProgramRun(["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"], home: home).lines
      .withoutListHints
  }

  @Test func `a book is found among the files beside the one at hand, and opened in its place`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("# One\n\nFirst.\n", to: "a.md")
    _ = try folder.write("# Two\n\nSecond.\n", to: "b.md")
    _ = try folder.write("no book", to: "c.bin")
    try FileManager.default.createDirectory(atPath: folder.path + "/deep", withIntermediateDirectories: false)
    _ = try folder.write("nothing", to: "deep/d.epub")
    #expect(
      run(first, "C-o Enter Down Down Down Enter Down") == [
        "One. Page 1 of 1.", "One. Heading level 1.", "Open a book. No books yet. Dialog.", "Another file. Button.",
        "Open a book. \(folder.path). Dialog.", "Files. List box. Folder .., selected, 1 of 4.",
        "Folder deep. 2 of 4.",
        "a.md. 3 of 4.", "b.md. 4 of 4.", "Two. Page 1 of 1.", "Two. Heading level 1.", "Second.",
      ])
  }

  @Test func `letters typed at a button go to the list beside it`() throws {
    let folder = try TemporaryFolder()
    for name in ["Emma", "Sanditon"] {
      let path = try folder.write("# \(name)\n\nText.\n", to: name + ".md")
      #expect(ProgramRun([path, "--line"], home: home, keyboard: TypedKeys("q")).status == .done)
    }
    #expect(run(folder.path + "/Emma.md", "C-o S-Tab \"san\"").last?.hasPrefix("Sanditon.") == true)
  }

  @Test func `what is no book keeps the list open and says why, and folders are gone into and out of`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("First.\n", to: "a.md")
    try FileManager.default.createDirectory(atPath: folder.path + "/deep", withIntermediateDirectories: false)
    _ = try folder.write("nothing", to: "deep/d.epub")
    let said = run(first, ": \"open\" Enter Enter Down Enter Down Enter Up Enter Esc Esc")
    #expect(said.contains("Open a book. \(folder.path)/deep. Dialog."))
    #expect(said.contains { $0.hasPrefix("Files. Error: ") && $0.contains("d.epub") })
    #expect(said.last == "First.")
  }

  @Test func `the books that were opened are rows that tell how far each was read`() throws {
    let folder = try TemporaryFolder()
    let emma = try EPUBFixture("<p>One.</p><p>Two.</p><p>Six.</p>").write(to: folder, "emma.epub")
    let other = try folder.write("First.\n\nSecond.\n", to: "a.md")
    for (path, keys) in [(other, "q"), (emma, "\u{1B}[B\u{1B}[Bq")] {
      #expect(ProgramRun([path, "--line"], home: home, keyboard: TypedKeys(keys)).status == .done)
    }
    #expect(
      run(other, "Down C-o Down Up").suffix(3) == [
        "Books. List box. Fixture. A. Writer. Progress, 66 percent. Read today, selected, 1 of 2.",
        "a. Progress, 46 percent. Read today. Row 2 of 2.",
        "Fixture. A. Writer. Progress, 66 percent. Read today. Row 1 of 2.",
      ])
    #expect(
      run(emma, "C-End C-o").last
        == "Books. List box. Fixture. A. Writer. Progress, 66 percent. Read today, selected, 1 of 2.")
  }
}
