import Accessibility
import TextModel
import Words

extension Transition.Describing {
  /// Says how the text at the cursor is set off from other text.
  func sayAttributes() {
    guard let (section, block) = world.block(at: session.cursor) else { return edge(Phrase(.plainText)) }
    let offset = session.cursor.offset
    let spans = section.spans(touching: offset..<offset + 1).filter { $0.range.contains(offset) }
    var said = spans.compactMap(\.kind.attribute).map(world.catalogue.text)
    if case .heading(let level?) = block.kind {
      said.append(world.catalogue.text(Phrase(.headingLevel, ["level": .count(level)])))
    }
    for span in spans {
      guard case .noteReference = span.kind else { continue }
      said += [world.catalogue.text(section.phrase(of: span)), world.catalogue.text(.link)]
    }
    if block.kind == .code { said.append(world.catalogue.text(.code)) }
    if let language = world.language(at: session.cursor), let own = world.text.metadata.language,
      !language.isSameLanguage(as: own)
    {
      said.append(world.catalogue.languageName(of: language))
    }
    if said.isEmpty { said = [world.catalogue.text(.plainText)] }
    speak([Announcement(said, language: world.catalogue.language)])
  }
}

extension Span.Kind {
  /// The name of the run, if it can be seen.
  fileprivate var attribute: Phrase.Key? {
    switch self {
    case .strong: .attributeBold
    case .emphasis: .attributeItalic
    case .struck: .attributeStruck
    case .inserted: .attributeInserted
    case .marked: .attributeMarked
    case .uncertain: .attributeUncertain
    case .code: .code
    case .raised: .attributeRaised
    case .lowered: .attributeLowered
    case .link: .link
    case .linkRole(.button): .button
    case .linkRole(.bibliographyReference): .bibliographyReference
    case .linkRole(.glossaryReference): .glossaryReference
    case .linkRole(.backLink): .backLink
    case .image: .image
    case .formula: .formula
    case .noteReference, .described, .picture, .media, .language, .pronounced, .direction, .called, .unspoken,
      .reading,
      .concealed, .taskBox, .abbreviation, .date, .speaker, .added, .label, .pageBreak, .indented:
      nil
    }
  }
}
