extension Transition.Levels {
  /// Lets somebody else speak: what is being read waits for them at its word.
  func changeSpeaker() {
    if let reading = session.mode.reading { listening.pause(reading) }
    add(.host(.changeSpeaker))
  }
}
