import Accessibility
import Reading
import Speech
import TextModel
import Words

/// The correction of recognised words.
extension Reader {
  /// A Boolean value that indicates whether the word at the cursor may well be another, and Enter does nothing else.
  var isAtUncertainWord: Bool {
    guard layers.count == 1, !session.form.isOn else { return false }
    let offset = session.cursor.offset
    let spans = world.text.section(session.cursor.section).spans(touching: offset..<offset + 1)
    return spans.contains { $0.kind == .uncertain } && !spans.contains { $0.kind.isLink || $0.kind.isNoteReference }
  }

  /// Has the other readings of the word at the cursor looked for.
  mutating func askForReadings(at now: Instant) -> [Effect] {
    guard layers.count == 1 else { return tell([Phrase(.noRecognisedWord)], at: now) }
    return [.program(.findReadings(session.cursor))]
  }

  /// Takes the other readings of the word at the cursor, to choose one from or to write another; nil if no recognised
  /// word is there.
  package mutating func offer(_ readings: WordReadings?, at now: Instant) -> [Effect] {
    guard let readings else { return tell([Phrase(.noRecognisedWord)], at: now) }
    return open(dialog(listing: readings), at: now)
  }

  /// Returns a list of the other readings of a word, if it has any, and a line for another.
  func dialog(listing readings: WordReadings) -> Dialog {
    let line = DialogControl("word", label: text(.wordLabel), .line(LineEditor(readings.text), .text))
    let items = readings.alternatives.map { DialogList.Item(text: $0) }
    let list = DialogControl("readings", label: text(.readingsLabel), .list(DialogList(items)))
    return Dialog(
      .correction(readings), title: world.catalogue.text(Phrase(.correctWord, ["word": .text(readings.text)])),
      (items.isEmpty ? [line] : [list, line]) + [cancelButton])
  }

  /// Has a word corrected as the control says that has focus.
  mutating func correct(_ readings: WordReadings, in dialog: Dialog, at now: Instant) -> [Effect] {
    switch dialog.control.content {
    case .list(let list):
      guard let chosen = list.chosen else { return refuse(list, at: now) }
      return correct(readings, to: readings.alternatives[chosen])
    case .line(let editor, _) where !editor.isBlank: return correct(readings, to: editor.string)
    default: return closeDialog(at: now)
    }
  }

  private mutating func correct(_ readings: WordReadings, to text: String) -> [Effect] {
    dialogs = []
    return [.program(.correctWord(readings.range, to: text))]
  }

  /// Tells why a word could not be corrected.
  package mutating func correctionFailed(_ reason: String, at now: Instant) -> [Effect] {
    tell([Phrase(.couldNotSave, ["reason": .text(reason)])], at: now)
  }

  /// Tells that words are corrected elsewhere.
  mutating func correctionRefused(at now: Instant) -> [Effect] { tell([Phrase(.correctedWhereRead)], at: now) }

  /// Opens the book again at a word that was corrected.
  package mutating func corrected(_ word: TextRange, at now: Instant) -> [Effect] {
    open(at: word, telling: Announcement(Phrase(.wordCorrected), in: world.catalogue), isExact: true, now)
  }
}
