import Accessibility
import Speech
import TextModel

extension Turn {
  /// Takes in the answer to an effect, or what an engine or the screen tells; nothing spoken is disturbed by it.
  mutating func take(_ command: Command) {
    switch command {
    case .speech(let event): take(event)
    case .scrolled(let page): session.page = page
    case .scrollFailed: endReadingForWantOfPages()
    case .answered(let answer): take(answer)
    case .indexed: completeSearch()
    case .resized:
      session.page = nil
      show(session.cursor)
    case .announce(let announcements):
      if announcements.contains(where: { $0.priority == .high }) { add(.silence) }
      speak(announcements)
    default: break
    }
  }

  private mutating func take(_ answer: Command.Answer) {
    switch answer {
    case .saved: say(Phrase(.textSaved))
    case .alreadySaved: say(Phrase(.alreadySaved))
    case .saveFailed(let reason): say(Phrase(.couldNotSave, ["reason": .text(reason)]))
    case .performed(let message): speak([Announcement([message ?? world.catalogue.text(.done)])])
    case .performFailed(let name, let reason):
      say(Phrase(.actionFailed, ["name": .text(name), "reason": .text(reason)]))
    case .prepared(let range): arrive(at: range, as: .paragraph)
    }
  }

  private mutating func completeSearch() {
    guard let search = session.search else { return }
    session.search = nil
    guard search.reads else { return moveToElement(search.granularity, search.direction) }
    guard case .found(let range) = world.element(search.granularity, next: session.cursor, toward: search.direction)
    else { return moveToElement(search.granularity, search.direction) }
    startReading(from: range.lower)
  }
}
