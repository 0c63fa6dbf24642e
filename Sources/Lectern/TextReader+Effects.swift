import Accessibility
import Reading
import Speech
import TextModel
import TextUnits
import Words

extension TextReader {
  /// Does something, and returns the utterances of it and of what it leads to.
  ///
  /// A gesture that the content makes from within one of its own methods waits until that has returned, and its
  /// utterances are those of the gesture that it came in.
  func respond(_ act: @escaping () -> Void) -> [Utterance] {
    waiting.append(act)
    guard !isResponding else { return [] }
    isResponding = true
    defer { isResponding = false }
    spoken = []
    lastScroll = nil
    while !waiting.isEmpty {
      waiting.removeFirst()()
      takeEvents()
    }
    return spoken
  }

  /// Takes the events of the voice until there are no more.
  private func takeEvents() {
    while case let events = voice.take(at: clock()), !events.isEmpty {
      for event in events {
        switch event {
        case .speech(let event): take(.speech(event))
        case .trouble: break
        case .failed(let complaint):
          voiceFault = world.catalogue.text(complaint)
          take(.pauseReading)
        }
      }
    }
  }

  func take(_ news: News) { run(attempt { $0.apply(news, at: clock(), in: $1) } ?? []) }

  func edge(_ direction: Direction) -> [Utterance] { respond { [self] in run(edgeEffects(direction)) } }

  /// Returns the effects of coming to the edge of text that is not linked with what lies beyond.
  func edgeEffects(_ direction: Direction) -> [Effect] {
    let phrase = Phrase(direction == .forward ? .endOfText : .startOfText)
    let edge = Announcement([world.catalogue.text(phrase)], earcon: .boundary, language: world.catalogue.language)
    let stopped = attempt { $0.apply(.pauseReading, at: clock(), in: $1) } ?? []
    return [.silence] + stopped + (attempt { $0.apply(.announce([edge]), at: clock(), in: $1) } ?? [])
  }

  func run(_ effects: [Effect]) { for effect in effects { carryOut(effect) } }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .speak(let utterance):
      spoken.append(utterance)
      voice.volume = world.settings.volume
      voice.speak(utterance, at: clock())
    case .silence: voice.silence()
    case .setRate(let rate): voice.rate = rate
    case .scroll(let scroll): turn(scroll)
    case .post(.selectionWillChange): content.selectionWillChange()
    case .post(.selectionDidChange): content.selectionDidChange(selection)
    case .post: break
    case .save(let passage): answer(passage, .saved, News.Answer.saveFailed) { try content.save($0) }
    case .copy(let passage): answer(passage, .copied(to: .clipboard), News.Answer.copyFailed) { try content.copy($0) }
    case .host(.perform(let action, let passage)): perform(action, on: passage)
    case .layOut(let goal): take(.answered(.laidOut(goal)))
    case .search(let query): search(for: query)
    case .wake(let moment): wake = moment
    case .keep, .forget: take(.answered(.saveFailed(TextRefusal().description)))
    case .mark: take(.answered(.markFailed(TextRefusal().description)))
    case .host(.cite): take(.answered(.copyFailed(TextRefusal().description)))
    case .host(.changeSpeaker): take(.answered(.speaks(.nobodyElse)))
    case .host(.prepare(_, let range)): take(.answered(.prepared(range)))
    case .host, .application: break
    }
  }

  /// Brings a page into view, and the place of the reader with it.
  private func turn(_ scroll: Effect.Scroll) {
    let here = session.page ?? geometry.page(containing: session.cursor)
    let page: Page? =
      switch scroll {
      case .next: geometry.page(.forward, from: here)
      case .previous: geometry.page(.backward, from: here)
      case .to(let position): geometry.page(containing: position)
      }
    guard let page, let number = geometry.number(of: page) else { return take(.scrollFailed) }
    // Content that changes as it is scrolled is not scrolled to the same page again.
    if lastScroll != number {
      lastScroll = number
      content.scroll(toPage: number - 1)
    }
    announcements[number - 1] = content.announcement(ofPage: number - 1)
    geometry.announcements = announcements
    world.geometry = geometry
    take(.scrolled(page))
  }

  private func answer(
    _ engines: Passage, _ done: News.Answer, _ failed: (String) -> News.Answer, _ act: (TextPassage) throws -> Void
  ) {
    do {
      guard let passage = passage(engines.range) else { throw TextRefusal() }
      try act(passage)
      take(.answered(done))
    } catch {
      take(.answered(failed("\(error)")))
    }
  }

  private func perform(_ action: CustomAction, on engines: Passage) {
    do {
      guard let own = actions(at: session).first(where: { $0.custom == action }), let passage = passage(engines.range)
      else { throw TextRefusal() }
      take(.answered(.performed(try own.handler(passage))))
    } catch {
      take(.answered(.performFailed(name: action.name, reason: "\(error)")))
    }
  }

  /// Looks for a text in all of the content.
  private func search(for query: SearchQuery) {
    while !text.isComplete { addPage() }
    takeIn()
    do throws(SearchError) {
      world.results = try SearchResults(of: try TextSearch(query), in: text)
      take(.searched)
    } catch {
      take(.answered(.searchFailed(error.sentence(in: world.catalogue))))
    }
  }
}

extension Effect {
  /// A Boolean value that indicates whether a move waits for the answer to the effect, and not for the index of the
  /// text.
  var isAnsweredLater: Bool {
    switch self {
    case .search, .layOut, .host(.prepare): true
    default: false
    }
  }
}
