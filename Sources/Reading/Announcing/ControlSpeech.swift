import Accessibility
import Speech
import TextModel
import Words

/// The words for a control of the book as it is filled in, in moves and read through.
struct ControlSpeech {
  let world: ReadingWorld
  let form: Session.Form
  let control: PlacedControl

  /// The section of the control.
  var section: Section { world.text.section(control.section) }
  /// The block of the control.
  var block: Block { section.blocks[control.block] }
  /// The language of the words around the control.
  var language: String? { world.language(of: block, in: section) }

  /// The control as an element.
  var element: AccessibilityElement {
    var element = form.filled(control).element(language: language, in: world.catalogue)
    if control.control.kind == .textArea, let writing = form.writing, writing.key == control.key, element.value != nil
    {
      // Of several lines the one with the caret is spoken.
      element.value = writing.line.line
    }
    return element
  }

  /// Announces the control alone.
  ///
  /// The caller's own additions to its element are made by `changing`.
  func announcements(changing: (inout AccessibilityElement) -> Void = { _ in }) -> [Announcement] {
    var element = element
    changing(&element)
    return announcements(of: element, world.announcementStyle(isBrowsing: !form.isOn))
  }

  /// Returns the announcements of the control, or of what can be chosen in it.
  func announcements(of element: AccessibilityElement, _ style: AnnouncementStyle) -> [Announcement] {
    let rule = world.symbols(of: block, in: element.language)
    return element.announcements(style, naming: { rule.symbols(inName: $0) }, in: world.catalogue)
  }

  /// Returns the speech text of the control where the book is read through, with the label that it goes by, which
  /// stands for all of both: whoever stops in it hears it again.
  ///
  /// A label that was read as text, because reading began in its midst, is given by the index of its block.
  func readThrough(_ spokenLabel: Int?) -> SpeechText {
    var element = form.filled(control).element(language: language, in: world.catalogue)
    // An explanation that stands beside its field is read at its own place.
    if let explanation = element.explanation, section.isRead(explanation, beside: control.block) {
      element.explanation = nil
    }
    var style = world.announcementStyle(hints: false)
    style.saysAllLines = true
    var speech = SpeechText()
    if let header = section.readHeader(ofBlock: control.block, world) {
      speech.append(world.header(header, in: language))
    }
    if let number = block.marker?.number { speech.append(number + " ", in: language, as: .number) }
    speech.append(SpeechText.joined(announcements(of: element, style).map(\.speech)))
    let labels = section.labels(ofControlAt: control.block).filter { $0 != spokenLabel }
      .map { section.blocks[$0].content }
    let lower = labels.map(\.lowerBound).min() ?? control.range.lower.offset
    let upper = labels.map(\.upperBound).max() ?? control.range.upper.offset
    let whole = min(lower, control.range.lower.offset)..<max(upper, control.range.upper.offset)
    return SpeechText(
      speech, standingForAll: TextRange(section: control.section, whole), at: control.range.lower)
  }
}

extension SpeechText {
  /// Returns the text, all of it words of the program that say what something is.
  func marked(as role: Role) -> SpeechText {
    var text = self
    text.mark(0..<length, as: role)
    return text
  }
}

extension Section {
  /// Returns a Boolean value that indicates whether some words are a block of text among the blocks beside one.
  fileprivate func isRead(_ words: String, beside index: Int) -> Bool {
    let folded = Announcement.folded(words)
    return blocks[max(0, index - 3)..<min(blocks.count, index + 4)].contains {
      $0.control == nil && $0.content.count <= 2 * words.utf8.count
        && Announcement.folded(title(in: $0.content)) == folded
    }
  }
}
