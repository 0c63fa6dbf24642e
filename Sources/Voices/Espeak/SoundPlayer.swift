import Processes
import Words

/// A program that plays samples from a pipe: one channel, 22,050 a second, 16 bits with the low byte first.
package struct SoundPlayer: Hashable, Sendable {
  /// The program and its arguments.
  package let words: [String]

  /// Takes a program that reads samples to the end and ends when they have been heard.
  package init(_ words: [String]) {
    self.words = words
  }

  /// The complaint about a missing player.
  static let noneFound = Complaint(
    .voiceNoPlayer, ["names": .text("pulseaudio-utils, pipewire-bin, alsa-utils, sox")])

  /// The players that are known; those that talk to a sound server come first, as it lets others be heard too.
  static let known = [
    "pacat --playback --raw --format=s16le --rate=22050 --channels=1 --latency-msec=30",
    "pw-cat --playback --format=s16 --rate=22050 --channels=1 --latency=30ms -",
    "aplay -q -t raw -f S16_LE -r 22050 -c 1 -",
    "play -q -t raw -e signed -b 16 -L -r 22050 -c 1 -",
  ]

  /// The first known player that is in one of the folders of a search path.
  package static func found(in path: String) -> SoundPlayer? {
    let programs = SearchPath(path)
    for player in known {
      let words = player.split(separator: " ").map(String.init)
      if let program = words.first, programs.has(program) { return SoundPlayer(words) }
    }
    return nil
  }
}
