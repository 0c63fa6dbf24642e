/// The folder of what the reader chooses.
enum ConfigFolder {
  /// Returns a file in `$XDG_CONFIG_HOME/lectern`, else in `~/.config/lectern`; nil where the environment gives no
  /// place.
  static func file(_ name: String, in environment: [String: String]) -> String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config" }
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return config.map { $0 + "/lectern/" + name }
  }
}
