import Processes
import Words

/// A program that plays samples from a pipe: one channel, each sample of 16 bits, low byte first.
package struct SoundPlayer: Hashable, Sendable {
  private static let ratePlace = "{rate}"
  private let pattern: [String]
  /// The helper that ends the player with this program, or nil if there is none.
  let supervisor: Supervisor?

  /// Creates a player from a program that reads all samples, and ends when they have been played; `{rate}` in a word
  /// stands for the number of samples per second.
  package init(_ words: [String], supervisor: Supervisor? = nil) {
    pattern = words
    self.supervisor = supervisor
  }

  /// The name of the program.
  package var name: String { pattern.first?.split(separator: "/").last.map(String.init) ?? "" }

  /// Returns the program and its arguments for a number of samples per second.
  package func words(sampleRate: Int) -> [String] {
    pattern.map { $0.replacing(Self.ratePlace, with: String(sampleRate)) }
  }

  /// The complaint about a missing player.
  static let noneFound = Complaint(
    .voiceNoPlayer, ["names": .text("pulseaudio-utils, pipewire-bin, alsa-utils, sox")])

  /// The known players, with those of sound servers first, since these play the sound of other programs, too.
  private static let known = [
    "pacat --playback --raw --format=s16le --rate={rate} --channels=1 --latency-msec=30",
    "pw-cat --playback --format=s16 --rate={rate} --channels=1 --latency=30ms -",
    "aplay -q -t raw -f S16_LE -r {rate} -c 1 -",
    "play -q -t raw -e signed -b 16 -L -r {rate} -c 1 -",
  ]

  /// Returns the known players in the folders of the search path, the best first: a sound server's own where the server
  /// runs, and those that need one last where it does not.
  package static func installed(
    in environment: [String: String], supervisor: Supervisor? = nil
  ) -> [SoundPlayer] {
    let programs = SearchPath(environment["PATH"] ?? "")
    let runtime = environment["XDG_RUNTIME_DIR"] ?? ""
    let servers = [
      "pw-cat": FilePresence.exists(runtime + "/pipewire-0"),
      "pacat": environment["PULSE_SERVER"] != nil || FilePresence.exists(runtime + "/pulse/native"),
    ]
    let players = known.compactMap { player -> SoundPlayer? in
      let words = player.split(separator: " ").map(String.init)
      return programs.path(of: words[0]).map { SoundPlayer([$0] + words.dropFirst(), supervisor: supervisor) }
    }
    return players.filter { servers[$0.name] != false } + players.filter { servers[$0.name] == false }
  }
}
