/// A format of the sound of a book, by the ending of a file.
enum SoundFormat: String, CaseIterable, Sendable {
  case wav, flac, opus, mp3, m4b

  /// Creates the format that the name of a file ends in, or returns nil for another ending.
  init?(ofFile path: String) {
    guard let dot = path.lastIndex(of: "."), path[dot...].allSatisfy({ $0 != "/" }) else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "ogg", "opus": self = .opus
    case "m4a", "m4b": self = .m4b
    case let ending:
      guard let format = SoundFormat(rawValue: ending) else { return nil }
      self = format
    }
  }

  /// The options of FFmpeg for the format; none for samples as they are.
  var encoding: [String] {
    switch self {
    case .wav: []
    case .flac: ["-c:a", "flac", "-f", "flac"]
    case .opus: ["-c:a", "libopus", "-b:a", "32k", "-application", "voip", "-f", "ogg"]
    case .mp3: ["-c:a", "libmp3lame", "-b:a", "64k", "-id3v2_version", "3", "-f", "mp3"]
    case .m4b: ["-c:a", "aac", "-aac_coder", "fast", "-b:a", "64k", "-movflags", "+faststart", "-f", "ipod"]
    }
  }

  /// A Boolean value that indicates whether a picture of the cover can be in the file.
  var takesCover: Bool { self == .mp3 || self == .m4b }
}
