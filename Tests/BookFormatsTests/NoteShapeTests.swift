import BookFormats
import TestSupport
import Testing
import TextModel

/// Notes that no markup calls so, told by their shape from what only looks like one.
@Suite struct NoteShapeTests {
  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0)
  }

  /// The marks of references, and the texts of notes.
  private func notes(_ section: Section) -> [String] {
    let references = section.spans.compactMap { span -> String? in
      guard case .noteReference = span.kind else { return nil }
      return "ref " + section.text(in: span.range)
    }
    let notes = MarkedText.containers(of: section).filter { $0.hasPrefix("footnote: ") }
    return references + notes.map { String($0.dropFirst(10)) }
  }

  static let shapes = [
    // pandoc before 2.2, Calibre, EPUB 2.
    (
      "<p>Rain.<a href='#fn1' id='r1'><sup>1</sup></a> Sun.</p><hr><ol><li id='fn1'><p>All day.<a href='#r1'>↩</a></p>"
        + "</li></ol>",
      ["ref 1", "All day.↩"]
    ),
    (
      "<p>Rain.<sup id='r1'><a href='#n1'>1</a></sup></p><p id='n1'><a href='#r1'>1</a>. All day.</p><p>On.</p>",
      ["ref 1", "1. All day."]
    ),
    // Project Gutenberg, newer and older.
    (
      "<p>Rain.<a id='FNanchor_1_1'></a><a href='#Footnote_1_1' class='fnanchor'>[1]</a></p><div class='footnotes'>"
        + "<h3>FOOTNOTES:</h3><div class='footnote'><p><a id='Footnote_1_1'></a><a href='#FNanchor_1_1'>"
        + "<span class='label'>[1]</span></a> All day.</p><p>And night.</p></div></div><p>On.</p>",
      ["ref [1]", "[1] All day./And night."]
    ),
    (
      "<p>Rain.<a name='FA'></a>[<a href='#F1'>A</a>]</p><p><a name='F1'></a>[<a href='#FA'>A</a>] All day.</p>",
      ["ref A", "[A] All day."]
    ),
    // Word.
    (
      "<p>Rain<a href='#_ftn1' name='_ftnref1'><sup>[1]</sup></a>.</p><div><div id='ftn1'><p><a href='#_ftnref1'"
        + " name='_ftn1'><sup>[1]</sup></a> All day.</p></div></div>",
      ["ref [1]", "[1] All day."]
    ),
    // A wiki: one note for two references.
    (
      "<p>Rain.<sup id='c1a'><a href='#n1'>[1]</a></sup> Sun.<sup id='c1b'><a href='#n1'>[1]</a></sup></p>"
        + "<ol><li id='n1'>^ <a href='#c1a'><sup>a</sup></a> <a href='#c1b'><sup>b</sup></a> All day.</li></ol>",
      ["ref [1]", "ref [1]", "^ a b All day."]
    ),
    (
      "<p>Rain<a href='#a'>*</a> and sun<a href='#b'>†</a>.</p><p id='a'><a href='#t'>*</a> Day.</p>"
        + "<p id='b'>† Night.</p><p>** x</p>",
      ["ref *", "ref †", "* Day.", "† Night."]
    ),
    (
      "<p>Rain<a id='s' href='#a'>*</a> and sun<a id='t' href='#b'>†</a>.</p><p><a id='a' href='#s'>*</a> Day.</p>"
        + "<p><a id='b' href='#t'>†</a> Night.</p>",
      ["ref *", "ref †", "* Day.", "† Night."]
    ),
    (
      "<p>Rain.<small><a id='r' href='#n'>iv</a></small></p><dl><dd id='n'><a href='#r'>iv</a> Day.</dd></dl>",
      ["ref iv", "iv Day."]
    ),
    (
      "<p>Rain.<sup><a id='r' href='#n'>1</a></sup></p><table><tr><td id='n'><a href='#r'>1</a> Day.</td></tr></table>",
      ["ref 1", "1 Day."]
    ),
    // No way back: a list under a heading, and numbers in what is named for notes.
    (
      "<p>Rain.<sup><a href='#n1'>1</a></sup></p><h2>Notes</h2><ol><li id='n1'>All day.</li><li id='n2'>x</li></ol>",
      ["ref 1", "All day."]
    ),
    (
      "<p>Rain.<sup><a href='#x1'>1</a></sup></p><h2>Anmerkungen</h2><p id='x1'>1. All day.</p>",
      ["ref 1", "1. All day."]
    ),
    (
      "<p>Rain.<sup><a href='#x1'>1</a></sup></p><div class='footnotes'><p id='x1'>1. Day.</p><p>x</p></div>",
      ["ref 1", "1. Day./x"]
    ),
    ("<p>Rain.<sup><a href='#n'>1</a></sup></p><aside epub:type='footnote' id='n'>Day.</aside>", ["ref 1", "Day."]),
    (
      "<p>Rain.<a role='doc-noteref' id='r' href='#n'>1</a></p><p id='n'><a href='#r'>1</a> Day.</p>",
      ["ref 1", "1 Day."]
    ),
    ("<p>Rain.<a role='doc-noteref' href='#n'>1</a></p><p id='n'>Day.</p><p>On.</p>", ["ref 1", "Day."]),
    // Old books of Project Gutenberg: nothing but its name tells the number in the text.
    (
      "<p>Rain fell. <a href='#linknote-1' name='linknoteref-1' id='linknoteref-1'>1</a> On.</p><p class='foot'>"
        + "<a id='linknote-1'></a> 1 (<a href='#linknoteref-1'>return</a>)<br> [ All day.]</p><p>On.</p>",
      ["ref 1", "1 (return)\u{0B}[ All day.]"]
    ),
    // InDesign: one note, marked, alone in an element of all notes.
    (
      "<p>Rain<span id='r'><a href='#n'>1</a></span></p><div class='_idFootnotes'><div id='n' epub:type='footnote'><p>"
        + "<a href='#r'>1</a> Day.</p></div></div>",
      ["ref 1", "1 Day."]
    ),
    (
      "<p>雨<a class='duokan-footnote' href='#n'><img src='n.png' alt=''></a></p><ol class='duokan-footnote-content'>"
        + "<li class='duokan-footnote-item' id='n'>日</li></ol>", ["ref *", "日"]
    ),
    // No way back, no heading and no name: a raised number behind a word, and what begins with it.
    (
      "<p>Rain<sup><a href='#a'>1</a></sup> and sun.<sup><a href='#b'>2</a></sup></p><hr><p id='a'>1 Day.</p>"
        + "<p><a id='b'></a>2. Night.</p>",
      ["ref 1", "ref 2", "1 Day.", "2. Night."]
    ),
    (
      "<p>Rain<font size='-2'><a href='#a'>1</a></font>, sun<span style='vertical-align: super'><a href='#b'>2</a></span></p>"
        + "<p><small><a name='a'>1</a> Day.</small></p><p id='b'>2 Night.</p>",
      ["ref 1", "ref 2", "1 Day.", "2 Night."]
    ),
    (
      "<p>Rain<sup><a href='#a'>a</a></sup>, sun<sup><a href='#b'>B</a></sup></p><p id='a'><sup>a</sup> Day.</p>"
        + "<p id='b'>B is a letter.</p>",
      ["ref a", "a Day."]
    ),
    // Numbers in blocks of their own: docutils, LaTeX2HTML, and by hand.
    (
      "<p>Rain<sup><a id='r' href='#n'>1</a></sup></p><dl class='footnote'><dt id='n'><a href='#r'>1</a></dt>"
        + "<dd><p>Day.</p><p>So.</p></dd></dl>",
      ["ref 1", "1/Day./So."]
    ),
    (
      "<p>Rain<sup><a id='r' href='#n'>1</a></sup>, sun<sup><a id='s' href='#m'>2</a></sup></p><dl><dt id='n'>"
        + "<a href='#r'>1</a></dt><dd>Day.</dd><dd>So.</dd> <dt id='m'><a href='#s'>2</a></dt><dd>Night.</dd></dl>",
      ["ref 1", "ref 2", "1/Day./So.", "2/Night."]
    ),
    (
      "<p>Rain<a id='r' href='#n'>[1]</a></p><table id='n'><tr><td><a href='#r'>[1]</a></td><td>Day.</td></tr></table>",
      ["ref [1]", "[1]/Day."]
    ),
    // A table of several, a row each, and one that goes on.
    (
      "<p>Rain<sup><a id='r' href='#n'>1</a></sup>, sun<sup><a id='s' href='#m'>2</a></sup></p><table><tr>"
        + "<td><a id='n' href='#r'>1</a></td><td>Day.</td></tr><tr><td></td><td>So.</td></tr>"
        + "<tr id='m'><td>2.</td><td><p>Night.</p> <a href='#s'>↩</a></td></tr></table>",
      ["ref 1", "ref 2", "1/Day./So.", "2./Night./↩"]
    ),
    (
      "<p>Rain<sup><a href='#n'>1</a></sup></p><h2>Notes</h2><table><tbody><tr><td id='n'>1</td><td>Day.</td></tr>"
        + "<tr><td>2</td><td>x</td></tr></tbody></table>",
      ["ref 1", "1/Day."]
    ),
    (
      "<p>Rain<sup><a id='r' href='#n'>1</a></sup></p><h2>Notes</h2><p id='n'><a href='#r'>1</a></p><p>Day.</p>",
      ["ref 1", "1/Day."]
    ),
    // Texinfo: a heading over each.
    (
      "<p>Rain<a class='footnote' id='d1' href='#f1'><sup>1</sup></a> sun<a class='footnote' id='d2' href='#f2'>"
        + "<sup>2</sup></a></p><div class='footnotes-segment'><hr><h4>Footnotes</h4><h5><a id='f1' href='#d1'>(1)</a></h5>"
        + "<p>Day.</p><pre>So.</pre><h5><a id='f2' href='#d2'>(2)</a></h5><p>Night.</p></div>",
      ["ref 1", "ref 2", "(1)/Day./So.", "(2)/Night."]
    ),
    // Wikipedia, where notes stand beside sources.
    (
      "<p>Rain<sup id='c1'><a href='#cite_note-1'>[note 1]</a></sup><sup id='c2'><a href='#cite_note-2'>[1]</a></sup></p>"
        + "<ol><li id='cite_note-1'><a href='#c1'>^</a> Day.</li></ol>"
        + "<ol><li id='cite_note-2'><a href='#c2'>^</a> Night.</li></ol>",
      ["ref [note 1]", "ref [1]", "^ Day.", "^ Night."]
    ),
    // Names and stars before the number.
    (
      "<p>Rain<sup><a href='#x1'>[note 4]</a></sup> sun<sup><a href='#x2'>*7</a></sup></p><div class='footnotes'>"
        + "<p id='x1'>4. Day.</p><p id='x2'>*7 Night.</p></div>",
      ["ref [note 4]", "ref *7", "4. Day.", "*7 Night."]
    ),
    ("<h1>Rain<sup><a id='r' href='#n'>1</a></sup></h1><p id='n'><a href='#r'>1</a> Day.</p>", ["ref 1", "1 Day."]),
  ]

  /// Two references, and what stands behind them.
  private static func referred(_ notes: String) -> String {
    "<p>Rain.<sup><a id='r1' href='#n1'>1</a></sup> Sun.<sup><a id='r2' href='#n2'>2</a></sup></p>" + notes
  }

  /// The entries of a table of contents, with the numbers of the chapters behind their titles.
  private static func entries(_ start: String, _ end: String) -> String {
    "\(start)Is it rain? [<a id='t1' href='#c1'>1</a>]\(end) \(start)Sun<sup><a id='t2' href='#c2'>2</a></sup>\(end)"
  }

  /// Chapters that begin with their numbers, which lead back.
  private static func chapters(_ start: String, _ end: String) -> String {
    "\(start)1'><a href='#t1'>1</a> It rained.\(end)<p>All day.</p>\(start)2'><a href='#t2'>2</a> Sun.\(end)<p>x</p>"
  }

  private static let first = "<p id='n1'><a href='#r1'>1</a> Day.</p>"
  private static let second = "<p id='n2'><a href='#r2'>2</a> Rare.</p>"

  static let severalParagraphs = [
    (
      referred(
        "<h2>Notes</h2>\(first)<p>And.</p><blockquote><p>So.</p></blockquote> \(second)<p>On.</p><h2>Sun</h2>"),
      ["ref 1", "ref 2", "1 Day./And./So.", "2 Rare./On."]
    ),
    (
      referred("<div class='footnotes'>\(first)\(second)<p>And.</p><ul><li>So.</li></ul></div><p>The end.</p>"),
      ["ref 1", "ref 2", "1 Day.", "2 Rare./And./So."]
    ),
    (
      referred("<p class='f' id='n1'><a href='#r1'>1</a> Day.</p><p class='f'>And.</p>\(second)<p class='f'>x</p>"),
      ["ref 1", "ref 2", "1 Day./And.", "2 Rare."]
    ),
    // Endnotes of a word processor, each in an element of its own.
    (
      referred("<div id='edn1'><p id='n1'><a href='#r1'>1</a> Day.</p><p>And.</p></div><p>x</p>\(second)"),
      ["ref 1", "ref 2", "1 Day./And.", "2 Rare."]
    ),
    // An element around each note, which the link does not lead to.
    (
      String(repeating: "<p>Rain all day.</p>", count: 20)
        + referred(
          "<div class='q'>\(first)<p>And.</p></div> <div class='q'>\(second)<ul><li>So.</li></ul></div><p>x</p>"),
      ["ref 1", "ref 2", "1 Day./And.", "2 Rare./So."]
    ),
    (
      referred("<div class='q'>\(first)<p>And.</p></div><p>x</p><div class='c'>\(second)<p>So.</p></div>"),
      ["ref 1", "ref 2", "1 Day.", "2 Rare."]
    ),
    // Lines of a poem, each with a note: what they lead to follows one another.
    (
      "<p>Rain.<sup><a id='r1' href='#n1'>1</a></sup></p><p>Sun<sup><a id='r2' href='#n2'>2</a></sup></p>"
        + "<p>Wind<sup><a id='r3' href='#n3'>3</a></sup></p>\(first)\(second)<p id='n3'><a href='#r3'>3</a> Ox.</p><p>x</p>",
      ["ref 1", "ref 2", "ref 3", "1 Day.", "2 Rare.", "3 Ox."]
    ),
    // The name of a chapter above its notes.
    (
      referred("<h2>Notes</h2>\(first)<p>And.</p><p class='c'>Chapter two</p>\(second)<p>On.</p>"),
      ["ref 1", "ref 2", "1 Day./And.", "2 Rare./On."]
    ),
    (
      referred("<h2>Notes</h2>\(first)<p><b>Chapter two</b></p>\(second)<p>On.</p>"),
      ["ref 1", "ref 2", "1 Day.", "2 Rare./On."]
    ),
    (
      referred("<h2>Notes</h2>\(first)<p>CHAPTER 2</p>\(second)"), ["ref 1", "ref 2", "1 Day.", "2 Rare."]
    ),
    (
      referred("<h2>Notes</h2>\(first)<p>And</p>\(second)"), ["ref 1", "ref 2", "1 Day./And", "2 Rare."]
    ),
    // Text behind the last note has another class than any note, or is a line that is set off.
    (
      referred(
        "<h2>Notes</h2>\(first)<p class='c'>So.</p>\(second)<p class='c'>On.</p><p class='t'>Ann was born.</p>"),
      ["ref 1", "ref 2", "1 Day./So.", "2 Rare./On."]
    ),
    (
      referred("<h2>Notes</h2>\(first)\(second)<p><b>About the author</b></p><p>Ann was born.</p>"),
      ["ref 1", "ref 2", "1 Day.", "2 Rare."]
    ),
    (referred("<h2>Notes</h2>\(first)\(second)<p>THE AUTHOR</p>"), ["ref 1", "ref 2", "1 Day.", "2 Rare."]),
    // A note inside of what goes on with another.
    (
      "<p>Sun.<sup><a id='r3' href='#n3'>3</a></sup></p>"
        + referred("<h2>Notes</h2>\(first)<blockquote><p>So.</p><p id='n3'>3 In.</p></blockquote>")
        + "\(second)<h2>Sun</h2><p>x</p>",
      ["ref 3", "ref 1", "ref 2", "1 Day./So./3 In.", "3 In.", "2 Rare."]
    ),
    // A paragraph behind a note is text unless something marks it as a part of the note.
    (
      referred("<hr>\(first)<p>And night.</p><blockquote><p>So.</p></blockquote> \(second)<p>The end.</p>"),
      ["ref 1", "ref 2", "1 Day.", "2 Rare."]
    ),
    (
      "<p class='t'>Rain.<sup><a id='r1' href='#n1'>1</a></sup></p><p class='t' id='n1'><a href='#r1'>1</a> Day.</p>"
        + "<p class='t'>On.</p>", ["ref 1", "1 Day."]
    ),
    // A heading, a note that nothing refers to, text that refers to notes, loose words, another element.
    (referred("<h2>Notes</h2>\(first)<h2>Sun</h2><p>x</p>\(second)"), ["ref 1", "ref 2", "1 Day.", "2 Rare."]),
    (referred("<h2>Notes</h2>\(first)<p>* x</p>\(second)"), ["ref 1", "ref 2", "1 Day.", "2 Rare."]),
    (
      referred("<h2>Notes</h2>\(first)<p>x<sup><a href='#n2'>2</a></sup></p>\(second)"),
      ["ref 1", "ref 2", "ref 2", "1 Day.", "2 Rare."]
    ),
    (referred("<h2>Notes</h2>\(first)x<p>y</p>\(second)"), ["ref 1", "ref 2", "1 Day.", "2 Rare."]),
    // Notes below their paragraphs.
    (
      "<p>Rain.<sup><a id='r1' href='#n1'>1</a></sup></p>\(first)<p>x</p>"
        + "<p>Sun.<sup><a id='r2' href='#n2'>2</a></sup></p><p>y</p>\(second)",
      ["ref 1", "ref 2", "1 Day.", "2 Rare."]
    ),
  ]

  @Test(arguments: severalParagraphs)
  func `a note goes on for the paragraphs that nothing else can be`(body: String, expected: [String]) throws {
    #expect(try notes(section(body)) == expected)
  }

  @Test(arguments: shapes)
  func `a mark that leads to what leads back is a reference to a note`(body: String, expected: [String]) throws {
    #expect(try notes(section(body)) == expected)
  }

  @Test(arguments: [
    "<p>x<sup>2</sup> and the 1<sup>st</sup></p>",
    // A table of contents, and headings that lead back to it.
    "<p><a id='t1' href='#c1'>1</a> Rain</p><h2 id='c1'><a href='#t1'>1</a> Rain</h2><p>Text.</p>",
    "<ol><li><a id='t1' href='#c1'>I</a></li></ol><p id='c1'><a href='#t1'>I</a> It rained.</p>",
    entries("<p>", "</p>") + "<hr>" + chapters("<p id='c", "</p>"),
    "<ul>\(entries("<li>", "</li>"))</ul>" + chapters("<p id='c", "</p>"),
    "<ul>\(entries("<li><p>", "</p></li>"))</ul>" + chapters("<div><p id='c", "</p><p>And.</p></div>"),
    // In rows of one block, and around the titles of chapters.
    "<p>Rain<a id='t1' href='#c1'>1</a>, sun<a id='t2' href='#c2'>2</a></p>"
      + chapters("<div id='c", "<p>x</p><p>y</p></div>"),
    "<p>Rain <a id='t1' href='#c1'>[1]</a></p><p>Sun <a id='t2' href='#c2'>[2]</a></p>"
      + chapters("<p id='c", "</p>"),
    "<p>Rain <sup><a id='t1' href='#c1'>1</a></sup><br>Sun <sup><a id='t2' href='#c2'>2</a></sup></p>"
      + "<div id='c1'><p><a href='#t1'>1</a></p><p>It rained all day.</p><p>And all night long, as ever.</p></div>"
      + "<div id='c2'><p><a href='#t2'>2</a></p><p>Then there was sun.</p><p>All of that week.</p></div>",
    // A table of data.
    "<p>Rain<sup><a href='#q'>1</a></sup></p><table><tr><th>No<th>Part<tr><td id='q'>1<td>Ring</table>",
    "<p>Rain<sup><a href='#q'>1</a></sup></p><table><tr><td id='q'>1<td>Ring<tr><td>2<td>Rod</table>",
    "<p>Rain<sup><a id='r' href='#q'>1</a></sup></p><table><tr><td id='q'><a href='#r'>1</a><td>Ring<tr><td>x<td>Rod</table>",
    "<p>Rain<sup><a id='r' href='#q'>1</a></sup></p><table><tr><td id='q'><a href='#r'>1</a><td>a<td>b<tr><td>2<td>c<td>d</table>",
    "<p>Pages: <a href='#p1'>1</a> <a href='#p2'>2</a></p><p id='p1'>1 One.</p><p id='p2'>2 Two.</p>",
    // Verses, by themselves and leading to a list of the chapters.
    "<p id='c'><sup><a href='#v1'>1</a></sup></p><p id='v1'><sup>1</sup>In the beginning.</p>",
    "<p id='top'>Genesis</p><p><sup><a href='#top'>1</a></sup>In the beginning <sup><a href='#top'>2</a></sup>and</p>",
    "<p>See <a href='#s'>1</a>.</p><p id='s'>1 apple.</p>",
    "<p>E<sup><a href='#e'>2</a></sup></p><p id='e'>Energy.</p>",
    "<p>Rain.<sup><a href='#n'>1</a></sup></p><h2 id='n'>1 Sun</h2><p>Text.</p>",
    "<p>Rain<sup><a id='t' href='#c'>I</a></sup></p><h2 id='c'><a href='#t'>I</a></h2><p>It rained.</p>",
    "<p>Rain.<sup><a href='https://e.org/#n'>1</a></sup></p>", "<p>Rain.<sup><a href='#gone'>1</a></sup></p>",
    // These links lead back to the top, or to another place.
    "<p id='a'>Go to<sup><a href='#q'>1</a></sup></p><p id='q'>Question. <a href='#top'>↑</a></p><p id='top'>x</p>",
    "<p>Rain.<sup><a id='r' href='#n'>1</a></sup></p><div id='n'><h2>One</h2><p>Day.<a href='#r'>↩</a></p></div>",
  ])
  func `what only looks like a note stays what it is`(body: String) throws {
    let section = try section(body)
    #expect(notes(section) == [])
  }

  @Test(arguments: [
    ("<a href='#r'>↩</a>", ["↩"]), ("<a href='#r'><sup> ↑ </sup></a>", ["↑"]), ("<a href='http://e.org/'>↩</a>", []),
    ("<a href='http://e.org/'>❤</a> and <a href='#s'>§</a> and <a href='#s'>→</a>", []), ("<a href='#s'>★★★</a>", []),
    ("<a role='doc-backlink' href='#r'>❦</a>", ["❦"]), ("<a role='doc-backlink' href='#r'>back</a>", []),
  ])
  func `of the links beside the flow only arrows that lead back are unheard`(body: String, unheard: [String]) throws {
    let section = try section("<p id='r'>x</p><aside epub:type='footnote'><p>See \(body) for more</p></aside>")
    let spans = section.spans.filter { $0.kind == .unspoken }.map { section.text(in: $0.range) }
    #expect(spans == unheard)
  }

  @Test(arguments: [
    ("^ <a href='#c1'><sup>a</sup></a> <a href='#c2'><sup>b</sup></a> Day.", ["^", "a", "b"]),
    ("<span>↑ <a href='#c1'>a</a>, <a href='#c2'><i>b</i></a></span> Day <a href='#s'>c</a>.", ["↑", "a", "b"]),
    (
      "^ <a href='#c1'><span class='cite-accessibility-label'>Jump up to: </span><b>a</b></a> <a href='#c2'>b</a> Day.",
      ["^", "Jump up to: a", "b"]
    ),
    // One letter alone, and what leads elsewhere, may be text.
    ("^ <a href='#c1'>a</a> Day.", []), ("^ Day <a href='#s'>a</a> <a href='#t'>b</a>.", []),
    ("<a href='#c1'>↑</a> Day.", ["↑"]),
  ])
  func `the letters that lead back to each reference of one note are unheard`(note: String, unheard: [String]) throws
  {
    let section = try section(
      "<p id='s'>Rain.<sup id='c1'><a href='#n'>[1]</a></sup> Sun.<sup id='c2'><a href='#n'>[1]</a></sup></p>"
        + "<h2>Notes</h2><ol><li id='n'>\(note)</li></ol><p id='t'>x</p>")
    let spans = section.spans.filter { $0.kind == .unspoken }.map { section.text(in: $0.range) }
    #expect(spans.map { $0.trimmingPrefix(" ") } == unheard.map { $0[...] })
  }

  @Test func `a page that was saved with its own address in its links leads to its notes`() throws {
    let page = "https://e.org/a"
    let html = """
      <link rel="canonical" href="\(page)"><p>Rain.<sup id="r"><a href="\(page)#n">[1]</a></sup></p>
      <ol><li id="n"><a href="\(page)#r">^</a> Day. <a href="\(page)s#n">x</a></li></ol>
      """
    let section = try Book.open(bytes: Array(html.utf8), name: "a.html").section(0)
    #expect(notes(section) == ["ref [1]", "^ Day. x"])
    #expect(MarkedText.spans(of: section).contains("link -> \(page)s#n: x"))
  }

  /// The notes of two documents of a book.
  private func notes(_ first: String, _ second: String) throws -> [[String]] {
    let folder = try TemporaryFolder()
    let book = try Book.open(path: EPUBFixture(first, second).write(to: folder))
    return [notes(book.section(0)), notes(book.section(1))]
  }

  static let pairs = [
    (
      "<p>Rain.<sup><a id='r1' href='c2.xhtml#n1'>1</a></sup></p>",
      "<h1>Notes</h1><p id='n1'><a href='c1.xhtml#r1'>1</a>. Day.</p><p>More.</p>", [["ref 1"], ["1. Day./More."]]
    ),
    // Against a word without a symbol that it is raised, and notes under the headings of their chapters.
    (
      "<p>Rain<a id='r1' href='c2.xhtml#n1'>1</a> and “sun.”<a id='r2' href='c2.xhtml#n2'>[2]</a></p>",
      "<h1>Notes</h1><h2>One</h2><p id='n1'><a href='c1.xhtml#r1'>1.</a> Day.</p><p>So.</p><h2>Two</h2>"
        + "<p id='n2'><a href='c1.xhtml#r2'>[2]</a> Rare.</p><p>And.</p><h1>About</h1><p>x</p>",
      [["ref 1", "ref [2]"], ["1. Day./So.", "[2] Rare./And."]]
    ),
    ("<p>In 1066<a href='c2.xhtml#n1'>*</a> rain.</p>", "<p id='n1'>Day.</p>", [["ref *"], []]),
    // Calibre, of a word processor's notes.
    (
      "<p>Rain.<sup id='back_note_1'><a class='noteref' href='c2.xhtml#note_1'>1</a></sup></p>",
      "<h1>Notes</h1><dl id='note_1' class='footnote'><dt>[<a href='c1.xhtml#back_note_1'>←1</a>]</dt><dd><p>Day.</p>"
        + "<p>So.</p></dd></dl>", [["ref 1"], ["[←1]/Day./So."]]
    ),
    // Blocks stand between two notes of a document that has only notes.
    (
      "<p>Rain<sup><a id='ref1' href='c2.xhtml#ftn1'>1</a></sup>, sun<sup><a id='ref2' href='c2.xhtml#ftn2'>2</a></sup></p>",
      "<p class='c'><a id='ftn1'></a><a href='c1.xhtml#_ftnref1'>1</a> Day.</p><p class='c'>So.</p><table><tr><td>a</td>"
        + "<td>b</td></tr></table><p class='c'><a id='ftn2'></a><a href='c1.xhtml#_ftnref2'>2</a> Rare.</p><p class='c'>x</p>",
      [["ref 1", "ref 2"], ["1 Day./So./a/b", "2 Rare."]]
    ),
    (
      "<p>Rain<sup><a id='ref1' href='c2.xhtml#ftn1'>1</a></sup>, sun<sup><a id='ref2' href='c2.xhtml#ftn2'>2</a></sup></p>",
      "<p class='c'><a id='ftn1'></a><a href='c1.xhtml#_ftnref1'>1</a> Day.</p><p class='c'>Text<sup><a href='#ftn3'>3</a>"
        + "</sup></p><p class='c'>So.</p><p><a id='ftn2'></a><a href='c1.xhtml#_ftnref2'>2</a> Rare.</p><p id='ftn3'>3 x</p>",
      [["ref 1", "ref 2"], ["ref 3", "1 Day.", "2 Rare.", "3 x"]]
    ),
    // An index, an equation, a leader, and a letter of a word.
    (
      "<p>Rain, 12,<a href='c2.xhtml#p1'>13</a>; by (<a href='c2.xhtml#p1'>1</a>) One....<a href='c2.xhtml#p1'>2</a>"
        + " s<a href='c2.xhtml#p1'>i</a>c</p>", "<p id='p1'>Day.</p>", [[], []]
    ),
    (
      "<p>Rain.<a id='x9' class='super' href='c2.xhtml#x5'>2</a></p>",
      "<h2>Endnotes</h2><ol><li id='x5'><p>Day. <a href='c1.xhtml#x9'>↩</a></p><p>So.</p></li></ol>",
      [["ref 2"], ["Day. ↩/So."]]
    ),
    (
      "<p>Rain.<a href='c2.xhtml#fn1'>[1]</a></p>", "<p><a id='fn1' href='c1.xhtml#fnref1'>1</a> Day.</p>",
      [["ref [1]"], ["1 Day."]]
    ),
    // A bare number, where it stands against a word and names say what it is.
    (
      "<p>Rain.<a id='FNanchor_1' href='c2.xhtml#Footnote_1'>1</a> So.</p>",
      "<p><a id='Footnote_1' href='c1.xhtml#FNanchor_1'>1.</a> Day.</p>", [["ref 1"], ["1. Day."]]
    ),
    ("<p>See page <a href='c2.xhtml#note1'>1</a>.</p>", "<p id='note1'>Day.</p>", [[], []]),
    // A table of contents whose chapters lead back to it, verses, and what has no way back.
    (
      "<p id='t1'><a href='c2.xhtml#c1'>1</a> Rain</p>", "<p id='c1'><a href='c1.xhtml#t1'>1</a> It rained.</p>",
      [[], []]
    ),
    (
      "<p><sup><a href='c2.xhtml#v1'>1</a></sup>In the <sup><a href='c2.xhtml#v2'>2</a></sup>and</p>",
      "<p id='v1'>One.</p>", [[], []]
    ),
    ("<p>Rain<sup><a href='c2.xhtml#n1'>1</a></sup></p>", "<p id='n1'>1 Day.</p>", [["ref 1"], []]),
    ("<p>Rain <a href='c2.xhtml'>1</a><a href='c2.xhtml#x'>2</a></p>", "<p id='x'>1 Day.</p>", [[], []]),
  ]

  @Test(arguments: pairs)
  func `a note in another document is told without a look at that document`(
    first: String, second: String, expected: [[String]]
  ) throws {
    #expect(try notes(first, second) == expected)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      (String(repeating: "<a id='n' href='#n'>1</a>", count: 10_000), 0),
      (String(repeating: "<div id='n'><a href='#n'>1</a>", count: 10_000), 0),
      (
        String(repeating: "<p>x<sup><a id='r' href='#n'>1</a></sup>", count: 10_000)
          + "<p id='n'>y <a href='#r'>↩</a>", 1
      ),
    ])
  func `thousands of marks are looked at in a moment`(body: String, count: Int) throws {
    let section = try section(body)
    #expect(section.containers.count { $0.kind == .region(.footnote) } == count)
  }
}
