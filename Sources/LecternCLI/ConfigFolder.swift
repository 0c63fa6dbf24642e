import FoundationEssentials

/// Where what the reader chooses is kept.
enum ConfigFolder {
  /// The longest file that is read, in bytes; nobody has written a longer one by hand.
  private static let longest = 1 << 20

  /// A file in `$XDG_CONFIG_HOME/lectern`, else in `~/.config/lectern`; nil where the environment gives no place.
  static func file(_ name: String, in environment: [String: String]) -> String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config" }
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return config.map { $0 + "/lectern/" + name }
  }

  /// The text of a file, empty where there is none; nil for one that cannot be read as text.
  static func text(of path: String, _ edges: Edges) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    guard let bytes = try? edges.bytes(of: path), bytes.count <= longest else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
