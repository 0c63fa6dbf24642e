import Accessibility
import Reading
import Speech
import TerminalUI
import TextModel
import Words

extension LiveReader {
  /// Carries out effects, and those of their answers after them.
  mutating func carryOut(_ effects: [Effect]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst(), !hasEnded {
      switch effect {
      case .speak(let utterance):
        screen?.said(utterance)
        parts.voice.volume = reader.world.settings.volume
        takeVoiceChoices()
        parts.voice.speak(reader.pronounced(utterance), at: now)
      case .silence:
        screen?.fellSilent()
        parts.voice.silence()
      case .setRate(let rate): parts.voice.rate = rate
      case .application: waiting += effect.programRequest.map { answer($0) } ?? []
      case .wake(let moment): wake = moment
      case .host(.quit): ending = .left
      case .host(.changeSpeaker) where parts.canChangeSpeaker: ending = .speakerChanges
      case .host(.changeSpeaker): waiting += reader.apply(.answered(.speaks(.nobodyElse)), at: now)
      case .keep(_, isHandedIn: false):
        for answer in parts.keeper.answers(to: effect) { waiting += reader.apply(.answered(answer), at: now) }
      case .save, .mark, .keep, .forget, .host(.perform), .host(.prepare):
        screen?.expectsAnswer()
        for answer in parts.keeper.answers(to: effect) { waiting += reader.apply(.answered(answer), at: now) }
      case .copy, .host(.cite), .host(.define), .host(.fetchCopied):
        screen?.expectsAnswer()
        let answer = parts.study.answer(to: effect)
        waiting += answer.map { reader.apply(.answered($0), at: now) } ?? []
      case .layOut(let goal):
        layouts.begin(goal, on: parts.pages.opened.geometry, waking: parts.keyboard, parts.edges)
      case .search(let query): matches.begin(query, in: parts.pages.opened.text, waking: parts.keyboard, parts.edges)
      case .scroll, .post, .host(.write), .host(.set), .host(.leave), .host(.pronounce): break
      }
    }
  }

  /// Has the voice speak as was chosen, or says why it cannot.
  private mutating func takeVoiceChoices() {
    let choices = VoiceChoices(reader.world.settings, reader.openings)
    guard choices != voiceChoices else { return }
    voiceChoices = choices
    do throws(VoiceRefusal) {
      try parts.voice.choose(choices)
    } catch {
      let catalogue = parts.edges.catalogue
      parts.voice.speak(
        Utterance(id: -1, kind: .answer, text: catalogue.text(error.complaint), language: catalogue.language), at: now
      )
    }
  }

  /// Answers a request of the reader's screens.
  private mutating func answer(_ request: ProgramRequest) -> [Effect] {
    switch request {
    case .openBook(let path): return open(path, at: nil)
    case .openMatch(let path, let range): return open(path, at: range)
    case .searchShelf(let words): shelfWork.search(for: words, parts)
    case .openSample, .practise, .removeBook, .restoreBook, .describeBook, .locateBook, .moveBook, .tagBook,
      .joinFolder,
      .leaveFolder:
      return useShelf(request)
    case .tellStatistics:
      keepMeasured()
      return parts.keeper.answers(to: .program(request)).flatMap { reader.apply(.answered($0), at: now) }
    case .edit(let text): return edit(text)
    case .keepSettings(let settings):
      let reason = parts.settings.keep(settings)
      return reader.apply(.answered(reason.map { .settingsNotKept($0) } ?? .settingsKept), at: now)
    case .browse(let address): browse(address)
    case .viewPicture(let subject): view(subject)
    case .findReadings(let position): return reader.offer(readings(at: position), at: now)
    case .correctWord(let word, let text): return correct(word, to: text)
    case .keepPronunciation(let old, let new):
      switch PronunciationStore(parts.edges).keep(new, inPlaceOf: old) {
      case .success(let rules): return reader.pronunciationsKept(rules, isRemoval: new == nil, at: now)
      case .failure(let reason): return reader.pronunciationsNotKept(parts.edges.catalogue.text(reason), at: now)
      }
    }
    return []
  }

  /// Has another book opened, at a passage where one is given, or says why it cannot be.
  private mutating func open(_ path: String, at place: TextRange?) -> [Effect] {
    do throws(Failure) {
      ending = .opens(
        NextBook(book: try parts.edges.openBook(path), path: path, beginning: place.map { .place($0) } ?? .opening))
      return []
    } catch {
      let reason = parts.edges.catalogue.text(error)
      // The shelf is where a file that was moved can be looked for.
      let isGone = reader.isAtBooks && !FileSearch.isThere(path)
      let hint = isGone ? " " + parts.edges.catalogue.text(.locateHint) : ""
      return reader.bookRefused(Announcement.closed(reason) + hint, at: now)
    }
  }

  /// Has the user's browser open an address, and does not wait for it.
  private func browse(_ address: String) {
    let edges = parts.edges
    let named = edges.environment["BROWSER"].flatMap { $0.split(separator: ":").first }.map(String.init)
    let command = named.flatMap(edges.words) ?? ["xdg-open"]
    edges.background { _ = edges.run(command + [address], []) }
  }

  /// Tells what could not be kept to somebody for whom the book is closed already: nothing speaks it any more.
  func complain(of answers: [News.Answer]) {
    var told: Set<String> = []
    for case .saveFailed(let reason) in answers where told.insert(reason).inserted {
      let phrase = Phrase(.couldNotSave, ["reason": .text(reason)])
      parts.edges.complain("lectern: " + SafeText.line(reader.world.catalogue.text(phrase)))
    }
  }
}
