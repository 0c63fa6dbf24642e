import TextModel

/// The places in a section where Tab stops, found one at a time: links, and the controls that can be used.
///
/// Radio buttons that belong together are one stop, the chosen one, else the first; those that the reader is at are none,
/// unless the reader is at the stop itself.
struct TabStops {
  private let forms: ReadingWorld.Forms
  private let form: Session.Form
  private let number: Int
  private let section: Section
  /// The control that the reader is at.
  private let here: PlacedControl?
  /// The block that is the stop of each set that was met; nil for one of which each control is a stop.
  private var sets: [String: Int?] = [:]

  /// Prepares the stops of a section for a reader at a position.
  init(
    _ forms: ReadingWorld.Forms, inSection number: Int, _ form: Session.Form, from position: TextPosition? = nil
  ) {
    self.forms = forms
    self.form = form
    self.number = number
    section = forms.text.section(number)
    here = section.controls.isEmpty ? nil : position.flatMap(forms.control(at:))
  }

  /// Returns the first stop that begins behind an offset, or the last one before the offset and what is around it.
  mutating func next(_ direction: Direction, from offset: Int) -> TextRange? {
    switch direction {
    case .forward: first(behind: offset)
    case .backward: last(before: start(around: offset) ?? offset)
    }
  }

  private mutating func first(behind offset: Int) -> TextRange? {
    let (blocks, isOpen) = (section.controlBlocks, openLinks)
    var place = blocks.partitioningIndex { start(ofBlock: $0) > offset }
    var next = min(offset, section.length) + 1
    while true {
      // A control comes before a link that begins with it.
      let end = place < blocks.count ? start(ofBlock: blocks[place]) : Int.max
      if next < end, let link = section.firstLink(beginningIn: next..<end, where: isOpen) {
        return TextRange(section: number, link)
      }
      guard place < blocks.count else { return nil }
      if let control = stop(ofBlock: blocks[place]) { return control.range }
      next = end
      place += 1
    }
  }

  private mutating func last(before offset: Int) -> TextRange? {
    let (blocks, isOpen) = (section.controlBlocks, openLinks)
    var place = blocks.partitioningIndex { start(ofBlock: $0) >= offset } - 1
    var end = offset
    while true {
      let next = place >= 0 ? start(ofBlock: blocks[place]) : 0
      if next < end, let link = section.lastLink(beginningIn: next..<end, where: isOpen) {
        return TextRange(section: number, link)
      }
      guard place >= 0 else { return nil }
      if let control = stop(ofBlock: blocks[place]) { return control.range }
      end = next
      place -= 1
    }
  }

  /// Returns the start of the stop around an offset; nil where there is none.
  private mutating func start(around offset: Int) -> Int? {
    guard (0..<section.length).contains(offset) else { return nil }
    let control = section.blockIndex(at: offset).flatMap { stop(ofBlock: $0) }?.range.offsets
    let link = section.link(around: offset).flatMap { openLinks($0) ? $0.lowerBound : nil }
    return [link, control.flatMap { $0.contains(offset) ? $0.lowerBound : nil }].compactMap(\.self).max()
  }

  private func start(ofBlock index: Int) -> Int {
    let block = section.blocks[index]
    return block.content.isEmpty ? block.range.lowerBound : block.content.lowerBound
  }

  /// Returns the control of a block where it is a stop.
  private mutating func stop(ofBlock index: Int) -> PlacedControl? {
    // A button of a set of thousands is passed by what is known of the set.
    if let set = set(ofBlock: index), let stop = sets[set] ?? nil, stop != index { return nil }
    guard let placed = usable(atBlock: index) else { return nil }
    guard let set = placed.control.set else { return placed }
    let stop = sets[set] ?? stop(ofSet: set)
    sets[set] = .some(stop)
    return stop == nil || stop == index ? placed : nil
  }

  /// Returns the set that the control of a block belongs to.
  private func set(ofBlock index: Int) -> String? {
    guard case .control(let number) = section.blocks[index].kind else { return nil }
    return section.controls[number].set
  }

  private func stop(ofSet set: String) -> Int? {
    if let here, here.control.set == set, here.section == number { return usable(atBlock: here.block)?.block }
    var stop: Int?
    for index in section.controlBlocks(ofSet: set) {
      if let placed = usable(atBlock: index), stop == nil || form.filled(placed).isOn { stop = index }
    }
    return stop
  }

  /// Returns the control of a block where it can be used.
  private func usable(atBlock index: Int) -> PlacedControl? {
    guard let placed = forms.control(ofBlock: index, in: section, number), !placed.control.kind.isReadout,
      !placed.control.isDisabled, form.closedEnd(around: section.blocks[index], in: section, at: number) == nil
    else { return nil }
    return placed
  }

  /// The test for a link that stands in nothing that is closed; it is made once for all links on the way.
  private var openLinks: (Range<Int>) -> Bool {
    { [section, form, number] link in
      guard let index = section.blockIndex(at: link.lowerBound) else { return true }
      return form.closedEnd(around: section.blocks[index], in: section, at: number) == nil
    }
  }
}
