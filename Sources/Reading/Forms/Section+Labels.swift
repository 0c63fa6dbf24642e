import TextModel

extension Section {
  /// Returns the group of controls that a block is the legend of: the first in it, in the words that it goes by.
  func groupLegend(_ block: Block) -> Int? {
    guard block.control == nil, let index = block.container, case .group(let name, _) = containers[index].kind,
      containers[index].range.lowerBound == block.range.lowerBound, line(of: block) == name
    else { return nil }
    return index
  }

  /// Returns a Boolean value that indicates whether a block is part of the label of a control beside it, which is
  /// spoken with the control.
  func isLabel(_ index: Int) -> Bool {
    guard !controls.isEmpty else { return false }
    guard let control = labelledControl(index) else { return isNameOfNext(index) }
    let labels = run(of: control, around: index)
    return labels.contains { blocks[$0].control == control }
  }

  /// Returns the blocks right before and right after a control that are its label.
  func labels(ofControlAt index: Int) -> [Int] {
    guard let control = blocks[index].control else { return [] }
    let labels = run(of: control, around: index).filter { $0 != index }
    return labels.isEmpty && isNameOfNext(index - 1) ? [index - 1] : labels
  }

  /// Returns the star that ends the label or the legend of a required field, with the blanks before it, where it lies
  /// in a range.
  func requiredStar(in offsets: Range<Int>) -> Range<Int>? {
    guard !controls.isEmpty else { return nil }
    for span in spans(touching: offsets) {
      guard case .label(let control) = span.kind, controls[control].isRequired else { continue }
      if let star = star(endingIn: span.range, within: offsets) { return star }
    }
    guard let index = blockIndex(at: offsets.lowerBound), let group = groupLegend(blocks[index]), isRequired(group)
    else { return nil }
    return star(endingIn: blocks[index].content, within: offsets)
  }

  private func star(endingIn range: Range<Int>, within offsets: Range<Int>) -> Range<Int>? {
    // Read from the end: a label may be long.
    let tail = substring(in: range).utf8.reversed()
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let after = tail.prefix(while: isBlank).count
    guard tail.dropFirst(after).first == UInt8(ascii: "*") else { return nil }
    let before = tail.dropFirst(after + 1).prefix(while: isBlank).count
    let star = range.upperBound - after - 1
    return offsets.contains(star) ? max(offsets.lowerBound, star - before)..<star + 1 : nil
  }

  /// Returns a Boolean value that indicates whether something in a group of controls has to be filled in.
  private func isRequired(_ group: Int) -> Bool {
    let range = containers[group].range
    guard let first = blockIndex(at: range.lowerBound) else { return false }
    return blocks[first...].prefix { $0.range.lowerBound < range.upperBound }
      .contains { block in if let control = block.control { controls[control].isRequired } else { false } }
  }

  /// Returns the name of a group, without the star of fields that must be filled in, which each control says.
  func spokenName(ofGroup index: Int, _ name: String) -> String {
    guard name.hasSuffix("*"), isRequired(index) else { return name }
    let bare = name.dropLast().reversed().drop(while: \.isWhitespace).reversed()
    return bare.isEmpty ? name : String(bare)
  }

  /// Returns a Boolean value that indicates whether the name of a control stands on the page right before or right
  /// after it.
  package func showsName(ofControlAt index: Int) -> Bool { !labels(ofControlAt: index).isEmpty }

  /// The most blocks of a label on one side of its control that are looked for.
  private static let mostPieces = 32

  /// Returns the blocks around one that belong to a control: its label, in pieces, and the control itself.
  private func run(of control: Int, around index: Int) -> Range<Int> {
    func belongs(_ index: Int) -> Bool { blocks[index].control == control || labelledControl(index) == control }
    let before = blocks[..<index].indices.suffix(Self.mostPieces)
    let first = before.reversed().prefix(while: belongs).last ?? index
    let last = blocks[(index + 1)...].indices.prefix(Self.mostPieces).prefix(while: belongs).last ?? index
    return first..<last + 1
  }

  /// Returns the control that a block is the label of, or a piece of its label.
  private func labelledControl(_ index: Int) -> Int? {
    let content = blocks[index].content
    guard blocks[index].control == nil, !content.isEmpty else { return nil }
    for span in spans(touching: content) {
      if case .label(let control) = span.kind, span.range == content { return control }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a paragraph is nothing but the name of the field after it, which
  /// goes by it without being its label.
  private func isNameOfNext(_ index: Int) -> Bool {
    guard blocks.indices.contains(index), blocks.indices.contains(index + 1), blocks[index].kind == .paragraph,
      let number = blocks[index + 1].control, !controls[number].kind.isWrittenOn, !blocks[index].content.isEmpty
    else { return false }
    return controls[number].name == line(of: blocks[index])
  }

  private func line(of block: Block) -> String {
    text(in: block.content).split { $0 == " " || $0 == Section.lineBreak }.joined(separator: " ")
  }
}

extension TextRange {
  /// Returns a Boolean value that indicates whether the range is nothing but the stop of its block.
  func isStop(in world: ReadingWorld) -> Bool {
    world.block(at: lower).map { $0.block.content.isEmpty } ?? false
  }
}

extension Control.Kind {
  /// A Boolean value that indicates whether what the control goes by stands on it.
  fileprivate var isWrittenOn: Bool { self == .button || self == .disclosure || self == .output }
}
