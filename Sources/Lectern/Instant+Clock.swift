import Speech

extension Instant {
  /// Returns a clock that begins now, and goes on while the machine sleeps.
  static func clock() -> () -> Instant {
    let start = ContinuousClock.now
    return {
      let passed = start.duration(to: .now).components
      return Instant(milliseconds: Int(passed.seconds) * 1000 + Int(passed.attoseconds / 1_000_000_000_000_000))
    }
  }
}
