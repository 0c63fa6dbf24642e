import Accessibility
import Speech
import TextModel
import TextUnits
import Words

extension Transition.Describing {
  /// The time within which a second key asks for more, in milliseconds.
  static let again = 1000

  /// Tells the word at the cursor; again at once, by its letters; a third time, by a word for each letter.
  func spellWord() {
    let last = session.recent.spelling.flatMap { now.milliseconds - $0.at.milliseconds <= Self.again ? $0 : nil }
    session.recent.spelling = Session.Spelling(detail: ((last?.detail ?? -1) + 1) % 3, at: now)
    guard
      let range = world.unit(.word, enclosing: session.cursor, toward: .forward)
        ?? world.unit(.word, next: session.cursor, toward: .forward)
    else { return edge(Phrase(.noWordHere)) }
    let detail = session.recent.spelling?.detail ?? 0
    guard detail > 0 else { return speak(composer.speech(of: range, as: .word, from: nil).all) }
    let section = world.text.section(range.lower.section)
    let mark = section.onlyReference(in: range.offsets).map(section.label)
    let letters = mark ?? LetterForms.plain(world.text.quotation(of: world.trimmed(range)))
    speak([detail == 2 ? phonetic(letters, at: range.lower) : spelled(letters, at: range.lower)])
  }

  /// Returns the letters, in the language of the text, and the names of symbols and capitals among them in the
  /// reader's.
  private func spelled(_ letters: String, at position: TextPosition) -> Announcement {
    let (own, written) = (world.catalogue.language, world.language(at: position))
    let isForeign = written.map { !$0.isSameLanguage(as: own) } ?? false
    var said = ""
    var runs: [LanguageRun] = []
    for letter in letters {
      if !said.isEmpty { said += ", " }
      let start = said.utf8.count
      let name = units.characterInFull(letter)
      said += name
      if isForeign, name.count > 1 { runs.append(LanguageRun(start..<said.utf8.count, in: own)) }
    }
    return announcement(of: said, in: written, runs)
  }

  /// Returns a word for each letter, and for each mark on it, each in its language.
  private func phonetic(_ letters: String, at position: TextPosition) -> Announcement {
    let written = world.language(at: position)
    var said = ""
    var runs: [LanguageRun] = []
    for letter in letters {
      if !said.isEmpty { said += ", " }
      let words = world.names.phonetic(of: letter, text: written)
      if words.isEmpty { said += units.characterInFull(letter) }
      runs += append(words, to: &said)
    }
    return announcement(of: said, in: world.catalogue.language, runs)
  }

  /// Appends words with blanks between them, and tells which of them are in another language than the reader's.
  private func append(_ words: [PhoneticWord], to said: inout String) -> [LanguageRun] {
    var runs: [LanguageRun] = []
    for (index, word) in words.enumerated() {
      if index > 0 { said += " " }
      let start = said.utf8.count
      said += word.text
      if word.language != world.catalogue.language {
        runs.append(LanguageRun(start..<said.utf8.count, in: word.language))
      }
    }
    return runs
  }

  private func announcement(of words: String, in language: String?, _ runs: [LanguageRun]) -> Announcement {
    var speech = SpeechText(words, in: language)
    for run in runs { speech.mark(run.range, in: run.language) }
    return Announcement(speech)
  }

  /// Has a letter spoken again by a word once the reader has had time for another key; a word that is only its name
  /// adds nothing.
  func promisePhonetic(of letter: TextRange) {
    guard world.settings.phonetics == .delayed else { return }
    let text = world.text.text(in: letter)
    guard text.count == 1, let character = text.first else { return }
    let words = world.names.phonetic(of: character, text: world.language(at: letter.lower))
    guard words.contains(where: { !$0.isName }) else { return }
    let due = Instant(milliseconds: now.milliseconds + world.settings.phoneticsDelay)
    session.recent.phonetic = Session.Phonetic(words: words, due: due)
    add(.wake(at: due))
  }

  /// Tells a letter by its word, if its time has come.
  func sayPhonetic() {
    guard let phonetic = session.recent.phonetic, now >= phonetic.due else { return }
    session.recent.phonetic = nil
    var said = ""
    let runs = append(phonetic.words, to: &said)
    speak([announcement(of: said, in: world.catalogue.language, runs)])
  }
}
