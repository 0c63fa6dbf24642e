/// The times that are waited for programs that speak, in milliseconds.
package struct VoicePatience: Hashable, Sendable {
  /// The time for a reply of a server to a line.
  let reply: Int
  /// The time for the end of an utterance, or for the next sign of life, beside the time that the text takes.
  let speech: Int

  /// Creates times.
  package init(reply: Int = 1_500, speech: Int = 20_000) {
    self.reply = reply
    self.speech = speech
  }
}
