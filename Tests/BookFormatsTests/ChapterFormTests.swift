import BookFormats
import Testing
import TextModel

/// The forms that the headings of chapters have in plain text, and what has the same forms and is none.
@Suite struct ChapterFormTests {
  /// Three texts of chapters, each of one long line.
  private static let long = [
    "The lighthouse stood on a rock that nobody owned, and the keeper paid his rent to the sea in lamps and in oil.",
    "In his third winter the lens cracked from top to bottom, and a boat was sent to the mainland for a glazier.",
    "When the boat came back it had no glazier in it, only a girl with a box of tools who said that she could do it.",
  ]
  /// The same texts, wrapped.
  private static let wrapped = [
    "The lighthouse stood on a rock that nobody owned, and the keeper\npaid his rent to the sea in lamps and in oil.",
    "In his third winter the lens cracked from top to bottom, and a\nboat was sent to the mainland for a glazier.",
    "When the boat came back it had no glazier in it, only a girl with\na box of tools who said that she could do it.",
  ]
  /// Three stanzas.
  private static let verse = [
    "The lamp is lit, the lamp is high,\nThe boats are coming home;\nThe gulls are falling from the sky\nTo settle on the foam.",
    "O keeper, keep the window clear,\nThe rock is black below;\nThe bell is all that we can hear\nWhen fogs begin to blow.",
    "The oil is out, the wick is cold,\nThe morning has begun;\nThe sea is turning into gold\nBelow the risen sun.",
  ]

  private func outline(_ text: String) throws -> [String] {
    try Book.open(bytes: Array(text.utf8), name: "a.txt").outline.map(\.label)
  }

  /// Headings, each above a text.
  private func book(_ heads: [String], above texts: [String] = long, by gap: String = "\n\n", end: String = "\n\n")
    -> String
  {
    zip(heads, texts).map { "\($0)\(gap)\($1)\(end)" }.joined()
  }

  private static let named = [
    ["chapter 1", "chapter 2", "chapter 3"], ["chapter.001", "chapter.002", "chapter.003"],
    ["Chapter 01", "Chapter 02", "Chapter 03"], ["Chap. 1", "Chap. 2", "Chap. 3"],
    ["CHAP. I", "CHAP. II", "CHAP. III"],
    ["chapter i", "chapter ii", "chapter iii"], ["chapter one", "chapter two", "chapter three"],
    ["ch. 7", "ch. 8", "ch. 9"], ["Kap. 1: Der Fels", "Kap. 2: Das Glas", "Kap. 3: Das Boot"],
    ["Chapter 1: The Rock", "Chapter 2: The Lens", "Chapter 3: The Boat"],
    ["CHAPTER 1 — the rock", "CHAPTER 2 — the lens", "CHAPTER 3 — the boat"],
    ["глава 1", "глава 2", "глава 3"], ["1화. 바위", "2화. 렌즈", "3화. 배"], ["제1장", "제2장", "제3장"],
    ["제 1 장 바위", "제 2 장 렌즈", "제 3 장 배"], ["第一章", "第二章", "第三章"], ["第1回　岩", "第2回　硝子", "第3回　舟"],
  ]

  @Test(arguments: named) func `a word and a number in sequence are headings between blank lines`(heads: [String])
    throws
  {
    let labels = heads.map { $0.replacing("　", with: " ") }
    #expect(try outline(book(heads)).map { $0.replacing("　", with: " ") } == labels)
    #expect(
      try outline("By Ann.\n\n" + book(heads, above: Self.wrapped)).map { $0.replacing("　", with: " ") } == labels)
  }

  @Test(arguments: named.filter { !$0[0].hasPrefix("CHAPTER 1 —") })
  func `they are headings right above their text, with a blank line above or without`(heads: [String]) throws {
    for end in ["\n\n", "\n"] {
      let labels = try outline(book(heads, above: Self.wrapped, by: "\n", end: end))
      #expect(labels.map { $0.replacing("　", with: " ") } == heads.map { $0.replacing("　", with: " ") }, "\(end)")
    }
  }

  @Test(arguments: ["3. Fire!", "3. And Then...", "3. e-mail", "3. Who Goes There?", "3. “Halt!”"])
  func `a title that is no usual one is the heading of its number`(odd: String) throws {
    let heads = ["1. The Rock", "2. The Lens", odd, "4. The Boat", "5. The Lamp", "6. The Bell"]
    let plain = book(heads, above: Self.long + Self.long)
    #expect(try outline(plain) == heads)
  }

  @Test func `a list in a chapter that has the next numbers is no part of their sequence`() throws {
    let heads = ["1. The Rock", "2. The Lens", "3. The Glass", "4. The Boat", "5. The Lamp", "6. The Bell"]
    let plain = book(heads, above: Self.long + Self.long)
    let list = "3. Light the lamp.\n\n4. Ring the bell.\n\n"
    let next = try #require(plain.ranges(of: "3. ").first)
    let listed = String(plain[..<next.lowerBound]) + list + plain[next.lowerBound...]
    #expect(try outline(listed) == heads)
  }

  @Test func `a heading without blank lines around it is a block`() throws {
    let text =
      "Chapter 1: “The Rock”\nIt rained all night.\nChapter 2: The Long Way from the Lighthouse to the Harbor\nIt stopped.\n"
    let book = try Book.open(bytes: Array(text.utf8), name: "a.txt")
    #expect(
      MarkedText.blocks(of: book.section(0)) == [
        "h2: Chapter 1: “The Rock”", "p: It rained all night.",
        "h2: Chapter 2: The Long Way from the Lighthouse to the Harbor", "p: It stopped.",
      ])
  }

  @Test(arguments: [
    ["1.", "2.", "3."], ["I.", "II.", "III."], ["I", "II", "III"], ["1:", "2:", "3:"],
    ["1 The Rock", "2 The Lens", "3 The Boat"], ["1. The Rock", "2. The Lens", "3. The Boat"],
    ["I. The Rock", "II. The Lens", "III. The Boat"], ["One", "Two", "Three"],
  ])
  func `numbers without a word are headings where they count from one over text`(heads: [String]) throws {
    #expect(try outline(book(heads)) == heads)
    #expect(try outline("A Book\n\nby Ann\n\n" + book(heads, above: Self.wrapped)) == heads)
  }

  @Test(arguments: [["1.", "2.", "3."], ["I", "II", "III"], ["I.", "II.", "III."]])
  func `numbers alone are headings right above long text`(heads: [String]) throws {
    #expect(try outline(book(heads, by: "\n")) == heads)
    #expect(try outline(book(heads, above: Self.wrapped, by: "\n")) == heads)
  }

  @Test(arguments: [
    ["1", "2", "3"], ["1. The Rock", "2. The Lens", "3. The Boat"], ["I. Rock", "II. Lens", "III. Boat"],
  ])
  func `a number that may be that of a list or a page needs much text right below`(heads: [String]) throws {
    let long = Self.wrapped.map { Array(repeating: $0, count: 8).joined(separator: "\n") }
    #expect(try outline(book(heads, above: long, by: "\n")) == heads)
    #expect(try outline(book(heads, above: Self.wrapped, by: "\n")) == [])
  }

  @Test func `a list right above text leaves the chapters that blank lines set apart`() throws {
    let heads = ["1. The Rock", "2. The Lens", "3. The Boat"]
    let list = "1. Oil\nIt is warm.\n2. Glass\nIt is clear.\n3. Rope\nIt is long.\n\n"
    #expect(try outline(book(heads) + "He made a list:\n\n" + list) == heads)
  }

  @Test(arguments: [
    "1. Oil\n\n2. Glass\n\n3. Rope\n\nAll of it was in the boat that came on the day after.",
    "1. Take the oil and warm it.\n\n2. Clean the glass.\n\n3. Light the lamp at dusk.\n\n",
    "1.\nOil\n2.\nGlass\n3.\nRope\n", "1.\n\nOil\n\n2.\n\nGlass\n\n3.\n\nRope\n",
    "1. The Rock\n2. The Lens\n3. The Boat\n", "PLAN:\n\n1 The Rock\n\n2 The Lens\n\n3 The Boat\n\n",
    "Count:\n\npart 1\n\nnuts\n\npart 2\n\nbolts\n\npart 3\n\nscrews\n\n",
    "Count:\n\nOne\n\nTwo\n\nThree\n\nFour\n\nGo.\n",
  ])
  func `items of lists are no chapters`(text: String) throws { #expect(try outline(text) == []) }

  @Test func `numbered paragraphs are no chapters`() throws {
    for texts in [Self.long, Self.wrapped] {
      for heads in [["1.", "2.", "3."], ["1", "2", "3"], ["(1)", "(2)", "(3)"], ["§ 1.", "§ 2.", "§ 3."]] {
        #expect(try outline(book(heads, above: texts, by: " ")) == [], "\(heads)")
        #expect(try outline(book(heads, above: texts, by: " ", end: "\n")) == [], "\(heads)")
      }
    }
    let verses =
      "1 In the morning the keeper woke.\n\n2 And the lamp was out.\n\n3 And he said, Let it be lit: and it was.\n"
    #expect(try outline(verses) == [])
    #expect(
      try outline("1 In the morning\nthe keeper woke.\n\n2 And the lamp\nwas out.\n\n3 And he said\nno word.\n") == []
    )
  }

  @Test(arguments: [
    ["1914 The War", "1915 The Retreat", "1916 The Winter"], ["1914", "1915", "1916"], ["1 May", "2 May", "3 May"],
    ["1. Mai", "2. Mai", "3. Mai"], ["1 May 1914", "2 May 1914", "3 May 1914"],
  ])
  func `years and dates are no chapters`(heads: [String]) throws {
    #expect(try outline(book(heads)) == [])
    #expect(try outline(book(heads, above: Self.wrapped.map { $0 + "\n" + $0 })) == [])
  }

  @Test(arguments: [
    ["Figure 1 The rock", "Figure 2 The lens", "Figure 3 The boat"],
    ["Fig. 1. The Rock", "Fig. 2. The Lens", "Fig. 3. The Boat"],
    ["Step 1", "Step 2", "Step 3"],
  ])
  func `figures and steps are no chapters`(heads: [String]) throws {
    #expect(try outline(book(heads)) == [])
    #expect(try outline(heads.joined(separator: "\n") + "\n\n" + Self.long[0]) == [])
  }

  @Test(arguments: [["I", "II", "III"], ["I.", "II.", "III."], ["1.", "2.", "3."], ["1", "2", "3"]])
  func `the numbers of stanzas are no chapters`(heads: [String]) throws {
    #expect(try outline(book(heads, above: Self.verse)) == [])
    #expect(try outline(book(heads, above: Self.verse, by: "\n")) == [])
    // Another song begins anew.
    let song = book(heads, above: Self.verse)
    #expect(try outline(song + "\n\n" + Self.wrapped.joined(separator: "\n\n") + "\n\n" + song) == [])
  }

  @Test(arguments: [["I", "II", "III"], ["1.", "2.", "3."]])
  func `the numbers of cantos are chapters`(heads: [String]) throws {
    let canto = Array(repeating: Self.verse.joined(separator: "\n\n"), count: 6).joined(separator: "\n\n")
    #expect(try outline(book(heads, above: [canto, canto, canto])) == heads)
  }

  @Test func `a table of contents at the front has no chapters`() throws {
    let text = Self.wrapped.joined(separator: "\n\n")
    #expect(try outline("1 The Rock ..... 3\n2 The Lens ..... 9\n3 The Boat ..... 12\n\n" + text) == [])
    #expect(try outline("chapter 1 ..... 3\nchapter 2 ..... 9\nchapter 3 ..... 12\n\n" + text) == [])
    #expect(try outline("1 The Rock\n\n2 The Lens\n\n3 The Boat\n\n" + text) == [])
    // The chapters follow.
    let heads = ["1 The Rock", "2 The Lens", "3 The Boat"]
    #expect(try outline(heads.joined(separator: "\n\n") + "\n\n" + book(heads)) == heads)
    #expect(try outline(heads.joined(separator: "\n") + "\n\n" + book(heads)) == heads)
    let small = ["chapter 1", "chapter 2", "chapter 3"]
    #expect(try outline(small.joined(separator: "\n") + "\n\n" + book(small)) == small)
  }

  @Test(arguments: [
    "He says in\nchapter 2 that the lens is old, as everyone on the\ncoast says, and in\nchapter 3 that it is new.\n",
    "It is old, says the book.\nChapter 2 of it has more about the\nlens and the lamp, and it is long.\nChapter 3 of it has nothing about it\nat all.\n",
    "See also:\n\nchapter 4\n\nIt has more of it.\n", "See\n\nch. 4\n\nIt has more of it.\n",
  ])
  func `a word and a number in a sentence, or a weak word alone, is no chapter`(text: String) throws {
    #expect(try outline(text) == [])
  }

  @Test func `one line out of sequence leaves numbers without a word to the text`() throws {
    #expect(try outline(book(["1.", "3.", "2."])) == [])
    #expect(try outline(book(["2.", "3.", "4."])) == [])
    #expect(try outline(book(["I. The Rock", "III. The Lens", "II. The Boat"])) == [])
  }
}
