extension Turn {
  /// Lets somebody else speak: what is being read waits for them at its word.
  mutating func changeSpeaker() {
    if let reading = session.mode.reading { pause(reading) }
    add(.changeSpeaker)
  }
}
