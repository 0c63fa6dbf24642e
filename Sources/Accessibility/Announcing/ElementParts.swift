import Words

/// What is said of an element, part by part, before the parts are put in order.
struct ElementParts {
  private let element: AccessibilityElement
  private let style: AnnouncementStyle
  private let catalogue: Catalogue

  init(of element: AccessibilityElement, _ style: AnnouncementStyle, in catalogue: Catalogue) {
    self.element = element
    self.style = style
    self.catalogue = catalogue
  }

  /// A part, and whether it is said though an earlier one has the same words.
  private struct Part {
    let text: String
    var isKept = false
  }

  /// The parts in the order the reader wants, without those that are empty or repeat an earlier one, whatever their case
  /// and blanks.
  ///
  /// What the element holds, what it is and how it stands are said whatever it is called.
  var inOrder: [String] {
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
    if parts.count < 2 { return parts.map(\.text) }
    var seen: Set<String> = []
    return parts.filter { seen.insert(Announcement.folded($0.text)).inserted || $0.isKept }.map(\.text)
  }

  /// "Image" as a description tells all that its role does; a button called "Button" is said to be one.
  private var toldRole: [Part] { element.role == .image ? told(role) : kept(role) }

  private func told(_ texts: [String?]) -> [Part] {
    texts.compactMap(\.self).filter { !$0.isEmpty }.map { Part(text: $0) }
  }

  private func kept(_ texts: [String?]) -> [Part] { told(texts).map { Part(text: $0.text, isKept: true) } }

  /// What of spoken parts is in another language than the element: the words of the program, where it is one of another
  /// language than the user's, and what the label itself tells.
  func runs(of spoken: [String]) -> [Int: [LanguageRun]] {
    guard let language = element.language else { return [:] }
    let own = Set(([name, value, placeholder, explanation] + error + content).compactMap(\.self))
    let isForeign = !language.isSameLanguage(as: catalogue.language)
    var runs: [Int: [LanguageRun]] = [:]
    for (index, part) in spoken.enumerated() {
      if part == element.label, !element.labelRuns.isEmpty {
        runs[index] = element.labelRuns
      } else if isForeign, !own.contains(part) {
        runs[index] = [LanguageRun(0..<part.utf8.count, in: catalogue.language)]
      }
    }
    return runs
  }

  /// What follows as utterances of their own, which may be dropped; nothing that has been said.
  func asides(after spoken: [String]) -> [Announcement] {
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
    var seen = Set(spoken.map(Announcement.folded))
    return asides.filter { !$0.text.isEmpty && seen.insert(Announcement.folded($0.text)).inserted }
  }

  /// The first line of what stands in a text area, or all of them.
  var firstLine: String? {
    guard element.role == .textArea, let value = element.value else { return nil }
    let lines = value.split(whereSeparator: \.isNewline)
    return style.saysAllLines && lines.count > 1 ? lines.joined(separator: " ") : lines.first.map(String.init)
  }

  // MARK: The parts

  private var isMedium: Bool { style.verbosity > .low }

  private var name: String? {
    element.states.isRequired ? RequiredMark(catalogue).stripped(from: element.label) : element.label
  }

  private var value: String? {
    switch element.role {
    case .secureTextField, .textArea, .listBox: nil
    case .toggle: element.value ?? catalogue.text(element.states.mark == .on ? .stateOn : .stateOff)
    default: element.value ?? element.adjustment?.text(in: catalogue)
    }
  }

  private var placeholder: String? {
    isMedium && (element.value ?? "").isEmpty ? element.placeholder : nil
  }

  private var errors: [CustomContent] {
    let error = catalogue.text(.errorKey)
    let own = element.states.isInvalid ? element.errorText.map { [CustomContent(error, $0, importance: .high)] } : nil
    return (own ?? []) + important.filter { $0.key.lowercased() == error.lowercased() }
  }

  private var error: [String?] { errors.map { $0.text(in: catalogue) } }

  /// What is wrong, where its author does not say so.
  private var fault: String? {
    guard element.states.isInvalid, errors.isEmpty, let fault = element.fault else { return nil }
    return catalogue.text(Phrase(.errorContent, ["message": .text(fault)]))
  }

  private var content: [String?] {
    let errors = Set(errors)
    return important.filter { !errors.contains($0) }.map { $0.text(in: catalogue) }
  }

  private var important: [CustomContent] { element.customContent.filter { $0.importance == .high } }

  private var explanation: String? { isMedium ? element.explanation : nil }

  /// The role, its level, and what only the role makes sense of.
  private var role: [String?] {
    var parts: [String?] = [roleText]
    if isMedium, let level = element.headingLevel {
      parts.append(catalogue.text(Phrase(.headingLevel, ["level": .count(level)])))
    }
    if isMedium, let level = element.level {
      parts.append(catalogue.text(Phrase(.level, ["level": .count(level)])))
    }
    if element.role == .secureTextField, let value = element.value, !value.isEmpty {
      parts.append(catalogue.text(Phrase(.characterCount, ["count": .count(value.count)])))
    }
    if element.role == .listBox { parts.append(choice) }
    if isMedium, element.suggestions > 0 {
      parts.append(catalogue.text(Phrase(.suggestionCount, ["count": .count(element.suggestions)])))
    }
    return parts
  }

  private var roleText: String? {
    let word = element.roleText(in: catalogue)
    guard let word, element.role.needsLabel, (name ?? "").isEmpty else { return isMedium || isWordless ? word : nil }
    return catalogue.text(Phrase(.unlabelled, ["role": .text(word)]))
  }

  /// Whether nothing but its role tells of the element: a move is never answered by silence.
  private var isWordless: Bool { (name ?? "").isEmpty && (value ?? "").isEmpty && important.isEmpty }

  private var limits: String? {
    isMedium && (element.explanation ?? "").isEmpty ? element.limits.text(in: catalogue) : nil
  }

  private var states: [String?] {
    let isWrongUntold = element.states.isInvalid && errors.isEmpty && fault == nil
    return element.stateKeys(style.disabledWord, isWrongUntold: isWrongUntold).map { catalogue.text($0) }
  }

  private var position: String? {
    guard isMedium, element.role != .listBox, let at = element.setPosition else { return nil }
    let key: Phrase.Key = element.role == .row ? .rowInSet : .inSet
    return catalogue.text(Phrase(key, at.arguments))
  }

  private var coordinates: String? {
    guard style.verbosity == .high, let cell = element.cellPosition else { return nil }
    return catalogue.text(Phrase(.cellPlace, ["column": .count(cell.column), "row": .count(cell.row)]))
  }

  /// The choice that a list box is at: "Cheese, selected, 1 of 5", and how it stands where it can be switched: "Lines,
  /// selected, checked, 2 of 16"; that there is none to choose.
  private var choice: String? {
    guard let value = element.value, !value.isEmpty else {
      return element.setPosition == nil ? catalogue.text(.emptyList) : nil
    }
    let key: Phrase.Key = element.states.isSelected == true ? .optionSelected : .optionNotSelected
    var option = catalogue.text(Phrase(key, ["option": .text(withoutStop(value))]))
    if let mark = element.states.mark {
      option += ", " + catalogue.text(mark == .off ? .stateNotChecked : .stateChecked).lowercased()
    }
    guard isMedium, let at = element.setPosition else { return option }
    return option + ", " + catalogue.text(Phrase(.inSet, at.arguments))
  }

  /// A choice without the mark that closes its sentence; what ends in several marks, as the name of a folder, keeps them.
  private func withoutStop(_ choice: String) -> String {
    let rest = choice.dropLast()
    guard let mark = choice.last, ".!?:".contains(mark), rest.last?.isPunctuation == false else { return choice }
    return String(rest)
  }
}

extension SetPosition {
  fileprivate var arguments: [String: Phrase.Argument] { ["number": .count(number), "count": .count(count)] }
}
