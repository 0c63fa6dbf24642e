/// A part of a section that stands around its main content, such as the navigation of a page.
public struct SidePart: Hashable, Sendable {
  /// A kind of such parts.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Links to other parts.
    case navigation
    /// The head of the page.
    case banner
    /// The foot of the page.
    case contentInformation
    /// Content beside the main content.
    case aside
    /// A form.
    case form
    /// Terms of use, such as a licence.
    case terms
    /// Anything else outside of the main landmark.
    case other
  }

  /// The kind of the part.
  public let kind: Kind
  /// Its UTF-8 offsets in the section: whole blocks.
  public let range: Range<Int>
}

extension Section {
  /// The parts around the main content, in order: navigation, asides, forms, and what stands outside of a main
  /// landmark.
  ///
  /// None of them lies in another one. Where nothing else is in the section, there is none, unless all of it is
  /// navigation.
  public var sideParts: [SidePart] {
    let main = containers.filter { $0.isMain && !isBlank($0.range) }.map(\.range)
    var parts: [SidePart] = []
    for block in blocks {
      let around = containers(around: block).map { containers[$0] }
      let named = around.lazy.compactMap { container in
        self.sideKind(of: container, hasMain: !main.isEmpty).map { SidePart(kind: $0, range: container.range) }
      }.first
      let isOutside = !main.isEmpty && !main.contains { $0.contains(block.range.lowerBound) }
      let part =
        named ?? (block.control != nil || isLabel(block) ? SidePart(kind: .form, range: block.range) : nil)
        ?? (isOutside ? SidePart(kind: .other, range: block.range) : nil)
      guard let part else { continue }
      if let last = parts.last, last.range.upperBound >= part.range.upperBound { continue }
      if let last = parts.last, last.kind == part.kind, last.range.upperBound == part.range.lowerBound,
        part.kind == .form || part.kind == .other
      {
        parts[parts.count - 1] = SidePart(kind: part.kind, range: last.range.lowerBound..<part.range.upperBound)
      } else {
        parts.append(part)
      }
    }
    let isAllNavigation = parts.allSatisfy { $0.kind == .navigation }
    return isAllNavigation || leavesText(parts) ? parts : []
  }

  /// The same section with the parts around its main content hidden; the text and all offsets stay.
  public var calm: Section {
    let parts = sideParts
    guard !parts.isEmpty else { return self }
    func isHidden(_ offset: Int) -> Bool {
      let after = parts.partitioningIndex { $0.range.lowerBound > offset }
      return after > 0 && parts[after - 1].range.contains(offset)
    }
    let hidden = parts.map { Span(.concealed, range: $0.range) }
    let shown = spans.filter { span in
      if case .label = span.kind { return false }
      return !(span.kind == .concealed && isHidden(span.range.lowerBound))
    }
    let calm = blocks.map { block in
      var block = block
      // A form is left out whole: nothing leads to its controls.
      if block.control != nil, isHidden(block.range.lowerBound) { block.kind = .paragraph }
      return block
    }
    return Section(
      text: text, blocks: calm, containers: containers,
      spans: (hidden + shown).sorted { $0.range.lowerBound < $1.range.lowerBound }, anchors: anchors,
      hiddenNotes: hiddenNotes, tableHeaders: tableHeaders, tableCells: tableCells, language: language,
      hiddenParts: parts)
  }

  private func sideKind(of container: Container, hasMain: Bool) -> SidePart.Kind? {
    switch container.kind {
    case .landmark(.navigation, _), .region(.tableOfContents), .region(.landmarks), .region(.pageList): .navigation
    // A page that does not mark its main content has its title in the banner.
    case .landmark(.banner, _): hasMain ? .banner : nil
    case .landmark(.contentInformation, _): .contentInformation
    case .landmark(.complementary, _), .aside: .aside
    case .landmark(.form, _), .landmark(.search, _): .form
    case .region(.terms): .terms
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether all of a block is what a control goes by.
  private func isLabel(_ block: Block) -> Bool {
    !controls.isEmpty
      && spans(touching: block.content).contains { span in
        if case .label = span.kind {
          span.range.contains(block.content.lowerBound)
            && isBlank(span.range.upperBound..<max(span.range.upperBound, block.content.upperBound))
        } else {
          false
        }
      }
  }

  private func leavesText(_ parts: [SidePart]) -> Bool {
    var next = 0
    for part in parts {
      if !isBlank(next..<max(next, part.range.lowerBound)) { return true }
      next = max(next, part.range.upperBound)
    }
    return !isBlank(next..<max(next, length))
  }

  private func isBlank(_ offsets: Range<Int>) -> Bool {
    substring(in: offsets).allSatisfy(\.isWhitespace)
  }
}

extension Container {
  /// A Boolean value that indicates whether the container is the landmark of the main content.
  fileprivate var isMain: Bool {
    if case .landmark(.main, _) = kind { true } else { false }
  }
}
