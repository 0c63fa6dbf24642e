import TextModel

/// A formula as a line of text that can be read in one way only: `(x+1)/2`, `√(b²−4ac)`, `xᵢ²`, `∑_(i=1)^n i²`.
///
/// The symbols are those of UnicodeMath (Unicode Technical Note 28): `/`, `√`, `∛`, `^`, `_`, `¦` for one over the
/// other without a line, `┬` and `┴` for what stands under and over a base. Matrices are written `[1, 2; 3, 4]`.
struct FormulaText {
  /// Returns the line.
  static func line(_ formula: Formula) -> String {
    text(formula).split(separator: " ").joined(separator: " ")
  }

  /// The role of a piece of a row beside another.
  private enum Edge {
    /// The beginning or the end of the row, or an operator between two operands.
    case free
    /// A symbol of division.
    case division
    case opening, closing, operand
  }

  // The symbols that are not seen: function application, times, comma, plus, and a space of no width.
  private static let invisible: Set<String> = ["\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}", "\u{200B}"]
  private static let divisions: Set<String> = ["/", "\u{F7}", "\u{2215}", "\u{2044}"]
  private static let openings: Set<String> = ["(", "[", "{", "\u{27E8}", "\u{230A}", "\u{2308}"]
  private static let closings: Set<String> = [")", "]", "}", "\u{27E9}", "\u{230B}", "\u{2309}"]
  /// The symbols that belong to the part before them.
  private static let behind: Set<String> = ["!", "'", "%", "\u{B0}", "\u{2032}", "\u{2033}", "\u{2034}"]
  /// The symbols whose scripts are limits.
  private static let large = Set("∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂".map { String($0) })

  private static func text(_ formula: Formula) -> String {
    switch formula {
    case .text(let text): text
    case .symbol(let symbol): invisible.contains(symbol) ? "" : symbol
    case .row(let parts): row(parts)
    case .fraction(let part, let whole): item(part) + "/" + item(whole)
    case .mixed(let whole, let fraction): text(whole) + " " + text(fraction)
    case .stacked(let top, let bottom): item(top) + "\u{A6}" + item(bottom)
    case .binomial(let all, let chosen): "(" + item(all) + "\u{A6}" + item(chosen) + ")"
    case .root(let inside, let degree): root(inside, degree)
    case .scripts(let base, let lower, let upper): scripts(base, lower, upper)
    case .indices(let base, let before, let behind):
      before.map { raised($0.upper) + lowered($0.lower) }.joined() + item(base)
        + behind.map { lowered($0.lower) + raised($0.upper) }.joined()
    case .limits(let base, let under, let over): limits(base, under, over)
    case .matrix: "[" + cells(of: formula) + "]"
    case .absolute(let inside): "|" + text(inside) + "|"
    case .norm(let inside): "\u{2016}" + text(inside) + "\u{2016}"
    case .enclosed(let inside, let enclosure): enclosed(inside, enclosure)
    case .division(let inside, by: nil): "\u{27CC}" + item(inside)
    case .division(let inside, let divisor?): item(inside) + "\u{F7}" + item(divisor)
    case .steps(let rows), .carries(let rows): "[" + rows.map(text).joined(separator: "; ") + "]"
    }
  }

  private static func cells(of matrix: Formula) -> String {
    guard case .matrix(let rows) = matrix else { return text(matrix) }
    return rows.map { $0.map(text).joined(separator: ", ") }.joined(separator: "; ")
  }

  private static func root(_ inside: Formula, _ degree: Formula?) -> String {
    switch degree {
    case nil: "\u{221A}(" + text(inside) + ")"
    case .text("3")?: "\u{221B}(" + text(inside) + ")"
    case .text("4")?: "\u{221C}(" + text(inside) + ")"
    case let degree?: "\u{221A}(" + text(degree) + "&" + text(inside) + ")"
    }
  }

  private static func enclosed(_ inside: Formula, _ enclosure: Formula.Enclosure) -> String {
    switch enclosure {
    case .box: "\u{25AD}(" + text(inside) + ")"
    case .circle: "\u{25EF}(" + text(inside) + ")"
    case .strike: "\u{2573}(" + text(inside) + ")"
    case .actuarial: item(inside) + "\u{20E7}"
    }
  }

  /// Returns a formula where only one thing may stand: in parentheses where it is more.
  private static func item(_ formula: Formula) -> String {
    let text = text(formula)
    return text.isEmpty || isItem(formula) && !text.contains(" ") ? text : "(" + text + ")"
  }

  private static func isItem(_ formula: Formula) -> Bool {
    switch formula {
    case .text, .symbol, .binomial, .root, .matrix, .absolute, .norm: true
    case .scripts(let base, _, _): !isLarge(base)
    case .indices(_, let before, _): before.isEmpty
    case .row(let parts): isFenced(parts) || parts.count == 1 && isItem(parts[0])
    case .limits(_, nil, let over?): mark(over) != nil
    case .enclosed: true
    case .fraction, .mixed, .stacked, .limits, .division, .steps, .carries: false
    }
  }

  /// Returns a Boolean value that indicates whether the first part of a row is the fence that the last one closes.
  private static func isFenced(_ parts: [Formula]) -> Bool {
    guard parts.count > 1, edge(parts[0]) == .opening, edge(parts[parts.count - 1]) == .closing else { return false }
    var depth = 0
    for part in parts.dropLast() {
      if edge(part) == .opening { depth += 1 }
      if edge(part) == .closing { depth -= 1 }
      if depth == 0 { return false }
    }
    return depth == 1
  }

  // MARK: Rows

  private static func row(_ parts: [Formula]) -> String {
    var line = ""
    var before = Edge.free
    var shown: Formula?
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? edge(parts[index + 1]) : .free
      var piece = isBare(part, between: before, next) ? cells(of: part) : text(part)
      guard !piece.isEmpty else { continue }
      if isLoose(part), before != .free && before != .opening || next != .free && next != .closing {
        piece = "(" + piece + ")"
      }
      if needsBlank(line, before: part, piece, after: shown, before) { line += " " }
      line += piece
      (shown, before) = (part, edge(part))
    }
    return line
  }

  /// Returns a Boolean value that indicates whether the symbol before or behind a matrix is its bracket.
  private static func isBare(_ part: Formula, between before: Edge, _ next: Edge) -> Bool {
    if case .matrix = part { before == .opening || next == .closing } else { false }
  }

  /// Returns a Boolean value that indicates whether a part needs parentheses beside an operand.
  private static func isLoose(_ part: Formula) -> Bool {
    switch part {
    case .fraction, .mixed, .stacked: true
    case .division(_, let divisor): divisor != nil
    default: false
    }
  }

  private static func edge(_ part: Formula) -> Edge {
    switch part {
    case .symbol(let symbol):
      if openings.contains(symbol) { return .opening }
      if closings.contains(symbol) { return .closing }
      if divisions.contains(symbol) { return .division }
      return behind.contains(symbol) || invisible.contains(symbol) ? .operand : .free
    case .scripts(.symbol(let symbol), _, _) where closings.contains(symbol): return .closing
    default: return .operand
    }
  }

  private static func needsBlank(
    _ line: String, before part: Formula, _ piece: String, after previous: Formula?, _ edge: Edge
  ) -> Bool {
    guard let last = line.last, last != " ", let first = piece.first else { return false }
    switch part {
    case .steps, .carries: return true
    case .indices(_, let before, _) where !before.isEmpty: return edge == .operand
    default: break
    }
    return previous.map(isOperator) == true && self.edge(part) != .closing
      || (isWord(last) && isWord(first)) && (last.isNumber && first.isNumber || isLong(previous) || isLong(part))
      || isLong(previous) && self.edge(part) == .operand && last.isLetter
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// Returns a Boolean value that indicates whether a part is an operator on the text behind it, such as that of a
  /// sum.
  private static func isOperator(_ part: Formula) -> Bool {
    switch part {
    case .limits(.text(let name), _?, _): isLong(.text(name))
    case .scripts(let base, _, _), .limits(let base, _, _): isLarge(base)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a part is a word or a name of several letters, or a number of
  /// several digits.
  private static func isLong(_ part: Formula?) -> Bool {
    switch part {
    case .text(let text)?, .symbol(let text)?: text.count > 1 && text.contains(where: \.isLetter)
    case .scripts(let base, _, _)?: isLong(base)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether the scripts of a base are its limits: those of a large operator
  /// such as a sum, or of a name such as "lim".
  private static func isLarge(_ base: Formula) -> Bool {
    if case .symbol(let symbol) = base { large.contains(symbol) || isLong(base) } else { false }
  }

  // MARK: Scripts

  private static func scripts(_ base: Formula, _ lower: Formula?, _ upper: Formula?) -> String {
    if isLarge(base) { return bounds(base, lower, upper) }
    let base = isScriptable(base) ? item(base) : "(" + text(base) + ")"
    return base + lowered(lower) + raised(upper)
  }

  private static func isScriptable(_ base: Formula) -> Bool {
    switch base {
    case .scripts, .root, .indices: false
    default: true
    }
  }

  private static func bounds(_ base: Formula, _ lower: Formula?, _ upper: Formula?) -> String {
    text(base) + (lower.map { "_" + item($0) } ?? "") + (upper.map { "^" + item($0) } ?? "")
  }

  private static func limits(_ base: Formula, _ under: Formula?, _ over: Formula?) -> String {
    if under == nil, let over, let accent = accent(base, over) { return accent }
    var isName = isLarge(base)
    if case .text = base { isName = isName || isLong(base) }
    if isName { return bounds(base, under, over) }
    return item(base) + (under.map { "\u{252C}" + item($0) } ?? "") + (over.map { "\u{2534}" + item($0) } ?? "")
  }

  /// The combining marks for the symbols over a letter, if they belong to it.
  private static let accents = [
    "\u{AF}": "\u{304}", "\u{203E}": "\u{304}", "_": "\u{304}", "\u{305}": "\u{304}", "\u{304}": "\u{304}",
    "^": "\u{302}", "\u{302}": "\u{302}", "\u{2C6}": "\u{302}", "~": "\u{303}", "\u{2DC}": "\u{303}",
    "\u{303}": "\u{303}", "\u{2D9}": "\u{307}", ".": "\u{307}", "\u{307}": "\u{307}", "\u{A8}": "\u{308}",
    "\u{308}": "\u{308}", "\u{2192}": "\u{20D7}", "\u{20D7}": "\u{20D7}", "\u{2C7}": "\u{30C}", "\u{B4}": "\u{301}",
    "`": "\u{300}", "\u{2D8}": "\u{306}",
  ]

  /// Returns a base with the mark over it: `x̄`, `(a+b)¯`.
  private static func accent(_ base: Formula, _ over: Formula) -> String? {
    guard let mark = mark(over) else { return nil }
    if case .text(let letter) = base, letter.count == 1 { return letter + mark }
    return "(" + text(base) + ")" + text(over)
  }

  private static func mark(_ over: Formula) -> String? {
    if case .symbol(let symbol) = over { accents[symbol] } else { nil }
  }

  private static func raised(_ formula: Formula?) -> String {
    guard let formula else { return "" }
    if case .symbol(let symbol) = formula, behind.contains(symbol) { return symbol }
    return script(formula, "^", RaisedLetters.raised)
  }

  private static func lowered(_ formula: Formula?) -> String {
    formula.map { script($0, "_", RaisedLetters.lowered) } ?? ""
  }

  /// Returns a script in the raised or lowered letters of Unicode, or else in parentheses behind a symbol.
  private static func script(_ formula: Formula, _ symbol: String, _ letters: [Character: Character]) -> String {
    let text = text(formula)
    let small = text.compactMap { letters[$0] }
    return small.count == text.count ? String(small) : symbol + "(" + text + ")"
  }
}
