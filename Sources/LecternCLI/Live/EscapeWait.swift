/// How long the Escape key waits for the rest of a sequence.
enum EscapeWait {
  /// What says that bytes may come late and in pieces: a network, or a multiplexer between.
  private static let signs = ["SSH_CONNECTION", "SSH_TTY", "TMUX", "STY"]

  /// The wait in an environment.
  static func milliseconds(in environment: [String: String]) -> Int {
    signs.contains { environment[$0] != nil } ? 300 : 50
  }
}
