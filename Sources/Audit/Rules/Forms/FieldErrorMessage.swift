import Markup
import Words

extension Rule {
  /// The rule that a message of an error can be seen and heard, and says which field is wrong and why.
  static let fieldErrorMessage = Rule(
    "field-error-message", .warning, act: ["36b590"], wcag: ["3.3.1"],
    applies: { page in page.forms.fields.isEmpty ? [] : Array(page.errorMessages.prefix(20)) },
    expects: { message, page in
      let text = page.tree.textContent(of: message).inOneLine
      let argument: [String: Phrase.Argument] = ["text": .text(text)]
      if !page.isShown(message) {
        // A message that waits for an error is hidden until then; one that describes a button is heard now.
        return page.describesButton(message) ? .failed("hidden", argument) : .notChecked
      }
      if page.isARIAHidden(message), !page.forms.referenced.contains(message) {
        return .failed("silent", argument, mending: .remove("aria-hidden", of: message))
      }
      if FieldWords.isVagueError(text) { return .failed("vague", argument) }
      return page.mentionsLabelOfSeveral(text) ? .failed("ambiguous", argument) : .passed
    })
}

extension AuditedPage {
  /// The innermost elements of the page whose text reads like the message of an error of a field.
  fileprivate var errorMessages: [MarkupNode] {
    elements(named: ["b", "div", "em", "h2", "h3", "h4", "li", "output", "p", "small", "span", "strong"]).filter {
      node in
      // A word that is set off in a message is not all of it.
      if let outer = tree.parent(of: node), forms.referenced.contains(outer) { return false }
      guard
        !tree.children(of: node).contains(where: { element($0) != "br" && element($0) != "b" && element($0) != "a" })
      else { return false }
      let text = tree.textContent(of: node).inOneLine
      guard text.count <= 200 else { return false }
      return FieldWords.isError(text) || FieldWords.isVagueError(text) || text.plainWords.contains("must be filled")
    }
  }

  fileprivate func describesButton(_ message: MarkupNode) -> Bool {
    guard let id = attribute("id", of: message), forms.referenced.contains(message) else { return false }
    return elements(with: "aria-describedby").contains { node in
      tree.role(of: node) == .button && words("aria-describedby", of: node).contains(id)
    }
  }

  /// Returns a Boolean value that indicates whether a message names a label that fields of several groups have.
  fileprivate func mentionsLabelOfSeveral(_ text: String) -> Bool {
    let text = text.comparedWords
    var groups: [String: Set<MarkupNode?>] = [:]
    for field in forms.fields where tree.role(of: field) != .radio {
      groups[visibleLabel(of: field).plainWords, default: []].insert(forms.places[field]?.group)
    }
    return groups.contains { label, places in
      places.count > 1 && !label.isEmpty && text.containsRun(label.split(separator: " ").map(String.init))
        && !places.contains { group in
          group.map { text.containsRun(name(of: $0).comparedWords) } ?? false
        }
    }
  }
}
