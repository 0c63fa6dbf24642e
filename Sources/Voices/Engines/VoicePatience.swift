/// The times that are waited for programs that speak, in milliseconds.
package struct VoicePatience: Hashable, Sendable {
  /// The time for a reply of a server to a line.
  let reply: Int
  /// The time for the next word that a server speaks, beside the time that the text takes.
  let server: Int
  /// The time for the samples, the answer or the end of a command, beside the time that the text takes.
  let command: Int

  /// Creates times.
  package init(reply: Int = 1_500, server: Int = 10_000, command: Int = 20_000) {
    self.reply = reply
    self.server = server
    self.command = command
  }
}
