import Foundation
import Testing

@testable import Bookshelf

/// The index of the words of all books.
@Suite struct TextIndexTests {
  let folder: ShelfFolder

  init() throws { folder = try ShelfFolder() }

  private var index: TextIndex {
    get throws { try TextIndex(file: folder.path("search.sqlite")) }
  }

  /// Writes a book and indexes it, a section for each text; how many of them were asked for.
  @discardableResult
  private func add(
    _ texts: [String], to index: TextIndex, as name: String = "book", isCancelled: () -> Bool = { false }
  ) throws -> Int {
    let path = try folder.write(Array(texts.joined(separator: "\n").utf8), to: name)
    return try add(texts, to: index, at: path, isCancelled: isCancelled)
  }

  private func add(
    _ texts: [String], to index: TextIndex, at path: String, isCancelled: () -> Bool = { false }
  ) throws -> Int {
    let fingerprint = try #require(try FileFingerprint(ofFileAt: path))
    var next = 0
    try index.index(
      fileAt: path, as: try #require(FileState(ofFileAt: path)), fingerprint,
      from: {
        guard next < texts.count else { return nil }
        defer { next += 1 }
        return .init(number: next, pieces: [texts[next]])
      }, isCancelled: isCancelled)
    return next
  }

  /// The sections of the book in a file that have words; nil where it is not indexed as it is.
  private func sections(_ words: [[[String]]], in index: TextIndex, of name: String = "book") throws -> [Int]? {
    let path = folder.path(name)
    let state = try #require(FileState(ofFileAt: path))
    let number = try index.books(in: [path: state])[path]
    return try number.map { try index.sections(having: words)[$0] ?? [] }
  }

  @Test func `the sections are found that have each word, in one of its ways, from its beginning`() throws {
    let index = try index
    try add(["the white whale", "a whale", "white sails", "l homme lhomme"], to: index)
    #expect(try sections([[["whal"]]], in: index) == [0, 1])
    #expect(try sections([[["whale"]], [["whi"]]], in: index) == [0])
    #expect(try sections([[["well", "known"], ["sail"]]], in: index) == [2])
    #expect(try sections([[["hale"]]], in: index) == [])
    #expect(try sections([], in: index) == [0, 1, 2, 3])
    #expect(try sections([[["NOT\""], ["OR"]]], in: index) == [], "a word is never a statement")
  }

  @Test func `a book is indexed once, and another file of it is the same book`() throws {
    let index = try index
    #expect(try add(["one", "two"], to: index) == 2)
    #expect(try add(["one", "two"], to: index) == 0)
    #expect(try add(["one", "two"], to: index, as: "copy") == 0)
    #expect(try sections([[["two"]]], in: index, of: "copy") == [1])
  }

  @Test func `a file that has changed is indexed again`() throws {
    let index = try index
    try add(["the first words"], to: index)
    _ = try folder.write(Array("others".utf8), to: "book")
    #expect(try sections([], in: index) == nil)
    try add(["the second words"], to: index)
    #expect(try sections([[["second"]]], in: index) == [0])
    #expect(try sections([[["first"]]], in: index) == [])
  }

  @Test func `what is forgotten is not found, and most of it makes the index anew`() throws {
    let index = try index
    let many = (0..<1_100).map { "word\($0)" }
    try add(many, to: index)
    try add(["kept"], to: index, as: "other")
    try index.forget(allBut: [folder.path("other")], isCancelled: { false })
    #expect(try sections([], in: index) == nil)
    #expect(try sections([], in: index, of: "other") == nil, "all of it was waste")
    try add(["kept"], to: index, as: "other")
    try index.forget(allBut: [folder.path("other")], isCancelled: { false })
    #expect(try sections([[["kept"]]], in: index, of: "other") == [0])
    #expect(try index.sections(having: [[["word"]]]).isEmpty)
  }

  @Test func `what is cancelled is begun anew`() throws {
    let index = try index
    var asked = 0
    try add(["one", "two", "three"], to: index) {
      asked += 1
      return asked > 2
    }
    #expect(try sections([], in: index) == nil)
    #expect(try add(["one", "two", "three"], to: index) == 3)
    #expect(try sections([], in: index) == [0, 1, 2])
  }

  @Test(arguments: [0, 4_096, 8_192])
  func `an index that is damaged is begun anew, and so is one that was deleted`(offset: Int) throws {
    try add((0..<200).map { "word\($0)" }, to: try index)
    var bytes = try folder.bytes("search.sqlite")
    bytes.replaceSubrange(offset..<offset + 4_096, with: repeatElement(0xA5, count: 4_096))
    _ = try folder.write(bytes, to: "search.sqlite")
    for _ in 0..<2 {
      if let found = try? sections([[["word7"]]], in: try index) { #expect(!found.isEmpty) }
    }
    try? FileManager.default.removeItem(atPath: folder.path("search.sqlite"))
    try add(["found again"], to: try index)
    #expect(try sections([[["again"]]], in: try index) == [0])
    #expect(try !folder.names().contains { $0.contains("damaged") })
  }

  @Test func `what is no index, or one of another version, is replaced`() throws {
    _ = try folder.write(Array("no database at all, and long enough for that".utf8), to: "search.sqlite")
    try add(["one"], to: try index)
    try RawDatabase(folder.path("search.sqlite")).run("PRAGMA user_version = 99")
    #expect(try sections([], in: try index) == nil)
  }

  @Test func `two programs that index the same books at once lose nothing`() async throws {
    let paths = try (0..<12).map { try folder.write(Array("book \($0)".utf8), to: "book\($0)") }
    let asked = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        group.addTask {
          let index = try self.index
          return try paths.reduce(0) { try $0 + self.add(["some words of it", "and more"], to: index, at: $1) }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(asked == 24, "each book was read by one of them")
    let index = try index
    for number in 0..<12 { #expect(try sections([[["words"]]], in: index, of: "book\(number)") == [0]) }
  }
}
