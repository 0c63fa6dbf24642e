import BookFormats
import Markup
import Words

/// A resource of a publication, as its manifest has it.
struct ManifestItem {
  let node: MarkupNode
  let id: String
  let path: String
  let mediaType: String
  /// The identifier of the media overlay of a document.
  let overlay: String?
}

/// A media overlay: the audio of a document and the places in it that it goes with.
struct MediaOverlay {
  let item: ManifestItem
  let page: AuditedPage
}

extension AuditedPublication {
  /// Returns the resources that the manifest lists.
  func manifestItems() -> [ManifestItem] {
    package.elements(named: "item").compactMap { node in
      guard let reference = package.attribute("href", of: node),
        let target = files.target(of: reference, from: package.path)
      else { return nil }
      return ManifestItem(
        node: node, id: package.attribute("id", of: node)?.trimmed ?? "", path: target.path,
        mediaType: package.attribute("media-type", of: node)?.trimmed.lowercased() ?? "",
        overlay: package.attribute("media-overlay", of: node)?.trimmed)
    }
  }

  /// Returns the items of the media overlays that documents have.
  func overlayItems() -> [ManifestItem] {
    let wanted = Set(items.compactMap(\.overlay))
    return items.filter { wanted.contains($0.id) }
  }

  /// Calls the closure with each media overlay that can be read, one after the other.
  fileprivate func eachOverlay(_ body: (MediaOverlay) -> [PlacedOutcome]) -> [PlacedOutcome] {
    overlays.flatMap { item -> [PlacedOutcome] in
      guard let bytes = try? files.read(item.path) else { return [] }
      return body(MediaOverlay(item: item, page: AuditedPage(bytes, path: item.path, isMarkupOfPage: false)))
    }
  }
}

extension Rule {
  /// The rule that media overlays lead to text and to audio that are there.
  static let mediaOverlayTarget = Rule(
    "media-overlay-target", .error, others: ["epubcheck:RSC-007", "epubcheck:RSC-012"],
    publication: { publication in
      let absent = publication.overlays.filter { !publication.files.contains($0.path) }.map { item in
        PlacedOutcome(item.node, in: publication.package, .failed("overlay", ["document": .text(item.path)]))
      }
      let found = publication.eachOverlay { overlay in
        let page = overlay.page
        let broken = page.elements(named: ["text", "audio"]).filter { isBroken($0, page, publication) }
        guard let first = broken.first else {
          return page.tree.root.map { [PlacedOutcome($0, in: page, .passed)] } ?? []
        }
        let reference = page.attribute("src", of: first) ?? ""
        let arguments: [String: Phrase.Argument] = ["reference": .text(reference), "count": .count(broken.count)]
        return [PlacedOutcome(first, in: page, .failed(page.element(first), arguments))]
      }
      return absent + found
    })

  private static func isBroken(_ node: MarkupNode, _ page: AuditedPage, _ publication: AuditedPublication) -> Bool {
    guard let reference = page.attribute("src", of: node) else { return true }
    // Audio may stand outside of the publication.
    guard let target = publication.files.target(of: reference, from: page.path) else { return false }
    guard publication.files.contains(target.path) else { return true }
    guard page.element(node) == "text", let contents = publication.contents(of: target.path),
      let fragment = target.fragment, !fragment.isEmpty, !fragment.contains("(")
    else { return false }
    return contents.identifiers[fragment] == nil
  }

  /// The rule that the metadata says how long the audio of media overlays is, and who reads.
  static let mediaOverlayMetadata = Rule(
    "media-overlay-metadata", .note, others: ["epubcheck:RSC-005"],
    publication: { publication in
      guard !publication.overlays.isEmpty else { return [] }
      let package = publication.package
      let durations = package.elements(named: "meta").filter {
        package.attribute("property", of: $0) == "media:duration"
      }
      let refined = Set(durations.compactMap { package.attribute("refines", of: $0)?.trimmed })
      var outcomes: [PlacedOutcome] = []
      if publication.metadata("media:duration").isEmpty {
        outcomes += publication.missing("<meta property=\"media:duration\">0:00:00</meta>", "duration")
      } else if let item = publication.overlays.first(where: { !refined.contains("#" + $0.id) }) {
        let outcome = Outcome.failed("part", ["document": .text(item.path)])
        outcomes.append(PlacedOutcome(item.node, in: package, outcome))
      }
      if publication.metadata("media:narrator").isEmpty {
        outcomes += publication.missing("<meta property=\"media:narrator\">The name of the reader</meta>", "narrator")
      }
      return outcomes.isEmpty ? publication.outcome(.passed) : outcomes
    })

  /// The rule that media overlays mark the numbers of pages, so that a listener can leave them out.
  static let mediaOverlayPages = Rule(
    "media-overlay-pages", .note, others: ["ace:epub-pagelist-mediaoverlays"],
    publication: { publication in
      var breaks: Set<String> = []
      for contents in publication.contents {
        for pageBreak in contents.pageBreaks where !pageBreak.id.isEmpty {
          breaks.insert(contents.path + "#" + pageBreak.id)
        }
      }
      guard !breaks.isEmpty else { return [] }
      return publication.eachOverlay { overlay in
        let page = overlay.page
        let numbers = page.elements(named: "text").filter { node in
          guard let reference = page.attribute("src", of: node),
            let target = publication.files.target(of: reference, from: page.path), let fragment = target.fragment
          else { return false }
          return breaks.contains(target.path + "#" + fragment)
        }
        guard let one = numbers.first else { return [] }
        let unmarked = numbers.filter {
          !isMarked($0, page) && !(page.tree.parent(of: $0).map { isMarked($0, page) } ?? false)
        }
        guard let first = unmarked.first else { return [PlacedOutcome(one, in: page, .passed)] }
        let mended = page.tree.parent(of: first) ?? first
        return [
          PlacedOutcome(
            first, in: page,
            .failed(
              nil, ["count": .count(unmarked.count)], mending: .set("epub:type", to: "pagebreak", of: mended)))
        ]
      }
    })

  private static func isMarked(_ node: MarkupNode, _ page: AuditedPage) -> Bool {
    page.words("epub:type", of: node).contains("pagebreak")
  }
}
