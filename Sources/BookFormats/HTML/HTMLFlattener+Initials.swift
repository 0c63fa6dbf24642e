import Markup
import TextModel

/// Letters that a page sets apart from the rest of the word they begin.
extension HTMLFlattener {
  private static let mostInitials = 3
  private static let openers = InitialImage.openers
  private static let apostrophes: Set<Character> = ["'", "\u{2019}"]
  /// The number of bytes and of nodes that are looked at for the beginning of a word.
  private static let mostBytes = 32
  private static let mostNodes = 64

  /// Returns a Boolean value that indicates whether an element that is set apart is nothing but the letters, or the
  /// digits, that a word begins with.
  ///
  /// At the side where lines begin, a letter is such an initial, and so are a few before small letters. Elsewhere
  /// only a capital before small letters is.
  func beginsWord(_ node: MarkupNode, _ style: InlineStyle) -> Bool {
    guard !style.isCell, let own = shortText(of: node) else { return false }
    // An element without text may hold a picture, whose description decides if it is a letter.
    guard !own.isEmpty else { return style.isFloating }
    guard !style.isFloating || style.floatsLeft else { return false }
    let word = own.drop(while: Self.openers.contains)
    guard let first = word.first, let last = word.last, let next = textAfter(node).first else { return false }
    if style.floatsLeft, last.isNumber, word.allSatisfy({ $0.isNumber || $0.isCurrencySymbol }) {
      return next.isNumber
    }
    guard first.isLetter, word.allSatisfy({ $0.isLetter || Self.apostrophes.contains($0) }) else { return false }
    let count = word.count(where: \.isLetter)
    guard style.floatsLeft else { return count == 1 && first.isUppercase && next.isLowercase }
    return count == 1 ? !(first.isLowercase && next.isUppercase) : count <= Self.mostInitials && next.isLowercase
  }

  /// Returns a Boolean value that indicates whether a class says that an element holds the letters that a word begins
  /// with.
  private static func isNamed(_ classes: String) -> Bool {
    classes.tokens.contains { names.contains($0.lowercased().filter(\.isLetter)) }
  }

  private static let names: Set<String> = [
    "dropcap", "dropcaps", "dropcapital", "dropletter", "droppedcap", "drop", "cap", "initial", "initials",
    "initialcap",
    "initialletter", "lettrine", "versal", "firstletter", "bigletter", "bigcap", "raisedcap", "illuminated",
  ]

  /// Begins a box that holds nothing but the letters that the word begins with in the paragraph behind it.
  mutating func beginInitial(_ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame) {
    switch kind {
    case .block, .paragraph: break
    case .cell where context.isInInitialTable: break
    default: return
    }
    let isSetApart =
      context.isInInitialTable || attributes.style?.floatsLeft == true
      || attributes.classNames.map(Self.isNamed) == true
    guard isSetApart || !isTextAlone(frame.node), let initial = initial(in: frame.node),
      initial == .image || isSetApart, let next = elementAfter(frame.node), goesOn(in: next)
    else { return }
    context.isInInitial = true
    context.isInWholeHeading = true
    frame.joinsNext = true
  }

  /// Returns a Boolean value that indicates whether a table is there to set the letters that a word begins with beside
  /// the text.
  func isInitialTable(_ table: MarkupNode) -> Bool {
    let rows = rows(of: table)
    guard rows.count == 1 else { return false }
    let cells = tree.children(of: rows[0])
    guard cells.count == 2, let initial = initial(in: cells[0]), goesOn(in: cells[1]) else { return false }
    // Beside a letter that is text stands text in which there is more than a word.
    return initial == .image || tree.beginning(of: cells[1], upTo: Self.mostBytes).trimmed.contains(" ")
  }

  /// Returns the letter that a word begins with and that an image is of, with what opens the word before it; nil for
  /// any other image.
  func initialLetter(of image: MarkupNode, _ description: String) -> String? {
    guard let letter = InitialImage.letter(in: description) else { return nil }
    if context.isInInitial { return letter }
    guard builder.isAtFirstWord else { return nil }
    if textAfter(image).first?.isLetter == true { return letter }
    // A letter that is a word begins the sentence, which goes on behind a blank.
    guard let last = letter.last, InitialImage.isWord(last, in: context.language) else { return nil }
    let word = textAfter(image, skipsBlanks: true).drop(while: \.isWhitespace).prefix(while: \.isLetter)
    let isInCapitals = word.count > 1 && word.allSatisfy(\.isUppercase)
    return word.first?.isLowercase == true || isInCapitals ? letter : nil
  }

  /// Drops the line break, or the blank before small capitals, between a letter that is set apart and the rest of its
  /// word.
  mutating func joinInitial(_ attributes: ElementAttributes, _ node: MarkupNode) {
    guard builder.isAtFirstWord, !context.isInInitial,
      attributes.style?.floatsLeft == true || attributes.classNames.map(Self.isNamed) == true,
      let own = shortText(of: node)?.drop(while: Self.openers.contains), own.count == 1, let letter = own.first,
      letter.isLetter, !InitialImage.isWord(letter, in: context.language), let joint = tree.nextSibling(of: node)
    else { return }
    let next: Character?
    if let number = tree.nameNumber(of: joint) {
      guard case .lineBreak = kinds[number] else { return }
      next = textAfter(joint).first
    } else {
      guard let rest = tree.nextSibling(of: joint), isBlank(tree.text(of: joint)), isInSmallCapitals(rest) else {
        return
      }
      next = tree.beginning(of: rest, upTo: Self.mostBytes).first
    }
    guard let next, next.isLetter else { return }
    initialJoints.insert(joint)
    context.isInInitial = true
  }

  private func isInSmallCapitals(_ node: MarkupNode) -> Bool {
    guard let name = tree.name(of: node) else { return false }
    let classes = (tree.attribute("class", of: node) ?? "").tokens
    return name == "small" || tree.attribute("style", of: node)?.lowercased().contains("small-caps") == true
      || classes.contains { Self.smallCapitals.contains($0.lowercased().filter(\.isLetter)) }
  }

  private static let smallCapitals: Set<String> = [
    "smallcaps", "smallcap", "smcap", "smcaps", "sc", "caps", "allsmallcaps", "smallcapitals", "kapitälchen",
    "kapitaliki",
  ]

  /// The form of letters that a word begins with.
  private enum Initial {
    case letters, image
  }

  /// Returns a Boolean value that indicates whether an element holds nothing, or a single run of text.
  private func isTextAlone(_ node: MarkupNode) -> Bool {
    guard let child = tree.firstChild(of: node) else { return true }
    return tree.nameNumber(of: child) == nil && tree.nextSibling(of: child) == nil
  }

  /// Returns the letters that are all there is in an element, as text or as an image; nil where there is anything else.
  private func initial(in top: MarkupNode) -> Initial? {
    var (text, images, count) = ("", 0, 0)
    var next = tree.firstChild(of: top)
    while let node = next, node != top {
      count += 1
      guard count <= Self.mostNodes else { return nil }
      if let number = tree.nameNumber(of: node) {
        switch kinds[number] {
        case .image:
          images += 1
          text += tree.attribute("alt", of: node) ?? ""
        case .block, .paragraph, .link: break
        default: guard kinds[number].mayStandApart else { return nil }
        }
      } else {
        guard tree.text(of: node).count <= Self.mostBytes else { return nil }
        text += String(decoding: tree.text(of: node), as: UTF8.self)
      }
      next = nodeAfter(node, in: top)
    }
    let line = TextFilter.line(text)
    switch images {
    case 0: return Self.areLetters(line) ? .letters : nil
    case 1: return InitialImage.letter(in: line) != nil ? .image : nil
    default: return nil
    }
  }

  private static func areLetters(_ text: String) -> Bool {
    let letters = text.drop(while: openers.contains)
    return (1...mostInitials).contains(letters.count) && letters.allSatisfy { $0.isLetter && $0.isUppercase }
  }

  /// Returns the node behind another in the order of the document, inside an element.
  private func nodeAfter(_ node: MarkupNode, in top: MarkupNode) -> MarkupNode? {
    if let child = tree.firstChild(of: node) { return child }
    var node = node
    while node != top {
      if let next = tree.nextSibling(of: node) { return next }
      guard let parent = tree.parent(of: node) else { return nil }
      node = parent
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a paragraph may begin with the rest of a word: with small letters
  /// alone, or capitals alone.
  private func goesOn(in paragraph: MarkupNode) -> Bool {
    guard let number = tree.nameNumber(of: paragraph) else { return false }
    switch kinds[number] {
    case .block, .paragraph, .cell: break
    default: return false
    }
    let text = tree.beginning(of: paragraph, upTo: Self.mostBytes).drop(while: \.isWhitespace)
    let rest = text.prefix { $0.isLetter || Self.apostrophes.contains($0) }.filter(\.isLetter)
    guard !rest.isEmpty else { return false }
    return rest.allSatisfy { !$0.isUppercase } || rest.allSatisfy { !$0.isLowercase }
  }

  /// Returns a Boolean value that indicates whether there is nothing to see in an element, which marks a place: it
  /// parts no words.
  func showsNothing(_ top: MarkupNode) -> Bool {
    var next: MarkupNode? = top
    var count = 0
    while let node = next {
      count += 1
      guard count <= Self.mostNodes else { return false }
      if let number = tree.nameNumber(of: node) {
        guard kinds[number].mayStandApart, controls[node] == nil else { return false }
      } else if !TextFilter.line(tree.text(of: node)).isEmpty {
        return false
      }
      next = step(from: node, in: top)
    }
    return true
  }

  /// Returns the text in an element, in one line without blanks; nil where there is more.
  private func shortText(of top: MarkupNode) -> String? {
    var bytes: [UInt8] = []
    var next: MarkupNode? = top
    var count = 0
    while let node = next {
      count += 1
      bytes += tree.text(of: node)
      guard count <= Self.mostNodes, bytes.count <= Self.mostBytes else { return nil }
      next = step(from: node, in: top, skips: tree.isLeftOut(node))
    }
    let line = TextFilter.line(bytes)
    return line.contains(where: \.isWhitespace) ? nil : line
  }

  /// Returns the first of the text that stands behind an element in its block, or of what is no white space of it.
  func textAfter(_ node: MarkupNode, skipsBlanks: Bool = false) -> String {
    guard let root = tree.root else { return "" }
    var next = step(from: node, in: root, skips: true)
    for _ in 0..<Self.mostNodes {
      guard let node = next else { break }
      if let number = tree.nameNumber(of: node) {
        if kinds[number].isBlock { break }
        if case .lineBreak = kinds[number] { break }
      } else if skipsBlanks ? !isBlank(tree.text(of: node)) : !tree.text(of: node).isEmpty {
        return String(decoding: tree.text(of: node).prefix(Self.mostBytes), as: UTF8.self)
      }
      next = step(from: node, in: root, skips: tree.isLeftOut(node))
    }
    return ""
  }

  /// Returns the node behind another in the order of the document, inside an element.
  private func step(from node: MarkupNode, in top: MarkupNode, skips: Bool = false) -> MarkupNode? {
    if !skips, let child = tree.firstChild(of: node) { return child }
    var node = node
    while node != top {
      if let next = tree.nextSibling(of: node) { return next }
      guard let parent = tree.parent(of: node) else { return nil }
      // Text behind a block is no part of it.
      if let number = tree.nameNumber(of: parent), kinds[number].isBlock, parent != top { return nil }
      node = parent
    }
    return nil
  }
}
