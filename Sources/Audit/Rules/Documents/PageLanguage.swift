import Markup
import Words

extension Rule {
  /// The rule that a page says its language.
  static let pageLanguage = Rule(
    "page-language", .error, act: ["b5c3f8"], wcag: ["3.1.1"], others: ["axe:html-has-lang"],
    applies: { page in page.writtenRoot.map { [$0] } ?? [] },
    expects: { root, page in
      let language = page.languageAttribute(of: root)?.trimmed ?? ""
      guard language.isEmpty else { return .passed }
      let other = page.attribute("xml:lang", of: root)?.trimmed ?? ""
      let found = TextLanguage.found(in: page.languageTexts[root])
      let value = other.isEmpty ? found?.code ?? "en" : other
      return .failed(other.isEmpty ? "missing" : "other", mending: .set("lang", to: value, of: root))
    })

  /// The rule that the language of a page is one that is known.
  static let pageLanguageKnown = Rule(
    "page-language-known", .error, act: ["bf051a"], wcag: ["3.1.1"], others: ["axe:html-lang-valid"],
    applies: { page in
      guard let root = page.writtenRoot, let language = page.languageAttribute(of: root) else { return [] }
      return language.trimmed.isEmpty ? [] : [root]
    },
    expects: { root, page in
      page.outcomeOfLanguage(of: root)
    })

  /// The rule that `lang` and `xml:lang` of a page agree.
  static let pageLanguagesMatch = Rule(
    "page-languages-match", .warning, act: ["5b7ae0"], wcag: ["3.1.1"], others: ["axe:html-xml-lang-mismatch"],
    applies: { page in
      guard let root = page.writtenRoot, let language = page.attribute("lang", of: root),
        LanguageTag(language).isPrimaryKnown, let other = page.attribute("xml:lang", of: root), !other.isEmpty
      else { return [] }
      return [root]
    },
    expects: { root, page in
      let language = page.attribute("lang", of: root) ?? ""
      let other = page.attribute("xml:lang", of: root) ?? ""
      guard LanguageTag(language).primary != LanguageTag(other).primary else { return .passed }
      return .failed(
        nil, ["language": .text(language), "other": .text(other)], mending: .set("xml:lang", to: language, of: root))
    })

  /// The rule that the language of a part of a page is one that is known.
  static let partLanguageKnown = Rule(
    "part-language-known", .error, act: ["de46e4"], wcag: ["3.1.2"], others: ["axe:valid-lang"],
    applies: { page in
      page.partsWithLanguage.filter { !page.languageTexts[$0].trimmed.isEmpty }
    },
    expects: { node, page in
      page.outcomeOfLanguage(of: node)
    })

  /// The rule that a page is in the language that it says.
  static let pageLanguageFits = Rule(
    "page-language-fits", .error, act: ["ucwvc8"], wcag: ["3.1.1"],
    applies: { page in
      guard let root = page.writtenRoot, let language = page.languageAttribute(of: root),
        LanguageTag(language).isPrimaryKnown
      else { return [] }
      return page.languageTexts[root].trimmed.isEmpty ? [] : [root]
    },
    expects: { root, page in fit(root, page) })

  /// The rule that the parts of a page are in the language that they say.
  static let partLanguageFits = Rule(
    "part-language-fits", .error, act: ["off6ek"], wcag: ["3.1.2"],
    applies: { page in
      page.partsWithLanguage.filter {
        LanguageTag(page.languageAttribute(of: $0) ?? "").isPrimaryKnown && !page.languageTexts[$0].trimmed.isEmpty
      }
    },
    expects: { node, page in fit(node, page) })

  private static func fit(_ node: MarkupNode, _ page: AuditedPage) -> Outcome {
    let language = page.languageAttribute(of: node) ?? ""
    var fit = TextLanguage.fit(of: LanguageTag(language), to: page.languageTexts[node])
    // A quotation in another language is the fault of the quotation.
    if case .differs = fit, !page.languageTexts.own(node).trimmed.isEmpty {
      fit = TextLanguage.fit(of: LanguageTag(language), to: page.languageTexts.own(node))
    }
    switch fit {
    case .fits: return .passed
    case .undecided: return .notChecked
    case .differs(let found):
      return .failed(
        nil, ["language": .text(language), "found": .language(found.code)],
        mending: .set(page.languageName(of: node), to: found.code, of: node))
    }
  }
}

extension AuditedPage {
  /// The elements of the body that have a language of their own, which is not empty.
  fileprivate var partsWithLanguage: [MarkupNode] {
    // All that stands behind the start of the body stands in it.
    guard let body = elements(named: "body").first else { return [] }
    let nodes = isXHTML ? elements(with: "lang") + elements(with: "xml:lang") : elements(with: "lang")
    return NodeSet(nodes).filter { node in
      guard node.index >= body.index, let language = languageAttribute(of: node) else { return false }
      return !language.isEmpty && isElementOfHTML(node)
    }
  }

  /// Returns the name of the attribute that an element has its language by.
  fileprivate func languageName(of node: MarkupNode) -> String {
    isXHTML && attribute("xml:lang", of: node) != nil ? "xml:lang" : "lang"
  }

  /// Returns the outcome for the language that an element says: it is one that is known, and written as such.
  fileprivate func outcomeOfLanguage(of node: MarkupNode) -> Outcome {
    let language = languageAttribute(of: node) ?? ""
    guard !LanguageTag(language).isPrimaryKnown else { return .passed }
    guard let code = LanguageTag(language.trimmed).shortForm else {
      return .failed(nil, ["language": .text(language)], mending: languageMending(of: node))
    }
    return .failed(
      "other", ["language": .text(language), "code": .text(code)],
      mending: .set(languageName(of: node), to: code, of: node))
  }

  /// Returns the mending of an unknown language: the one that its text is in, or else none of its own.
  fileprivate func languageMending(of node: MarkupNode) -> Mending? {
    let name = languageName(of: node)
    if let found = TextLanguage.found(in: languageTexts[node]) { return .set(name, to: found.code, of: node) }
    return node == tree.root ? nil : .remove(name, of: node)
  }
}
