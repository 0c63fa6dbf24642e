import Reading
import Testing

@Suite struct SkipValueTests {
  @Test(arguments: [
    ("roles", "roles"), ("none", "none"), ("tables, code", "tables, code"), ("roles,tables", "roles, tables"),
    ("footnotes", "footnotes"), ("none, code", "code"),
    (
      "licence, contents, pull-quotes, bibliography, page-numbers, note-references, footnotes, code",
      "roles, code"
    ),
  ])
  func `a value is written as it is shortest`(read: String, written: String) {
    #expect(Settings.Skip(read)?.value == written)
  }

  @Test(arguments: ["everything", "tables code", "tables,,code x"])
  func `a name that is none is refused`(value: String) { #expect(Settings.Skip(value) == nil) }
}
