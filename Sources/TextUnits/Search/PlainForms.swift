/// The plain forms of typographic symbols and of letters that Unicode does not decompose.
enum PlainForms {
  /// Symbols that are written in more than one way, whatever else a search minds.
  static let symbols: [Unicode.Scalar: String] = table([
    "'": "‘’‚‛‹›′`´ʼ＇", "\"": "“”„‟«»″＂", "-": "‐‑‒–—―−﹘﹣－",
  ])

  /// Letters and the ones they are found by, unless accents count.
  static let letters: [Unicode.Scalar: String] = table([
    "o": "ø", "O": "Ø", "l": "ł", "L": "Ł", "d": "đ", "D": "Đ", "h": "ħ", "H": "Ħ", "t": "ŧ", "T": "Ŧ", "i": "ı",
    "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "ss": "ß", "SS": "ẞ",
    // Alef with wasla, and the Persian forms of kaf and yeh with the yeh without dots.
    "\u{627}": "\u{671}", "\u{643}": "\u{6A9}", "\u{64A}": "\u{6CC}\u{649}",
  ])

  private static func table(_ rows: KeyValuePairs<String, String>) -> [Unicode.Scalar: String] {
    var table: [Unicode.Scalar: String] = [:]
    for (plain, forms) in rows {
      for form in forms.unicodeScalars { table[form] = plain }
    }
    return table
  }
}
