/// The names of the parts of a book around its chapters: a line of nothing else that stands apart is their heading.
enum PartNames {
  /// A part of a book with a conventional name.
  enum Part {
    case contents, other
  }

  /// Returns the part that a line consists of the name of, in capitals or beginning with one, or nil for any other
  /// line.
  static func part(_ line: some StringProtocol) -> Part? {
    var name = line[...]
    if let last = name.last, last == "." || last == ":" { name = name.dropLast() }
    guard name.first?.isUppercase == true, name.count <= longest else { return nil }
    var words = name.uppercased()
    if words.utf8.contains(0xE2) { words = words.replacing("’", with: "'") }
    if words.hasPrefix("THE ") { words.removeFirst(4) }
    if contents.contains(words) { return .contents }
    if others.contains(words) { return .other }
    return isNumbered(words) ? .other : nil
  }

  /// Returns a Boolean value that indicates whether a line may be the name of a part, by its first byte: it begins with
  /// no small letter of ASCII.
  static func mayBegin(_ line: ArraySlice<UInt8>) -> Bool { line.first.map { !(0x61...0x7A).contains($0) } ?? false }

  /// Returns a Boolean value that indicates whether words name one of several parts: "APPENDIX A", "ANHANG 2".
  private static func isNumbered(_ words: String) -> Bool {
    guard let blank = words.lastIndex(of: " "), appendices.contains(String(words[..<blank])) else { return false }
    let number = words[blank...].dropFirst()
    let isLetter = number.count == 1 && number.first?.isLetter == true
    return isLetter || RomanNumeral.value(number) != nil || number.count <= 2 && number.allSatisfy(\.isNumber)
  }

  private static let longest = 30

  private static func set(_ names: String...) -> Set<String> {
    Set(names.flatMap { $0.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init) })
  }

  private static let contents = set(
    "CONTENTS, TABLE OF CONTENTS, INHALT, INHALTSVERZEICHNIS, TABLE DES MATIÈRES, SOMMAIRE, ÍNDICE, INDICE",
    "SPIS TREŚCI, INHOUD, INHOUDSOPGAVE, INNEHÅLL, INDHOLD, ОГЛАВЛЕНИЕ, СОДЕРЖАНИЕ, ЗМІСТ")

  private static let appendices = set(
    "APPENDIX, ANHANG, ANNEXE, APPENDICE, APÉNDICE, APÊNDICE, DODATEK, BIJLAGE, ПРИЛОЖЕНИЕ")

  private static let others = appendices.union(
    set(
      "PREFACE, FOREWORD, INTRODUCTION, PROLOGUE, EPILOGUE, AFTERWORD, POSTSCRIPT, DEDICATION, ACKNOWLEDGMENTS",
      "AUTHOR'S NOTE, EDITOR'S NOTE, TRANSLATOR'S NOTE, ABOUT THE AUTHOR, INTERLUDE, INTERMEZZO",
      "ACKNOWLEDGEMENTS, APPENDICES, INDEX, CONCLUSION, BIBLIOGRAPHY, GLOSSARY, NOTES, ENDNOTES",
      "VORWORT, GELEITWORT, EINLEITUNG, EINFÜHRUNG, PROLOG, WIDMUNG, EPILOG, NACHWORT, SCHLUSSWORT, DANKSAGUNG",
      "REGISTER, BIBLIOGRAPHIE, LITERATURVERZEICHNIS, GLOSSAR, ANMERKUNGEN",
      "PRÉFACE, AVANT-PROPOS, ÉPILOGUE, POSTFACE, ANNEXES, REMERCIEMENTS, GLOSSAIRE",
      "PREFACIO, PRÓLOGO, INTRODUCCIÓN, EPÍLOGO, CONCLUSIÓN, AGRADECIMIENTOS, BIBLIOGRAFÍA, GLOSARIO, NOTAS",
      "PREFAZIONE, INTRODUZIONE, PROLOGO, EPILOGO, POSTFAZIONE, CONCLUSIONE, RINGRAZIAMENTI, BIBLIOGRAFIA, GLOSSARIO",
      "PREFÁCIO, INTRODUÇÃO, POSFÁCIO, CONCLUSÃO, AGRADECIMENTOS, GLOSSÁRIO",
      "VOORWOORD, INLEIDING, PROLOOG, EPILOOG, NAWOORD, FÖRORD, INLEDNING, EFTERORD, FORORD",
      "PRZEDMOWA, WSTĘP, POSŁOWIE, ZAKOŃCZENIE, PODZIĘKOWANIA, PRZYPISY, INDEKS, SŁOWNICZEK",
      "ПРЕДИСЛОВИЕ, ВВЕДЕНИЕ, ПРОЛОГ, ЭПИЛОГ, ПОСЛЕСЛОВИЕ, ЗАКЛЮЧЕНИЕ, БИБЛИОГРАФИЯ, ПРИМЕЧАНИЯ, ГЛОССАРИЙ",
      "ПЕРЕДМОВА, ВСТУП, ПІСЛЯМОВА, ЕПІЛОГ, ПРИМІТКИ",
      "INGREDIENTS, METHOD, METHODS, DIRECTIONS, INSTRUCTIONS, PREPARATION, ABSTRACT, RESULTS, DISCUSSION, REFERENCES",
      "ZUTATEN, ZUBEREITUNG, INGRÉDIENTS, PRÉPARATION, INGREDIENTES, PREPARACIÓN, PREPARAÇÃO, INGREDIENTI, PREPARAZIONE",
      "SKŁADNIKI, PRZYGOTOWANIE, ИНГРЕДИЕНТЫ, ПРИГОТОВЛЕНИЕ"))
}
