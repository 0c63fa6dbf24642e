import CLinux
import CNcurses
import Glibc
import TextModel

/// Text as this terminal can show it: as many cells as it was laid out for, and nothing the terminal could act on.
package final class ScreenCells {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// The substitutes for the punctuation of books, if the encoding of the terminal does not have it.
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‹": "'", "›": "'",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "…": ".", "•": "*", "◦": "o", "▪": "*",
    "▣": "#", "×": "x", "│": "|", "◆": "*", "─": "-", "▌": "|", "\u{A0}": " ", "\u{2002}": " ", "\u{2003}": " ",
    "\u{2009}": " ",
    "\u{200A}": " ",
    "\u{202F}": " ",
  ]

  /// Digits and signs above and below the line, and those in their places.
  private static let moved = Dictionary(
    uniqueKeysWithValues: zip(
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎".unicodeScalars, "0123456789+-=()0123456789+-=()".unicodeScalars))

  /// A Boolean value that indicates whether the terminal has every character, as by far the most have.
  private let isUnicode: Bool
  /// The encoding in which widths are known, whatever that of the terminal is.
  private let measuring = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

  /// Creates the cells of a terminal whose encoding has every character, or is that of the locale.
  package init(isUnicode: Bool = String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8") {
    self.isUnicode = isUnicode
  }

  deinit { if let measuring { freelocale(measuring) } }

  /// The characters to write for a text, as many as have room: what is written beyond a row goes on in the next.
  package func text(of text: String, in room: Int) -> [wchar_t] {
    var result: [wchar_t] = []
    var used = 0
    for scalar in text.unicodeScalars {
      let isPlain = (0x20...0x7E).contains(scalar.value)
      let width = isPlain ? 1 : width(of: scalar)
      used += abs(width)
      guard used <= room else { break }
      if isPlain {
        result.append(wchar_t(scalar.value))
      } else if width != 0 || !result.isEmpty {
        // A mark without a base would fall on what stands before, which may be the row above.
        result += Self.isUnsafe(scalar) ? shown(Self.replacement, in: width) : shown(scalar, in: width)
      }
    }
    return result
  }

  /// The scalar itself, or what the encoding of the terminal has in its place.
  private func shown(_ scalar: Unicode.Scalar, in width: Int) -> [wchar_t] {
    if scalar == Self.replacement, width == 0 { return [] }
    if width < 0 { return shown(Self.replacement, in: 1) }
    if isUnicode || isEncoded(scalar) { return [wchar_t(scalar.value)] }
    let substitute = Self.plain[scalar] ?? Self.moved[scalar] ?? "?"
    return Array(repeating: wchar_t(substitute.value), count: abs(width))
  }

  /// Returns a Boolean value that indicates whether the encoding of the terminal has a scalar.
  private func isEncoded(_ scalar: Unicode.Scalar) -> Bool {
    var bytes = [CChar](repeating: 0, count: 16)
    return wctomb(&bytes, wchar_t(scalar.value)) > 0
  }

  /// The cells that a scalar takes, negative for one that cannot be shown.
  private func width(of scalar: Unicode.Scalar) -> Int {
    let found = uselocale(measuring)
    defer { uselocale(found) }
    return Int(wcwidth(wchar_t(scalar.value)))
  }

  /// Returns a Boolean value that indicates whether a terminal could act on a scalar: all marks of direction too, since
  /// each cell has its place already.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSteering || scalar.properties.isBidiControl
  }
}
