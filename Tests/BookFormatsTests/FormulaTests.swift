import BookFormats
import Testing
import TextModel

@Suite struct FormulaTests {
  private func section(_ math: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html><body><p>a \(math) b".utf8), name: "a.html").section(0)
  }

  private func formula(_ math: String) throws -> Formula? {
    try section(math).spans.lazy.compactMap { span in
      if case .formula(let formula) = span.kind { formula } else { nil }
    }.first
  }

  @Test(arguments: [
    ("<mi>x</mi>", Formula.text("x")), ("<mrow><mn>1</mn><mo>+</mo></mrow>", .row([.text("1"), .sign("+")])),
    ("<mfrac><mn>1</mn><mn>2</mn></mfrac>", .fraction(.text("1"), over: .text("2"))),
    ("<msqrt><mi>x</mi></msqrt>", .root(.text("x"), degree: nil)),
    ("<mroot><mi>x</mi><mn>3</mn></mroot>", .root(.text("x"), degree: .text("3"))),
    ("<msup><mi>x</mi><mn>2</mn></msup>", .scripts(.text("x"), lower: nil, upper: .text("2"))),
    ("<msub><mi>x</mi><mi>i</mi></msub>", .scripts(.text("x"), lower: .text("i"), upper: nil)),
    ("<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>", .scripts(.text("x"), lower: .text("i"), upper: .text("2"))),
    ("<munder><mi>x</mi><mi>i</mi></munder>", .limits(.text("x"), under: .text("i"), over: nil)),
    ("<mover><mi>x</mi><mo>^</mo></mover>", .limits(.text("x"), under: nil, over: .sign("^"))),
    (
      "<munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover>",
      .limits(.sign("∑"), under: .text("1"), over: .text("n"))
    ),
    (
      "<mfenced open='['><mi>x</mi><mi>y</mi></mfenced>",
      .row([.sign("["), .text("x"), .sign(","), .text("y"), .sign(")")])
    ),
    ("<mtable><mtr><mtd><mn>1</mn></mtd><mtd></mtd></mtr></mtable>", .matrix([[.text("1"), .row([])]])),
    ("<semantics><mi>x</mi><annotation>no</annotation></semantics>", .text("x")),
    ("<mstyle><mphantom><mi>no</mi></mphantom><mi>x</mi></mstyle>", .text("x")),
    ("<mfrac><mn>1</mn></mfrac>", .fraction(.text("1"), over: .row([]))),
  ])
  func `a formula is read by its structure`(math: String, formula: Formula) throws {
    #expect(try self.formula("<math>\(math)</math>") == formula)
  }

  @Test(arguments: [
    ("a half", Formula.text("a half")), ("\\frac{1}{2}", .text("x")), (" ", .text("x")),
  ])
  func `what its author calls a formula counts, unless that is for a typesetter`(name: String, formula: Formula)
    throws
  {
    #expect(try self.formula("<math alttext='\(name)'><mi>x</mi></math>") == formula)
  }

  @Test func `the signs of a formula are text as they stand`() throws {
    let section = try section("<math alttext='a half'><mfrac><mn>1</mn><mn>2</mn></mfrac></math>")
    #expect(section.text == "a 12 b\n" && MarkedText.spans(of: section) == ["formula: 12"])
  }

  @Test func `a formula without signs is an image with a description`() throws {
    let section = try section("<math alttext='a half'><annotation>\\frac12</annotation></math>")
    #expect(section.text == "a a half b\n" && MarkedText.spans(of: section) == ["image: a half"])
  }

  @Test func `the formula that a wiki hides behind the picture of it is the one that is read`() throws {
    let section = try section(
      "<i class='mwe-math-mathml-inline mwe-math-mathml-a11y' style='display: none;'><math><mi>π</mi></math></i>"
        + "<img aria-hidden='true' alt='{\\displaystyle \\pi }'>")
    #expect(section.text == "a π b\n" && MarkedText.spans(of: section).contains("formula: π"))
  }

  @Test func `a formula of any depth and size is read in linear time`() throws {
    let deep = String(repeating: "<mrow>", count: 20_000) + "<mi>x</mi>"
    #expect(try formula("<math>\(deep)</math>") != nil)
    let empty = String(repeating: "<math>", count: 10_000) + "</math> c"
    #expect(try section(empty).text.hasPrefix("a "))
    let wide = String(repeating: "<mi>x</mi>", count: 20_000)
    let section = try section("<math>\(wide)</math>")
    #expect(section.length > 20_000 && section.spans.isEmpty)
  }
}
