import LecternCLI
import TestSupport
import Testing
import Words

/// Words that do not fit into the row that they begin in.
@Suite struct BrokenWordTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  private static let german = "<p>Die Donaudampfschifffahrtsgesellschaftskapitaensmuetze ist blau.</p><p>Ende.</p>"

  @Test func `a word that is broken over rows is spoken whole where it begins, and rows of its pieces are no stops`()
    throws
  {
    let whole = "Donaudampfschifffahrtsgesellschaftskapitaensmuetze"
    #expect(try form.heard("Down Down Down", Self.german, "--size", "20x10") == ["Die", whole, "ist blau."])
    #expect(
      try form.heard("Down Down Down Up Up", Self.german, "--size", "20x10").suffix(2) == [whole, "Die"])
  }

  @Test(arguments: [12, 16, 20, 24, 33, 40, 80])
  func `rows of every width speak the same words`(width: Int) throws {
    let body =
      "<pre><code>GNU GENERAL PUBLIC LICENSE of the Free Software Foundation, June 1991, half-deserted streets</code></pre>"
    let rows = Array(repeating: "Down", count: 12).joined(separator: " ")
    let said = try form.heard(rows, body, "--size", "\(width)x10", "--set", "verbosity=low")
    let words = said.filter { !$0.hasPrefix("E:") && $0 != "End of book." }.joined(separator: " ")
    #expect(
      words
        == "GNU GENERAL PUBLIC LICENSE of the Free Software Foundation comma June 1991 comma half hyphen deserted streets"
    )
  }

  @Test func `what is a row of symbols more than a word is spoken row by row`() throws {
    let body = "<p>\(String(repeating: "0a", count: 300))</p>"
    #expect(try form.heard("Down Down", body, "--size", "40x10").map(\.count) == [40, 40])
  }
}
