import TextModel
import Words

extension Catalogue {
  /// A formula in words: its structure is said, and where a part of it ends that is more than a word or two.
  ///
  /// - Complexity: O(n) in the parts of the formula for each level that they are nested by.
  public func text(of formula: Formula) -> String {
    said(formula).split(separator: " ").joined(separator: " ")
  }

  private func said(_ formula: Formula) -> String {
    switch formula {
    case .text(let text): text
    case .sign(let sign): name(of: sign)
    case .row(let parts): row(parts)
    case .fraction(let part, let whole):
      phrase(
        part.isSimple && whole.isSimple ? .formulaOver : .formulaFraction, ["part": part, "whole": whole])
    case .root(let inside, nil): phrase(inside.isSimple ? .formulaRoot : .formulaLongRoot, ["inside": inside])
    case .root(let inside, let degree?):
      if degree == .text("3") {
        phrase(inside.isSimple ? .formulaCubeRoot : .formulaLongCubeRoot, ["inside": inside])
      } else {
        phrase(inside.isSimple ? .formulaAnyRoot : .formulaLongAnyRoot, ["inside": inside, "degree": degree])
      }
    case .scripts(let base, let lower, let upper): scripts(base, lower, upper)
    case .limits(let base, let under, let over): limits(base, under, over)
    case .matrix(let rows): matrix(rows)
    }
  }

  private func phrase(_ key: Phrase.Key, _ parts: [String: Formula]) -> String {
    text(Phrase(key, parts.mapValues { .text(said($0)) }))
  }

  /// Signs and operands in order; a minus at the beginning, or after another sign, makes a number negative.
  private func row(_ parts: [Formula]) -> String {
    var words: [String] = []
    var isAfterOperand = false
    for part in parts {
      if case .sign(let sign) = part {
        let isMinus = sign == "-" || sign == "\u{2212}"
        words.append(isMinus && !isAfterOperand ? text(.formulaNegative) : name(of: sign))
        isAfterOperand = FormulaSigns.closing.contains(sign)
      } else {
        words.append(said(part))
        isAfterOperand = true
      }
    }
    return words.joined(separator: " ")
  }

  private func scripts(_ base: Formula, _ lower: Formula?, _ upper: Formula?) -> String {
    if case .sign(let sign) = base, FormulaSigns.large.contains(sign) { return limits(base, lower, upper) }
    var words = said(base)
    if let lower {
      words += " " + phrase(lower.isSimple ? .formulaSub : .formulaLongSub, ["index": lower])
    }
    guard let upper else { return words }
    if case .sign(let sign) = upper, FormulaSigns.names[sign] != nil { return words + " " + name(of: sign) }
    switch upper {
    case .text("2"): return words + " " + text(.formulaSquared)
    case .text("3"): return words + " " + text(.formulaCubed)
    default: return words + " " + phrase(upper.isSimple ? .formulaPower : .formulaLongPower, ["exponent": upper])
    }
  }

  private func limits(_ base: Formula, _ under: Formula?, _ over: Formula?) -> String {
    if under == nil, case .sign(let accent)? = over, let key = FormulaSigns.accents[accent] {
      return phrase(key, ["base": base])
    }
    switch (under, over) {
    case (let under?, let over?): return phrase(.formulaFromTo, ["base": base, "from": under, "to": over])
    case (let under?, nil):
      // "lim" is a name, the sum a sign; both run over what stands under them.
      let isLimit = base == .text("lim") || base == .sign("lim")
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

  /// What a sign is called; one without a name is said as it stands, one that only separates not at all.
  private func name(of sign: String) -> String {
    if FormulaSigns.silent.contains(sign) { return "" }
    return FormulaSigns.names[sign].map { text($0) } ?? sign
  }
}
