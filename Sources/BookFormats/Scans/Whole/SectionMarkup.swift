import TextModel

/// The markup of the text of a page: headings, paragraphs, and the page break before them.
struct SectionMarkup {
  /// The elements, each on a line of its own.
  let text: String

  /// Writes a section; the ending of the name of the picture of its page is nil if there is no picture.
  init(_ section: Section, page: Int, picture: String?) {
    // A link of the type of page breaks: readers that know these do not read its name as text.
    let mark =
      picture == nil
      ? "<span epub:type=\"pagebreak\" role=\"doc-pagebreak\" id=\"page\(page)\" aria-label=\"\(page)\"></span>"
      : "<a epub:type=\"pagebreak\" id=\"page\(page)\" href=\"\(EPUBParts.pictureDocument(page))\" "
        + "title=\"\(page)\"></a>"
    // A page that cannot be recognised says so in the language of the user.
    let language = section.language.map { " lang=\"\($0.xmlEscaped)\" xml:lang=\"\($0.xmlEscaped)\"" } ?? ""
    var text = ""
    for (number, block) in section.blocks.enumerated() {
      let words = String(section.text.utf8.dropFirst(block.content.lowerBound).prefix(block.content.count)) ?? ""
      let start = number == 0 ? mark : ""
      switch block.kind {
      case .heading(let level):
        let name = "h\(level ?? 2)"
        text += "<\(name)>\(start)\(words.xmlEscaped)</\(name)>\n"
      case .image:
        guard let picture else {
          text += "<p>\(start)</p>\n"
          continue
        }
        // The picture is that of the page, not of a panel on it.
        guard section.blocks.count == 1 else {
          text += "<p>\(start)<span role=\"img\" aria-label=\"\(words.xmlEscaped)\"></span></p>\n"
          continue
        }
        let source = EPUBParts.picture(page, picture)
        text += "<p>\(start)<img src=\"\(source)\" alt=\"\(words.xmlEscaped)\"/></p>\n"
      default: text += "<p\(language)>\(start)\(words.xmlEscaped)</p>\n"
      }
    }
    // All of a page may be the rest of a paragraph of the page before.
    self.text = section.blocks.isEmpty ? "<div>\(mark)</div>\n" : text
  }
}

extension String {
  /// The text with the characters escaped that markup is made of, and without those that XML does not have.
  var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
