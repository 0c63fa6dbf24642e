extension Catalogue {
  /// Why something cannot be searched for.
  static let germanSearches: [Phrase.Key: String] = [
    .nothingToFind: "Es gibt nichts zu suchen; nötig sind einige Wörter.",
    .wrongPattern: "Das Muster {pattern} ist bei Zeichen {character} falsch: {fault}.",
    .costlyPattern:
      "Das Muster {pattern} dauert zu lange; ein einfacheres hat weniger Wiederholungen in Wiederholungen.",
    .patternSyntax: "es gibt nichts zu wiederholen, oder dort steht etwas, das nichts bedeutet",
    .patternParenthesis: "einer Klammer fehlt ihr Gegenstück",
    .patternBracket: "eine eckige Klammer ist nicht geschlossen",
    .patternBraces: "die Zahlen in geschweiften Klammern sind falsch",
    .patternEscape: "hinter dem umgekehrten Schrägstrich steht nichts, was er bedeuten könnte",
    .patternProperty: "eine Eigenschaft dieses Namens gibt es nicht",
    .patternRange: "der Bereich hat kein Ende oder endet, bevor er beginnt",
    .patternReference: "eine Gruppe dieser Nummer oder dieses Namens gibt es nicht",
    .patternLookBehind: "was davor stehen soll, hat keine größte Länge",
    .patternTooLarge: "es ist zu groß",
    .patternUnknown: "es ist nicht zu verstehen",
  ]
}
