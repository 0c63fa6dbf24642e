/// The code pages of the bytes of Rich Text: those of the font they are set in, or else of the document (Rich Text
/// Format 1.9.1, "Character Set" and "Font Table").
struct RichTextFonts {
  /// The meaning of the bytes in a font.
  private enum Characters {
    case page(Int)
    case symbols
  }

  private var fonts: [Int: Characters] = [:]
  /// The font of text that names none.
  var usual: Int?
  private var document: Int?
  private var kind: Int?
  private var pages: [Int: CodePage] = [:]

  /// Takes a control word that holds for the whole document.
  mutating func take(_ word: String, _ number: Int?) {
    switch word {
    case "ansi": kind = CodePage.usual
    case "mac": kind = 10000
    case "pc": kind = 437
    case "pca": kind = 850
    case "ansicpg": if let number, number > 0 { document = number }
    case "deff": usual = number
    default: break
    }
  }

  /// Takes a control word about a font in the table of fonts.
  mutating func take(_ word: String, _ number: Int?, of font: Int) {
    guard let number else { return }
    switch word {
    case "fcharset":
      if number == 2 {
        fonts[font] = .symbols
      } else {
        fonts[font] = CodePage.number(ofCharacterSet: number).map(Characters.page)
      }
    // This code page holds if the font has a character set, too.
    case "cpg" where number > 0: fonts[font] = .page(number)
    default: break
    }
  }

  /// Returns the number of the code page of text in a font, or nil for a symbol font, whose bytes are no characters.
  func page(of font: Int?) -> Int? {
    let page = document ?? kind ?? CodePage.usual
    switch font.flatMap({ fonts[$0] }) {
    case .symbols: return nil
    // A document in UTF-8 is so in all its fonts.
    case .page(let own): return page == CodePage.utf8 ? page : own
    case nil: break
    }
    // The character set of the document is better evidence than a Western font that is only the default.
    if font == nil, let usual, case .page(let own) = fonts[usual], own != CodePage.usual || document == nil {
      return page == CodePage.utf8 ? page : own
    }
    return page
  }

  /// Returns the code page of a number.
  mutating func codePage(_ number: Int) -> CodePage {
    if let page = pages[number] { return page }
    let page = CodePage(number)
    pages[number] = page
    return page
  }

  /// Returns a character of a code page, in UTF-8.
  mutating func character(_ bytes: [UInt8], of number: Int) -> [UInt8] {
    pages[number, default: CodePage(number)].character(bytes)
  }
}
