/// Finds the tags that begin elements in the source of an HTML document, and none in remarks, scripts and values.
struct TagScan {
  /// A tag: its name, and the place behind it.
  struct Tag {
    let name: Range<Int>
    let end: Int
  }

  private let source: UnsafeRawBufferPointer
  /// Where the next tag is looked for.
  var index = 0
  /// What has no end behind a place has none behind any later one.
  private var isEndless: Set<UInt8> = []
  private var unended: Set<[UInt8]> = []

  init(_ source: UnsafeRawBufferPointer) { self.source = source }

  /// The next tag that begins an element other than a script or a style.
  mutating func nextTag() -> Tag? {
    while let sign = place(of: 0x3C, from: index) {
      index = sign + 1
      if starts("!--", at: index) {
        skipRemark()
        continue
      }
      let name = index..<(source[index...].firstIndex { !Self.isName($0) } ?? source.count)
      guard !name.isEmpty, source[name.lowerBound] | 0x20 >= 0x61 else { continue }
      let end = endOfTag(from: name.upperBound)
      index = end
      if isCalled("script", name) || isCalled("style", name) {
        index = self.end(of: source[name], from: end)
        continue
      }
      return Tag(name: name, end: end)
    }
    return nil
  }

  /// The place of the tag that ends an element of a name, or the end of the document.
  mutating func end(of name: Slice<UnsafeRawBufferPointer>, from start: Int) -> Int {
    let wanted = name.map { $0 | 0x20 }
    guard !unended.contains(wanted) else { return source.count }
    var index = start
    while let sign = place(of: 0x3C, from: index) {
      index = sign + 1
      let rest = source[index...]
      guard rest.first == 0x2F, rest.dropFirst().prefix(wanted.count).elementsEqual(wanted, by: { $0 | 0x20 == $1 })
      else { continue }
      let behind = rest.dropFirst(1 + wanted.count).first
      if behind == 0x3E || behind == 0x2F || behind.map({ $0 <= 0x20 }) == true { return sign }
    }
    unended.insert(wanted)
    return source.count
  }

  private mutating func skipRemark() {
    guard !isEndless.contains(0x2D) else { return }
    // A remark may end with the hyphens that it begins with.
    var index = self.index + 1
    while let hyphen = place(of: 0x2D, from: index) {
      index = hyphen + 1
      if starts("->", at: index) || starts("-!>", at: index) {
        self.index = index + 1
        return
      }
    }
    isEndless.insert(0x2D)
  }

  /// The place behind a tag; values in quotes belong to it whatever they hold.
  private mutating func endOfTag(from start: Int) -> Int {
    var index = start
    while index < source.count, source[index] != 0x3E {
      let byte = source[index]
      index += 1
      guard byte == 0x3D else { continue }
      index = source[index...].firstIndex { $0 > 0x20 } ?? source.count
      guard index < source.count, source[index] == 0x22 || source[index] == 0x27 else { continue }
      let quote = source[index]
      if !isEndless.contains(quote), let end = place(of: quote, from: index + 1) {
        index = end + 1
      } else {
        isEndless.insert(quote)
        index += 1
      }
    }
    return min(index + 1, source.count)
  }

  private func place(of byte: UInt8, from start: Int) -> Int? {
    let place = source.place(of: byte, from: start)
    return place < source.count ? place : nil
  }

  private func starts(_ text: StaticString, at place: Int) -> Bool {
    text.withUTF8Buffer { source[min(place, source.count)...].starts(with: $0) }
  }

  private func isCalled(_ text: StaticString, _ name: Range<Int>) -> Bool {
    text.withUTF8Buffer { source[name].elementsEqual($0) { $0 | 0x20 == $1 } }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}
