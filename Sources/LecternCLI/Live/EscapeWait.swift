/// The time that the Escape key waits for the rest of a sequence.
enum EscapeWait {
  /// The variables of a network between the keyboard and the program, over which bytes may come in pieces.
  private static let networks = ["SSH_CONNECTION", "SSH_TTY"]
  /// The longest wait that is taken from the environment, in milliseconds.
  private static let longest = 5000

  /// Returns the wait in an environment, in milliseconds: that of `ESCDELAY`, as programs of ncurses have it, else the
  /// shortest in which a terminal sends a whole sequence.
  static func milliseconds(in environment: [String: String]) -> Int {
    if let wait = environment["ESCDELAY"].flatMap({ Int($0) }), (0...longest).contains(wait) { return wait }
    return networks.contains { environment[$0] != nil } ? 100 : 25
  }
}
