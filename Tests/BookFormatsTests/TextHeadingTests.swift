import BookFormats
import Testing
import TextModel

@Suite struct TextHeadingTests {
  private func open(_ text: String) throws -> Book { try Book.open(bytes: Array(text.utf8), name: "a.txt") }

  private func outline(_ text: String) throws -> [String] {
    try open(text).outline.map { "\($0.depth) \($0.label)" }
  }

  @Test(arguments: [
    "CHAPTER I", "Chapter 1. The Market", "CHAPTER XV: ON THE LACK", "Chapter Twenty-One", "PART TWO",
    "IV.",
    "XXXIX", "Kapitel 3", "Chapitre IV — La Neige", "ГЛАВА ПЕРВАЯ", "第十二章　帰郷", "ACT II",
    "Глава 7. Дорога", "STAVE ONE: MARLEY'S GHOST", "Epilogue", "Acknowledgements", "Nachwort.", "THE PREFACE",
    "Author’s Note",
  ])
  func `a word for a division with its number is a heading`(line: String) throws {
    #expect(try outline("Text.\n\n\(line)\n\nMore text.\n").count == 1)
  }

  @Test(arguments: [
    "Chapter 1 was boring, he said.", "Part of it was lost.", "Chapter and verse", "Act one's age", "I am here.",
    "12",
    "THE END", "MIXED Case", "A.B.", "DID YOU HEAR", "Book the",
    "Chapter 1. " + String(repeating: "long ", count: 20), "Vol",
  ])
  func `what is not surely a heading is none`(line: String) throws {
    #expect(try outline("Text.\n\n\(line)\n\nMore text.\n") == [])
  }

  @Test(arguments: [
    "CHAPTER NINETEEN", "Chapter Forty", "CHAPTER NINETY-NINE", "CHAPTER TWENTY SIX", "Chapter the First",
    "CHAPTER THE TWENTY-SECOND", "Thirtieth Book", "Chapitre dix-sept", "CHAPITRE VINGT ET UN",
    "Chapitre trente-deux",
    "CHAPITRE QUATRE-VINGT-DIX-NEUF", "VINGT-DEUXIÈME PARTIE", "SECONDE PARTIE", "Erstes Kapitel", "Zwölftes Kapitel",
    "ZWANZIGSTES KAPITEL", "Einunddreißigstes Kapitel", "Kapitel achtundzwanzig", "1. Kapitel", "12. Teil: Der Weg",
    "Capitolo decimo", "CAPITOLO VENTIDUE", "Capitolo trentunesimo", "CAPITOLO DECIMO SETTIMO", "Capítulo veintidós",
    "CAPÍTULO TREINTA Y UNO", "Capítulo vigésimo primero", "Tercera parte", "Capítulo vinte e um",
    "CAPÍTULO TERCEIRO",
    "Глава первая", "ЧАСТЬ ЧЕТВЕРТАЯ", "Глава двадцать третья", "Том второй", "Письмо тридцатое", "Глава сорок два",
    "Rozdział trzeci", "ROZDZIAŁ DWUDZIESTY PIERWSZY", "Tweede deel",
  ])
  func `a number in words is made of its parts`(line: String) throws {
    #expect(try outline("Text.\n\n\(line)\n\nMore text.\n").map { String($0.dropFirst(2)) } == [line])
  }

  @Test(arguments: [
    "Chapter twenty-something", "Part two-thirds", "Part seize", "Act once", "Book twenty and", "1. Chapter",
    "12. Kapitel und Vers", "Die Erste Teilung", "The second act", "Глава правительства", "Chapter thee",
    "Erste Briefe", "Letter y", "1.Kapitel",
  ])
  func `words that are numbers in another language, or none, make no heading`(line: String) throws {
    #expect(try outline("Text.\n\n\(line)\n\nMore text.\n") == [])
  }

  @Test func `capitals with room around them are a heading, and the first of them the title`() throws {
    let text = "THE WALK\n\n\nby Ann\n\n\nPREFACE\n\n\nText.\n\nNOT THIS\n\nMore.\n\n\n_CUI BONO?_\n\n\nText."
    let book = try open(text)
    #expect(book.metadata.title == "THE WALK")
    #expect(book.outline.map { "\($0.depth) \($0.label)" } == ["1 THE WALK", "2 PREFACE", "2 CUI BONO?"])
  }

  @Test(arguments: ["PREFACE", "VORWORT", "AVANT-PROPOS", "INTRODUCTION."])
  func `what stands before the first chapter does not hold the chapters`(name: String) throws {
    let text = "\(name)\n\n\nText.\n\n\nCHAPTER I\n\nText.\n\n\nCHAPTER II\n\nText.\n"
    #expect(try outline(text) == ["1 \(name)", "1 CHAPTER I", "1 CHAPTER II"])
  }

  @Test(arguments: [
    "INTRODUCTION", "PROLOGUE", "EPILOGUE.", "NOTES", "APPENDIX", "APPENDIX B", "NACHWORT", "ÉPILOGUE",
    "BIBLIOGRAFÍA",
    "POSŁOWIE", "ЭПИЛОГ", "TABLE OF CONTENTS", "\nPrologue", "\nAppendix 2", "\nAcknowledgements",
    "Prologue",
  ])
  func `the name of a part of a book is a heading where it stands alone`(line: String) throws {
    #expect(try outline("x\n\nText.\n\n\(line)\n\nMore text.\n") == ["1 " + line.filter { $0 != "\n" }])
  }

  @Test(arguments: [
    "NOTES\nof a walk", "prologue", "INTRODUCTION TO IT", "index", "APPENDIX to", "- NOTES", "NOTES,", "NOTE",
    "\nNotes of a walk", "INDEX CARD",
  ])
  func `what is more than the name of a part, or does not stand out, is none`(line: String) throws {
    #expect(try outline("x\n\nText.\n\n\(line)\n\nMore text.\n") == [])
  }

  @Test func `chapters by number alone stand beside the parts around them`() throws {
    let text = ["x", "PROLOGUE", "text", "I", "text", "II", "text", "EPILOGUE", "text"].joined(separator: "\n\n")
    #expect(try outline(text) == ["1 PROLOGUE", "1 I", "1 II", "1 EPILOGUE"])
  }

  @Test func `the names of parts in a table of contents are no headings`() throws {
    let names = ["PREFACE"] + (1...5).map { "Chapter \($0)" } + ["INDEX"]
    let text = "CONTENTS\n\n" + names.joined(separator: "\n\n") + "\n\n" + names.joined(separator: "\n\ntext\n\n")
    #expect(try outline("x\n\n" + text + "\n\ntext") == (["CONTENTS"] + names).map { "1 \($0)" })
  }

  @Test func `parts hold chapters, and chapters what is only numbered`() throws {
    let text = [
      "PREFACE\n", "PART ONE", "CHAPTER I", "DOWN THE HOLE", "text", "II", "text", "CHAPTER II. Up", "text",
    ]
    #expect(
      try outline("x\n\n\n" + text.joined(separator: "\n\n"))
        == ["1 PREFACE", "1 PART ONE", "2 CHAPTER I DOWN THE HOLE", "3 II", "2 CHAPTER II. Up"])
    let section = try open("x\n\n" + text.joined(separator: "\n\n")).section(0)
    #expect(MarkedText.blocks(of: section)[2...4] == ["h2: PART ONE", "h3: CHAPTER I⏎DOWN THE HOLE", "p: text"])
  }

  @Test func `the lines of a table of contents are no chapters`() throws {
    let names = (1...5).map { "Chapter \($0)" }
    let text =
      "CONTENTS\n\n\n" + names.joined(separator: "\n\n") + "\n\n" + names.joined(separator: "\n\ntext\n\n")
      + "\n\ntext"
    #expect(try outline("x\n\n\n" + text) == (["CONTENTS"] + names).map { "1 \($0)" })
  }

  @Test(arguments: [
    ("Chapter 1\n=========", "Chapter 1"), ("=====\nPART I\n=====", "PART I"),
    ("CHAPTER I\n---------\n\nTHE WALK\n--------", "CHAPTER I THE WALK"),
  ])
  func `a row of symbols around a heading is shown, and no part of its name`(heading: String, label: String) throws {
    let book = try open("Text.\n\n\n\(heading)\n\nMore text.\n")
    #expect(book.outline.map(\.label) == [label])
    let section = book.section(0)
    let unspoken = section.spans.filter { $0.kind == .unspoken }.map { section.substring(in: $0.range) }
    #expect(!unspoken.isEmpty && unspoken.allSatisfy { $0.allSatisfy { "=-\u{0B}".contains($0) } }, "\(unspoken)")
  }

  @Test func `a line that is underlined for its length is a heading, by "=" above all others`() throws {
    let text = "My trip to Spain\n================\n\nText.\n\nThe way\n=======\n\nA car\n-----\n\nMore.\n"
    #expect(try outline(text) == ["1 My trip to Spain", "2 The way", "3 A car"])
    // A row of a table, a rule of another length, a line below more than one.
    let others = ["Name   Price\n------------", "A car\n--------------", "A car\nand\n---", "-----\n-----"]
    #expect(try outline("x\n\n" + others.joined(separator: "\n\n")) == [])
  }

  @Test func `what stands right above its text is a heading, where there are several`() throws {
    let manual = "LS(1)\n\nNAME\n       ls - list files\n\nSEE ALSO\n       Text of it\n       goes on.\n"
    #expect(try outline(manual) == ["1 NAME", "1 SEE ALSO"])
    #expect(try MarkedText.blocks(of: open(manual).section(0)).contains("h2: SEE ALSO"))
    #expect(
      try outline("Chapter 1\nIt rained.\n\nMore.\n\nChapter 2 - The Road\nThe sun.\n") == [
        "1 Chapter 1", "1 Chapter 2 - The Road",
      ])
    // One alone, text that is not set in, a line that may go on in the next.
    let others = ["ACME CORP\n    1 Road", "NAME\nof it\n\nALSO\nso", "Chapter 1,\nIt is.\n\nChapter 2,\nIt is."]
    for text in others { #expect(try outline("Text.\n\n" + text + "\n\nText.\n") == [], "\(text)") }
  }

  @Test func `the speakers of a play are no headings, nor are names that come again`() throws {
    let play =
      "ACT I\n\n\nBERNARDO\n    Who's there?\n\nFRANCISCO\n    Nay, answer me.\n\nBERNARDO\n    Long live the king!\n"
    #expect(try outline(play) == ["1 ACT I"])
    let page = "NAME\n       ls - list files\n\nSEE ALSO\n       Text of it\n\n"
    #expect(try outline(page + page).count == 4)
  }

  @Test func `the parts of a recipe are all headings`() throws {
    #expect(
      try outline(
        "Pancakes\n\nIngredients\n\n2 eggs\n250 g flour\n\nMethod\n\n1. Beat the eggs.\n\nNotes\n\nKeep warm.\n")
        == ["1 Ingredients", "1 Method", "1 Notes"])
  }

  @Test func `the last line of a table of contents is no chapter, though text stands behind it`() throws {
    let names = (1...4).map { "CHAPTER \($0). Of it." } + ["Epilogue"]
    let text =
      "CONTENTS\n\n\n" + names.joined(separator: "\n\n") + "\n\nA note.\n\n"
      + names.map { $0 + "\n\ntext\n\n" }.joined()
    #expect(try outline("x\n\n\n" + text) == (["CONTENTS"] + names).map { "1 \($0)" })
  }

  @Test func `a number in words with room above it is a heading`() throws {
    #expect(try outline("Text.\n\n\nONE\n\nText.\n\n\nTwenty-One\n\nText.\n") == ["1 ONE", "1 Twenty-One"])
    #expect(try outline("Text.\n\nOne\n\nText.\n\n\none\n\nText.\n\n\nOne or two\n\nText.\n") == [])
  }

  @Test func `a new page ends what stands before it`() throws {
    let section = try open("text\n\u{0C}CHAPTER I\n\nmore\n\u{0C}end").section(0)
    #expect(MarkedText.blocks(of: section) == ["p: text", "h2: CHAPTER I", "p: more", "p: end"])
  }

  @Test func `a long novel is read chapter by chapter`() throws {
    let line = "It was a bright cold day in the harbor, and the clocks of the town struck.\n"
    let chapter = String(repeating: String(repeating: line, count: 5) + "\n", count: 80)
    let book = try open((1...12).map { "CHAPTER \($0)\n\n\(chapter)\n\n" }.joined())
    #expect(book.sectionCount == 12 && book.outline.count == 12)
    for (index, entry) in book.outline.enumerated() {
      #expect(entry.destination.flatMap(book.position) == TextPosition(section: index, offset: 0))
      #expect(book.section(index).text.hasPrefix("CHAPTER \(index + 1)\n"))
    }
  }

  @Test(arguments: ["CHAPTER I\n\nx\n\n", "I\n\nx\n\n", "Chapter 1\nIt is.\nChapter 2\nIt is.\n"])
  func `lines that all look like headings take no time and no memory`(text: String) throws {
    let book = try open(String(repeating: text, count: 21_000))
    #expect(book.outline.isEmpty && book.sectionCount < 20)
  }
}
