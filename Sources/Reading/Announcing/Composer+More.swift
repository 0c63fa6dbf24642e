import Accessibility
import TextModel

extension Composer {
  /// The further content of a text, in its order: notes, where links lead out of the book, other languages.
  func moreContent(of range: TextRange) -> [CustomContent] {
    guard let offsets = range.offsets else { return [] }
    let section = world.text.section(range.lower.section)
    return section.spans(touching: offsets).compactMap { span in
      let text = Announcement.open(section.text(in: span.range))
      switch span.kind {
      case .noteReference(let destination):
        guard let place = world.text.position(of: destination) else { return nil }
        let label = Announcement.open(world.catalogue.text(section.phrase(of: span)))
        return CustomContent(label, self.text(of: world.note(at: place)).text)
      case .link(.outside(let target)), .link(.missing(let target)): return CustomContent(text, target)
      case .language(let language): return CustomContent(text, world.catalogue.languageName(of: language))
      default: return nil
      }
    }
  }
}
