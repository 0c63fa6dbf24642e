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
    let letters = world.text.text(in: world.trimmed(range))
    speak([detail == 2 ? phonetic(letters, at: range.lower) : spelled(letters, at: range.lower)])
  }

  private func spelled(_ letters: String, at position: TextPosition) -> Announcement {
    let said = letters.map { units.characterInFull($0) }
    return Announcement([said.joined(separator: ", ")], isVerbatim: true, language: world.language(at: position))
  }

  /// A word for each letter, each in its language.
  private func phonetic(_ letters: String, at position: TextPosition) -> Announcement {
    let (own, written) = (world.catalogue.language, world.language(at: position))
    var said = ""
    var runs: [LanguageRun] = []
    for letter in letters {
      if !said.isEmpty { said += ", " }
      let word = SymbolNames.phonetic(of: letter, in: own, text: written)
      let start = said.utf8.count
      said += word?.text ?? units.characterInFull(letter)
      if let language = word?.language, language != own {
        runs.append(LanguageRun(start..<said.utf8.count, in: language))
      }
    }
    var announcement = Announcement([said], isVerbatim: true, language: own)
    if !runs.isEmpty { announcement.partRuns[0] = runs }
    return announcement
  }

  /// Has a letter told again by a word once the reader has had time for another key.
  mutating func promisePhonetic(of letter: TextRange) {
    guard world.settings.phonetics == .delayed else { return }
    let text = world.text.text(in: letter)
    guard text.count == 1, let character = text.first,
      let word = SymbolNames.phonetic(
        of: character, in: world.catalogue.language, text: world.language(at: letter.lower)), word.language != nil
    else { return }
    let due = Instant(milliseconds: now.milliseconds + world.settings.phoneticsDelay)
    session.phonetic = Session.Phonetic(word: word.text, due: due, language: word.language)
    add(.wake(at: due))
  }

  /// Tells a letter by its word, if its time has come.
  mutating func sayPhonetic() {
    guard let phonetic = session.phonetic, now >= phonetic.due else { return }
    session.phonetic = nil
    speak([Announcement([phonetic.word], isVerbatim: true, language: phonetic.language ?? world.catalogue.language)])
  }
}
