/// A small FictionBook made of values.
package struct FictionBookFixture {
  /// The contents of `title-info`.
  package var titleInfo = """
    <author><first-name>Ann</first-name><last-name>Writer</last-name></author><book-title>Fixture</book-title>
    <lang>en</lang>
    """
  package var encoding = "utf-8"
  /// The bodies, whole.
  package var bodies: [String]
  /// The markup behind the bodies.
  package var binaries = ""

  /// Creates a book of one body, which holds the given markup.
  package init(_ body: String) { bodies = ["<body>\(body)</body>"] }

  /// Creates a book of one body and one of notes.
  package init(_ body: String, notes: String) {
    bodies = ["<body>\(body)</body>", "<body name=\"notes\"><title><p>Notes</p></title>\(notes)</body>"]
  }

  /// The document.
  package var text: String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
    <description><title-info>\(titleInfo)</title-info><document-info><id>f-1</id></document-info></description>
    \(bodies.joined(separator: "\n"))
    \(binaries)</FictionBook>
    """
  }

  /// The document in UTF-8.
  package var bytes: [UInt8] { Array(text.utf8) }
}
