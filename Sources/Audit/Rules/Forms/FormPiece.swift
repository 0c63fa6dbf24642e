import Markup

/// A run of text beside a field that belongs to it or to nothing.
struct FormPiece {
  /// The element that holds the text; nil for text that stands in the element of the field.
  let node: MarkupNode?
  let text: String
  /// The words of the classes and the identifier of the element, in lower case: `form-error` and `formError` give `form`
  /// and `error`.
  var classes: [String] = []
  /// A Boolean value that indicates whether it is a label of the field.
  let isLabel: Bool
  /// A Boolean value that indicates whether some element has it as its label, description or error message.
  let isAssociated: Bool

  /// The text as a name, without the colon at its end.
  var label: String { text.hasSuffix(":") ? String(text.dropLast()).inOneLine : text }

  /// A Boolean value that indicates whether it says what is wrong with a value, by its words or its class.
  var isError: Bool { FieldWords.isError(text) || isNamedError }

  /// A Boolean value that indicates whether it says what or how to enter, by its words or its class.
  var isInstruction: Bool { FieldWords.isInstruction(text) || isNamedInstruction }

  /// A Boolean value that indicates whether its class or identifier is that of an error.
  var isNamedError: Bool { classes.contains(where: FieldWords.errorClasses.contains) }

  /// A Boolean value that indicates whether its class or identifier is that of an instruction.
  var isNamedInstruction: Bool {
    if classes.contains(where: FieldWords.instructionClasses.contains) { return true }
    return classes.contains { ["field", "form", "input"].contains($0) }
      && classes.contains { ["description", "text"].contains($0) }
  }
}

extension AuditedPage {
  /// The number of nodes beside a field that are looked at on each side.
  static let nearest = 6

  /// Returns what stands before and behind a field, in document order, up to another control or a part of the page.
  func formPieces(around field: MarkupNode) -> (before: [FormPiece], after: [FormPiece]) {
    let start = outermost(of: field)
    var before: [FormPiece] = []
    var next = tree.previousSibling(of: start)
    var steps = 0
    while let node = next, steps < Self.nearest {
      steps += 1
      guard !endsPieces(node), !isLabelOfOther(node, than: field) else { break }
      if let piece = piece(node, of: field) { before.append(piece) }
      next = tree.previousSibling(of: node)
    }
    var after: [FormPiece] = []
    next = tree.nextSibling(of: start)
    steps = 0
    while let node = next, steps < Self.nearest {
      steps += 1
      guard !endsPieces(node) else { break }
      let piece = piece(node, of: field)
      if element(node) == "label", piece?.isLabel != true { break }
      if let piece { after.append(piece) }
      next = tree.nextSibling(of: node)
    }
    return (before.reversed(), after)
  }

  private func isLabelOfOther(_ node: MarkupNode, than field: MarkupNode) -> Bool {
    forms.controls[node].map { $0 != field } ?? false
  }

  /// Returns the label around a field, or the element that holds nothing beside it.
  func outermost(of field: MarkupNode) -> MarkupNode {
    var top = field
    for outer in ancestors(of: field).prefix(3) {
      if element(outer) == "label" {
        top = outer
        break
      }
      guard ["div", "p", "span"].contains(element(outer)), holdsOnly(top, outer) else { break }
      top = outer
    }
    return top
  }

  private func holdsOnly(_ node: MarkupNode, _ outer: MarkupNode) -> Bool {
    var next = tree.firstChild(of: outer)
    while let child = next {
      if child != node, tree.name(of: child) != nil || !isBlank(child) { return false }
      next = tree.nextSibling(of: child)
    }
    return true
  }

  private func isBlank(_ run: MarkupNode) -> Bool {
    tree.text(of: run).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0C || $0 == 0x0D }
  }

  func endsPieces(_ node: MarkupNode) -> Bool {
    guard tree.name(of: node) != nil else { return false }
    switch element(node) {
    case "label", "br": return false
    case "div", "em", "i", "b", "p", "small", "span", "strong": return firstLabelable(in: node) != nil
    default: return true
    }
  }

  func piece(_ node: MarkupNode, of field: MarkupNode) -> FormPiece? {
    guard tree.name(of: node) != nil else {
      let text = String(decoding: tree.text(of: node), as: UTF8.self).inOneLine
      guard isShown(node), text.contains(where: \.isLetter) else { return nil }
      return FormPiece(node: nil, text: text, isLabel: false, isAssociated: false)
    }
    let text = shortText(of: node).inOneLine
    guard isShown(node), text.contains(where: \.isLetter) else { return nil }
    let isLabel = forms.labels[field]?.contains(node) ?? false
    let classes = ["class", "id"].flatMap { attribute($0, of: node)?.wordsOfIdentifier ?? [] }
    return FormPiece(
      node: node, text: text, classes: classes, isLabel: isLabel, isAssociated: isLabel || isReferenced(node))
  }

  /// Returns a Boolean value that indicates whether any element refers to an element or to a part of it.
  private func isReferenced(_ node: MarkupNode) -> Bool {
    var found = false
    var steps = 0
    tree.walk(node) { inner in
      steps += 1
      if forms.referenced.contains(inner) { found = true }
      return found || steps > 200 ? .skip : .children
    } leave: { _ in
    }
    return found
  }

  /// Returns a mending that makes an element the description of a field.
  func describing(_ field: MarkupNode, by node: MarkupNode?) -> Mending? {
    guard let (steps, id) = node.map(identified) else { return nil }
    let given = attribute("aria-describedby", of: field).map { $0 + " " } ?? ""
    return Mending(steps + [.set("aria-describedby", to: given + id, of: field)])
  }

  /// Returns a mending that makes an element the error message of a field, whose value is said to be wrong.
  func blaming(_ field: MarkupNode, by node: MarkupNode?) -> Mending? {
    guard let (steps, id) = node.map(identified) else { return nil }
    return Mending(
      steps + [.set("aria-invalid", to: "true", of: field), .set("aria-errormessage", to: id, of: field)])
  }

  /// Returns the identifier of an element, and the steps that give it one where it has none.
  private func identified(_ node: MarkupNode) -> (steps: [Mending.Step], id: String) {
    var steps: [Mending.Step] = []
    var id = attribute("id", of: node) ?? ""
    if id.isEmpty {
      id = "help-\(node.index)"
      steps.append(.set("id", to: id, of: node))
    }
    return (steps, id)
  }
}

extension String {
  /// The words of an identifier or of classes, in lower case: `emailHelp form-text` gives `email`, `help`, `form` and
  /// `text`.
  fileprivate var wordsOfIdentifier: [String] {
    var text = ""
    var wasLower = false
    for character in self {
      if wasLower, character.isUppercase { text.append(" ") }
      wasLower = character.isLowercase
      text.append(character)
    }
    return text.plainWords.split(separator: " ").map(String.init)
  }
}
