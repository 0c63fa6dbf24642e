import Markup
import Words

extension Rule {
  /// The rule that instructions beside a field are its description.
  static let fieldInstructions = Rule(
    "field-instructions", .warning, wcag: ["1.3.1", "3.3.2"],
    applies: { page in page.forms.fields.filter { page.isTypedOrChosen($0) && !page.name(of: $0).isEmpty } },
    expects: { field, page in
      guard let piece = page.looseInstruction(of: field) else { return .passed }
      return .failed(nil, ["text": .text(piece.text)], mending: page.describing(field, by: piece.node))
    })

  /// The rule that an error message beside a field is tied to it.
  static let fieldErrorAssociated = Rule(
    "field-error-associated", .error, wcag: ["3.3.1", "1.3.1"],
    applies: { page in page.forms.fields.filter { page.isTypedOrChosen($0) } },
    expects: { field, page in
      guard let loose = page.looseError(of: field) else { return .passed }
      return .failed(nil, ["text": .text(loose.text)], mending: page.blaming(field, by: loose.node))
    })

  /// The rule that a field whose value is wrong says what is wrong.
  static let fieldInvalid = Rule(
    "field-invalid", .warning, wcag: ["3.3.1"],
    applies: { page in
      page.forms.fields.filter { field in
        let value = page.attribute("aria-invalid", of: field)?.trimmed.lowercased() ?? ""
        return !value.isEmpty && value != "false"
      }
    },
    expects: { field, page in
      let messages = page.references("aria-errormessage", of: field).filter { page.isShown($0) }
      let said = messages.map { page.shortText(of: $0) }.joined() + page.description(of: field)
      // A message beside the field that is not tied to it is a finding of its own.
      guard said.trimmed.isEmpty, page.looseError(of: field) == nil else { return .passed }
      return .failed(mending: .set("aria-description", toWordsOf: "field-invalid.mended", of: field))
    })

  /// The rule that what a value must be like is said before it is entered.
  static let fieldConstraints = Rule(
    "field-constraints", .note, wcag: ["3.3.2"],
    applies: { page in
      page.forms.fields.filter { field in
        ["input", "textarea"].contains(page.element(field))
          && (page.attribute("pattern", of: field) != nil || page.minimumLength(of: field) > 1)
      }
    },
    expects: { field, page in
      let isPattern = page.attribute("pattern", of: field) != nil
      let said = page.description(of: field) + " " + page.name(of: field)
      if isPattern ? !page.description(of: field).isEmpty : said.contains(where: \.isNumber) { return .passed }
      let length = page.minimumLength(of: field)
      return .failed(
        isPattern ? "pattern" : nil, isPattern ? [:] : ["count": .count(length)],
        mending: Mending(
          [.set("aria-description", to: Mending.blank, of: field)],
          words: isPattern ? "field-constraints.mended.pattern" : "field-constraints.mended",
          ["count": .count(length)]))
    })

  /// The rule that what must be heard of a field does not stand in its `title` alone.
  static let fieldTitle = Rule(
    "field-title", .note, wcag: ["3.3.2"],
    applies: { page in page.forms.fields.filter { page.attribute("title", of: $0) != nil } },
    expects: { field, page in
      let title = page.attribute("title", of: field)?.inOneLine ?? ""
      guard FieldNameSource(of: field, in: page) != .title, page.attribute("pattern", of: field) == nil,
        FieldWords.isInstruction(title) || FieldWords.isError(title), !page.showsElsewhere(title, field)
      else { return .passed }
      return .failed(nil, ["text": .text(title)])
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether text is typed into a field, or one of a list chosen.
  fileprivate func isTypedOrChosen(_ field: MarkupNode) -> Bool {
    switch tree.role(of: field) {
    case .checkbox, .radio, .switch, .menuitemcheckbox, .menuitemradio, .slider: false
    default: true
    }
  }

  /// Returns the message of an error beside a field that nothing ties to it.
  fileprivate func looseError(of field: MarkupNode) -> FormPiece? {
    guard isTypedOrChosen(field) else { return nil }
    let pieces = formPieces(around: field)
    let isLoose = { (piece: FormPiece) in
      !piece.isAssociated && !piece.isLabel && piece.isError && !self.isOfForm(piece, field)
    }
    return (pieces.after + pieces.before.suffix(1)).first(where: isLoose)
      ?? outerPieces(around: field).first(where: isLoose)
  }

  fileprivate func minimumLength(of field: MarkupNode) -> Int {
    attribute("minlength", of: field).flatMap { Int($0.trimmed) } ?? 0
  }

  /// Returns the text beside a field that instructs its reader and that nothing ties to it.
  ///
  /// Text between the label and the field belongs to the field; text elsewhere does if it reads like an instruction.
  fileprivate func looseInstruction(of field: MarkupNode) -> FormPiece? {
    let pieces = formPieces(around: field)
    let name = name(of: field).plainWords
    let isLoose = { (piece: FormPiece) in
      !piece.isAssociated && piece.text.count <= 200 && !piece.isError
        && !name.contains(piece.text.plainWords)
    }
    let label = pieces.before.lastIndex(where: \.isLabel)
    if let label, let between = pieces.before[(label + 1)...].first(where: isLoose), between.text.count > 3 {
      return between
    }
    if let after = pieces.after.first, isLoose(after), after.isInstruction { return after }
    if label == nil, let before = pieces.before.last, isLoose(before), before.isInstruction {
      return before
    }
    return outerPieces(around: field).first(where: isLoose)
  }

  /// Returns a Boolean value that indicates whether a text about a field is also heard or seen in another way.
  fileprivate func showsElsewhere(_ text: String, _ field: MarkupNode) -> Bool {
    let text = text.plainWords
    let pieces = formPieces(around: field)
    return name(of: field).plainWords.contains(text)
      || (pieces.before + pieces.after).contains { $0.text.plainWords.contains(text) }
      || references("aria-describedby", of: field).contains { shortText(of: $0).plainWords.contains(text) }
  }
}
