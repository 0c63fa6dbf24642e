/// An option of a command, as help lists it.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  let help: String
  /// The word for a value of it in help, if that is not the values themselves.
  private let placeholder: String?
  /// The function that lists the values it takes: called when they are asked for, so that no command waits for the
  /// words of another.
  private let listed: (@Sendable () -> [String])?
  /// A Boolean value that indicates whether it may be given more than once.
  let repeats: Bool
  /// A Boolean value that indicates whether it may be given without its value, which then stands only behind `=`.
  let isValueOptional: Bool

  init(
    _ name: String, _ value: String? = nil, _ help: String, allowed: (@Sendable () -> [String])? = nil,
    repeats: Bool = false, isValueOptional: Bool = false
  ) {
    self.name = name
    self.help = help
    placeholder = value
    listed = allowed
    self.repeats = repeats
    self.isValueOptional = isValueOptional
  }

  /// The values it takes, where they are few; else none.
  var allowed: [String] { listed?() ?? [] }

  /// The values that the option takes, as a word in capitals or with bars between; nil for a switch.
  var value: String? { placeholder ?? listed?().joined(separator: "|") }

  /// The values that can be offered: the few it takes, or those among others that are written as they are.
  var words: [String] {
    guard allowed.isEmpty else { return allowed }
    return (value ?? "").split(separator: "|").map(String.init).filter {
      $0.allSatisfy { $0.isLowercase || $0 == "-" }
    }
  }

  /// A Boolean value that indicates whether it takes the name of a file.
  var takesFile: Bool { value == "FILE" }

  /// The option as help shows it, with what it takes.
  var usage: String {
    guard let value else { return name }
    return isValueOptional ? "\(name)[=\(value)]" : "\(name) \(value)"
  }
}
