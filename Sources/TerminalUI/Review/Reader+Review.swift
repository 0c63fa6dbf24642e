import Accessibility
import Reading
import Speech
import TextModel
import Words

/// The findings of an audit as a list: Enter goes to the element of one, and two buttons play what is heard there
/// before and after it is mended.
extension Reader {
  /// The buttons of the list.
  enum ReviewButton: String {
    case before, after
  }

  /// The findings; nil where the document is not reviewed, or nothing was found in it.
  var reviewDialog: Dialog? {
    guard let review, !review.entries.isEmpty else { return nil }
    let items = review.entries.map { entry in
      var item = DialogList.Item(text: entry.text)
      (item.value, item.column) = (entry.source, entry.column)
      item.searched = "\(entry.text) \(entry.source)"
      return item
    }
    var list = DialogControl("findings", label: text(.findingsLabel), .list(DialogList(items, at: review.chosen)))
    list.hint = text(.findingsHint)
    return Dialog(
      .findings, title: world.catalogue.text(Phrase(.findingsTitle, ["name": .text(review.document)])),
      explanation: world.catalogue.text(Phrase(.findingCount, ["count": .count(items.count)])),
      [
        list,
        DialogControl(ReviewButton.before.rawValue, label: text(.heardBefore), .button(.act)),
        DialogControl(ReviewButton.after.rawValue, label: text(.heardAfter), .button(.act)),
        cancelButton,
      ])
  }

  /// Goes to the element of the finding that is chosen in the list, and says what is there.
  mutating func goToFinding(in list: DialogList, at now: Instant) -> [Effect] {
    guard let entry = entry(chosenIn: list) else { return refuse(list, at: now) }
    guard let place = entry.place else {
      return say([Announcement(Phrase(.findingHasNoPlace), in: world.catalogue, earcon: .boundary)], at: now)
    }
    dialogs = []
    // The places are those of the document, whatever text lies over it.
    layers.removeSubrange(1...)
    let silence = Announcement(Phrase(.findingIsSilent), in: world.catalogue)
    return apply(.goTo(place.name(in: world.text)), at: now)
      + (entry.isSilent ? apply(.announce([silence]), at: now) : [])
  }

  /// Plays what is heard at the finding that is chosen in the list, and shows it until the next key.
  mutating func play(_ button: ReviewButton, of list: DialogList, at now: Instant) -> [Effect] {
    guard let entry = entry(chosenIn: list) else { return refuse(list, at: now) }
    let heard = button == .before ? entry.before : entry.after
    dialog?.control.answer = heard.joined(separator: " ")
    return say(heard.map { Announcement([$0]) }, at: now)
  }

  private mutating func entry(chosenIn list: DialogList) -> Review.Entry? {
    guard let review, let chosen = list.chosen, review.entries.indices.contains(chosen) else { return nil }
    self.review?.chosen = chosen
    return review.entries[chosen]
  }
}
