/// The folder of what the program remembers between runs, apart from the shelf.
enum StateFolder {
  /// Returns a file in `$XDG_STATE_HOME/lectern`, else in `~/.local/state/lectern`; nil where the environment gives no
  /// place.
  static func file(_ name: String, in environment: [String: String]) -> String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state" }
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return state.map { $0 + "/lectern/" + name }
  }
}
