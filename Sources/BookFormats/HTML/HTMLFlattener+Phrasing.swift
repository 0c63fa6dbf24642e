import Markup
import TextModel

extension HTMLFlattener {
  /// Quotations inside one another beyond this are given no marks: only a hostile book nests as many.
  private static let deepestQuotation = 8

  /// Puts a `q` in quotation marks, which the source must not hold (HTML standard, 4.5.7).
  mutating func quotation(_ frame: inout Frame) {
    guard context.quotationDepth < Self.deepestQuotation else { return }
    let isInner = context.quotationDepth % 2 == 1
    context.quotationDepth += 1
    builder.openSymbol(isInner ? "\u{2018}" : "\u{201C}")
    frame.closingSymbol = isInner ? "\u{2019}" : "\u{201D}"
  }

  /// Begins words with a property that their element gives them.
  mutating func begin(_ phrase: ElementKind.Phrase, _ attributes: ElementAttributes, _ frame: inout Frame) {
    switch phrase {
    case .inserted: span(.inserted, \.isInserted, &frame)
    case .marked: span(.marked, \.isMarked, &frame)
    case .abbreviation:
      let words = TextFilter.line(attributes.title ?? "")
      guard !words.isEmpty, words != shortLine(of: frame.node) else { return }
      span(.abbreviation(words), \.isAbbreviated, &frame)
    case .time:
      let value = attributes.dateTime?.trimmed ?? shortLine(of: frame.node)
      guard TimeString.isValid(value) else { return }
      span(.date(value), \.isDated, &frame)
    }
  }

  /// Returns the text of an element in one line; empty if it is longer than a symbol or a date.
  private func shortLine(of node: MarkupNode) -> String {
    ShortText(node, in: tree).map { TextFilter.line($0.string) } ?? ""
  }

  /// Begins the reading of a ruby base.
  ///
  /// It is set beside the base, in the parentheses that `rp` is for if there is no room above (HTML standard,
  /// 4.5.12). It is not spoken, since the base has the same words.
  mutating func rubyText(_ frame: inout Frame) {
    guard context.isInRuby, !context.isUnspoken else { return }
    span(.reading, \.isUnspoken, &frame)
    builder.openSymbol("(")
    frame.closingSymbol = ")"
  }

  /// Adds a formula: a line of symbols that keeps its structure, and is spoken by that structure.
  ///
  /// The name that its author gives it is spoken instead, unless that is written for a typesetter ("\frac{a}{b}").
  mutating func formula(_ attributes: ElementAttributes, _ frame: inout Frame) -> MarkupTree.Visit {
    guard !context.isInFormula else { return .children }
    context.isInFormula = true
    let name = givenName(of: frame.node, attributes) ?? TextFilter.line(attributes.formulaText ?? "")
    let reader = FormulaReader(tree, hidden: hiddenParts(of: frame.node))
    let structure = reader.formula(frame.node)
    let isForTypesetter = name.contains { "\\{}^_".contains($0) }
    let isNamed = !name.isEmpty && (structure == nil || !isForTypesetter) && !reader.holdsLooseText(frame.node)
    guard let formula = isNamed ? .text(name) : structure else { return .children }
    guard showsText(frame.node) else {
      if !context.isUnspoken { builder.image(name) }
      return .skip
    }
    builder.openSpan(.formula(formula))
    frame.spans += 1
    guard let structure, isNothingButSymbols(frame.node) else { return .children }
    markAll(in: frame.node)
    builder.append(Array(FormulaText.line(structure).utf8)[...])
    return .skip
  }

  private func hiddenParts(of formula: MarkupNode) -> Set<MarkupNode> {
    var hidden: Set<MarkupNode> = []
    tree.walk(formula) { node in
      guard tree.nameNumber(of: node) != nil, attributes(of: node).isHidden else { return .children }
      hidden.insert(node)
      return .skip
    } leave: { _ in
    }
    return hidden
  }

  /// Returns a Boolean value that indicates whether a formula holds nothing but its symbols: no link, no form
  /// control, nor the like.
  private func isNothingButSymbols(_ formula: MarkupNode) -> Bool {
    var isPlain = true
    tree.walk(formula) { node in
      guard isPlain, let name = tree.nameNumber(of: node) else { return .skip }
      switch kinds[name] {
      case .absent, .absentInGraphic: return .skip
      case .formula, .inline, .emphasis, .strong, .code: isPlain = controls[node] == nil
      default: isPlain = false
      }
      return .children
    } leave: { _ in
    }
    return isPlain
  }

  /// Returns a Boolean value that indicates whether a formula shows any symbol: one may be nothing but annotations
  /// for programs.
  private func showsText(_ formula: MarkupNode) -> Bool {
    var shows = false
    tree.walk(formula) { node in
      if let name = tree.nameNumber(of: node), case .absent = kinds[name] { return .skip }
      if !TextFilter.line(tree.text(of: node)).isEmpty { shows = true }
      return shows ? .skip : .children
    } leave: { _ in
    }
    return shows
  }
}
