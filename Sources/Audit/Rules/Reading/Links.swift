import Markup
import Words

extension Rule {
  /// The rule that a link that says nothing by itself stands in a text that says where it leads.
  static let linkPurpose = Rule(
    "link-purpose", .warning, act: ["aizyf1"], wcag: ["2.4.4", "2.4.9"],
    applies: { page in page.links.links },
    expects: { link, page in
      let name = page.name(of: link)
      guard LinkWords.isEmpty(name), !page.hasContext(link), !page.isInCode(link) else { return .passed }
      return .failed(
        nil, ["name": .text(name)], mending: .set("aria-label", toWordsOf: "link-purpose.mended", of: link))
    })

  /// The rule that a link says where it leads when it is heard alone.
  static let linkPurposeAlone = Rule(
    "link-purpose-alone", .note, act: ["aizyf1"], wcag: ["2.4.9"],
    applies: { page in page.links.links },
    expects: { link, page in
      page.isUnclearAlone(link) ? .failed(nil, ["name": .text(page.name(of: link))]) : .passed
    })

  /// The rule that links of one name in one place lead to the same.
  static let linksAlikeInContext = Rule(
    "links-alike-in-context", .warning, act: ["fd3a94"], wcag: ["2.4.4"],
    applies: { page in page.links.links.filter { page.links.inContext($0) != nil } },
    expects: { link, page in page.outcome(page.links.inContext(link), of: link) })

  /// The rule that links of one name lead to the same, wherever they stand.
  static let linksAlike = Rule(
    "links-alike", .note, act: ["b20e66"], wcag: ["2.4.9"], others: ["axe:identical-links-same-purpose"],
    applies: { page in page.links.links.filter { page.links.named($0) != nil } },
    expects: { link, page in page.outcome(page.links.named(link), of: link) })

  /// The rule that links of one name in one paragraph or list lead to the same.
  static let linksAlikeBeside = Rule(
    "links-alike-beside", .note, wcag: ["2.4.4"],
    applies: { page in page.links.links },
    expects: { link, page in
      // A name that says nothing by itself is a finding of its own at each link.
      guard let other = page.links.beside(link), !page.isInCode(link), !page.isUnclearAlone(link) else {
        return .passed
      }
      return .failed(
        nil, ["name": .text(page.name(of: link)), "line": .count(page.place(of: other).line)], related: [other])
    })

  /// The rule that an image and the text beside it are one link where they lead to the same.
  static let linksAdjacent = Rule(
    "links-adjacent", .note, wcag: ["2.4.4"],
    applies: { page in page.elements(named: "a").filter { page.attribute("href", of: $0) != nil && page.isHeard($0) }
    },
    expects: { link, page in
      guard let next = page.nextLink(behind: link),
        page.attribute("href", of: next) == page.attribute("href", of: link),
        !(page.attribute("href", of: link) ?? "").isEmpty, !page.name(of: link).isEmpty, !page.name(of: next).isEmpty
      else { return .passed }
      return .failed(nil, ["name": .text(page.name(of: next))], related: [next])
    })

  /// The rule that the text of a link is words and no address.
  static let linkAddress = Rule(
    "link-address", .note, wcag: ["2.4.4"],
    applies: { page in page.links.links },
    expects: { link, page in
      let name = page.name(of: link).inOneLine
      // The name of a site may be read out; an address with a path is spelled for half a minute.
      let isAddress = ["http://", "https://", "www."].contains { name.lowercased().hasPrefix($0) }
      guard isAddress, !name.contains(" "), name.count > 40 || name.contains("?") || name.contains("%") else {
        return .passed
      }
      return .failed(
        nil, ["name": .text(name)], mending: .set("aria-label", toWordsOf: "link-address.mended", of: link))
    })
}

extension AuditedPage {
  fileprivate func outcome(_ likeness: LinkIndex.Likeness?, of link: MarkupNode) -> Outcome {
    if let other = likeness?.other {
      return .failed(
        nil, ["name": .text(name(of: link)), "line": .count(place(of: other).line)], related: [other])
    }
    return likeness?.isUnclear == true ? .notChecked : .passed
  }

  /// Returns a Boolean value that indicates whether a link says where it leads only with the text around it.
  fileprivate func isUnclearAlone(_ link: MarkupNode) -> Bool {
    let name = name(of: link)
    guard LinkWords.isFormat(name) || LinkWords.isEmpty(name) && hasContext(link) else { return false }
    return description(of: link).isEmpty && !isInCode(link)
  }

  /// Returns a Boolean value that indicates whether the text of a link is a term of a program.
  fileprivate func isInCode(_ link: MarkupNode) -> Bool {
    ancestors(of: link).prefix(4).contains { element($0) == "code" }
      || tree.children(of: link).contains { ["code", "kbd", "samp", "var"].contains(element($0)) }
  }

  /// Returns a Boolean value that indicates whether the text around a link, its description or the header of its row
  /// tells where it leads.
  fileprivate func hasContext(_ link: MarkupNode) -> Bool {
    if !linkContext(of: link).isEmpty || !description(of: link).isEmpty { return true }
    guard let row = nearest(of: link, where: { element($0) == "tr" }) else { return false }
    return tree.children(of: row).contains { cell in
      element(cell) == "th" && holdsMore(cell, than: link)
        && !ancestors(of: link).contains(cell)
    }
  }

  /// Returns the link that stands right behind another, with nothing but white space between them.
  fileprivate func nextLink(behind link: MarkupNode) -> MarkupNode? {
    var next = tree.nextSibling(of: link)
    while let node = next {
      if element(node) == "a" { return node }
      guard tree.name(of: node) == nil, tree.text(of: node).allSatisfy({ $0 <= 0x20 }) else { return nil }
      next = tree.nextSibling(of: node)
    }
    return nil
  }
}

/// The names of links that say nothing of where they lead.
enum LinkWords {
  /// Returns a Boolean value that indicates whether a name says nothing by itself.
  static func isEmpty(_ name: String) -> Bool {
    let words = name.plainWords
    if names.contains(words) { return true }
    let list = words.split(separator: " ")
    return list.count == 2 && (list[0] == "this" || list[0] == "that") && things.contains(String(list[1]))
  }

  /// Returns a Boolean value that indicates whether a name says only in which format something is.
  static func isFormat(_ name: String) -> Bool { !name.contains("[") && formats.contains(name.plainWords) }

  private static let names: Set<String> = [
    "click", "click here", "here", "go", "go here", "link", "more", "read more", "learn more", "more info",
    "more information", "see more", "view more", "find out more", "continue", "continue reading", "read", "details",
    "more details", "this", "that", "it", "info", "download", "download here", "visit", "visit here", "page", "url",
    "hier", "hier klicken", "klicken sie hier", "mehr", "mehr erfahren", "weiterlesen", "mehr lesen", "tutaj",
    "kliknij",
    "kliknij tutaj", "więcej", "czytaj więcej", "czytaj dalej", "dowiedz się więcej", "zobacz więcej",
  ]
  private static let things: Set<String> = [
    "article", "book", "document", "example", "file", "guide", "link", "one", "page", "paper", "post", "product",
    "section", "site", "table", "tutorial", "video", "website",
  ]
  private static let formats: Set<String> = [
    "csv", "doc", "docx", "epub", "excel", "html", "json", "kindle", "mobi", "mp3", "mp4", "odt", "pdf", "plain text",
    "ps", "rtf", "text", "txt", "word", "xls", "xlsx", "xml", "zip",
  ]
}
