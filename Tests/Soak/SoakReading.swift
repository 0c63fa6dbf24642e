import Accessibility
import BookFormats
import Dispatch
import Foundation
import PageLayout
import Reading
import Speech
import TestSupport
import TextModel
import TextUnits
import Voices

/// Read-all of a book through a session and a program that is started for each utterance and killed at random.
struct SoakReading {
  private let book: Book
  private var world: ReadingWorld
  private let sizes: [any TextGeometry]
  private var session = Session()
  private let voice: CommandVoice
  private let woken = DispatchSemaphore(value: 0)
  private let folder: TemporaryFolder
  private var random: Seed
  private var handedOver: [Int: Utterance] = [:]
  private var record: SoakRecord
  private(set) var sentences = 0
  private(set) var disturbances = 0

  /// Prepares to read a book to a program that writes down what it has been given.
  init(_ book: Book, _ seed: Seed) throws {
    self.book = book
    random = seed
    record = SoakRecord(book)
    folder = try TemporaryFolder()
    let cells = CellWidth.terminal()
    sizes = [(80, 24), (31, 7)].map { columns, rows in
      PaginatedBook(text: book, size: PageSize(columns: columns, lines: rows), cells: cells)
    }
    var settings = Settings()
    settings.skip = .none
    settings.wordsAreExact = false
    world = ReadingWorld(text: book, geometry: sizes[0], tokenizer: UnitTokenizer(text: book), settings: settings)
    // The kernel cuts what is being written at a page of the file when the program is killed: half a line has no mark
    // at its end, and stands on a line of its own.
    let script = """
      IFS= read -r line
      die() { test "$(od -An -N1 -tu1 /dev/urandom)" -gt 5 || kill -9 $$; }
      die
      printf '\\n%s\(SoakRecord.lineEnd)' "$line" >> '\(folder.path)/heard'
      die
      """
    let program = try folder.write(script, to: "voice")
    // So fast that the pauses between paragraphs are nothing.
    voice = CommandVoice(PlainCommand(try CommandWords("sh '\(program)'")), rate: 100_000) { [woken] in woken.signal()
    }
  }

  private static func now() -> Instant {
    Instant(milliseconds: Int(DispatchTime.now().uptimeNanoseconds / 1_000_000))
  }

  /// Reads to the end of the book, or until there is no more time, and gives what is wrong with what was heard.
  mutating func run(until end: Date) -> [String] {
    apply(.readFromCaret)
    while Date() < end, session.isReading || !handedOver.isEmpty {
      for event in voice.take(at: Self.now()) { take(event) }
      let left = voice.deadline.map { max(0, $0.milliseconds - Self.now().milliseconds) } ?? 1000
      _ = woken.wait(timeout: .now() + .milliseconds(min(left, 1000)))
    }
    let isWhole = session.mode == .finished
    voice.silence()
    if !isWhole, Date() < end { record.faults.append("Reading stopped at \(session.cursor).") }
    let file = FileBytes.read(folder.path + "/heard") ?? []
    record.compare(heard: String(decoding: file, as: UTF8.self), isWhole: isWhole)
    return record.faults
  }

  private mutating func take(_ event: VoiceEvent) {
    switch event {
    case .speech(let event):
      if case .finished(let id) = event, let utterance = handedOver.removeValue(forKey: id) {
        record.finished(utterance)
        sentences += 1
      }
      apply(.speech(event))
      if case .began(let id) = event, let said = handedOver[id], said.kind == .reading, let text = said.map.range {
        record.began(text, on: session.page)
      }
      if session.isReading { disturb() }
    case .trouble: break
    case .failed:
      disturbances += 1
      handedOver = [:]
      apply(.playPause)
      apply(.playPause)
    }
  }

  /// Now and then does what a reader does in the midst of a sentence.
  private mutating func disturb() {
    let choice = Int.random(in: 0..<40, using: &random)
    if choice < 6 { disturbances += 1 }
    switch choice {
    case 0:
      apply(.playPause)
      apply(.playPause)
    case 1: apply(.whereAmI)
    case 2: apply(.turnRotor(.forward))
    case 3: apply(.changeRate(Bool.random(using: &random) ? .forward : .backward))
    case 4:
      world.geometry = sizes[Int.random(in: sizes.indices, using: &random)]
      apply(.resized)
    case 5:
      apply(.unit(.sentence, .backward))
      record.wentBack(to: session.cursor)
    default: break
    }
  }

  private mutating func apply(_ command: Command) { carryOut(session.apply(command, at: Self.now(), in: world)) }

  private mutating func apply(_ news: News) { carryOut(session.apply(news, at: Self.now(), in: world)) }

  private mutating func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .speak(let utterance):
        handedOver[utterance.id] = utterance
        record.handedOver(utterance)
        voice.speak(utterance, at: Self.now())
      case .silence:
        handedOver = [:]
        voice.silence()
      case .scroll(let scroll): turn(scroll)
      default: break
      }
    }
  }

  private mutating func turn(_ scroll: Effect.Scroll) {
    let page: Page?
    switch scroll {
    case .next: page = session.page.flatMap { world.geometry.page(.forward, from: $0) }
    case .previous: page = session.page.flatMap { world.geometry.page(.backward, from: $0) }
    case .to(let position): page = world.geometry.page(containing: position)
    }
    apply(page.map { .scrolled($0) } ?? .scrollFailed)
  }
}
