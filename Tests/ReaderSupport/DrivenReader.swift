import Accessibility
import Foundation
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel
import TextUnits

/// A reader in one of the forms that it is met in, with all that surrounds it: a voice, a shelf that answers, a screen.
struct DrivenReader {
  /// The form that a reader is met in.
  enum Form: CaseIterable {
    case screen, braille, line

    var measure: PageSize.Measure {
      switch self {
      case .screen: .book
      case .braille: .braille
      case .line: .allColumns
      }
    }
  }

  let form: Form
  private let meeting: DrivenMeeting
  var reader: Reader
  var pages: PaginatedBook
  private var voice = TranscriptEngine()
  /// The events of the voice that the reader has not received yet.
  private var events: [SpeechEvent] = []
  private var wake: Instant?
  /// The marks that are kept of the book.
  var marks: [Annotation] = []
  private var draws = 0
  /// The last utterance, in one line; nil before the first.
  private var caption: String?
  var now = Instant(milliseconds: 0)
  /// The law that was broken; nil while all of them are kept.
  private(set) var fault: String?

  /// Opens a book.
  init(_ form: Form, _ meeting: DrivenMeeting, columns: Int, lines: Int) {
    let size = PageSize(columns: columns, lines: lines, measure: form.measure)
    self.form = form
    self.meeting = meeting
    pages = meeting.pages(size)
    reader = meeting.reader(pages, hasPace: form == .screen)
    carryOut(reader.apply(.open, at: now), Chances([]))
  }

  /// The size that a frame is to have.
  var size: PageSize { pages.size }

  /// Carries out effects and those of their answers; `mood` decides what the answers are.
  mutating func carryOut(_ effects: [Effect], _ mood: Chances) {
    var (waiting, mood, count) = (effects[...], mood, 0)
    while let effect = waiting.popFirst() {
      count += 1
      guard count < 5000 else { return fault = "effects come to no end, at last \(effect)" }
      waiting += answers(to: effect, &mood)
    }
  }

  /// Lets time pass, and tells the reader of the moment that it waits for.
  mutating func wait(_ milliseconds: Int, _ mood: Chances) {
    now = Instant(milliseconds: now.milliseconds + milliseconds)
    guard let wake, now >= wake else { return }
    self.wake = nil
    carryOut(reader.apply(.woken, at: now), mood)
  }

  /// Lets so many words be spoken; none is the rest of the sentence.
  mutating func speak(words: Int) {
    if words == 0 { events += voice.finish() }
    for _ in 0..<words where voice.isSpeaking { events += voice.speakWord() }
  }

  /// Tells the reader what the voice has told.
  mutating func hear(_ mood: Chances) {
    // A sentence may lead to the next without end, as where nothing is left to be said.
    for _ in 0..<50 where !events.isEmpty {
      carryOut(reader.apply(.speech(events.removeFirst()), at: now), mood)
    }
  }

  /// Gives the reader another size of the screen.
  mutating func resize(columns: Int, lines: Int, _ mood: Chances) {
    take(PageSize(columns: columns, lines: lines, measure: form.measure, style: reader.pageStyle), mood)
  }

  /// Sets pages in another way, where the reader wants that.
  mutating func takePageStyle(_ mood: Chances) {
    if size.style != reader.pageStyle { take(size.with(reader.pageStyle), mood) }
  }

  private mutating func take(_ size: PageSize, _ mood: Chances) {
    pages = meeting.pages(size)
    carryOut(reader.resized(to: size, reader.book(laidOutBy: pages), at: now), mood)
  }

  /// Draws frames: as nothing was said, and by turns with what was said last and with a sentence that must be seen.
  mutating func draw(_ notice: String) {
    draws += 1
    let told = draws % 2 == 0 ? (caption, nil) : (nil, notice)
    let view = ReaderView(reader, pages: reader.overlay ?? pages, cells: meeting.cells, abilities: meeting.abilities)
    let laws = FrameLaws(cells: meeting.cells)
    for (caption, notice) in [(nil, nil), told] where fault == nil {
      fault = laws.broken(by: view.frame(caption: caption, notice: notice), size: size)
    }
  }

  private mutating func answers(to effect: Effect, _ mood: inout Chances) -> [Effect] {
    switch effect {
    case .speak(let utterance):
      if !utterance.text.isEmpty { caption = utterance.text.shown }
      // Lines and fingers have no voice that tells of itself.
      if form == .screen { events += voice.speak(utterance) }
    case .silence:
      voice.silence()
      events = []
    case .wake(let moment): wake = moment
    case .host(.quit): reopen()
    case .search(let query): return search(query, &mood)
    case .layOut(let goal):
      pages.layOut(to: goal) { false }
      return reader.apply(.answered(.laidOut(goal)), at: now)
    case .application:
      switch effect.programRequest {
      case .openBook: return reader.bookRefused(mood.anyText().shown, at: now)
      case .edit(let text):
        return mood.number(below: 2) == 0
          ? reader.editRefused(mood.number(below: 2) == 0 ? nil : mood.anyText().shown, at: now)
          : reader.edited(text + mood.anyText(), at: now)
      case .browse: break
      default: return answer(to: effect, &mood).flatMap { reader.apply(.answered($0), at: now) }
      }
    case .scroll, .post, .setRate, .host(.set), .host(.write), .host(.leave): break
    default:
      return answer(to: effect, &mood).flatMap { reader.apply(.answered($0), at: now) }
    }
    return []
  }

  private mutating func search(_ query: SearchQuery, _ mood: inout Chances) -> [Effect] {
    switch mood.number(below: 4) {
    case 0: return reader.searchTakesTime(at: now) + reader.search(for: query, at: now)
    case 1:
      do throws(SearchError) {
        let results = try SearchResults(of: try TextSearch(query), in: meeting.book.text)
        return results.map { reader.searched($0, at: now) } ?? reader.searchTakesTime(at: now)
      } catch {
        return reader.searchFailed(error, at: now)
      }
    default: return reader.search(for: query, at: now)
    }
  }

  /// Leaves the book, and opens it again where it was left.
  private mutating func reopen() {
    var session = reader.bookSession.asKept
    if let data = try? JSONEncoder().encode(session), let kept = try? JSONDecoder().decode(Session.self, from: data) {
      session = kept
    }
    reader = meeting.reader(pages, hasPace: form == .screen, session, reader)
    voice = TranscriptEngine()
    events = []
    let opening = reader.apply(.answered(.marks(marks)), at: now) + reader.apply(.open, at: now)
    carryOut(opening, Chances([]))
  }
}

extension String {
  /// The text in one line, without what a terminal could act on.
  var shown: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isSteering ? " " : $0 }))
  }
}
