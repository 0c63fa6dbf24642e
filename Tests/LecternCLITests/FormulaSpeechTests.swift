import LecternCLI
import TestSupport
import Testing

/// Formulas as they are moved to.
@Suite struct FormulaSpeechTests {
  private static let body =
    "<p>It is so:</p><math display='block'><mi>a</mi><mo>=</mo><mi>b</mi></math><p><math><mi>c</mi></math>.</p>"
    + "<p>So <math><mi>d</mi></math> is.</p>"

  @Test(arguments: [
    ("low", ["a equals b.", "c.", "So d is."]), ("medium", ["a equals b. Formula.", "c. Formula.", "So d is."]),
    ("high", ["a equals b. Formula.", "c. Formula.", "So d is."]),
  ])
  func `a block that is nothing but a formula is called one`(verbosity: String, said: [String]) throws {
    let heard = try BodyFixture().heard(
      "Right Right Right Right", "<h1>Top</h1>" + Self.body, ["--set", "verbosity=\(verbosity)"])
    #expect(heard.suffix(3) == said[...])
  }
}
