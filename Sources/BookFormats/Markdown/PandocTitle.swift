import TextModel

/// The beginning of a Markdown document of Pandoc: its title, its authors and its date, which are no part of its text.
///
/// Each is a line behind a percent sign, with the indented lines below it.
struct PandocTitle {
  /// The start of the document itself.
  let end: Int
  let metadata: BookMetadata

  /// The greatest length of the title, the authors and the date together, in bytes.
  private static let limit = 4 << 10

  /// Reads the title, or returns nil for a document that begins in another way.
  init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "%") else { return nil }
    var fields: [[String]] = []
    var end = min(bytes.count, Self.limit)
    var isEnded = end == bytes.count
    for line in Lines(bytes, in: 0..<end) {
      if Lines.isBlank(line.content) {
        end = line.range.lowerBound
        isEnded = true
        break
      }
      let text = String(decoding: line.content, as: UTF8.self)
      if text.hasPrefix("% ") || text == "%" {
        fields.append([TextFilter.line(String(text.dropFirst()))])
      } else if text.first == " ", !fields.isEmpty {
        fields[fields.count - 1].append(TextFilter.line(text))
      } else {
        return nil
      }
    }
    guard isEnded, (1...3).contains(fields.count) else { return nil }
    func field(_ index: Int) -> [String] { fields.indices.contains(index) ? fields[index] : [] }
    self.end = end
    let authors = field(1).flatMap { $0.split(separator: ";") }.map { TextFilter.line(String($0)) }
    metadata = BookMetadata(
      title: field(0).filter { !$0.isEmpty }.joined(separator: " "), creators: authors.filter { !$0.isEmpty },
      year: field(2).first.flatMap(PublicationYear.of))
  }
}
