import CXML

/// The receiver of the callbacks of a parser: the one object behind the parser's user data.
///
/// Its properties are the tree that is built, what either parser leaves to be done, and what was wrong.
final class ParserEvents {
  var builder = TreeBuilder()
  let entities = NamedEntities()
  /// The bytes that the parser reads, as long as it does.
  let source: UnsafeBufferPointer<UInt8>
  /// The changes that were made before.
  var repairs = SourceRepairs()
  /// The reference that the HTML parser is in the middle of.
  var reference: Reference?
  /// A Boolean value that indicates whether a well-formed page has the names of HTML in capitals.
  var isInCapitals = false
  /// The names of elements that the HTML parser has met.
  var htmlNames = AddressTable<HTMLName>()
  /// The prefixes that a page of HTML has declared, as pages that were meant as XHTML do, and those of parts of books that
  /// are written without.
  var prefixes: Set<String> = [
    "dc", "dtb", "epub", "html", "m", "math", "mathml", "mml", "ncx", "opf", "svg", "xhtml",
  ]
  /// The parts of a ruby that have ended though the HTML parser has them open.
  var impliedEnds = ImpliedEnds()
  /// The first thing that was wrong.
  private(set) var fault: MarkupFault?
  /// The place at which a well-formed document has the first unknown name of a character.
  private(set) var unknownName: MarkupFault?
  /// The parser itself, which alone knows how far it has read.
  let context: UnsafeMutablePointer<xmlParserCtxt>
  /// Work that unmatched end tags have caused: the HTML parser looks through all open elements for each of them.
  private var searched = 0
  /// The greatest number of nodes and attributes of a tree, which take some 80 MB: enough for a section with each of
  /// 600,000 words marked.
  private static let mostNodes = 2_000_000
  /// A Boolean value that indicates whether the parser was stopped before the end.
  private(set) var isStopped = false

  init(context: UnsafeMutablePointer<xmlParserCtxt>, source: UnsafeBufferPointer<UInt8>) {
    self.context = context
    self.source = source
    let tags = source.count { $0 == UInt8(ascii: "<") }
    builder.reserve(sourceBytes: source.count, tags: min(tags, Self.mostNodes))
  }

  /// The number of bytes that have been read.
  var offset: Int {
    guard let input = context.pointee.input else { return 0 }
    return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  /// The number of bytes of the document, as it was before it was changed, that have been read.
  var place: Int { repairs.place(of: offset) }

  /// Returns the text of the source that the XML parser hands over; a text that does not stand there, such as that of
  /// an entity, as it is handed over.
  func text(_ text: UnsafePointer<xmlChar>?, count: Int) -> UnsafeBufferPointer<UInt8> {
    let given = UnsafeBufferPointer(start: text, count: count)
    guard let text, let input = context.pointee.input?.pointee, text >= input.base, text + count <= input.end else {
      return given
    }
    let start = Int(input.consumed) + (text - input.base)
    return start + count <= source.count ? UnsafeBufferPointer(rebasing: source[start..<start + count]) : given
  }

  func report(_ error: UnsafeMutablePointer<xmlError>?) {
    guard let error = error?.pointee else { return }
    if fault == nil {
      fault = MarkupFault(
        line: Int(error.line), MarkupFault.problem(for: error.code),
        detail: error.message.map { String(cString: $0) })
    }
    guard error.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue) else { return }
    searched += builder.depth
    // A hundred thousand open elements and as many end tags that close none would take minutes.
    if searched > 200_000_000 { stop(.tooManyEndTags) }
  }

  /// A Boolean value that indicates whether a name that the document does not declare may be declared beside it, in
  /// what is never read: then the parser leaves it out and reads on (XML 1.0, 4.1).
  var mayBeDeclaredElsewhere: Bool {
    context.pointee.standalone != 1 && (context.pointee.hasExternalSubset != 0 || context.pointee.hasPErefs != 0)
  }

  /// Takes note of such a name.
  func noteUnknownName() {
    if unknownName == nil {
      unknownName = MarkupFault(line: line, .unknownName)
    }
  }

  /// The line that the parser has come to, from 1.
  var line: Int { Int(context.pointee.input?.pointee.line ?? 1) }

  /// Stops at a document of more elements than memory should go to.
  func bound() {
    if builder.count > Self.mostNodes { stop(.tooManyElements) }
  }

  private func stop(_ reason: MarkupFault.Problem) {
    guard !isStopped else { return }
    isStopped = true
    fault = MarkupFault(line: Int(context.pointee.input?.pointee.line ?? 1), reason)
    xmlStopParser(context)
  }

  /// Returns the events object behind a parser's user data.
  static func of(_ data: UnsafeMutableRawPointer) -> ParserEvents {
    Unmanaged<ParserEvents>.fromOpaque(data).takeUnretainedValue()
  }
}
