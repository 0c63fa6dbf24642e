import Accessibility
import Testing
import TextModel
import Words

@Suite struct FormulaWordsTests {
  private static let x = Formula.text("x")
  // Made anew each time: what is kept goes by addresses with marks in them, which a search for leaks does not know.
  private static var sum: Formula { .row([.text("a"), .symbol("+"), .text("b")]) }

  @Test(
    arguments: [
      (sum, "a plus b"), (.row([.symbol("\u{2212}"), x, .symbol("-"), .text("1")]), "negative x minus 1"),
      (.row([x, .symbol("="), .symbol("-"), .text("1")]), "x equals negative 1"),
      (.row([.symbol("("), x, .symbol(")"), .symbol("-"), .text("1")]), "open paren x close paren minus 1"),
      (.row([.text("f"), .symbol("\u{2061}"), x]), "f of x"), (.row([.text("2"), .symbol("\u{2062}"), x]), "2 x"),
      (.row([x, .symbol("≤"), .text("y")]), "x is less than or equal to y"), (.symbol("⊗"), "⊗"),
      (.fraction(.text("1"), over: .text("2")), "1 over 2"),
      (.fraction(sum, over: x), "the fraction a plus b over x, end of fraction"),
      (.root(x, degree: nil), "square root of x"), (.root(sum, degree: nil), "square root of a plus b, end of root"),
      (.root(x, degree: .text("3")), "cube root of x"),
      (.root(sum, degree: .text("n")), "root n of a plus b, end of root"),
      (.scripts(x, lower: nil, upper: .text("2")), "x squared"),
      (.scripts(x, lower: nil, upper: .symbol("*")), "x star"),
      (.scripts(x, lower: nil, upper: .symbol("†")), "x dagger"),
      (.scripts(.text("90"), lower: nil, upper: .symbol("∘")), "90 degrees"),
      (.scripts(x, lower: nil, upper: .symbol("⊤")), "x transposed"),
      (.row([.symbol("⌊"), x, .symbol("⌋")]), "open floor x close floor"),
      (.scripts(x, lower: nil, upper: .text("3")), "x cubed"),
      (.scripts(x, lower: nil, upper: .text("n")), "x to the power n"),
      (.scripts(x, lower: nil, upper: sum), "x to the power a plus b, end of power"),
      (.scripts(x, lower: .text("i"), upper: nil), "x sub i"),
      (.scripts(x, lower: sum, upper: .text("2")), "x sub a plus b, end of sub squared"),
      (.scripts(x, lower: nil, upper: .symbol("′")), "x prime"),
      (.scripts(.symbol("∫"), lower: .text("0"), upper: .text("1")), "integral from 0 to 1 of"),
      (
        .limits(.symbol("∑"), under: .row([.text("i"), .symbol("="), .text("1")]), over: .text("n")),
        "sum from i equals 1 to n of"
      ),
      (.limits(.text("lim"), under: .row([x, .symbol("→"), .text("0")]), over: nil), "limit as x goes to 0 of"),
      (.limits(.symbol("∑"), under: .text("i"), over: nil), "sum over i of"),
      (.limits(x, under: nil, over: .symbol("¯")), "x bar"), (.limits(x, under: nil, over: .symbol("→")), "vector x"),
      (.limits(x, under: nil, over: .text("k")), "x with k above"),
      (
        .matrix([[.text("1"), x], [.row([]), sum]]),
        "matrix, 2 rows, 2 columns, row 1: 1, x; row 2: , a plus b; end of matrix"
      ),
      (.mixed(.text("4"), .fraction(.text("1"), over: .text("2"))), "4 and 1 over 2"),
      (.stacked(.text("n"), over: .text("k")), "k with n above"), (.binomial(.text("n"), .text("k")), "n choose k"),
      (.binomial(sum, x), "binomial a plus b choose x, end of binomial"), (.absolute(x), "the absolute value of x"),
      (.absolute(sum), "the absolute value of a plus b, end of absolute value"), (.norm(x), "the norm of x"),
      (.absolute(.matrix([[x]])), "determinant of matrix, 1 row, 1 column, row 1: x; end of matrix"),
      (
        .indices(.text("U"), before: [.init(lower: .text("92"), upper: .text("235"))], behind: []),
        "pre-superscript 235, pre-subscript 92, U"
      ),
      (.indices(x, before: [], behind: [.init(lower: .text("i"), upper: .text("j"))]), "x sub i superscript j"),
      (.division(.text("12"), by: .text("3")), "12 divided by 3"), (.division(x, by: nil), "long division of x"),
      (
        .row([
          .text("12"), .symbol("×"), .text("34"), .symbol("="), .text("408"), .steps([.text("48"), .text("36")]),
        ]),
        "12 times 34 equals 408, steps: 48, 36"
      ),
      (.row([x, .carries([.text("1")])]), "x, carried: 1"), (.enclosed(x, .strike), "crossed out x"),
      (.row([.enclosed(sum, .box), .symbol("="), x]), "boxed a plus b, equals x"),
    ] as [(Formula, String)])
  func `a formula is said by its structure`(formula: Formula, words: String) {
    #expect(Catalogue.english.text(of: formula) == words)
  }

  @Test func `an isotope, a binomial and an absolute value are said in each language as it says them`() {
    let formulas: [Formula] = [
      .indices(.text("U"), before: [.init(lower: .text("92"), upper: .text("235"))], behind: []),
      .binomial(.text("n"), .text("k")), .absolute(Self.x),
      .mixed(.text("4"), .fraction(.text("1"), over: .text("2"))),
    ]
    #expect(
      formulas.map(Catalogue.german.text(of:)) == [
        "links oben 235, links unten 92, U", "n über k", "Betrag von x", "4 und 1 durch 2",
      ])
    #expect(
      formulas.map(Catalogue.polish.text(of:)) == [
        "lewy górny indeks 235, lewy dolny indeks 92, U", "n nad k", "wartość bezwzględna z x", "4 i 1 przez 2",
      ])
  }
}
