import Accessibility
import Speech
import TextModel
import Words

extension TransitionPart {
  /// Speaks a phrase of the catalogue.
  func say(_ phrase: Phrase, _ earcon: Earcon? = nil) {
    speak([Announcement(phrase, in: world.catalogue, earcon: earcon)])
  }

  /// Speaks announcements, an utterance each; they are what is spoken again on demand.
  func speak(_ announcements: [Announcement]) {
    if announcements.isEmpty { return }
    session.spoken.lastAnswer = announcements.map(Session.Said.init)
    for announcement in announcements {
      add(
        .speak(
          Utterance(
            id: takeNumber(), kind: announcement.priority == .low ? .aside : .answer,
            speech: announcement.speech.inSpokenLetters,
            raised: announcement.raised)))
    }
  }

  /// Returns the number of the next utterance.
  func takeNumber() -> Int {
    defer { session.spoken.nextUtterance &+= 1 }
    return session.spoken.nextUtterance
  }

  /// Runs into an edge: its sound, and its phrase unless the same key ran into it just before and it was spoken.
  func edge(_ phrase: Phrase) {
    let edge = edge(named: phrase)
    session.recent.edge = edge
    let isRepeated = edge == lastEdge && world.settings.soundsAreHeard
    let language = world.catalogue.language
    speak([Announcement(isRepeated ? [] : [edge.phrase], earcon: .boundary, language: language)])
    session.spoken.lastAnswer = [Session.Said(Announcement([edge.phrase], earcon: .boundary, language: language))]
  }

  /// Returns an edge that the command at work has come to.
  func edge(named phrase: Phrase) -> Session.Edge {
    Session.Edge(phrase: world.catalogue.text(phrase), command: command.map { "\($0)" } ?? "")
  }

  /// Runs into the start or the end of the book.
  func bookEdge(_ direction: Direction) {
    edge(Phrase(direction == .forward ? .endOfBook : .startOfBook))
  }

  /// Answers a key without a command with its sound, and with what to do when nothing is being read.
  func refuse(_ key: String) {
    session.recent.edge = nil
    session.awaited = nil
    guard session.mode.reading == nil || world.settings.isStepped else {
      return add(.speak(sound(.unbound)))
    }
    add(.silence)
    speak([world.refusal(of: key, amongFields: session.form.isOn, earcon: .unbound)])
  }

  /// Returns a sound without words.
  func sound(_ earcon: Earcon) -> Utterance {
    var sound = SpeechText()
    sound.append(earcon)
    return Utterance(id: takeNumber(), kind: .answer, speech: sound)
  }

  /// Repeats the last answer.
  func speakAgain() {
    speak(session.spoken.lastAnswer.map(\.announcement))
  }
}
