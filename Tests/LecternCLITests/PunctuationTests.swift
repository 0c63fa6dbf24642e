import LecternCLI
import TestSupport
import Testing

/// Which symbols are heard by name at each punctuation level: in running text, in code, in words and characters.
@Suite struct PunctuationTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// A text, how it is moved through, and what is heard of it at the levels none, some and all.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var body = "<p>“Well—no,” he (R&D) said; it's 3.5% at 10:30 ===== x...</p>"
    let keys: String
    let none: [String]
    let some: [String]
    let all: [String]

    var testDescription: String { name }
  }

  static let prose = Row(
    name: "row", keys: "Down", none: ["“Well—no,” he (R&D) said; it's 3.5% at 10:30 ===== x..."],
    some: ["“Well—no,” he (R and D) said; it's 3.5 percent at 10:30 5 equals x..."],
    all: [
      "left quote Well em dash no comma right quote he left paren R and D right paren said semicolon it's 3.5 percent "
        + "at 10:30 5 equals x 3 periods"
    ])

  static func proseTwice(_ name: String, _ keys: String) -> Row {
    Row(
      name: name, keys: keys, none: prose.none + prose.none, some: prose.some + prose.some,
      all: prose.all + prose.all)
  }

  static func code(_ name: String, _ keys: String, _ body: String, _ said: String...) -> Row {
    Row(name: name, body: body, keys: keys, none: said, some: said, all: said)
  }

  static let rows: [Row] = [
    prose,
    Row(name: "sentence", keys: ".", none: prose.none, some: prose.some, all: prose.all),
    proseTwice("paragraph and reading through", "p a"),
    proseTwice("said again", "Down C-l"),
    Row(
      name: "words", body: "<p>“No,” x&amp;y it's — $5</p>", keys: "] Down Down Down Down Down Down",
      none: ["Words.", "No", "x", "y", "it's", "em dash", "$5"],
      some: ["Words.", "No", "x and", "y", "it's", "em dash", "$5"],
      all: ["Words.", "left quote No comma right quote", "x and", "y", "it's", "em dash", "dollar 5"]),
    Row(
      name: "text without words", body: "<p>…</p><p>“?!”</p><ul><li>✓</li></ul>", keys: "Down p .",
      none: ["ellipsis", "left quote question mark exclamation mark right quote", "List, 1 item.", "check mark"],
      some: ["ellipsis", "left quote question mark exclamation mark right quote", "List, 1 item.", "check mark"],
      all: ["ellipsis", "left quote question mark exclamation mark right quote", "List, 1 item.", "check mark"]),
    Row(
      name: "text without words that is read through", body: "<p>…</p><p>“?!”</p><p>✓ †</p>", keys: "a @end",
      none: ["So", "…", "“?!”", "✓ †", "E:complete", "End of book."],
      some: ["So", "…", "“?!”", "check mark dagger", "E:complete", "End of book."],
      all: [
        "So", "ellipsis", "left quote question mark exclamation mark right quote", "check mark dagger", "E:complete",
        "End of book.",
      ]),
    Row(
      name: "a sentence with a note in it",
      body: "<p>It rained<sup><a epub:type='noteref' href='#n'>1</a></sup>. So…</p>", keys: "Down",
      none: ["It rained. So…", "E:note"], some: ["It rained. So…", "E:note"],
      all: ["It rained period So ellipsis", "E:note"]),
    Row(
      name: "a cell under its header",
      body: "<table><tr><th>Item</th><th>Price</th></tr><tr><td>A</td><td>–</td></tr></table>",
      keys: "Down Down Down Down", none: ["Table, 2 columns, 2 rows.", "Item", "Price", "Item: A", "Price: en dash"],
      some: ["Table, 2 columns, 2 rows.", "Item", "Price", "Item: A", "Price: en dash"],
      all: ["Table, 2 columns, 2 rows.", "Item", "Price", "Item: A", "Price: en dash"]),
    Row(
      name: "a heading without words", body: "<h2>★</h2>", keys: "Down a",
      none: ["black star. Heading level 2.", "★. Heading."],
      some: ["black star. Heading level 2.", "black star. Heading."],
      all: ["black star. Heading level 2.", "black star. Heading."]),
    Row(
      name: "signs without words in a language without names", body: "<p lang='fr'>…</p>", keys: "Down",
      none: ["ellipsis"], some: ["ellipsis"], all: ["ellipsis"]),
    Row(
      name: "characters", body: "<p>,&amp;</p>", keys: "] ] p Down",
      none: ["Words.", "Characters.", "comma and", "and"], some: ["Words.", "Characters.", "comma and", "and"],
      all: ["Words.", "Characters.", "comma and", "and"]),
    code(
      "row of code", "Down", "<pre><code>a.b(c) // it's</code></pre>", "Code, 1 line.",
      "a period b left paren c right paren slash slash it apostrophe s"),
    code(
      "reading code through", "a @end", "<pre><code>x = 1;</code></pre>", "So", "Code.", "x equals 1 semicolon",
      "E:complete", "End of book."),
    code(
      "words of code", "] Down Down", "<pre><code>f(); g</code></pre>", "Words.",
      "f left paren right paren semicolon", "g"),
    Row(
      name: "a list with its number", body: "<ol><li>A, b.</li></ol>", keys: "Down",
      none: ["List, 1 item.", "1. A, b."], some: ["List, 1 item.", "1. A, b."],
      all: ["List, 1 item.", "1. A comma b period"]),
    Row(
      name: "the program's own words", body: "<h2>No, no</h2>", keys: "Down", none: ["No, no. Heading level 2."],
      some: ["No, no. Heading level 2."], all: ["No comma no. Heading level 2."]),
    Row(
      name: "a language with names of its own", body: "<p lang='de'>A&amp;B, C</p>", keys: "Down", none: ["A&B, C"],
      some: ["A und B, C"], all: ["A und B Komma C"]),
    Row(
      name: "a language without names", body: "<p lang='fr'>A&amp;B, C</p>", keys: "Down", none: ["A&B, C"],
      some: ["A&B, C"], all: ["A and B comma C"]),
  ]

  func heard(_ row: Row, _ level: String) throws -> [String] {
    let path = try EPUBFixture("<p>So</p>" + row.body).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", row.keys, "--size", "110x20", "--speech-only", "--set", "punctuation=\(level)"],
      home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test(arguments: rows)
  func `symbols are named as the level wants`(row: Row) throws {
    #expect(try heard(row, "none") == row.none)
    #expect(try heard(row, "some") == row.some)
    #expect(try heard(row, "all") == row.all)
  }

  @Test func `what is printed to be read is the text as it stands`() throws {
    let path = try EPUBFixture("<p>R&amp;D, 5%</p><pre>x = 1</pre>").write(to: home)
    #expect(ProgramRun(["read", path], home: home).lines == ["R&D, 5%", "x = 1"])
  }
}
