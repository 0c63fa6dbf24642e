/// A setting that is not there, or a value that it does not take.
public enum SettingError: Error, Hashable {
  case unknown(name: String, known: [String])
  case badValue(name: String, value: String, allowed: [String])

  /// What was wrong and what can be done, in one sentence.
  public var message: String {
    switch self {
    case .unknown(let name, let known):
      "There is no setting \(name). The settings are \(known.joined(separator: ", "))."
    case .badValue(let name, let value, let allowed):
      "\(name) cannot be \(value). It can be \(allowed.joined(separator: ", "))."
    }
  }
}

extension Settings {
  /// The names under which settings are written in files and on command lines.
  public static let names = [
    "verbosity", "hints", "punctuation", "page-announcements", "heading-role", "skip", "wrap", "pace", "typing-echo",
  ]

  /// Gives the setting of a name the value written as text.
  ///
  /// - Throws: `SettingError` for a name or a value that is not known.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    switch name {
    case "verbosity": verbosity = try Settings.value(value, of: name)
    case "hints": hints = try Settings.value(value, of: name) as Switch == .on
    case "punctuation": punctuation = try Settings.value(value, of: name)
    case "page-announcements": pageAnnouncements = try Settings.value(value, of: name)
    case "heading-role": headingRole = try Settings.value(value, of: name)
    case "skip": skip = try Settings.value(value, of: name)
    case "wrap": wrap = try Settings.value(value, of: name) as Switch == .on
    case "pace": pace = try Settings.value(value, of: name)
    case "typing-echo": typingEcho = try Settings.value(value, of: name)
    default: throw .unknown(name: name, known: Settings.names)
    }
  }

  private enum Switch: String, CaseIterable {
    case on, off
  }

  private static func value<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, of name: String
  ) throws(SettingError) -> Value {
    guard let value = Value(rawValue: text) else {
      throw .badValue(name: name, value: text, allowed: Value.allCases.map(\.rawValue))
    }
    return value
  }
}
