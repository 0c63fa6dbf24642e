import Accessibility
import Audit
import Markup
import Speech
import Words

/// The words that a listener hears at each finding of an audit, as the page is and once it is mended.
///
/// A page is opened once as it is, and once for each of its `MendingGroups`, with all that the rules of it would mend.
package struct AuditEar {
  /// The findings of one document that are listened at; of the rest nothing is told.
  private static let most = 200
  /// The greatest length of a document that is listened to, and of all its mended forms together, in bytes.
  private static let longest = (document: 4 << 20, mended: 1 << 20)
  /// The greatest number of elements and pieces of text of a document that is listened to, those of a long novel.
  private static let mostNodes = 20_000
  /// The greatest length of the blocks that are listened at in one form, in characters.
  private static let longestHeard = 1 << 18

  /// The words of the program.
  package let catalogue: Catalogue
  /// The names of symbols in the user's language.
  package let names: SymbolNames

  /// The words that stand for those of authors.
  let placeholders: Catalogue
  /// The order that the parts of an element are spoken in.
  let order: AnnouncementStyle.Order

  /// Creates an ear for a user's language, which hears as one of the screen readers speaks.
  package init(catalogue: Catalogue, names: SymbolNames, voice: AuditVoice = .lectern) {
    self.catalogue = voice.words(for: catalogue)
    self.names = names
    placeholders = AuditCatalogue.words(for: catalogue)
    order = voice.order
  }

  /// Returns the words at each finding of a page.
  package func heard(_ findings: [Finding], in page: AuditedPage) -> [Finding.Heard?] {
    guard page.source.count <= Self.longest.document, page.tree.count <= Self.mostNodes else {
      return findings.map { _ in nil }
    }
    let known = findings.prefix(Self.most)
    let unheard: [Finding.Heard?] = findings.dropFirst(Self.most).map { _ in nil }
    if page.isPackage { return known.map { PackageEar(page: page, ear: self).heard($0) } + unheard }
    var heard: [Finding.Heard?] = known.map { finding in
      Finding.Heard(now: [nothing], mended: finding.mending == nil ? nil : [nothing])
    }
    listen(at: Array(known.indices), known, in: page, isMended: false) { index, words in
      if let words { heard[index]?.now = words } else { heard[index] = nil }
    }
    var length = 0
    for indices in MendingGroups(known, in: page).groups {
      length += page.source.count
      let isHeard =
        length <= Self.longest.mended
        && listen(at: indices, known, in: page, isMended: true) { heard[$0]?.mended = $1 }
      if !isHeard { for index in indices { heard[index]?.mended = nil } }
    }
    return heard + unheard
  }

  /// The words for a place at which nothing is heard.
  var nothing: String { catalogue.text(.heardNothing) }

  /// Opens a page, mended where that is asked for, and gives what is heard at the findings of some numbers; nil at those
  /// behind too much.
  @discardableResult
  private func listen(
    at indices: [Int], _ findings: ArraySlice<Finding>, in page: AuditedPage, isMended: Bool,
    _ tell: (Int, [String]?) -> Void
  ) -> Bool {
    var source = MendedSource(page, namesInsertions: isMended)
    var places: [(index: Int, place: HeardPlace)] = []
    for index in indices {
      let finding = findings[index]
      let mending = isMended ? finding.mending?.worded(by: placeholders) : nil
      let place = HeardPlace(of: finding, in: page, mending: mending)
      guard let mending else {
        places.append((index, place.identified(finding.node, in: &source, of: page)))
        continue
      }
      guard source.mend(mending) else { return false }
      if case .unnamed = place, HeardPlace.isSectioning(page.element(finding.node)), let inserted = source.inserted {
        places.append((index, .element(inserted)))
      } else {
        places.append((index, place.identified(finding.node, in: &source, of: page)))
      }
    }
    guard let opened = HeardPage(source.bytes, name: page.path, catalogue, names, order) else { return false }
    var length = 0
    for (index, place) in places {
      length += place.length(in: opened)
      guard length <= Self.longestHeard else {
        tell(index, nil)
        continue
      }
      let words = place.words(in: opened, withLanguage: findings[index].isOfLanguage)
      tell(index, words.isEmpty ? [nothing] : words)
    }
    return true
  }
}

extension Finding {
  /// A Boolean value that indicates whether it is about the language that words are spoken in.
  var isOfLanguage: Bool {
    if rule.references.wcag.contains(where: { $0 == "3.1.1" || $0 == "3.1.2" }) { return true }
    return mending?.steps.contains { step in
      switch step {
      case .set(let name, _, _), .remove(let name, _): name == "lang" || name == "xml:lang"
      default: false
      }
    } ?? false
  }
}

extension AuditedPage {
  /// A Boolean value that indicates whether it is the package document of a publication.
  var isPackage: Bool { tree.root.map { element($0) == "package" } ?? false }
}
