import CMarkdown
import Glibc
import Markup

/// Renders Markdown (CommonMark and GitHub's extensions) as HTML.
///
/// HTML in the document is kept, and is read by the same rules as any other HTML.
enum MarkdownRenderer {
  /// The greatest number of cells in the tables of a document.
  private static let mostCells = 500_000
  /// The length of a text of which the parser's tree is worth to be given back at once, in UTF-8 bytes: more than a
  /// section has that could be cut.
  private static let longText = 512 << 10
  private static let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8

  /// A Boolean value that indicates whether the parser's extensions are registered.
  ///
  /// Registering is not safe in two threads at once, and is needed once.
  private static let extensionsAreRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// A document that was rendered.
  struct Rendering {
    var html: [UInt8] = []
    /// The lines at which the notes with a reference begin, from 1.
    var notes: [Int] = []
  }

  /// Returns the HTML of a document, in which images without a text have no `alt`, and notes no ways back.
  ///
  /// `anchor` returns the name of a heading by its line, counted from 1, and its text. `place` returns the place of a
  /// note by its line, or nil if it is simply the next of the document.
  static func render(
    _ source: [UInt8], anchor: (_ line: Int, _ text: String) -> String?,
    place: ((_ line: Int) -> MarkdownFootnotes.Place?)? = nil
  ) -> Rendering {
    parse(MarkdownTextAreas.framed(MarkdownTables.widened(source))) { document, parser, disguise in
      hideData(in: document)
      revealImages(in: document)
      for heading in headings(in: document) {
        let name = anchor(Int(cmark_node_get_start_line(heading)), disguise.text(text(in: heading)))
        stripAttributes(of: heading)
        guard let name, let node = cmark_node_new(CMARK_NODE_HTML_INLINE)
        else { continue }
        cmark_node_set_literal(node, "<a id=\"\(name)\"></a>")
        if cmark_node_prepend_child(heading, node) == 0 { cmark_node_free(node) }
      }
      var notes = MarkdownFootnotes(document)
      defer { notes.free() }
      if let place { notes.arrange(place) }
      guard let text = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else {
        return Rendering()
      }
      defer { cmark_get_default_mem_allocator().pointee.free(text) }
      let html = disguise.html(UnsafeRawBufferPointer(start: text, count: strlen(text)))
      let shown = MarkdownTextAreas.unframed(html)
      let numbered = notes.numbered(Array("<html><body>".utf8) + shown)
      return Rendering(html: notes.withoutWaysBack(numbered), notes: notes.lines)
    } ?? Rendering()
  }

  /// Returns the same HTML of a document for an audit: every block of Markdown tells where it begins and ends.
  static func renderPlaced(_ source: [UInt8]) -> [UInt8] {
    parse(source) { document, parser, disguise in
      revealImages(in: document)
      let extensions = cmark_parser_get_syntax_extensions(parser)
      guard let text = cmark_render_html(document, options | CMARK_OPT_SOURCEPOS, extensions) else { return [] }
      defer { cmark_get_default_mem_allocator().pointee.free(text) }
      let html = Array(disguise.html(UnsafeRawBufferPointer(start: text, count: strlen(text))))
      return MarkdownFootnotes(document).withoutWaysBack(html)
    } ?? []
  }

  /// Returns the text of a piece of a document, without its markup.
  static func text(_ source: [UInt8]) -> String {
    parse(source) { document, _, disguise in disguise.text(text(in: document)) } ?? ""
  }

  private static func parse<Result>(
    _ source: [UInt8],
    _ body: (_ document: OpaquePointer, _ parser: OpaquePointer, _ disguise: MarkdownDisguise) -> Result
  ) -> Result? {
    _ = extensionsAreRegistered
    // The tree takes up to two hundred times as much as its source, and HTML is parsed next.
    defer { if source.count > longText { lectern_give_back_memory() } }
    guard let parser = cmark_parser_new(options) else { return nil }
    defer { cmark_parser_free(parser) }
    // A row is padded to the width of its table, so that rows of a few bytes can make millions of cells.
    let hasTables = tableCells(in: source) <= mostCells
    for name in ["strikethrough", "autolink", "tasklist"] + (hasTables ? ["table"] : []) {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    let disguise = MarkdownDisguise(source)
    disguise.source.withUnsafeBytes { raw in
      if let start = raw.baseAddress {
        cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), raw.count)
      }
    }
    guard let document = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(document) }
    return body(document, parser, disguise)
  }

  /// Replaces images without a text by ones without an alternative: an empty one would mark them as decoration, which
  /// Markdown has no sign for.
  ///
  /// `![](quay.png)` → `<img src="quay.png" />`
  private static func revealImages(in document: OpaquePointer) {
    for image in imagesWithoutText(in: document) {
      guard let tag = cmark_node_new(CMARK_NODE_HTML_INLINE) else { return }
      let source = cmark_node_get_url(image).map { String(cString: $0) } ?? ""
      let title = cmark_node_get_title(image).map { String(cString: $0) } ?? ""
      let attributes = title.isEmpty ? "" : " title=\"\(title.escaped)\""
      cmark_node_set_literal(tag, "<img src=\"\(source.escaped)\"\(attributes) />")
      if cmark_node_replace(image, tag) == 0 { cmark_node_free(tag) } else { cmark_node_free(image) }
    }
  }

  /// Returns the images in whose alternatives nothing is written, without those inside of them.
  private static func imagesWithoutText(in document: OpaquePointer) -> [OpaquePointer] {
    var images: [OpaquePointer] = []
    /// The images that are open, each with the number of images that were found before it, and whether it has a text.
    var open: [(found: Int, hasText: Bool)] = []
    walk(document) { node in
      if cmark_node_get_type(node) == CMARK_NODE_IMAGE { return open.append((images.count, false)) }
      if !open.isEmpty, words(of: node).map({ !$0.allSatisfy(\.isWhitespace) }) ?? false {
        open[open.count - 1].hasText = true
      }
    } leave: { node in
      guard cmark_node_get_type(node) == CMARK_NODE_IMAGE, let image = open.popLast() else { return }
      if image.hasText {
        if !open.isEmpty { open[open.count - 1].hasText = true }
      } else {
        images.removeSubrange(image.found...)
        images.append(node)
      }
    }
    return images
  }

  private static func headings(in document: OpaquePointer) -> [OpaquePointer] {
    var headings: [OpaquePointer] = []
    walk(document) { if cmark_node_get_type($0) == CMARK_NODE_HEADING { headings.append($0) } }
    return headings
  }

  /// Removes the data sections of HTML, of which a page shows nothing (CommonMark 0.31, 6.6; HTML standard, 13.2.5.42).
  ///
  /// Those of drawings and formulas are kept: they are their text.
  private static func hideData(in document: OpaquePointer) {
    walk(document) { node in
      let type = cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE,
        let literal = cmark_node_get_literal(node).map({ String(cString: $0) }), literal.contains("<![CDATA["),
        !literal.contains("<svg"), !literal.contains("<math")
      else { return }
      var shown = ""
      var rest = literal[...]
      while let start = rest.firstRange(of: "<![CDATA["), let end = rest[start.upperBound...].firstRange(of: "]]>") {
        shown += rest[..<start.lowerBound]
        rest = rest[end.upperBound...]
      }
      cmark_node_set_literal(node, shown + rest)
    }
  }

  /// Removes the attributes behind a heading in braces.
  private static func stripAttributes(of heading: OpaquePointer) {
    guard let last = cmark_node_last_child(heading), cmark_node_get_type(last) == CMARK_NODE_TEXT,
      let literal = cmark_node_get_literal(last).map({ String(cString: $0) }), literal.hasSuffix("}")
    else { return }
    // The attributes of a heading stand behind text, which may be in other nodes.
    let isAlone = cmark_node_previous(last) == nil
    let text = HeadingAttributes(isAlone ? literal : "x" + literal).text
    cmark_node_set_literal(last, String(isAlone ? text : text.dropFirst()))
  }

  private static func text(in top: OpaquePointer) -> String {
    var text = ""
    walk(top) { text += words(of: $0) ?? "" }
    return text
  }

  /// Returns the words that a node itself has; nil for one that only holds others.
  private static func words(of node: OpaquePointer) -> String? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: cmark_node_get_literal(node).map { String(cString: $0) }
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
    default: nil
    }
  }

  static func walk(
    _ top: OpaquePointer, _ enter: (OpaquePointer) -> Void, leave: (OpaquePointer) -> Void = { _ in }
  ) {
    guard let nodes = cmark_iter_new(top) else { return }
    defer { cmark_iter_free(nodes) }
    while true {
      let event = cmark_iter_next(nodes)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(nodes) else { return }
      if event == CMARK_EVENT_ENTER { enter(node) } else { leave(node) }
    }
  }

  /// Returns the greatest number of cells that tables could have, as if lines without a blank one between them were all
  /// as wide as the widest.
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
