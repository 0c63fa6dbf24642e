import LecternCLI
import TestSupport
import Testing

/// Numbers above and below the line, which must not be heard as part of what they stand at.
@Suite struct ScriptNumberTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func heard(
    _ keys: String, _ body: String, _ options: String..., locale: String = "C.UTF-8"
  ) throws -> [String] {
    let path = try EPUBFixture("<h1>H</h1><p>\(body)</p>").write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--speech-only"] + options, home: home, environment: ["LANG": locale])
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test(arguments: [
    ("It is 10<sup>6</sup>.", "It is 10 to the 6."), ("x<sup>n+1</sup> and on", "x to the n plus 1 and on"),
    ("e<sup>−x</sup>.", "e to the minus x."), ("a<sup>x</sup> end", "a to the x end"),
    ("e<sup>iπ</sup> end", "e to the iπ end"), ("f<sup>(n)</sup> end", "f to the (n) end"),
    ("A<sup>T</sup> end", "A to the T end"), ("(ab)<sup>n</sup> end", "(ab) to the n end"),
    ("2<sup>n</sup> end", "2 to the n end"), ("x<sub>n+1</sub> end", "x subscript n plus 1 end"),
    ("n<sup>o</sup> 5, M<sup>r</sup> X", "no 5, Mr X"), ("le 2<sup>e</sup> jour", "le 2e jour"),
    ("M<sup>me</sup> S<sup>t</sup> Jean", "Mme St Jean"), ("XIX<sup>e</sup> end", "XIXe end"),
    ("Word<sup>TM</sup> end", "Word TM end"), ("x<sub>n</sub> end", "xn end"),
    ("the word<sup>i</sup> end", "the word, note i end"),
    ("10<sup>-3</sup> m", "10 to the minus 3 m"), ("So.<sup>12,13</sup> Then", "So. note 12,13 Then"),
    ("the 1<sup>st</sup> and M<sup>me</sup> B.", "the 1st and Mme B."), ("2<sup>e</sup>", "2e"),
    ("E = mc<sup>2</sup> and", "E equals mc squared and"), ("4πr<sup>2</sup> end", "4πr squared end"),
    ("God<sup>c</sup> saw.", "God, note c saw."), ("He rose.<sup>b</sup> So", "He rose. note b So"),
    ("the Rev<sup>d</sup> X", "the Revd X"), ("in 1920<sup>[3]</sup> it", "in 1920, note 3 it"),
    ("1 <sup>1</sup>/<sub>2</sub> cups", "1 and 1 half cups"),
    ("<sup>16</sup>For so", "16 For so"), ("<sup>14</sup>C", "14 C"), ("3<sup>1</sup>/<sub>2</sub>", "3 and 1 half"),
    ("H<sub>2</sub>O and C<sub>6</sub>H<sub>12</sub>", "H2O and C6H12"), ("101<sub>2</sub>", "101 subscript 2"),
    ("m<sup>2</sup>", "m squared"), ("9 cm<sup>3</sup>", "9 cm cubed"),
    ("in 1920<sup>3</sup> it", "in 1920, note 3 it"),
    ("a word<sup>4</sup>.", "a word, note 4."), ("SO<sub>4</sub><sup>2−</sup> ion", "SO 4 2 minus ion"),
    ("Ca<sup>2+</sup>", "Ca 2 plus"), ("<sup>3</sup>⁄<sub>4</sub> cup", "3 quarters cup"),
    ("log<sub>2</sub>8", "log 2 8"), ("(<sup>1</sup>)", "(1)"), ("a <sup>2</sup> b", "a 2 b"),
  ])
  func `a number above or below the line is told from what it stands at`(body: String, said: String) throws {
    #expect(try heard("Down", body) == [said])
    #expect(try heard("a @end", body).dropFirst().dropLast(2).joined(separator: " ") == said)
  }

  @Test func `at low verbosity it is only set apart, and a word is said as in its row`() throws {
    #expect(try heard("Down", "It is 10<sup>6</sup>.", "--set", "verbosity=low") == ["It is 10 6."])
    #expect(try heard("] Down", "10<sup>6</sup> it").suffix(1) == ["10 to the 6"])
  }

  @Test(arguments: [("de_DE.UTF-8", "10 hoch 6"), ("pl_PL.UTF-8", "10 do potęgi 6")])
  func `where a number stands is said in the language of the reader`(locale: String, said: String) throws {
    #expect(try heard("Down", "10<sup>6</sup>", locale: locale) == [said])
  }

  @Test func `the marks of notes are told as notes`() throws {
    #expect(try heard("a @end", "Rain.<sup><a epub:type='noteref' href='#n'>3</a></sup> So.")[1] == "Rain.")
  }

  @Test func `what is read out for others tells the numbers apart, too`() throws {
    let path = try EPUBFixture("<p>It is 10<sup>6</sup>.</p>").write(to: home)
    #expect(ProgramRun(["read", path], home: home).lines == ["It is 10 6."])
  }
}
