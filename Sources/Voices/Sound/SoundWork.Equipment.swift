import Speech
import Words

extension SoundWork {
  /// The programs that sounds are made and played with.
  struct Equipment: Sendable {
    /// Makes the source of each engine, in the order of their indexes.
    let sources: [@Sendable () -> any SampleSource]
    /// The longest time that each engine takes before its first sample, in milliseconds.
    let patience: [Int]
    /// The player.
    let player: SoundPlayer
    /// The recording of the book, or nil if there is none.
    let recordings: RecordingPlayer?
    /// The remedy for a player that has failed.
    let advice: Complaint?
    /// The clock of the owner.
    let clock: @Sendable () -> Instant
  }
}
