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
    ("<mi>x</mi>", Formula.text("x")), ("<mrow><mn>1</mn><mo>+</mo></mrow>", .row([.text("1"), .symbol("+")])),
    ("<mfrac><mn>1</mn><mn>2</mn></mfrac>", .fraction(.text("1"), over: .text("2"))),
    ("<msqrt><mi>x</mi></msqrt>", .root(.text("x"), degree: nil)),
    ("<mroot><mi>x</mi><mn>3</mn></mroot>", .root(.text("x"), degree: .text("3"))),
    ("<msup><mi>x</mi><mn>2</mn></msup>", .scripts(.text("x"), lower: nil, upper: .text("2"))),
    ("<msub><mi>x</mi><mi>i</mi></msub>", .scripts(.text("x"), lower: .text("i"), upper: nil)),
    ("<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>", .scripts(.text("x"), lower: .text("i"), upper: .text("2"))),
    ("<munder><mi>x</mi><mi>i</mi></munder>", .limits(.text("x"), under: .text("i"), over: nil)),
    ("<mover><mi>x</mi><mo>^</mo></mover>", .limits(.text("x"), under: nil, over: .symbol("^"))),
    (
      "<munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover>",
      .limits(.symbol("∑"), under: .text("1"), over: .text("n"))
    ),
    (
      "<mfenced open='['><mi>x</mi><mi>y</mi></mfenced>",
      .row([.symbol("["), .text("x"), .symbol(","), .text("y"), .symbol(")")])
    ),
    ("<mtable><mtr><mtd><mn>1</mn></mtd><mtd></mtd></mtr></mtable>", .matrix([[.text("1"), .row([])]])),
    ("<semantics><mi>x</mi><annotation>no</annotation></semantics>", .text("x")),
    ("<mstyle><mphantom><mi>no</mi></mphantom><mi>x</mi></mstyle>", .text("x")),
    ("<mfrac><mn>1</mn></mfrac>", .fraction(.text("1"), over: .row([]))),
    ("<mfrac linethickness='0pt'><mi>n</mi><mi>k</mi></mfrac>", .stacked(.text("n"), over: .text("k"))),
    ("<mo>(</mo><mfrac linethickness='0'><mi>n</mi><mi>k</mi></mfrac><mo>)</mo>", .binomial(.text("n"), .text("k"))),
    (
      "<mo>(</mo><mfrac linethickness='0'><mi>n</mi><mi>k</mi></mfrac><msup><mo>)</mo><mn>2</mn></msup>",
      .scripts(.binomial(.text("n"), .text("k")), lower: nil, upper: .text("2"))
    ),
    ("<mfenced><mfrac linethickness='0'><mi>n</mi><mi>k</mi></mfrac></mfenced>", .binomial(.text("n"), .text("k"))),
    ("<maction actiontype='toggle'><mi>x</mi><mi>y</mi></maction>", .text("x")),
    ("<maction actiontype='toggle' selection='2'><mi>x</mi><mi>y</mi></maction>", .text("y")),
    ("<maction selection='3'><mi>x</mi><mi>y</mi></maction>", .text("x")),
    (
      "<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>",
      .indices(.text("C"), before: [.init(lower: .text("6"), upper: .text("14"))], behind: [])
    ),
    (
      "<mmultiscripts><mi>R</mi><mi>i</mi><none/><none/><mi>j</mi></mmultiscripts>",
      .indices(
        .text("R"), before: [],
        behind: [.init(lower: .text("i"), upper: nil), .init(lower: nil, upper: .text("j"))])
    ),
  ])
  func `a formula is read by its structure`(math: String, formula: Formula) throws {
    #expect(try self.formula("<math>\(math)</math>") == formula)
  }

  @Test(arguments: [
    ("|x|", Formula.absolute(.text("x"))),
    ("2|x|+1", .row([.text("2"), .absolute(.text("x")), .symbol("+"), .text("1")])),
    ("|x|=|y|", .row([.absolute(.text("x")), .symbol("="), .absolute(.text("y"))])),
    ("‖x‖", .norm(.text("x"))), ("||x||", .norm(.text("x"))),
    ("||x|-y|", .absolute(.row([.absolute(.text("x")), .symbol("-"), .text("y")]))),
    ("(A|B)", .row([.symbol("("), .text("A"), .symbol("|"), .text("B"), .symbol(")")])),
    ("a|b", .row([.text("a"), .symbol("|"), .text("b")])), ("|x", .row([.symbol("|"), .text("x")])),
    ("||", .row([.symbol("|"), .symbol("|")])), ("x)", .row([.text("x"), .symbol(")")])),
    (
      "{x|1<|x|}",
      .row([
        .symbol("{"), .text("x"), .symbol("|"), .text("1"), .symbol("<"), .absolute(.text("x")), .symbol("}"),
      ])
    ),
  ])
  func `bars around something are its absolute value or its norm, and others are bars`(
    symbols: String, formula: Formula
  )
    throws
  {
    let math = symbols.map { symbol in
      let text = String(symbol).replacing("<", with: "&lt;")
      return symbol.isNumber ? "<mn>\(text)</mn>" : symbol.isLetter ? "<mi>\(text)</mi>" : "<mo>\(text)</mo>"
    }
    #expect(try self.formula("<math>\(math.joined())</math>") == formula)
  }

  @Test(arguments: [
    (
      "<mo form='prefix'>|</mo><mi>x</mi><msup><mo form='postfix'>|</mo><mn>2</mn></msup>",
      Formula.absolute(.text("x"))
    ),
    ("<mfenced open='|' close='|'><mi>x</mi></mfenced>", .absolute(.text("x"))),
    ("<mfenced open='‖' close='‖'><mi>x</mi></mfenced>", .norm(.text("x"))),
    ("<menclose notation='left right'><mi>x</mi></menclose>", .absolute(.text("x"))),
    ("<menclose notation='radical'><mi>x</mi></menclose>", .root(.text("x"), degree: nil)),
    ("<menclose notation='actuarial'><mi>n</mi></menclose>", .enclosed(.text("n"), .actuarial)),
    ("<menclose notation='updiagonalstrike'><mi>x</mi></menclose>", .enclosed(.text("x"), .strike)),
    ("<menclose notation='bottom'><mi>x</mi></menclose>", .text("x")),
    ("<menclose><mn>12</mn></menclose>", .division(.text("12"), by: nil)),
    ("<mn>3</mn><menclose notation='longdiv'><mn>12</mn></menclose>", .division(.text("12"), by: .text("3"))),
  ])
  func `what is drawn around a formula says what it is`(math: String, formula: Formula) throws {
    let read = try self.formula("<math>\(math)</math>")
    if case .scripts(let base, nil, .text("2")?)? = read {
      #expect(base == formula)
    } else {
      #expect(read == formula)
    }
  }

  @Test(arguments: [
    ("<mn>4</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>", true),
    ("<mn>4</mn><mo>&#x2064;</mo><mfrac><mn>1</mn><mn>2</mn></mfrac>", true),
    ("<mn>4</mn><mo>&#x2062;</mo><mfrac><mn>1</mn><mn>2</mn></mfrac>", false),
    ("<mn>4</mn><mfrac><mn>3</mn><mn>2</mn></mfrac>", false),
    ("<mi>n</mi><mfrac><mn>1</mn><mn>2</mn></mfrac>", false),
    ("<mn>0.4</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>", false),
    ("<mn>4</mn><mfrac><mi>a</mi><mn>2</mn></mfrac>", false),
  ])
  func `a whole number before a fraction below one makes a mixed number`(math: String, isMixed: Bool) throws {
    let read = try formula("<math>\(math)</math>")
    if case .mixed? = read { #expect(isMixed) } else { #expect(!isMixed) }
  }

  @Test(arguments: [
    ("<mn>12</mn><msrow><mo>+</mo><mn>7</mn></msrow><msline/><mn>19</mn>", "12+7=19"),
    ("<mn>12</mn><mn>5</mn><msrow><mo>+</mo><none/><mn>7</mn></msrow><msline/><mn>24</mn>", "12+5+7=24"),
    ("<msrow><mn>1</mn><mn>2</mn></msrow><msrow><mo>−</mo><mn>7</mn></msrow><msline/><mn>5</mn>", "12−7=5"),
    (
      "<mn>12</mn><msrow><mo>×</mo><mn>34</mn></msrow><msline/><msgroup shift='1'><mn>48</mn><mn>36</mn></msgroup>"
        + "<msline/><mn>408</mn>", "12×34=408 [48; 36]"
    ),
    ("<mscarries><mn>1</mn><none/></mscarries><mn>15</mn><msrow><mo>+</mo><mn>7</mn></msrow>", "15+7 [1]"),
    ("<msline/><mn>3</mn>", "3\u{304}"), ("<msline/><mn>12</mn>", "(12)¯"),
  ])
  func `a calculation in columns is one in a line`(rows: String, line: String) throws {
    #expect(try section("<math><mstack>\(rows)</mstack></math>").text == "a \(line) b\n")
  }

  @Test func `a long division is divided, with its steps behind it`() throws {
    let math =
      "<math><mlongdiv><mn>3</mn><mn>41</mn><mn>123</mn><msgroup><mn>12</mn><msline/><mn>3</mn></msgroup></mlongdiv>"
      + "</math>"
    #expect(try section(math).text == "a 123÷3=41 [12; 3] b\n")
  }

  @Test(arguments: [
    ("a half", Formula.text("a half")), ("\\frac{1}{2}", .text("x")), (" ", .text("x")),
  ])
  func `what its author calls a formula counts, unless that is for a typesetter`(name: String, formula: Formula)
    throws
  {
    #expect(try self.formula("<math alttext='\(name)'><mi>x</mi></math>") == formula)
  }

  @Test func `a formula is a line of text that keeps its structure`() throws {
    let section = try section("<math alttext='a half'><mfrac><mn>1</mn><mn>2</mn></mfrac></math>")
    #expect(section.text == "a 1/2 b\n" && MarkedText.spans(of: section) == ["formula: 1/2"])
  }

  @Test func `a formula that holds more than signs is shown as what it holds`() throws {
    let linked = try section("<math><mfrac><mn>1</mn><mtext><a href='#x'>two</a></mtext></mfrac></math>")
    #expect(linked.text == "a 1two b\n" && MarkedText.spans(of: linked).contains("link 0#x: two"))
    let anchored = try section("<math><mfrac><mn>1</mn><mn id='x'>2</mn></mfrac></math>")
    #expect(anchored.anchors["x"] == 2)
    let hidden = try section("<math><mn>1</mn><mrow hidden=''><mn>9</mn></mrow></math>")
    #expect(hidden.text == "a 1 b\n")
  }

  @Test func `a formula without symbols is an image with a description`() throws {
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
