extension Catalogue {
  /// Why something cannot be searched for.
  static let polishSearches: [Phrase.Key: String] = [
    .nothingToFind: "Nie ma czego szukać; trzeba podać jakieś słowa.",
    .wrongPattern: "Wzorzec {pattern} jest błędny przy znaku {character}: {fault}.",
    .costlyPattern: "Wzorzec {pattern} wymaga zbyt wiele czasu; prostszy ma mniej powtórzeń wewnątrz powtórzeń.",
    .patternSyntax: "nie ma czego powtarzać albo stoi tam coś, co nic nie znaczy",
    .patternParenthesis: "nawias nie ma pary",
    .patternBracket: "nawias kwadratowy nie jest zamknięty",
    .patternBraces: "liczby w nawiasach klamrowych są błędne",
    .patternEscape: "za ukośnikiem wstecznym nie stoi nic, co mógłby oznaczać",
    .patternProperty: "nie ma właściwości o tej nazwie",
    .patternRange: "zakres nie ma końca albo kończy się, zanim się zacznie",
    .patternReference: "nie ma grupy o tym numerze ani o tej nazwie",
    .patternLookBehind: "to, co ma stać przedtem, nie ma największej długości",
    .patternTooLarge: "jest zbyt duży",
    .patternUnknown: "nie da się go zrozumieć",
  ]
}
