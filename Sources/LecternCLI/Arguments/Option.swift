/// An option of a command, as help lists it.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// What the option takes, in capitals or as its values with bars between; nil for a switch.
  let value: String?
  let help: String
  /// The values it takes, where they are few.
  let allowed: [String]
  /// Whether it may be given more than once.
  let repeats: Bool
  /// Whether it may be given without its value, which then stands only behind `=`.
  let isValueOptional: Bool

  init(
    _ name: String, _ value: String? = nil, _ help: String, allowed: [String] = [], repeats: Bool = false,
    isValueOptional: Bool = false
  ) {
    self.name = name
    self.value = value ?? (allowed.isEmpty ? nil : allowed.joined(separator: "|"))
    self.help = help
    self.allowed = allowed
    self.repeats = repeats
    self.isValueOptional = isValueOptional
  }

  /// The values that can be offered: the few it takes, or those among others that are written as they are.
  var words: [String] {
    guard allowed.isEmpty else { return allowed }
    return (value ?? "").split(separator: "|").map(String.init).filter {
      $0.allSatisfy { $0.isLowercase || $0 == "-" }
    }
  }

  /// Whether it takes the name of a file.
  var takesFile: Bool { value == "FILE" }

  /// The option as help shows it, with what it takes.
  var usage: String {
    guard let value else { return name }
    return isValueOptional ? "\(name)[=\(value)]" : "\(name) \(value)"
  }
}
