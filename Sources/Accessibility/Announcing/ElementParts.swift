import Words

/// The parts that are spoken of an element, and their order.
struct ElementParts {
  private let element: AccessibilityElement
  private let style: AnnouncementStyle
  private let catalogue: Catalogue
  private let symbols: SymbolNaming
  /// The name, which several parts depend on.
  private let name: SpeechText

  init(
    of element: AccessibilityElement, _ style: AnnouncementStyle, naming symbols: @escaping SymbolNaming,
    in catalogue: Catalogue
  ) {
    self.element = element
    self.style = style
    self.catalogue = catalogue
    self.symbols = symbols
    name = Self.name(of: element, naming: symbols, in: catalogue)
  }

  /// A part, and whether it is spoken though an earlier one has the same words.
  private struct Part {
    let speech: SpeechText
    var isKept = false
  }

  /// The parts in the order the reader wants, without those that are empty or repeat an earlier one, whatever their
  /// case and blanks.
  ///
  /// Value, role and states are spoken even if they repeat the label.
  var inOrder: [SpeechText] {
    let parts: [Part]
    switch style.order {
    case .voiceOver:
      parts =
        told([name]) + kept([value]) + told([placeholder] + error + [fault] + content + [explanation]) + toldRole
        + told([limits]) + kept(states + [position, coordinates])
    case .nvda:
      parts =
        told([name]) + toldRole + kept([value] + states) + told([explanation, limits] + content + [placeholder])
        + kept([position, coordinates]) + told(error + [fault])
    }
    if parts.count < 2 { return parts.map(\.speech) }
    var seen: Set<String> = []
    return parts.filter { seen.insert(Announcement.folded($0.speech.text)).inserted || $0.isKept }.map(\.speech)
  }

  /// "Image" as a description tells all that its role does; a button called "Button" is said to be one.
  private var toldRole: [Part] { element.role == .image ? told(role) : kept(role) }

  private func told(_ texts: [SpeechText?]) -> [Part] {
    texts.compactMap(\.self).filter { !$0.isEmpty }.map { Part(speech: $0) }
  }

  private func kept(_ texts: [SpeechText?]) -> [Part] {
    told(texts).map { Part(speech: $0.speech, isKept: true) }
  }

  /// Returns words of the author or of the reader, in the language of the element, with their symbols named.
  private func own(_ text: String) -> SpeechText { Self.words(text, in: element.language, naming: symbols) }

  private static func words(_ text: String, in language: String?, naming symbols: SymbolNaming) -> SpeechText {
    var speech = SpeechText(text, in: language)
    speech.name(symbols(text[...]))
    return speech
  }

  /// Returns what follows as utterances of their own, which may be dropped, without what has been spoken.
  func asides(after spoken: [SpeechText]) -> [Announcement] {
    var asides: [Announcement] = []
    func add(_ key: Phrase.Key) { asides.append(Announcement(Phrase(key), in: catalogue, priority: .low)) }
    if style.hints {
      if let hint = element.hint { asides.append(Announcement([hint], priority: .low, language: element.language)) }
      let isOpen = !element.states.isDisabled && !element.states.isReadOnly
      if style.isBrowsing, element.role.isEditable, isOpen { add(.pressEnterToEdit) }
    }
    if style.verbosity == .high {
      let hasMore = element.footnote != nil || element.customContent.contains { $0.importance == .standard }
      if hasMore { add(.moreContentAvailable) }
      if !element.namedActions(.general).isEmpty { add(.actionsAvailable) }
    }
    // Most texts have none, and a text may be long.
    if asides.isEmpty { return [] }
    var seen = Set(spoken.map { Announcement.folded($0.text) })
    return asides.filter { !$0.text.isEmpty && seen.insert(Announcement.folded($0.text)).inserted }
  }

  /// The first line of what stands in a text area, or all of them.
  var firstLine: SpeechText? {
    guard element.role == .textArea, let value = element.value else { return nil }
    let lines = value.split(whereSeparator: \.isNewline)
    let said = style.saysAllLines && lines.count > 1 ? lines.joined(separator: " ") : lines.first.map(String.init)
    return said.map(own)
  }

  // MARK: The parts

  private var isMedium: Bool { style.verbosity > .low }

  private static func name(
    of element: AccessibilityElement, naming symbols: SymbolNaming, in catalogue: Catalogue
  ) -> SpeechText {
    var label = element.spokenLabel.with(language: element.spokenLabel.language ?? element.language)
    if label.symbols.isEmpty { label.name(symbols(label.text[...])) }
    guard element.states.isRequired else { return label }
    let stripped = RequiredMark(catalogue).stripped(from: label.text)
    return label.text.hasPrefix(stripped)
      ? label.slice(0..<stripped.utf8.count) : words(stripped, in: element.language, naming: symbols)
  }

  private var value: SpeechText? {
    switch element.role {
    case .secureTextField, .textArea, .listBox: nil
    case .toggle: element.value.map(own) ?? catalogue.role(element.states.mark == .on ? .stateOn : .stateOff)
    default: element.value.map(own) ?? element.adjustment.map { SpeechText($0.text(in: catalogue), in: language) }
    }
  }

  private var language: String { catalogue.language }

  private var placeholder: SpeechText? {
    isMedium && (element.value ?? "").isEmpty ? element.placeholder.map(own) : nil
  }

  private var errors: [CustomContent] {
    guard element.states.isInvalid || !element.customContent.isEmpty else { return [] }
    let error = catalogue.text(.errorKey)
    let own = element.states.isInvalid ? element.errorText.map { [CustomContent(error, $0, importance: .high)] } : nil
    return (own ?? []) + important.filter { $0.key.lowercased() == error.lowercased() }
  }

  private var error: [SpeechText?] { errors.map { $0.speech(in: catalogue, own) } }

  /// The fault, where its author does not say what is wrong.
  private var fault: SpeechText? {
    guard element.states.isInvalid, errors.isEmpty, let fault = element.fault else { return nil }
    return catalogue.speech(Phrase(.errorContent, ["message": .text(fault)]))
  }

  private var content: [SpeechText?] {
    let errors = Set(errors)
    return important.filter { !errors.contains($0) }.map { $0.speech(in: catalogue, own) }
  }

  private var important: [CustomContent] { element.customContent.filter { $0.importance == .high } }

  private var explanation: SpeechText? { isMedium ? element.explanation.map(own) : nil }

  /// The role, its level, and what only the role makes sense of.
  private var role: [SpeechText?] {
    var parts = [roleText]
    if isMedium, let level = element.headingLevel { parts.append(said(.headingLevel, ["level": .count(level)])) }
    if isMedium { parts.append(nesting) }
    if element.role == .secureTextField, let value = element.value, !value.isEmpty {
      parts.append(said(.characterCount, ["count": .count(value.count)]))
    }
    if element.role == .listBox { parts.append(choice) }
    if isMedium, element.suggestions > 0 {
      parts.append(said(.suggestionCount, ["count": .count(element.suggestions)]))
    }
    return parts
  }

  /// The depth at which the element is nested, and the element around it.
  private var nesting: SpeechText? {
    let parent = element.parent.map(withoutStop)
    let texts = parent.map { ["parent": own($0)] } ?? [:]
    var arguments: [String: Phrase.Argument] = parent.map { ["parent": .text($0)] } ?? [:]
    if let level = element.level { arguments["level"] = .count(level) }
    switch (element.level, parent) {
    case (nil, nil): return nil
    case (_?, nil): return said(.level, arguments)
    case (nil, _?): return catalogue.speech(Phrase(.inside, arguments), texts, as: .role)
    case (_?, _?): return catalogue.speech(Phrase(.levelUnder, arguments), texts, as: .role)
    }
  }

  /// Returns a phrase that says what the element is.
  private func said(_ key: Phrase.Key, _ arguments: [String: Phrase.Argument]) -> SpeechText {
    catalogue.speech(Phrase(key, arguments), as: .role)
  }

  private var roleText: SpeechText? {
    guard let word = element.roleText(in: catalogue) else { return nil }
    guard element.role.needsLabel, name.isEmpty else {
      return isMedium || isWordless ? SpeechText(role: word, in: language) : nil
    }
    return said(.unlabelled, ["role": .text(word)])
  }

  /// A Boolean value that indicates whether nothing but its role tells of the element: a move is never answered by
  /// silence.
  private var isWordless: Bool { name.isEmpty && (value?.isEmpty ?? true) && important.isEmpty }

  private var limits: SpeechText? {
    guard isMedium, (element.explanation ?? "").isEmpty else { return nil }
    return element.limits.text(in: catalogue).map { SpeechText($0, in: language) }
  }

  private var states: [SpeechText?] {
    let isWrongUntold = element.states.isInvalid && errors.isEmpty && fault == nil
    return element.stateKeys(style.disabledWord, isWrongUntold: isWrongUntold).map { catalogue.role($0) }
  }

  private var position: SpeechText? {
    guard isMedium, element.role != .listBox, let at = element.setPosition else { return nil }
    return said(element.role == .row ? .rowInSet : .inSet, at.arguments)
  }

  private var coordinates: SpeechText? {
    guard style.verbosity == .high, let cell = element.cellPosition else { return nil }
    return catalogue.speech(cell.phrase, as: .role)
  }

  /// The choice that a list box is at: "Cheese, selected, 1 of 5", and how it stands where it can be switched: "Lines,
  /// selected, checked, 2 of 16"; that there is none to choose.
  private var choice: SpeechText? {
    guard let value = element.value, !value.isEmpty else {
      return element.setPosition == nil ? catalogue.role(.emptyList) : nil
    }
    let key: Phrase.Key = element.states.isSelected == true ? .optionSelected : .optionNotSelected
    let name = withoutStop(value)
    var option = catalogue.speech(Phrase(key, ["option": .text(name)]), ["option": own(name)])
    if let mark = element.states.mark {
      option.append(
        ", " + catalogue.text(mark == .off ? .stateNotChecked : .stateChecked).lowercased(), in: language, as: .role)
    }
    guard isMedium, let at = element.setPosition else { return option }
    option.append(", " + catalogue.text(Phrase(.inSet, at.arguments)), in: language, as: .role)
    return option
  }

  /// Returns a choice without the mark that closes its sentence; what ends in several marks, as the name of a folder,
  /// keeps them.
  private func withoutStop(_ choice: String) -> String {
    let rest = choice.dropLast()
    guard let mark = choice.last, ".!?:".contains(mark), rest.last?.isPunctuation == false else { return choice }
    return String(rest)
  }
}

extension SpeechText {
  /// Creates the words for what something is.
  init(role words: String, in language: String) {
    self.init(in: language)
    append(words, as: .role)
  }
}

extension SetPosition {
  fileprivate var arguments: [String: Phrase.Argument] { ["number": .count(number), "count": .count(count)] }
}
