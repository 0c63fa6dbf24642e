extension Catalogue {
  /// Why something cannot be searched for.
  static let englishSearches: [Phrase.Key: String] = [
    .nothingToFind: "There is nothing to look for; name some words.",
    .wrongPattern: "The pattern {pattern} is wrong at character {character}: {fault}.",
    .costlyPattern:
      "The pattern {pattern} takes too long; make it simpler, with fewer repetitions inside repetitions.",
    .patternSyntax: "there is nothing to repeat, or something that means nothing there",
    .patternParenthesis: "a parenthesis has no partner",
    .patternBracket: "a square bracket is not closed",
    .patternBraces: "the numbers in braces are wrong",
    .patternEscape: "the backslash stands before nothing it could mean",
    .patternProperty: "there is no property of that name",
    .patternRange: "the range has no end, or ends before it begins",
    .patternReference: "there is no group of that number or name",
    .patternLookBehind: "what is looked back at has no longest length",
    .patternTooLarge: "it is too large",
    .patternUnknown: "it cannot be understood",
  ]
}
