import Accessibility
import TextModel
import Words

/// The names of parts of a book that its table of contents omits, as many do a dedication or a colophon.
///
/// The status row asks on every page. So only the section itself is looked into, and of those before it, once the whole
/// book is known, the first that has headings, if it is short.
extension ReadingWorld.Chapters {
  /// The greatest number of sections of a part that is not listed.
  private static let mostSections = 8
  /// A section up to this many UTF-8 bytes is read without a noticeable delay.
  private static let shortSection = 64 << 10

  /// Returns the name of the part that a section belongs to, if no entry of the table of contents leads into it, or nil
  /// if it goes on with the chapter before it, as a chapter that is cut into files.
  func unlisted(ofSection index: Int) -> String? {
    guard !outline.isEmpty else { return nil }
    // A section beside the main flow goes on with nothing.
    let first = text.isLinear(index) ? 0 : index
    guard !outline.lists(section: index) else { return nil }
    if let name = ownName(ofSection: index) { return name }
    let before = (first..<index).reversed().prefix(Self.mostSections).prefix { !outline.lists(section: $0) }
    guard let named = before.first(where: { headings(ofSection: $0)?.isEmpty == false }),
      let facts = self.index?.sections[named], facts.length <= Self.shortSection
    else { return nil }
    return ownName(ofSection: named)
  }

  /// Returns the number of headings of each level in a section, or nil until the whole book is known.
  private func headings(ofSection number: Int) -> [Int: Int]? {
    guard let facts = index?.sections, facts.indices.contains(number) else { return nil }
    return facts[number].headings
  }

  /// Returns a Boolean value that indicates whether a section belongs to no chapter: it stands beside the main flow,
  /// and nothing lists it.
  func isOutside(section: Int) -> Bool {
    !outline.isEmpty && !text.isLinear(section) && !outline.lists(section: section)
  }

  /// Returns the name that an unlisted section gives itself: the heading it begins with, unless that is one inside of
  /// the chapter before it, or else the role that its author gives it.
  private func ownName(ofSection index: Int) -> String? {
    let section = text.section(index)
    guard let first = section.blocks.first(where: { $0.kind != .image && $0.kind != .separator }) else { return nil }
    let role = section.containers(around: first).lazy.compactMap { section.containers[$0].role }.first
    // Files that a chapter is cut into repeat that they are of one.
    let isPart = role.map { $0 != .chapter && $0 != .part } ?? false
    if first.isHeading, isPart || first.headingLevel.map({ $0 <= rank(before: index) }) == true {
      return section.title(in: first.content)
    }
    return isPart ? role?.phrase.map { Announcement.open(catalogue.text($0)) } : nil
  }

  /// Returns the highest rank of the headings in the last listed section before one; 1 where there is none, and until
  /// the whole book is known.
  private func rank(before index: Int) -> Int {
    outline.lastSection(before: index).flatMap { headings(ofSection: $0)?.keys.min() } ?? 1
  }
}
