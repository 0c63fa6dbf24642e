import BookFormats
import Foundation
import PageLayout
import Reading
import Speech
import TestSupport
import Testing
import TextModel
import TextUnits
import Voices
import Words

/// Read-all of a book through a session and a voice; where the voice fails, reading is paused and tried again.
struct BookReading {
  let book: Book
  private let world: ReadingWorld
  private var session = Session()
  private var owner: VoiceOwner
  private var handedOver: [Int: Utterance] = [:]
  /// The utterances that the voice has spoken to their end, in order.
  private(set) var spoken: [Utterance] = []
  /// The messages of the voice about its failures.
  private(set) var failures: [String] = []
  /// The seed of disturbances of the reading; nil if there are none.
  var disturbance: Seed?

  init(_ name: String, owner: VoiceOwner) throws {
    book = try Book.open(path: TestPackage.books.appendingPathComponent(name).path)
    let size = PageSize(columns: 80, lines: 24)
    let cells = CellWidth.terminal()
    let index = try #require(PageIndex.build(book, size: size, cells: cells))
    var settings = Settings()
    settings.skip = .none
    settings.wordsAreExact = false
    world = ReadingWorld(
      text: book, geometry: PaginatedBook(text: book, size: size, cells: cells).indexed(by: index),
      tokenizer: UnitTokenizer(text: book), index: index.book, settings: settings)
    self.owner = owner
  }

  /// Reads to the end of the book, and to the last word of the voice.
  mutating func run() throws {
    apply(.readFromCaret)
    var seen = 0
    while session.isReading || !handedOver.isEmpty {
      try owner.waitForMore(than: seen)
      let news = owner.told[seen...]
      seen = owner.told.count
      for event in news { take(event) }
    }
  }

  private mutating func take(_ event: VoiceEvent) {
    switch event {
    case .speech(let event):
      if case .finished(let id) = event, let utterance = handedOver.removeValue(forKey: id) {
        spoken.append(utterance)
      }
      apply(.speech(event))
      if session.isReading { disturb() }
    case .trouble: break
    case .failed(let reason):
      failures.append(Catalogue.english.text(reason))
      handedOver = [:]
      apply(.playPause)
      apply(.playPause)
    }
  }

  /// Now and then does what a reader does in the midst of a sentence.
  private mutating func disturb() {
    guard var random = disturbance else { return }
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      apply(.playPause)
      apply(.playPause)
    case 1: apply(.whereAmI)
    case 2: apply(.changeRate(Bool.random(using: &random) ? .forward : .backward))
    case 3: apply(.resized)
    default: break
    }
    disturbance = random
  }

  private mutating func apply(_ command: Command) {
    carryOut(session.apply(command, at: VoiceOwner.now(), in: world))
  }

  private mutating func apply(_ news: News) { carryOut(session.apply(news, at: VoiceOwner.now(), in: world)) }

  private mutating func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .speak(let utterance):
        handedOver[utterance.id] = utterance
        owner.speak(utterance)
      case .silence:
        handedOver = [:]
        owner.voice.silence()
      default: break
      }
    }
  }
}
