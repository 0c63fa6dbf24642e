import LecternCLI
import TestSupport
import Testing

/// The place behind the last word of a block: where a selection ends, and where nothing of its own is to be said.
@Suite struct BlockEndTests {
  private func heard(_ keys: String, _ body: String = "<h1>X</h1><p>One two.</p><p>Three.</p>") throws -> [String] {
    let home = try TemporaryFolder()
    let book = try EPUBFixture(body).write(to: home)
    return ProgramRun(["transcript", book, "--keys", keys], home: home).lines
  }

  @Test(arguments: [
    ("Down [ Right Left / Esc", "One two."), ("Down [ Right Left : Esc", "One two."),
    ("[ Right Left / Esc", "X. Heading level 1."), ("] ] Down / Esc", "new line"),
  ])
  func `whoever comes back from a dialog hears where they are`(keys: String, said: String) throws {
    #expect(try heard(keys).last == said)
  }

  @Test(arguments: ["Down [ Right Right m C-Home b", "] ] Down m Down Down B"])
  func `a bookmark there is one of the sentence that ends there`(keys: String) throws {
    #expect(["One two.", "X. Heading level 1."].contains(try heard(keys).last))
  }

  @Test(arguments: ["Down [ Right Right Esc C-s", "] ] Down C-s"])
  func `the sentence that ends there is saved`(keys: String) throws {
    #expect(try heard(keys).last == "Text saved.")
  }

  @Test func `a picture without a description is called one in a selection, and is no part of what is kept`() throws {
    let home = try TemporaryFolder()
    let book = try EPUBFixture("<p>Before.</p><p>See <img src='y.png'/> here.</p>").write(to: home)
    #expect(
      ProgramRun(["transcript", book, "--keys", "Down [ Down Right"], home: home).lines.last
        == "See image here selected.")
    _ = ProgramRun([book, "--line"], home: home, keyboard: TypedKeys("\u{1B}[B[\u{1B}[B\u{1B}[C\u{13}q"))
    let kept = ProgramRun(["notes", book], home: home).output
    #expect(kept.contains("See here.") && !kept.contains("\u{FFFC}"), "\(kept)")
  }
}
