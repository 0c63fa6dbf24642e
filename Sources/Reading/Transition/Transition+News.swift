import Accessibility
import Speech
import TextModel
import Words

extension Transition {
  /// Takes in the answer to an effect, or what an engine or the screen tells; nothing spoken is disturbed by it.
  func take(_ news: News) {
    switch news {
    case .speech(let event): listening.take(event)
    case .woken: describing.sayPhonetic()
    case .pauseReading, .setReadingAside:
      session.recent.phonetic = nil
      if let reading = session.mode.reading {
        sleeping.rememberLastKey()
        listening.pause(reading, isAside: news == .setReadingAside)
      }
    case .keepWriting: forms.keepWriting()
    case .scrolled(let page): session.page = page
    case .scrollFailed: listening.endReadingForWantOfPages()
    case .answered(let answer): take(answer)
    case .indexed:
      completeSearch()
      places.goToAwaitedPlace()
    case .searched: matches.completeMatchSearch()
    case .resized:
      session.page = nil
      show(session.cursor)
    case .textHidden:
      session.page = nil
      leaveHiddenText()
      show(session.cursor)
    case .rateSet: levels.takeRate()
    case .levelSet: levels.takeLevel()
    case .narrationSet: listening.takeNarration()
    case .announce(let announcements): announce(announcements)
    }
  }

  /// Goes on behind hidden text, or to the first text of the section where all that follows is hidden.
  private func leaveHiddenText() {
    let section = world.text.section(session.cursor.section)
    guard section.concealed(around: session.cursor.offset) != nil else { return }
    let behind = world.hearing.heardPlace(from: session.cursor)
    let isHidden = section.concealed(around: behind.offset) != nil
    session.cursor =
      isHidden ? world.hearing.heardPlace(from: TextPosition(section: behind.section, offset: 0)) : behind
    (session.focus, session.selection) = (nil, nil)
  }

  private func take(_ answer: News.Answer) {
    switch answer {
    case .answersSaved: forms.tellOfSavedAnswers()
    case .answersCleared: say(Phrase(.answersCleared))
    case .saved: isReadAloud ? speak([Announcement([], earcon: .saved)]) : tellOfSaved(Phrase(.textSaved))
    case .alreadySaved: tellOfSaved(Phrase(.alreadySaved))
    case .saveFailed(let reason): say(Phrase(.couldNotSave, ["reason": .text(reason)]))
    // The marks themselves are in the world.
    case .marks: break
    case .marksLost(let count): say(Phrase(.marksLost, ["count": .count(count)]))
    case .marksChanged(let count): say(Phrase(.marksChanged, ["count": .count(count)]))
    case .bookmarksLost(let count): say(Phrase(.bookmarksLost, ["count": .count(count)]))
    case .bookmarksChanged(let count): say(Phrase(.bookmarksChanged, ["count": .count(count)]))
    case .placeLost: say(Phrase(.placeLost))
    case .marked(.added(.note)):
      selecting.endMark()
      isReadAloud ? speak([Announcement([], earcon: .saved)]) : say(Phrase(.textSaved))
    case .marked(.added) where isReadAloud:
      // While something is read, a sound is enough; of what is taken away it would tell the contrary.
      speak([Announcement([], earcon: .saved)])
    case .marked(.highlighted(let category)):
      say(Phrase(.highlightedAs, ["category": .text(category.text(in: world.catalogue))]))
    case .marked(let marking): say(Phrase(marking.phrase))
    case .markFailed(let reason): say(Phrase(.couldNotSave, ["reason": .text(reason)]))
    case .copied(let destination):
      // Text that was cut has been announced.
      let isTold = session.form.isCutting == true && destination == .clipboard
      session.form.isCutting = nil
      if !isTold { say(Phrase(destination.phrase)) }
    case .fetched(let text): selecting.putIn(text)
    case .meaning(let meaning): selecting.take(meaning)
    case .statistics(let lines): speak(lines.map { Announcement([$0]) })
    case .copyFailed(let reason):
      session.form.isCutting = nil
      say(Phrase(.couldNotCopy, ["reason": .text(reason)]))
    case .performed(let message):
      speak([message.map { Announcement([$0]) } ?? Announcement(.done, in: world.catalogue)])
    case .performFailed(let name, let reason):
      say(Phrase(.actionFailed, ["name": .text(name), "reason": .text(reason)]))
    case .speaks(let speaker): say(Phrase(speaker.phrase))
    case .settingsKept: say(Phrase(.settingsKept))
    case .settingsNotKept(let reason): say(Phrase(.settingsNotKept, ["reason": .text(reason)]))
    case .searching: matches.goToMatchHere()
    case .searchFailed(let reason): matches.failMatchSearch(reason)
    case .laidOut(let goal): places.land(at: goal)
    case .prepared(let range):
      guard session.awaited == .item(range) else { return }
      session.awaited = nil
      arrive(at: range, as: .paragraph)
    }
  }

  /// A Boolean value that indicates whether a voice is reading: then a sound is enough of an answer.
  private var isReadAloud: Bool { session.isReading && !world.settings.isStepped }

  /// Says that something is saved, and which sentence where the reader has not selected it.
  private func tellOfSaved(_ phrase: Phrase) {
    let sentence = session.recent.savedSentence.map { range in
      let text = world.text.quotation(of: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return Announcement([text], isVerbatim: true, language: world.language(at: range.lower))
    }
    session.recent.savedSentence = nil
    speak([Announcement(phrase, in: world.catalogue)] + [sentence].compactMap(\.self))
  }

  /// Says what the application has to say: what is pressing interrupts, and reading goes on after it.
  private func announce(_ announcements: [Announcement]) {
    guard announcements.contains(where: { $0.priority == .high }) else { return speak(announcements) }
    add(.silence)
    speak(announcements)
    if let reading = session.mode.reading { listening.resume(after: reading) }
  }

  private func completeSearch() {
    guard case .element(let search)? = session.awaited else { return }
    session.awaited = nil
    let command = search.isTab ? Command.tab(search.direction) : .unit(search.granularity, search.direction)
    guard search.reads else { return moves.go(command) }
    guard case .found(let range, _, _, _, _)? = moves.target(of: command, from: session.cursor) else {
      moves.go(command)
      return listening.startReading(from: session.cursor)
    }
    listening.startReading(from: range.lower)
  }
}

extension News.Marking {
  fileprivate var phrase: Phrase.Key {
    switch self {
    case .added(.bookmark): .bookmarkSet
    case .added(.note): .textSaved
    case .added(.highlight), .highlighted: .highlighted
    case .removed(.bookmark): .bookmarkRemoved
    case .removed(.note): .noteRemoved
    case .removed(.highlight): .highlightRemoved
    case .restored: .markRestored
    case .nothingToRestore: .nothingToRestore
    case .renamed: .markRenamed
    case .extended: .highlightExtended
    }
  }
}

extension News.Speaker {
  fileprivate var phrase: Phrase.Key {
    switch self {
    case .program: .programSpeaks
    case .captions: .captionsSpeak
    case .screenReader: .screenReaderSpeaks
    case .nobodyElse: .nobodyElseSpeaks
    }
  }
}

extension News.CopyDestination {
  /// The phrase of the destination: never more than is known.
  fileprivate var phrase: Phrase.Key {
    switch self {
    case .clipboard: .copied
    case .terminal: .copiedToTerminal
    case .file: .copiedToFile
    }
  }
}
