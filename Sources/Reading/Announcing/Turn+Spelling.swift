import Accessibility
import Speech
import TextModel

extension Turn {
  /// How soon the key comes again to be told more, in milliseconds.
  static let again = 500

  /// Tells the word at the cursor; again at once, by its letters; a third time, by a word for each letter.
  mutating func spellWord() {
    let last = session.spelling.flatMap { now.milliseconds - $0.at.milliseconds <= Turn.again ? $0 : nil }
    session.spelling = Session.Spelling(detail: ((last?.detail ?? -1) + 1) % 3, at: now)
    guard
      let range = world.unit(.word, enclosing: session.cursor, toward: .forward)
        ?? world.unit(.word, next: session.cursor, toward: .forward)
    else { return edge(Phrase(.noWordHere)) }
    let detail = session.spelling?.detail ?? 0
    guard detail > 0 else { return speak(announcements(of: range, as: .word, from: nil)) }
    let own = world.catalogue.language
    let letters = world.text.text(in: world.trimmed(range)).map { letter in
      (detail == 2 ? SymbolNames.phonetic(of: letter, in: own) : nil) ?? units.characterInFull(letter)
    }
    let language = detail == 2 ? own : world.language(at: range.lower)
    speak([Announcement([letters.joined(separator: ", ")], isVerbatim: true, language: language)])
  }

  /// Has a letter told again by a word once the reader has had time for another key.
  mutating func promisePhonetic(of letter: TextRange) {
    guard world.settings.phonetics == .delayed else { return }
    let text = world.text.text(in: letter)
    guard text.count == 1, let character = text.first,
      let word = SymbolNames.phonetic(of: character, in: world.catalogue.language)
    else { return }
    let due = Instant(milliseconds: now.milliseconds + world.settings.phoneticsDelay)
    session.phonetic = Session.Phonetic(word: word, due: due)
    add(.wake(at: due))
  }

  /// Tells a letter by its word, if its time has come.
  mutating func sayPhonetic() {
    guard let phonetic = session.phonetic, now >= phonetic.due else { return }
    session.phonetic = nil
    speak([Announcement([phonetic.word], isVerbatim: true, language: world.catalogue.language)])
  }
}
