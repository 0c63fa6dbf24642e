import Accessibility
import Testing
import TextModel
import Words

@Suite struct FormulaWordsTests {
  private static let x = Formula.text("x")
  // Made anew each time: what is kept goes by addresses with marks in them, which a search for leaks does not know.
  private static var sum: Formula { .row([.text("a"), .sign("+"), .text("b")]) }

  @Test(
    arguments: [
      (sum, "a plus b"), (.row([.sign("\u{2212}"), x, .sign("-"), .text("1")]), "negative x minus 1"),
      (.row([x, .sign("="), .sign("-"), .text("1")]), "x equals negative 1"),
      (.row([.sign("("), x, .sign(")"), .sign("-"), .text("1")]), "open paren x close paren minus 1"),
      (.row([.text("f"), .sign("\u{2061}"), x]), "f of x"), (.row([.text("2"), .sign("\u{2062}"), x]), "2 x"),
      (.row([x, .sign("≤"), .text("y")]), "x is less than or equal to y"), (.sign("⊗"), "⊗"),
      (.fraction(.text("1"), over: .text("2")), "1 over 2"),
      (.fraction(sum, over: x), "the fraction a plus b over x, end of fraction"),
      (.root(x, degree: nil), "square root of x"), (.root(sum, degree: nil), "square root of a plus b, end of root"),
      (.root(x, degree: .text("3")), "cube root of x"),
      (.root(sum, degree: .text("n")), "root n of a plus b, end of root"),
      (.scripts(x, lower: nil, upper: .text("2")), "x squared"),
      (.scripts(x, lower: nil, upper: .text("3")), "x cubed"),
      (.scripts(x, lower: nil, upper: .text("n")), "x to the power n"),
      (.scripts(x, lower: nil, upper: sum), "x to the power a plus b, end of power"),
      (.scripts(x, lower: .text("i"), upper: nil), "x sub i"),
      (.scripts(x, lower: sum, upper: .text("2")), "x sub a plus b, end of sub squared"),
      (.scripts(x, lower: nil, upper: .sign("′")), "x prime"),
      (.scripts(.sign("∫"), lower: .text("0"), upper: .text("1")), "integral from 0 to 1 of"),
      (
        .limits(.sign("∑"), under: .row([.text("i"), .sign("="), .text("1")]), over: .text("n")),
        "sum from i equals 1 to n of"
      ),
      (.limits(.text("lim"), under: .row([x, .sign("→"), .text("0")]), over: nil), "limit as x goes to 0 of"),
      (.limits(.sign("∑"), under: .text("i"), over: nil), "sum over i of"),
      (.limits(x, under: nil, over: .sign("¯")), "x bar"), (.limits(x, under: nil, over: .sign("→")), "vector x"),
      (.limits(x, under: nil, over: .text("k")), "x with k above"),
      (
        .matrix([[.text("1"), x], [.row([]), sum]]),
        "matrix, 2 rows, 2 columns, row 1: 1, x; row 2: , a plus b; end of matrix"
      ),
    ] as [(Formula, String)])
  func `a formula is said by its structure`(formula: Formula, words: String) {
    #expect(Catalogue.english.text(of: formula) == words)
  }
}
