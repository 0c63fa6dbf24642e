import Bookshelf
import Foundation
import Reading
import TestSupport

/// Two readers of one book and one bookshelf that are killed at random moments, over and over.
struct ShelfKills {
  private static let sentences = 2_000
  /// The longest life of a reader, in milliseconds: long enough to rest, and so to keep its place.
  private static let life = 800

  private let folder: TemporaryFolder
  private let book: String
  private let program: String
  private var random: Seed
  /// The sentences that were announced as saved, by any reader at any time.
  private var saved: Set<Int> = []
  /// A Boolean value that indicates whether a sentence has a bookmark; nothing where a reader was killed at it.
  private var bookmarked: [Int: Bool] = [:]
  private(set) var kills = 0
  /// The number of times that a reader announced that something is on disk.
  private(set) var promises = 0

  /// Prepares a book of numbered sentences and a bookshelf that is not there yet.
  ///
  /// - Parameters:
  ///   - program: The path of the reader's program.
  ///   - seed: The seed of the moments at which readers are killed.
  /// - Throws: An error if the book cannot be written.
  init(of program: String, _ seed: Seed) throws {
    self.program = program
    random = seed
    folder = try TemporaryFolder()
    let text = (1...Self.sentences).map { "Sentence number \($0) is here." + ($0 % 5 == 0 ? "\n\n" : " ") }
    book = try folder.write(text.joined(), to: "book.txt")
  }

  private var shelf: String { folder.path + "/lectern/shelf.sqlite" }

  /// Kills readers so many times, and gives what is wrong with the shelf they leave.
  mutating func run(kills wanted: Int) throws -> [String] {
    while kills < wanted {
      // One of them alone sets and takes away bookmarks, so that what was told last is what holds.
      let readers = [try start(marking: true), try start(marking: false)].shuffled(using: &random)
      let moments = [moment(), moment()].sorted()
      var faults: [String] = []
      for (reader, wait) in zip(readers, [moments[0], moments[1] - moments[0]]) {
        usleep(UInt32(wait) * 1_000)
        if let fault = reader.kill() { faults.append(fault) }
        kills += 1
      }
      for reader in readers { faults += take(reader) }
      guard faults.isEmpty else { return faults }
      // Now and then the next readers, and not this program, find the shelf as it was left.
      if kills >= wanted || Bool.random(using: &random) {
        let faults = try check()
        guard faults.isEmpty else { return faults }
      }
    }
    return []
  }

  /// When a reader is killed, in milliseconds: in the midst of its keys, or after them.
  private mutating func moment() -> Int {
    Int.random(in: 0..<(Bool.random(using: &random) ? Self.life : Self.life / 4), using: &random)
  }

  private mutating func start(marking: Bool) throws -> KilledReader {
    var keys = ":\(Int.random(in: 0..<95, using: &random))%\r"
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      keys += ".\u{13}" + (marking && Bool.random(using: &random) ? "m" : "")
    }
    return try KilledReader(program, book, keys: keys, home: folder.path, marks: marking)
  }

  /// Takes in what a reader told before it was killed.
  private mutating func take(_ reader: KilledReader) -> [String] {
    var sentence: Int?
    var answered: Int?
    for line in reader.heard {
      switch line {
      case "Text saved.", "Already saved.":
        promises += 1
        if let sentence { saved.insert(sentence) }
      case "Bookmark set.", "Bookmark removed.":
        promises += 1
        if let sentence { bookmarked[sentence] = line == "Bookmark set." }
        answered = sentence
      case let line where line.hasPrefix("Could not save"): return [line]
      default:
        let words = line.split(separator: " ")
        if line.hasPrefix("Sentence number "), words.count == 5 { sentence = Int(words[2]) }
      }
    }
    // The effect of a key that was not answered is unknown.
    if reader.marks, let sentence {
      if answered != sentence { bookmarked[sentence] = nil }
      bookmarked[sentence + 1] = nil
    }
    return []
  }

  /// Returns the faults of the shelf.
  private func check() throws -> [String] {
    guard FileManager.default.fileExists(atPath: shelf) else { return saved.isEmpty ? [] : ["There is no shelf."] }
    let shelf = try Shelf(file: shelf)
    if let damaged = shelf.setAside { return ["The shelf was damaged: \(damaged.file)"] }
    var faults: [String] = []
    let kept = try shelf.notes()
    var seen: Set<String> = []
    for note in kept where !seen.insert("\(note.kind) \(note.range) \(note.text)").inserted {
      faults.append("Kept twice as a \(note.kind): \(note.text)")
    }
    let notes = Set(kept.filter { $0.kind == .note }.map(\.text))
    let bookmarks = Set(kept.filter { $0.kind == .bookmark }.map(\.text))
    for sentence in saved.sorted() where !notes.contains(Self.text(sentence)) {
      faults.append("Told as saved, and lost: \(Self.text(sentence))")
    }
    for (sentence, isSet) in bookmarked where bookmarks.contains(Self.text(sentence)) != isSet {
      faults.append("Told as \(isSet ? "set" : "removed"), and is not: the bookmark of sentence \(sentence)")
    }
    for known in try shelf.knownBooks() {
      guard let place = try shelf.place(of: known.book) else { continue }
      if (try? JSONDecoder().decode(Session.self, from: Data(place.session.utf8))) == nil {
        faults.append("A place that cannot be gone back to: \(place.session)")
      }
    }
    return faults
  }

  private static func text(_ sentence: Int) -> String { "Sentence number \(sentence) is here." }
}
