import TextModel

/// The sections that were used last, up to a number of bytes.
struct SectionCache {
  private let limit: Int
  private var entries: [Int: (section: Section, bytes: Int, used: Int)] = [:]
  /// The section that was used last, which most uses are of.
  private var newest: (index: Int, section: Section)?
  private var bytes = 0
  private var clock = 0
  /// Every use in order, so that none of many sections has to be searched for; one that a later use of the same
  /// section has followed counts no more.
  private var uses: [(index: Int, time: Int)] = []
  /// The uses before this one count no more.
  private var oldest = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Lets go of all sections.
  mutating func removeAll() { self = SectionCache(limit: limit) }

  /// Returns a Boolean value that indicates whether a section is kept; that is no use of it.
  func holds(_ index: Int) -> Bool { entries[index] != nil }

  /// Returns a section that is kept, without a use of it.
  func kept(_ index: Int) -> Section? { entries[index]?.section }

  /// Returns a section that is kept.
  mutating func section(_ index: Int) -> Section? {
    if let newest, newest.index == index { return newest.section }
    guard let entry = entries[index] else { return nil }
    use(index)
    newest = (index, entry.section)
    return entry.section
  }

  /// Keeps a section, and lets go of those that were not used for longest; the newest is always kept.
  mutating func add(_ section: Section, at index: Int) {
    if let old = entries[index] { bytes -= old.bytes }
    let size = Self.size(of: section)
    entries[index] = (section, size, clock)
    bytes += size
    use(index)
    newest = (index, section)
    while bytes > limit, entries.count > 1 {
      let use = uses[oldest]
      oldest += 1
      guard let entry = entries[use.index], entry.used == use.time else { continue }
      bytes -= entry.bytes
      entries[use.index] = nil
    }
  }

  private mutating func use(_ index: Int) {
    if uses.last?.index == index { return }
    clock += 1
    entries[index]?.used = clock
    uses.append((index, clock))
    guard uses.count > 2 * entries.count + 1000 else { return }
    uses = uses[oldest...].filter { entries[$0.index]?.used == $0.time }
    oldest = 0
  }

  /// Returns the size of controls, of which those that follow each other may share their choices.
  private static func size(of controls: [Control]) -> Int {
    var size = 0
    var last: [Control.Choice] = []
    for control in controls {
      size += 512 + control.shownText.utf8.count
      guard control.choices != last else { continue }
      last = control.choices
      size += last.reduce(0) { $0 + $1.name.utf8.count + $1.group.utf8.count + 48 }
    }
    return size
  }

  private static func size(of section: Section) -> Int {
    section.length + section.blocks.count * MemoryLayout<Block>.stride
      + section.spans.count * MemoryLayout<Span>.stride + section.containers.count * MemoryLayout<Container>.stride
      + size(of: section.controls) + section.anchors.count * 64
      + section.tableHeaders.count * 1024 + section.tableCells.values.reduce(0) { $0 + $1.size } + 256
  }
}
