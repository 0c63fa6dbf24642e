import Processes
import Words

/// A program that plays samples from a pipe: one channel of 22,050 samples per second, each of 16 bits, low byte
/// first.
package struct SoundPlayer: Hashable, Sendable {
  /// The program and its arguments.
  package let words: [String]

  /// Creates a player from a program that reads all samples, and ends when they have been played.
  package init(_ words: [String]) {
    self.words = words
  }

  /// The complaint about a missing player.
  static let noneFound = Complaint(
    .voiceNoPlayer, ["names": .text("pulseaudio-utils, pipewire-bin, alsa-utils, sox")])

  /// The known players, with those of sound servers first, since these play the sound of other programs, too.
  static let known = [
    "pacat --playback --raw --format=s16le --rate=22050 --channels=1 --latency-msec=30",
    "pw-cat --playback --format=s16 --rate=22050 --channels=1 --latency=30ms -",
    "aplay -q -t raw -f S16_LE -r 22050 -c 1 -",
    "play -q -t raw -e signed -b 16 -L -r 22050 -c 1 -",
  ]

  /// Returns the first known player in one of the folders of a search path, or nil if there is none.
  package static func found(in path: String) -> SoundPlayer? {
    let programs = SearchPath(path)
    for player in known {
      let words = player.split(separator: " ").map(String.init)
      if let program = words.first, programs.has(program) { return SoundPlayer(words) }
    }
    return nil
  }
}
