import CMarkdown
import Glibc

/// Turns Markdown (CommonMark and GitHub's extensions) into HTML, the markup that it is a short form of.
///
/// The HTML that a document holds itself is kept, so that it is read by the same rules as any other HTML.
enum MarkdownRenderer {
  /// How many cells the tables of a document may have.
  private static let mostCells = 500_000

  /// Registering is not safe in two threads at once, and is needed once.
  private static let extensionsAreRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  static func html(_ source: [UInt8]) -> [UInt8] {
    _ = extensionsAreRegistered
    let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8
    guard let parser = cmark_parser_new(options) else { return [] }
    defer { cmark_parser_free(parser) }
    // A row is padded to the width of its table, so that a few bytes a row can make millions of cells.
    let hasTables = tableCells(in: source) <= mostCells
    for name in ["strikethrough", "autolink", "tasklist"] + (hasTables ? ["table"] : []) {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    source.withUnsafeBytes { raw in
      if let start = raw.baseAddress {
        cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), raw.count)
      }
    }
    guard let document = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(document) }
    guard let text = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else {
      return []
    }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return Array("<html><body>".utf8) + UnsafeRawBufferPointer(start: text, count: strlen(text))
  }

  /// The most cells that tables could have: lines without a blank one between them, as wide as the widest.
  private static func tableCells(in source: [UInt8]) -> Int {
    var cells = 0
    var lines = 0
    var widest = 0
    for line in Lines(source) {
      lines += 1
      widest = max(widest, line.content.count { $0 == 0x7C })
      if line.content.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        cells += lines * widest
        (lines, widest) = (0, 0)
      }
    }
    return cells + lines * widest
  }
}
