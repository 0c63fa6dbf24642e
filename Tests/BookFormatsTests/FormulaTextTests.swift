import BookFormats
import Testing
import TextModel

@Suite struct FormulaTextTests {
  private func text(_ math: String) throws -> String {
    let source = "<!DOCTYPE html><html><body><p><math>\(math)</math></p></body></html>"
    return String(try Book.open(bytes: Array(source.utf8), name: "a.html").section(0).text.dropLast())
  }

  private static let half = "<mfrac><mn>1</mn><mn>2</mn></mfrac>"
  private static let sum = "<mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow>"
  private static let cells =
    "<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mi>x</mi></mtd></mtr><mtr><mtd/><mtd>\(half)</mtd></mtr></mtable>"

  @Test(arguments: [
    ("<mfrac>\(sum)<mn>2</mn></mfrac>", "(x+1)/2"), ("\(half)<mo>+</mo>\(half)", "1/2+1/2"),
    ("<mfrac>\(half)<mn>3</mn></mfrac>", "(1/2)/3"), ("\(half)<mi>x</mi>", "(1/2)x"),
    ("<mn>2</mn><mo>&#x2062;</mo>\(half)", "2(1/2)"), ("<mo>−</mo>\(half)", "−1/2"),
    ("<mo>(</mo>\(half)<mo>)</mo>", "(1/2)"),
    ("\(half)<mo>/</mo><mn>3</mn>", "(1/2)/3"), ("<mn>4</mn>\(half)", "4 1/2"),
    ("<mn>4</mn>\(half)<mi>x</mi>", "(4 1/2)x"),
    ("<mfrac><mfenced>\(sum)</mfenced><mi>y</mi></mfrac>", "(x+1)/y"),
    ("<mfrac><mtext>distance covered</mtext><mi>t</mi></mfrac>", "(distance covered)/t"),
    ("<msqrt>\(sum)</msqrt>", "√(x+1)"), ("<mroot><mi>x</mi><mn>3</mn></mroot>", "∛(x)"),
    ("<mroot><mi>x</mi><mi>n</mi></mroot>", "√(n&x)"), ("<mroot><mi>x</mi><mn>4</mn></mroot>", "∜(x)"),
    ("<msup><mi>x</mi><mn>2</mn></msup>", "x²"), ("<msub><mi>x</mi><mn>2</mn></msub>", "x₂"),
    ("<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>", "xᵢ²"),
    ("<msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup>", "10⁻³"),
    ("<msup><mi>e</mi><mrow><mi>i</mi><mi>π</mi></mrow></msup>", "e^(iπ)"),
    ("<msub><mi>x</mi><mi>A</mi></msub>", "x_(A)"),
    ("<msup><mrow>\(sum)</mrow><mn>2</mn></msup>", "(x+1)²"),
    ("<msup><msup><mi>x</mi><mn>2</mn></msup><mn>3</mn></msup>", "(x²)³"),
    ("<msup><mi>f</mi><mo>′</mo></msup><mo>&#x2061;</mo><mo>(</mo><mi>x</mi><mo>)</mo>", "f′(x)"),
    ("<msup><msqrt><mi>x</mi></msqrt><mn>2</mn></msup>", "(√(x))²"),
    ("<mo>(</mo>\(sum)<msup><mo>)</mo><mn>2</mn></msup>", "(x+1)²"),
    (
      "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>",
      "∑_(i=1)^n i"
    ),
    ("<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi><mi>d</mi><mi>x</mi>", "∫_0^1 xdx"),
    ("<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>x</mi>", "lim_(x→0) x"),
    ("<mover><mi>x</mi><mo>¯</mo></mover>", "x\u{304}"), ("<mover>\(sum)<mo>¯</mo></mover>", "(x+1)¯"),
    ("<mover><mo>=</mo><mtext>def</mtext></mover>", "=┴def"), ("<munder><mi>x</mi><mi>y</mi></munder>", "x┬y"),
    (cells, "[1, x; , 1/2]"), ("<mo>(</mo>\(cells)<mo>)</mo>", "(1, x; , 1/2)"),
    ("<mo>|</mo>\(cells)<mo>|</mo>", "|[1, x; , 1/2]|"),
    ("<mo>(</mo><mfrac linethickness='0'><mi>n</mi><mi>k</mi></mfrac><mo>)</mo>", "(n¦k)"),
    ("<mo>|</mo>\(sum)<mo>|</mo>", "|x+1|"), ("<mo>‖</mo><mi>v</mi><mo>‖</mo>", "‖v‖"),
    ("<mn>7</mn><mphantom><mn>9</mn></mphantom><mo>+</mo><mn>1</mn>", "7+1"), ("<mn>7</mn><mn>9</mn>", "7 9"),
    ("<mi>sin</mi><mo>&#x2061;</mo><mi>x</mi>", "sin x"), ("<mn>2</mn><mi>x</mi>", "2x"),
    ("<mi>a</mi><mo>mod</mo><mi>b</mi>", "a mod b"),
    (
      "<mmultiscripts><mi>U</mi><mprescripts/><mn>92</mn><mn>235</mn></mmultiscripts>", "²³⁵₉₂U"
    ),
    ("<mmultiscripts><mi>R</mi><mi>i</mi><none/><none/><mi>j</mi></mmultiscripts>", "Rᵢʲ"),
    ("<mn>3</mn><menclose notation='longdiv'><mn>12</mn></menclose>", "12÷3"),
    ("<menclose notation='box'><mn>12</mn></menclose>", "▭(12)"),
    ("<semantics><mi>x</mi><annotation-xml><apply/>no</annotation-xml></semantics>", "x"),
  ])
  func `the line of a formula can be read in one way only`(math: String, line: String) throws {
    #expect(try text(math) == line)
  }

  @Test func `accents, fractions and matrices around one another are written in linear time`() throws {
    var math = "<mi>x</mi>"
    for _ in 0..<10 { math = "<mover><mrow>\(math)</mrow><mo>¯</mo></mover>" }
    #expect(try text(math).count > 20)
    for _ in 0..<5 { math = "<mtable><mtr><mtd><mfrac>\(math)<mn>2</mn></mfrac></mtd></mtr></mtable>" }
    #expect(try text(math).count > 40)
  }
}
