import TextModel
import Words

/// The symbols of formulas that have names (Unicode chart "Mathematical Operators" and the symbols before it).
enum FormulaSymbols {
  static let names: [String: Phrase.Key] = [
    "=": .signEquals, "+": .signPlus, "-": .signMinus, "\u{2212}": .signMinus, "\u{B1}": .signPlusMinus,
    "\u{2213}": .signMinusPlus, "\u{D7}": .signTimes, "*": .signTimes, "\u{2217}": .signTimes, "\u{22C5}": .signTimes,
    "\u{B7}": .signTimes, "\u{F7}": .signDividedBy, "/": .signDividedBy, "\u{2215}": .signDividedBy, "<": .signLess,
    ">": .signGreater, "\u{2264}": .signLessOrEqual, "\u{2A7D}": .signLessOrEqual, "\u{2265}": .signGreaterOrEqual,
    "\u{2A7E}": .signGreaterOrEqual, "\u{2260}": .signNotEqual, "\u{2248}": .signAbout, "\u{2261}": .signIdentical,
    "\u{221D}": .signProportional, "\u{2192}": .signGoesTo, "\u{221E}": .signInfinity, "\u{2208}": .signIn,
    "\u{2209}": .signNotIn, "\u{2282}": .signSubset, "\u{2286}": .signSubsetOrEqual, "\u{222A}": .signUnion,
    "\u{2229}": .signIntersection, "\u{2205}": .signEmptySet, "\u{2200}": .signForAll, "\u{2203}": .signExists,
    "\u{2202}": .signPartial, "\u{2207}": .signNabla, "\u{2211}": .signSum, "\u{220F}": .signProduct,
    "\u{222B}": .signIntegral, "\u{222C}": .signDoubleIntegral, "\u{222E}": .signContourIntegral, "!": .signFactorial,
    "'": .signPrime, "\u{2032}": .signPrime, "\u{2033}": .signDoublePrime, "\u{B0}": .signDegrees, "%": .signPercent,
    "\u{2218}": .signComposed, "\u{2227}": .signAnd, "\u{2228}": .signOr, "\u{AC}": .signNot,
    "\u{21D2}": .signImplies,
    "\u{21D4}": .signIfAndOnlyIf, "(": .signOpenParen, ")": .signCloseParen, "[": .signOpenBracket,
    "]": .signCloseBracket, "{": .signOpenBrace, "}": .signCloseBrace, "|": .signBar, "\u{2225}": .signDoubleBar,
    "\u{2016}": .signDoubleBar, "\u{2061}": .signOf, "\u{2064}": .signPlus, "lim": .signLimit,
    "\u{230A}": .signOpenFloor, "\u{230B}": .signCloseFloor, "\u{2308}": .signOpenCeiling,
    "\u{2309}": .signCloseCeiling, "\u{2020}": .signDagger, "\u{22A4}": .signTop, "\u{22A5}": .signBottom,
  ]

  /// Symbols that are called otherwise at the upper right of a base.
  static let raised: [String: Phrase.Key] = [
    "*": .signStar, "\u{2217}": .signStar, "\u{22C6}": .signStar, "\u{2218}": .signDegrees,
    "\u{22A4}": .signTransposed,
    "\u{22BA}": .signTransposed, "\u{22A5}": .signOrthogonal,
  ]

  /// Symbols that mark how what is over a base changes it.
  static let accents: [String: Phrase.Key] = [
    "\u{AF}": .formulaBar, "\u{203E}": .formulaBar, "\u{305}": .formulaBar, "_": .formulaBar, "^": .formulaHat,
    "\u{302}": .formulaHat, "\u{2C6}": .formulaHat, "~": .formulaTilde, "\u{2DC}": .formulaTilde,
    "\u{2D9}": .formulaDot, ".": .formulaDot, "\u{A8}": .formulaTwoDots, "\u{2192}": .formulaVector,
    "\u{20D7}": .formulaVector,
  ]

  /// Symbols whose scripts are limits.
  static let large: Set<String> = [
    "\u{2211}", "\u{220F}", "\u{222B}", "\u{222C}", "\u{222E}", "\u{22C3}", "\u{22C2}", "lim",
  ]

  /// Symbols that an operand ends with.
  static let closing: Set<String> = [")", "]", "}", "!", "'", "\u{2032}", "\u{2033}", "\u{B0}", "%", "|", "\u{221E}"]

  /// Symbols that are not seen either.
  static let silent: Set<String> = ["\u{2062}", "\u{2063}", "\u{200B}"]

  static func name(of enclosure: Formula.Enclosure) -> Phrase.Key {
    switch enclosure {
    case .box: .formulaBoxed
    case .circle: .formulaCircled
    case .strike: .formulaCrossedOut
    case .actuarial: .formulaAngle
    }
  }
}
