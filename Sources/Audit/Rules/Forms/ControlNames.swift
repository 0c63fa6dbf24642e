import Markup
import Words

extension Rule {
  /// The rule that the name of a button says what it does.
  static let buttonDescriptive = Rule(
    "button-descriptive", .warning, wcag: ["2.4.6"],
    applies: { page in page.forms.buttons.filter { !page.name(of: $0).isEmpty } },
    expects: { button, page in
      let name = page.name(of: button)
      guard FieldWords.emptyButtons.contains(name.plainWords), page.description(of: button).isEmpty else {
        return .passed
      }
      return .failed(
        nil, ["name": .text(name)], mending: .set("aria-label", toWordsOf: "button-descriptive.mended", of: button))
    })

  /// The rule that no two buttons of one part of a page have the same name.
  static let buttonUnique = Rule(
    "button-unique", .note, wcag: ["2.4.6"],
    applies: { page in page.forms.buttons.filter { page.forms.firsts[$0] != nil } },
    expects: { button, page in
      guard let first = page.forms.firsts[button], first != button else { return .passed }
      return .failed(
        nil, ["name": .text(page.name(of: button)), "line": .count(page.place(of: first).line)], related: [first])
    })

  /// The rule that a name does not say the role, which is spoken with it anyway.
  static let controlNameRole = Rule(
    "control-name-role", .note,
    applies: { page in
      let links = page.elements(named: ["a", "area"]).filter { page.tree.role(of: $0) == .link && page.isExposed($0) }
      return Array(NodeSet(page.forms.fields + page.forms.buttons + links))
    },
    expects: { control, page in
      guard let role = page.roleWords(of: control) else { return .passed }
      let name = page.name(of: control)
      let words = name.plainWords
      guard let word = role.first(where: { words.hasSuffix(" " + $0) }) else { return .passed }
      let short = String(name.dropLast(word.count)).inOneLine
      // A link of many words speaks of links.
      let isTitle = page.tree.role(of: control) == .link && words.split(separator: " ").count > 2
      guard name.lowercased().hasSuffix(word), !page.precedesArticle(short), !isTitle else { return .passed }
      return .failed(
        nil, ["name": .text(name), "role": .text(word)], mending: .set("aria-label", to: short, of: control))
    })

  /// The rule that the name of a control is short.
  static let controlNameLong = Rule(
    "control-name-long", .note,
    applies: { page in Array(NodeSet(page.forms.fields + page.forms.buttons)) },
    expects: { control, page in
      let name = page.name(of: control)
      let isChoice = [.checkbox, .radio, .switch].contains(page.tree.role(of: control))
      // The text that one agrees to may take a sentence or two.
      guard name.count > (isChoice ? 200 : 80) else { return .passed }
      return .failed(nil, ["count": .count(name.count)])
    })

  /// The rule that the Tab key goes through a page in its own order.
  static let tabOrder = Rule(
    "tab-order", .warning, wcag: ["2.4.3"], others: ["axe:tabindex"],
    applies: { page in page.elements(with: "tabindex").filter { page.isShown($0) } },
    expects: { node, page in
      guard let value = page.tabIndex(of: node), value > 0 else { return .passed }
      return .failed(nil, ["value": .count(value)], mending: .remove("tabindex", of: node))
    })
}

extension AuditedPage {
  /// Returns the words for the role of a control that stand at the end of names that say it; nil for other roles.
  fileprivate func roleWords(of control: MarkupNode) -> [String]? {
    switch tree.role(of: control) {
    case .button: ["button", "btn"]
    case .link: ["link", "hyperlink"]
    case .checkbox: ["checkbox", "check box"]
    case .radio: ["radio button"]
    case .textbox, .searchbox:
      ["text field", "textfield", "text box", "textbox", "input field", "edit box", "edit field"]
    case .combobox, .listbox: ["dropdown", "combo box", "combobox", "list box", "listbox"]
    case .slider: ["slider"]
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether the words before a role speak of one: `Press the`, `Copy this`.
  fileprivate func precedesArticle(_ words: String) -> Bool {
    guard let last = words.plainWords.split(separator: " ").last else { return true }
    return ["a", "an", "the", "this", "that", "each", "any", "your", "to", "of", "permanent", "share", "copy", "get"]
      .contains(String(last))
  }
}
