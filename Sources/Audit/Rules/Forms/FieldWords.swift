/// The words by which texts around fields are known: instructions, errors, labels that say nothing.
///
/// They are those of English, German and Polish.
enum FieldWords {
  /// Returns a Boolean value that indicates whether a text says what is wrong with a value.
  static func isError(_ text: String) -> Bool {
    let words = text.plainWords.split(separator: " ")
    return errorBeginnings.begin(words) || errorParts.stand(in: words)
  }

  /// Returns a Boolean value that indicates whether a text says what or how to enter.
  static func isInstruction(_ text: String) -> Bool {
    let words = text.plainWords.split(separator: " ")
    return instructionBeginnings.begin(words) || instructionParts.stand(in: words)
  }

  /// Returns a Boolean value that indicates whether a message of an error names no cause and no remedy.
  static func isVagueError(_ text: String) -> Bool {
    let words = text.plainWords.split(separator: " ").map(String.init)
    guard words.count <= 8, words.contains(where: vague.contains),
      words.contains(where: requests.contains)
        || words.count <= 2 && errorBeginnings.begin(words[...0].map { $0[...] })
    else { return false }
    let known = vague.union(vagueCompany)
    return words.filter { !known.contains($0) }.count <= 1
  }

  private static let errorBeginnings: WordPhrases = [
    "error", "invalid", "incorrect", "this field is required", "fehler", "ungültig", "ungültige", "błąd",
    "nieprawidłowy", "nieprawidłowa", "nieprawidłowe",
  ]
  private static let errorParts: WordPhrases = [
    "is invalid", "is not valid", "is incorrect", "is required", "are required", "cannot be left", "cannot be empty",
    "can t be empty", "can t be blank", "cannot be blank", "not a valid", "ist ungültig", "ist erforderlich",
    "darf nicht leer sein", "jest wymagane", "jest wymagany", "jest nieprawidłowy", "nie może być puste",
  ]
  private static let instructionBeginnings: WordPhrases = [
    "include", "enter", "use", "type", "write", "choose", "select", "must", "format", "example", "for example", "e g",
    "minimum", "maximum", "at least", "at most", "do not", "don t", "leave", "separate", "only", "please enter",
    "please use", "please include", "between", "gib", "geben sie", "verwenden sie", "bitte", "mindestens",
    "höchstens",
    "beispiel", "z b", "wpisz", "podaj", "użyj", "np", "przykład", "co najmniej",
  ]
  private static let instructionParts: WordPhrases = [
    "must be", "must contain", "must include", "at least", "no more than", "characters long", "in the format",
    "muss mindestens", "zeichen lang", "musi mieć", "musi zawierać",
  ]
  private static let vague: Set<String> = [
    "correct", "correctly", "valid", "invalid", "wrong", "error", "incorrect", "richtig", "korrekt", "ungültig",
    "fehler",
    "poprawnie", "poprawny", "błąd",
  ]
  private static let vagueCompany: Set<String> = [
    "a", "an", "the", "please", "enter", "fill", "in", "out", "field", "fields", "value", "form", "is", "input",
    "this",
    "your", "data", "bitte", "das", "feld", "wert", "ein", "eingeben", "ausfüllen", "proszę", "pole", "wypełnić",
    "wartość",
  ]

  private static let requests: Set<String> = [
    "please", "enter", "fill", "is", "bitte", "eingeben", "ausfüllen", "ist", "proszę", "wypełnić", "jest",
  ]

  /// The words of classes and identifiers that messages of errors have.
  static let errorClasses: Set<String> = ["error", "errorlist", "errors", "fehler", "invalid"]

  /// The words of classes and identifiers that instructions have.
  static let instructionClasses: Set<String> = [
    "help", "helper", "helptext", "hint", "hints", "hinweis", "instruction", "instructions",
  ]

  /// The labels that say nothing of what a field is for.
  static let emptyLabels: Set<String> = [
    "menu", "go", "field", "form field", "input", "input field", "text", "text field", "text box", "textbox", "label",
    "enter", "value", "here", "click here", "type here", "untitled", "placeholder", "edit box", "checkbox", "select",
    "dropdown", "option", "list", "feld", "eingabe", "eingabefeld", "textfeld", "pole", "pole tekstowe", "wartość",
  ]

  /// The names that say nothing of what a button does.
  static let emptyButtons: Set<String> = [
    "button", "click", "click here", "here", "more", "press", "press here", "push", "icon", "image", "untitled",
    "link",
    "hier", "hier klicken", "klicken", "mehr", "tutaj", "kliknij", "kliknij tutaj", "więcej",
  ]
}
