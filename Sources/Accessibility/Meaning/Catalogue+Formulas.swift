import TextModel
import Words

extension Catalogue {
  /// Returns a formula in words: its structure is spoken, and where a part of it ends that is more than a word or two.
  ///
  /// - Complexity: O(n) in the parts of the formula for each level that they are nested by.
  public func text(of formula: Formula) -> String {
    said(formula).split(separator: " ").joined(separator: " ")
  }

  private func said(_ formula: Formula) -> String {
    switch formula {
    case .text(let text): text
    case .symbol(let symbol): name(of: symbol)
    case .row(let parts): row(parts)
    case .fraction(let part, let whole):
      phrase(
        part.isSimple && whole.isSimple ? .formulaOver : .formulaFraction, ["part": part, "whole": whole])
    case .mixed(let whole, let fraction): phrase(.formulaMixed, ["whole": whole, "fraction": fraction])
    case .stacked(let top, let bottom): phrase(.formulaAbove, ["base": bottom, "above": top])
    case .binomial(let all, let chosen):
      phrase(
        all.isSimple && chosen.isSimple ? .formulaBinomial : .formulaLongBinomial, ["all": all, "chosen": chosen])
    case .root(let inside, let degree): root(inside, degree)
    case .scripts(let base, let lower, let upper): scripts(base, lower, upper)
    case .indices(let base, let before, let behind): indices(base, before, behind)
    case .limits(let base, let under, let over): limits(base, under, over)
    case .matrix(let rows): matrix(rows)
    case .absolute(let inside): absolute(inside)
    case .norm(let inside): phrase(inside.isSimple ? .formulaNorm : .formulaLongNorm, ["inside": inside])
    case .enclosed(let inside, let enclosure): paused(FormulaSymbols.name(of: enclosure), inside)
    case .division(let inside, by: nil): paused(.formulaDivision, inside)
    case .division(let inside, let divisor?): row([inside, .symbol("\u{F7}"), divisor])
    case .steps(let rows): text(Phrase(.formulaSteps, ["steps": .text(list(rows))]))
    case .carries(let digits): text(Phrase(.formulaCarries, ["digits": .text(list(digits))]))
    }
  }

  private func list(_ parts: [Formula]) -> String { parts.map(said).joined(separator: ", ") }

  /// Returns a phrase around what is inside, with a pause where that is more than a word or two.
  private func paused(_ key: Phrase.Key, _ inside: Formula) -> String {
    phrase(key, ["inside": inside]) + (inside.isSimple ? "" : ",")
  }

  private func root(_ inside: Formula, _ degree: Formula?) -> String {
    guard let degree else { return phrase(inside.isSimple ? .formulaRoot : .formulaLongRoot, ["inside": inside]) }
    if degree == .text("3") {
      return phrase(inside.isSimple ? .formulaCubeRoot : .formulaLongCubeRoot, ["inside": inside])
    }
    return phrase(inside.isSimple ? .formulaAnyRoot : .formulaLongAnyRoot, ["inside": inside, "degree": degree])
  }

  private func absolute(_ inside: Formula) -> String {
    if case .matrix = inside { return phrase(.formulaDeterminant, ["inside": inside]) }
    return phrase(inside.isSimple ? .formulaAbsolute : .formulaLongAbsolute, ["inside": inside])
  }

  private func phrase(_ key: Phrase.Key, _ parts: [String: Formula]) -> String {
    text(Phrase(key, parts.mapValues { .text(said($0)) }))
  }

  /// Symbols and operands in order; a minus at the beginning, or after another symbol, makes a number negative.
  private func row(_ parts: [Formula]) -> String {
    var words: [String] = []
    var isAfterOperand = false
    for part in parts {
      if case .symbol(let symbol) = part {
        let isMinus = symbol == "-" || symbol == "\u{2212}"
        words.append(isMinus && !isAfterOperand ? text(.formulaNegative) : name(of: symbol))
        isAfterOperand = FormulaSymbols.closing.contains(symbol)
      } else if part.isAside, let last = words.popLast() {
        words += [last + ",", said(part)]
      } else {
        words.append(said(part))
        isAfterOperand = true
      }
    }
    return words.joined(separator: " ")
  }

  private func scripts(_ base: Formula, _ lower: Formula?, _ upper: Formula?) -> String {
    if case .symbol(let symbol) = base, FormulaSymbols.large.contains(symbol) { return limits(base, lower, upper) }
    var words = said(base)
    if let lower {
      words += " " + phrase(lower.isSimple ? .formulaSub : .formulaLongSub, ["index": lower])
    }
    guard let upper else { return words }
    if case .symbol(let symbol) = upper, let name = FormulaSymbols.raised[symbol] ?? FormulaSymbols.names[symbol] {
      return words + " " + text(name)
    }
    switch upper {
    case .text("2"): return words + " " + text(.formulaSquared)
    case .text("3"): return words + " " + text(.formulaCubed)
    default: return words + " " + phrase(upper.isSimple ? .formulaPower : .formulaLongPower, ["exponent": upper])
    }
  }

  /// Returns a base with scripts that are no powers: those before it are spoken first, as they are written.
  private func indices(_ base: Formula, _ before: [Formula.Scripts], _ behind: [Formula.Scripts]) -> String {
    func words(_ key: Phrase.Key, _ index: Formula?) -> String { index.map { phrase(key, ["index": $0]) } ?? "" }
    let first = before.map { words(.formulaUpperBefore, $0.upper) + " " + words(.formulaLowerBefore, $0.lower) }
    let last = behind.map { pair in
      let key = pair.lower?.isSimple == false ? Phrase.Key.formulaLongSub : .formulaSub
      return words(key, pair.lower) + " " + words(.formulaUpper, pair.upper)
    }
    return (first + [said(base)] + last).joined(separator: " ")
  }

  private func limits(_ base: Formula, _ under: Formula?, _ over: Formula?) -> String {
    if under == nil, case .symbol(let accent)? = over, let key = FormulaSymbols.accents[accent] {
      return phrase(key, ["base": base])
    }
    switch (under, over) {
    case (let under?, let over?): return phrase(.formulaFromTo, ["base": base, "from": under, "to": over])
    case (let under?, nil):
      // "lim" is a name, the sum a symbol; both run over what stands under them.
      let isLimit = base == .text("lim") || base == .symbol("lim")
      return isLimit ? phrase(.formulaLimit, ["of": under]) : phrase(.formulaUnder, ["base": base, "under": under])
    case (nil, let over?): return phrase(.formulaAbove, ["base": base, "above": over])
    case (nil, nil): return said(base)
    }
  }

  private func matrix(_ rows: [[Formula]]) -> String {
    let size: [String: Phrase.Argument] = [
      "rows": .count(rows.count), "columns": .count(rows.map(\.count).max() ?? 0),
    ]
    let lines = rows.enumerated().map { index, row in
      let cells = row.map(said).joined(separator: ", ")
      return text(Phrase(.formulaRow, ["row": .count(index + 1), "cells": .text(cells)]))
    }
    return ([text(Phrase(.formulaMatrix, size))] + lines + [text(.formulaEndOfMatrix)]).joined(separator: " ")
  }

  /// Returns the name of a symbol; a symbol without a name is spoken as it stands, and one that only separates is not
  /// spoken.
  private func name(of symbol: String) -> String {
    if FormulaSymbols.silent.contains(symbol) { return "" }
    return FormulaSymbols.names[symbol].map { text($0) } ?? symbol
  }
}

extension Formula {
  /// A Boolean value that indicates whether the formula is spoken beside the one it stands behind: the steps of a
  /// calculation.
  fileprivate var isAside: Bool {
    switch self {
    case .steps, .carries: true
    default: false
    }
  }
}
