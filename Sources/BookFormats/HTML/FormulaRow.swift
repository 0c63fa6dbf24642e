import TextModel

/// The parts of a row of a formula, put together by the meaning of symbols side by side: bars around something, a
/// number before a fraction, parentheses around two terms without a line.
struct FormulaRow {
  /// The form of an operator (MathML Core, 3.2.4.2).
  enum Form: String {
    case prefix, infix, postfix
  }

  /// The parts behind an opening fence.
  private struct Group {
    let opening: String?
    var parts: [Formula] = []

    var isBetweenBars: Bool { opening.map { FormulaRow.bars[$0] != nil } ?? false }
  }

  private static let fences = ["(": ")", "[": "]", "{": "}", "\u{27E8}": "\u{27E9}", "\u{230A}": "\u{230B}"]
  private static let openings = Set(fences.keys)
  private static let closings = Set(fences.values)
  /// Bars by whether two of them stand side by side.
  private static let bars = [
    "|": false, "\u{2223}": false, "\u{2016}": true, "\u{2225}": true, "||": true,
  ]
  /// Symbols that belong to the part before them.
  private static let behind: Set<String> = ["!", "'", "%", "\u{B0}", "\u{2032}", "\u{2033}"]

  private var parts: [(formula: Formula, form: Form?)] = []

  /// Creates a row of parts whose forms are not given.
  init(_ parts: [Formula] = []) {
    self.parts = parts.map { ($0, nil) }
  }

  mutating func append(_ formula: Formula, form: Form? = nil) {
    parts.append((formula, form))
  }

  /// The row; nil where it has no parts.
  ///
  /// - Complexity: O(n) for a row with as few bars as anyone writes.
  var formula: Formula? {
    var groups = [Group(opening: nil)]
    for index in parts.indices { take(index, into: &groups) }
    while groups.count > 1 { Self.giveUp(&groups) }
    return Self.together(groups[0].parts)
  }

  private func take(_ index: Int, into groups: inout [Group]) {
    let (formula, form) = parts[index]
    guard let symbol = Self.fence(formula) else { return groups[groups.count - 1].parts.append(formula) }
    let isBare = formula == .symbol(symbol)
    if Self.bars[symbol] != nil {
      takeBar(symbol, at: index, into: &groups)
    } else if Self.openings.contains(symbol), isBare, form != .postfix {
      groups.append(Group(opening: symbol))
    } else {
      Self.close(formula, symbol, &groups)
    }
  }

  /// Returns the fence that a part is, or nil for any other part.
  ///
  /// A fence may have scripts, which belong to the closed part: `|x|²`.
  private static func fence(_ formula: Formula) -> String? {
    let symbol: String
    switch formula {
    case .symbol(let bare): symbol = bare
    case .scripts(.symbol(let base), _, _): symbol = base
    default: return nil
    }
    return bars[symbol] != nil || openings.contains(symbol) || closings.contains(symbol) ? symbol : nil
  }

  // MARK: Bars

  private func takeBar(_ symbol: String, at index: Int, into groups: inout [Group]) {
    let (formula, form) = parts[index]
    let isOpen = groups.last?.opening == symbol && groups.last?.parts.isEmpty == false
    let isBehindOperand = Self.endsInOperand(groups[groups.count - 1].parts)
    if isOpen, form == .postfix || form == nil && isBehindOperand {
      guard let inside = groups.popLast().flatMap({ Self.together($0.parts) }) else { return }
      groups[groups.count - 1].parts.append(Self.scripted(Self.between(symbol, inside), like: formula))
    } else if formula == .symbol(symbol),
      form == .prefix || form == nil && (!isBehindOperand || opensBehindOperand(symbol, at: index))
    {
      groups.append(Group(opening: symbol))
    } else {
      groups[groups.count - 1].parts.append(formula)
    }
  }

  private static func between(_ bar: String, _ inside: Formula) -> Formula {
    if bars[bar] == true { return .norm(inside) }
    // Two bars side by side, each written for itself.
    if case .absolute(let inner) = inside { return .norm(inner) }
    return .absolute(inside)
  }

  /// Returns a Boolean value that indicates whether a bar behind an operand opens a factor: the next bar stands
  /// behind an operand and before none, as in `2|x|`, and not in `P(A|B)`.
  private func opensBehindOperand(_ symbol: String, at index: Int) -> Bool {
    var depth = 0
    for next in parts.indices.dropFirst(index + 1) {
      guard let fence = Self.fence(parts[next].formula) else { continue }
      if Self.openings.contains(fence) { depth += 1 }
      if Self.closings.contains(fence) { depth -= 1 }
      if depth < 0 { return false }
      guard depth == 0, fence == symbol else { continue }
      guard next > index + 1, Self.endsInOperand([parts[next - 1].formula]) else { return false }
      return next + 1 == parts.endIndex || !Self.isOperand(parts[next + 1].formula)
    }
    return false
  }

  private static func endsInOperand(_ parts: [Formula]) -> Bool {
    switch parts.last {
    case .symbol(let symbol)?: closings.contains(symbol) || behind.contains(symbol)
    case nil: false
    default: true
    }
  }

  private static func isOperand(_ formula: Formula) -> Bool {
    if case .symbol(let symbol) = formula { openings.contains(symbol) } else { true }
  }

  // MARK: Parentheses

  private static func close(_ formula: Formula, _ symbol: String, _ groups: inout [Group]) {
    while groups.count > 1, groups[groups.count - 1].isBetweenBars { giveUp(&groups) }
    guard groups.count > 1, let group = groups.popLast(), let opening = group.opening else {
      return groups[groups.count - 1].parts.append(formula)
    }
    if opening == "(", symbol == ")", group.parts.count == 1, case .stacked(let all, let chosen) = group.parts[0] {
      groups[groups.count - 1].parts.append(scripted(.binomial(all, chosen), like: formula))
    } else {
      groups[groups.count - 1].parts += [.symbol(opening)] + group.parts + [formula]
    }
  }

  /// Makes an opening fence that nothing closes a symbol like any other.
  private static func giveUp(_ groups: inout [Group]) {
    guard let group = groups.popLast(), let opening = group.opening else { return }
    groups[groups.count - 1].parts += [.symbol(opening)] + group.parts
  }

  /// Returns the closed part with the scripts of its closing fence.
  private static func scripted(_ formula: Formula, like symbol: Formula) -> Formula {
    if case .scripts(_, let lower, let upper) = symbol { return .scripts(formula, lower: lower, upper: upper) }
    return formula
  }

  // MARK: Side by side

  private static func together(_ parts: [Formula]) -> Formula? {
    var joined: [Formula] = []
    for part in parts {
      if case .division(let inside, by: nil) = part, endsInOperand(joined), let divisor = joined.last,
        !isSymbol(divisor)
      {
        joined[joined.count - 1] = .division(inside, by: divisor)
      } else if case .fraction(let part, let whole) = part, let mixed = mixed(&joined, part, whole) {
        joined.append(mixed)
      } else {
        joined.append(part)
      }
    }
    return joined.count > 1 ? .row(joined) : joined.first
  }

  private static func isSymbol(_ formula: Formula) -> Bool { if case .symbol = formula { true } else { false } }

  /// Returns a whole number before a fraction below one, or one that an invisible plus (U+2064) adds to it; nil for
  /// others.
  private static func mixed(_ joined: inout [Formula], _ part: Formula, _ whole: Formula) -> Formula? {
    let isAdded = joined.last == .symbol("\u{2064}")
    let before = isAdded ? joined.dropLast().last : joined.last
    guard let before, case .text(let digits) = before, Int(digits) != nil else { return nil }
    if !isAdded {
      guard let part = number(part), let whole = number(whole), part < whole else { return nil }
    }
    joined.removeLast(isAdded ? 2 : 1)
    return .mixed(before, .fraction(part, over: whole))
  }

  private static func number(_ formula: Formula) -> Int? {
    if case .text(let digits) = formula { Int(digits) } else { nil }
  }
}
