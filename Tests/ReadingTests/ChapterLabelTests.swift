import Reading
import Testing
import TextModel

/// Chapters that a table of contents calls by their numbers.
@Suite struct ChapterLabelTests {
  private static func entry(_ number: Int, _ labels: [(String, Int)], in languages: [String] = ["en", "de", "pl"])
    -> Int?
  {
    ChapterLabels(number, in: languages).entry(
      in: labels.map { OutlineEntry(depth: $1, label: $0, destination: .place(section: 0, anchor: nil)) })
  }

  @Test(arguments: [
    "5", "V", "v", "V.", "Five", "FIVE", "Chapter 5", "CHAPTER V", "CHAPTER V.", "Chapter Five",
    "Chapter 5: The boats",
    "Chapter V.—The boats", "Chapter 5 The boats", "CHAPTER FIVE. The boats", "Chapter the Fifth",
    "The Fifth Chapter",
    "5. The boats", "5: The boats", "5 – The boats", "5 The boats", "V. The boats", "Five: The boats", "[V]", "Ch. 5",
    "Kapitel 5", "Kapitel fünf", "Fünftes Kapitel", "5. Kapitel", "5. Kapitel: Die Boote", "V. Kapitel", "Fünf",
    "Das fünfte Kapitel", "Rozdział 5", "Rozdział V", "Rozdział piąty", "ROZDZIAŁ PIĄTY. Łodzie", "Rozdział pięć",
    "Pięć",
  ])
  func `an entry of the fifth chapter is called by its number`(label: String) {
    #expect(Self.entry(5, [("Foreword", 1), (label, 1), ("Afterword", 1)]) == 1)
  }

  @Test(arguments: [
    "Foreword", "5.1 The boats", "5-7", "55", "Chapter 55", "Chapter 5a", "VI", "Vast", "Part Five", "Five boats",
    "V for me",
    "Fifth Avenue", "Chapter Twenty-Five", "5th of May", "Kapitelfünf", "Book V", "1995", "V, the boat",
    "Fünf Kapitel",
  ])
  func `an entry that is called otherwise is none of the fifth chapter`(label: String) {
    #expect(Self.entry(5, [(label, 1)]) == nil)
  }

  @Test(arguments: [
    (1, "I, Claudius"), (1, "I'm here"), (1, "I am here"), (1, "Ein Kapitel über Brot"), (20, "Chapter Twenty-Five"),
  ])
  func `a word that is a number, too, is none of a chapter`(number: Int, label: String) {
    #expect(Self.entry(number, [(label, 1)]) == nil)
  }

  @Test(arguments: [
    (25, "Chapter Twenty-Five"), (25, "Chapter twenty five"), (25, "XXV"), (25, "Kapitel fünfundzwanzig"),
    (25, "Rozdział dwudziesty piąty"), (14, "XIV. The quay"), (40, "XL"), (1, "Erstes Kapitel"),
    (1, "Rozdział pierwszy"),
    (21, "Einundzwanzigstes Kapitel"),
  ])
  func `greater numbers are found in words and in Roman numerals`(number: Int, label: String) {
    #expect(Self.entry(number, [("Foreword", 1), (label, 1)]) == 1)
  }

  @Test func `the language of the book is known as well`() {
    #expect(Self.entry(5, [("Chapitre cinq", 1)], in: ["fr"]) == 0)
    #expect(Self.entry(1, [("Chapitre premier", 1)], in: ["fr"]) == 0)
    #expect(Self.entry(5, [("Five", 1)], in: ["tlh"]) == nil)
  }

  @Test
  func `of several entries the one that is most surely a chapter is meant, then the least nested, then the first`() {
    #expect(Self.entry(1, [("1 Year", 1), ("I", 1), ("Chapter 1", 2)]) == 2)
    #expect(Self.entry(1, [("Book I", 1), ("I", 2), ("Book II", 1), ("I", 2)]) == 1)
    #expect(Self.entry(2, [("Intro", 1), ("2. Aims", 2), ("2. Relations", 1)]) == 2)
  }

  @Test func `an entry that leads nowhere is passed over`() {
    let entries = [
      OutlineEntry(depth: 1, label: "Chapter 5", destination: nil),
      OutlineEntry(depth: 2, label: "5", destination: .place(section: 0, anchor: nil)),
    ]
    #expect(ChapterLabels(5, in: ["en"]).entry(in: entries) == 1)
  }
}
