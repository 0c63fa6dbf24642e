import CLinux
import CNcurses
import Glibc
import TextModel

/// The characters of a text that a terminal can show: as many cells as the layout expects, and no control characters.
package final class ScreenCells {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// The substitutes for typographic punctuation in an encoding without it.
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‹": "'", "›": "'",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "…": ".", "•": "*", "◦": "o", "▪": "*",
    "▣": "#", "×": "x", "│": "|", "◆": "*", "─": "-", "▌": "|", "\u{A0}": " ", "\u{2002}": " ", "\u{2003}": " ",
    "\u{2009}": " ",
    "\u{200A}": " ",
    "\u{202F}": " ",
  ]

  /// Superscript and subscript digits and operators, with those of normal height.
  private static let moved = Dictionary(
    uniqueKeysWithValues: zip(
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎".unicodeScalars, "0123456789+-=()0123456789+-=()".unicodeScalars))

  /// A Boolean value that indicates whether the encoding of the terminal has all characters, as is nearly always the
  /// case.
  private let isUnicode: Bool
  /// The locale in which widths are measured, whatever the encoding of the terminal is.
  private let measuring = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

  /// Creates the characters of a terminal whose encoding has all characters or is that of the locale.
  package init(isUnicode: Bool = String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8") {
    self.isUnicode = isUnicode
  }

  deinit { if let measuring { freelocale(measuring) } }

  /// Returns the characters to write for a text, as many as fit, since text beyond the end of a row continues in the
  /// next.
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
        // A combining mark without a base would change the character before it, which may be in the row above.
        result += Self.isUnsafe(scalar) ? shown(Self.replacement, in: width) : shown(scalar, in: width)
      }
    }
    return result
  }

  /// Returns the scalar itself, or its substitute in the encoding of the terminal.
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

  /// Returns the number of cells of a scalar, or a negative number if it cannot be shown.
  private func width(of scalar: Unicode.Scalar) -> Int {
    let found = uselocale(measuring)
    defer { uselocale(found) }
    return Int(wcwidth(wchar_t(scalar.value)))
  }

  /// Returns a Boolean value that indicates whether a scalar could control the terminal.
  ///
  /// Characters that control the direction of text are among them, since every cell has its place already.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSteering || scalar.properties.isBidiControl
  }
}
