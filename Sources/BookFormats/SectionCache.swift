import TextModel

/// The sections that were used last, up to a number of bytes.
struct SectionCache {
  private let limit: Int
  private var entries: [Int: (section: Section, bytes: Int, used: Int)] = [:]
  private var bytes = 0
  private var clock = 0
  /// Sections that were read before, whether they are still kept or not.
  private var seen: Set<Int> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// A section that is kept.
  mutating func section(_ index: Int) -> Section? {
    guard let entry = entries[index] else { return nil }
    clock += 1
    entries[index]?.used = clock
    return entry.section
  }

  /// Keeps a section, and lets go of those that were not used for longest; the newest is always kept.
  ///
  /// - Returns: whether it was added for the first time.
  mutating func add(_ section: Section, at index: Int) -> Bool {
    clock += 1
    if let old = entries[index] { bytes -= old.bytes }
    let size = Self.size(of: section)
    entries[index] = (section, size, clock)
    bytes += size
    while bytes > limit, entries.count > 1, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
      bytes -= oldest.value.bytes
      entries[oldest.key] = nil
    }
    return seen.insert(index).inserted
  }

  private static func size(of section: Section) -> Int {
    section.length + section.blocks.count * MemoryLayout<Block>.stride
      + section.spans.count * MemoryLayout<Span>.stride + section.containers.count * MemoryLayout<Container>.stride
      + section.anchors.count * 64 + section.tableHeaders.count * 1024 + 256
  }
}
