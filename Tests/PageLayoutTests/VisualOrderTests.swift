import PageLayout
import TestSupport
import Testing
import TextModel

/// The order that text is seen in, capitals standing for letters that are read from the right.
@Suite struct VisualOrderTests {
  static let rows: [(PseudoScript, Int, String, [String])] = [
    (.hebrew, 20, "car means CAR.", ["car means RAC."]),
    (.hebrew, 20, "CAR MEANS car.", ["      .car SNAEM RAC"]),
    (.arabic, 20, "CAR MEANS car.", ["      .car SNAEM RAC"]),
    (.hebrew, 39, "he said “IT IS 123, 456, OK”.", ["he said “KO ,456 ,123 SI TI”."]),
    // European digits after Arabic letters are Arabic numbers, which a hyphen does not join.
    (.hebrew, 12, "A 12-34 B", ["   B 12-34 A"]),
    (.arabic, 12, "A 12-34 B", ["   B 34-12 A"]),
    (.hebrew, 12, "A 1.234,5 B", [" B 1.234,5 A"]),
    (.arabic, 12, "A 1,5 \u{661}\u{662} B", ["  B \u{661}\u{662} 1,5 A"]),
    (.hebrew, 9, "a (B) c", ["a (B) c"]),
    (.hebrew, 9, "A (B) C", ["  C (B) A"]),
    (.hebrew, 9, "A (b) C", ["  C (b) A"]),
    (.hebrew, 12, "AB [c <D>]", ["  [<D> c] BA"]),
    (.hebrew, 30, "he: “SHE: ‘car.’ OK.”", ["he: “EHS: ‘car.’ KO.”"]),
    (.hebrew, 30, "HE: “she: ‘CAR.’ ok.”", ["         ”.ok ’.RAC‘ :she“ :EH"]),
    (.hebrew, 8, "abc DEF GHI jkl", ["abc FED", "IHG jkl"]),
    (.hebrew, 8, "ABC DEF ghi JKL", [" FED CBA", " LKJ ghi"]),
    // The paragraph of a line decides, though nothing in the line is read from the right.
    (.hebrew, 6, "ab CD 12, 34 EF gh", ["ab DC", "34 ,12", "FE gh"]),
    // A line that was ended on purpose is a paragraph of its own (CSS Writing Modes, 2.4), in the direction of its
    // block.
    (.hebrew, 6, "ab CD\u{B}12, 34\u{B}EF gh", ["ab DC", "12, 34", "FE gh"]),
    (.hebrew, 6, "AB cd\u{B}ef", [" cd BA", "    ef"]),
    (.hebrew, 6, "12 A", ["  A 12"]),
    (.hebrew, 6, "12!", ["12!"]),
    // Marks stay with their letters, wide characters take both cells.
    (.hebrew, 6, "A\u{5B8}BC", ["   CBA\u{5B8}"]),
    (.hebrew, 8, "A猫B犬", ["  犬B猫A"]),
    (.hebrew, 8, "👍🏽A", ["   A👍🏽"]),
    (.hebrew, 20, "A\tbc", ["          bc       A"]),
  ]

  @Test(arguments: rows)
  func `rows are seen from the left as they are read`(script: PseudoScript, width: Int, text: String, rows: [String])
  {
    let screen = Screen(TextFixture((.paragraph, script.text(text))), width, 99)
    #expect(screen.seen.map(script.pattern) == rows)
  }

  /// The directions that the source gives a block, and runs from `<` (from the right) or `>` to `^`.
  static let directions: [(TextDirection?, String, String)] = [
    (.rightToLeft, "abc!", "            !abc"), (.leftToRight, "ABC!", "CBA!"), (nil, "ABC!", "            !CBA"),
    (.rightToLeft, "12", "              12"),
    // A name that ends in a symbol keeps it, whatever follows.
    (nil, "it is <ABC!^ 3", "it is !CBA 3"), (nil, "it is ABC! 3", "it is 3 !CBA"),
    (nil, "AB >c+!^ D", "        D c+! BA"), (nil, "a <b!^ c", "a !b c"),
    (nil, "a <B >c! <D!^ e!^ F^ g", "a F c! !D e! B g"),
    // The text outside of the runs decides where the paragraph begins (P2).
    (nil, "<AB^, <CD^ e", "BA, DC e"), (nil, "<AB^ 1", "            1 BA"),
  ]

  @Test(arguments: directions)
  func `a direction that the source gives is kept`(direction: TextDirection?, pattern: String, seen: String) {
    var text = ""
    var spans: [Span] = []
    var open: [(TextDirection, Int)] = []
    for character in pattern {
      switch character {
      case "<": open.append((.rightToLeft, text.utf8.count))
      case ">": open.append((.leftToRight, text.utf8.count))
      case "^":
        if let (given, start) = open.popLast() {
          spans.append(Span(.direction(given), range: start..<text.utf8.count))
        }
      default: text += PseudoScript.hebrew.text(String(character))
      }
    }
    let block = Block(.paragraph, range: 0..<text.utf8.count + 1, direction: direction)
    let spansInOrder = spans.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let book = TextFixture([Section(text: text + "\n", blocks: [block], spans: spansInOrder)])
    #expect(Screen(book, 16, 99).seen.map(PseudoScript.hebrew.pattern) == [seen])
  }

  @Test func `marks of direction count and are not seen, overrides and isolates do not count`() {
    for (text, seen) in [
      ("ab CD! ef", "ab DC! ef"), ("ab CD!\u{200F} ef", "ab !DC ef"), ("AB\u{200E}! cd", "   ! cdBA"),
      ("\u{200F}ab!", "      !ab"), ("ab\u{202E}cd\u{202C}ef", "abcdef"), ("ab\u{2067}cd, ef\u{2069}", "abcd, ef"),
    ] {
      let screen = Screen(TextFixture((.paragraph, PseudoScript.hebrew.text(text))), 9, 99)
      #expect(screen.seen.map(PseudoScript.hebrew.pattern) == [seen])
    }
  }

  @Test(
    arguments: [
      ("ab CD", [0, 1, 2, 4, 3, 5]), ("AB cd", [19, 18, 17, 15, 16, 14]), ("a (B)", [0, 1, 2, 3, 4, 5]),
      ("A (b)", [19, 18, 17, 16, 15, 14]), ("A 12", [19, 18, 16, 17, 15]), ("A猫B", [19, 17, 16, 15]),
      ("A\u{5B8}B", [19, 18, 17]), ("A\tb", [19, 12, 11, 10]), ("", [0]),
    ])
  func `every position has the cell of its character, and the cell leads back to it`(text: String, columns: [Int]) {
    let text = PseudoScript.hebrew.text(text)
    let screen = Screen(TextFixture((.paragraph, text)), 20, 9)
    let page = screen.all[0]
    let offsets = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
    let positions = offsets.map { TextPosition(section: 0, offset: $0) }
    let points = positions.map { screen.pages.point(of: $0, on: page) }
    #expect(points == columns.map { CellPoint(row: 0, column: $0) })
    #expect(points.compactMap { $0.map { screen.pages.position(closestTo: $0, on: page) } } == positions)
  }

  @Test func `beside a row lie its start and its end, on the sides that it is read from and towards`() {
    for (text, left, right) in [("ab CD ef", 0, 10), ("AB cd EF", 12, 0)] {
      let screen = Screen(TextFixture((.paragraph, PseudoScript.hebrew.text(text))), 40, 9)
      let page = screen.all[0]
      for (columns, offset) in [(-3...(-1), left), (40...43, right)] {
        for column in columns {
          let point = CellPoint(row: 0, column: column)
          #expect(screen.pages.position(closestTo: point, on: page).offset == offset)
        }
      }
    }
  }

  @Test func `a range has a run of cells for each part of it that stands together`() {
    let screen = Screen(TextFixture((.paragraph, PseudoScript.hebrew.text("ab CDEF gh"))), 20, 9)
    func runs(_ range: Range<Int>) -> [CellRect] {
      screen.pages.selectionRects(for: TextRange(section: 0, range), on: screen.all[0])
    }
    #expect(runs(1..<7) == [CellRect(row: 0, column: 1, width: 2), CellRect(row: 0, column: 5, width: 2)])
    #expect(runs(3..<11) == [CellRect(row: 0, column: 3, width: 4)])
    #expect(runs(0..<14) == [CellRect(row: 0, column: 0, width: 10)])
  }

  @Test func `items that are read from the right hang to the left of their markers`() {
    let script = PseudoScript.hebrew
    let section = Section(
      text: script.text("ABC DEF\nGHI\nabc\n"),
      blocks: [
        Block(.item(.ordinal("3.")), range: 0..<14, container: 0),
        Block(.item(.bullet), range: 14..<21, container: 1),
        Block(.item(.bullet), range: 21..<25, container: 0),
      ],
      containers: [
        Container(.list(items: 2, isOrdered: true), range: 0..<25),
        Container(.list(items: 1, isOrdered: false), range: 14..<21, parent: 0),
      ])
    let rows = Screen(TextFixture([section]), 14, 7).seen.map(script.pattern)
    #expect(rows == ["  FED CBA .3", "     IHG •", "  • abc"])
    let narrow = Screen(TextFixture([section]), 10, 7).seen.map(script.pattern)
    #expect(narrow == ["FED CBA .3", "     IHG •", "• abc"])
  }

  @Test func `in the order that text is read in, nothing is moved`() {
    let text = PseudoScript.hebrew.text("AB (cd) EF gh")
    for screen in [
      Screen(TextFixture((.heading(level: 2), text)), 9, 9, order: .logical),
      Screen(TextFixture((.heading(level: 2), text)), 9, 9, .braille, order: .visual),
    ] {
      #expect(screen.seen.map(PseudoScript.hebrew.pattern) == ["AB (cd)", "EF gh"])
      let last = TextPosition(section: 0, offset: text.utf8.count - 1)
      #expect(screen.pages.point(of: last, on: screen.all[0]) == CellPoint(row: 1, column: 4))
    }
  }

  static let texts: [(CellOrder, TextDirection?, String, String)] = [
    (.visual, nil, "AB, cd", "cd ,BA"), (.visual, nil, "ab, CD!", "ab, DC!"), (.visual, nil, "ab!", "ab!"),
    (.visual, .rightToLeft, "ab!", "!ab"), (.visual, .leftToRight, "AB!", "BA!"), (.visual, nil, "", ""),
    (.logical, nil, "AB, cd", "AB, cd"), (.logical, .rightToLeft, "ab!", "ab!"),
  ]

  @Test(arguments: texts)
  func `a text of one row has the direction of its first strong character or the one that is given`(
    order: CellOrder, direction: TextDirection?, text: String, shown: String
  ) {
    let script = PseudoScript.hebrew
    #expect(script.pattern(order.shown(script.text(text), direction: direction)) == shown)
  }
}
