import Processes
import Speech
import Synchronization
import TextModel
import VoiceProtocol
import Words

/// The recording of a book as samples, which FFmpeg makes of its sound files.
///
/// A file from an archive is held in memory while clips of it are played. The speed changes without a change of pitch.
final class RecordingPlayer: Sendable {
  /// The number of samples per second.
  static let sampleRate = 44_100
  /// The speeds that are played, as parts of the speed of the recording.
  static let speeds = 0.5...3.0
  /// The longest time without a sample, in milliseconds.
  static let patience = 10_000
  /// The sound of a clip that is made ahead of the player, in seconds: a clip may be a chapter.
  static let secondsAhead = 10

  /// The demultiplexers of FFmpeg that hold sound themselves.
  private static let formats = "mp3,mov,mp4,m4a,wav,ogg,flac,aac,aiff,matroska,webm,amr,w64,caf,au"

  private let program: String
  private let files: any RecordingFiles
  /// The file that was played last, which the next clip is a part of most of the time.
  private let last = Mutex<(name: String, path: String, held: MemoryFile?)?>(nil)

  /// Creates a player of the files of a book, by the path of FFmpeg.
  init(_ files: any RecordingFiles, program: String) {
    self.files = files
    self.program = program
  }

  /// Returns the program in the folders of a search path, or nil if it is not installed.
  static func program(in path: String) -> String? { SearchPath(path).path(of: "ffmpeg") }

  /// Begins to make the samples of a clip, at a speed and a volume in percent.
  func source(of clip: Clip, speed: Double, volume: Int) throws(VoiceRefusal) -> any SampleSource {
    let path = try path(of: clip.file)
    func seconds(_ milliseconds: Int) -> String {
      "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
    }
    var words = [program, "-nostdin", "-v", "error", "-ss", seconds(clip.begin)]
    if let end = clip.end { words += ["-t", seconds(max(0, end - clip.begin))] }
    // A file that is a list of others, such as a playlist, is none of the formats of sound, and leads nowhere.
    words += ["-protocol_whitelist", "file", "-format_whitelist", Self.formats]
    words += ["-i", "file:" + path, "-map", "0:a:0", "-f", "s16le", "-ac", "1", "-ar", String(Self.sampleRate)]
    var filters: [String] = []
    if speed != 1 { filters.append("atempo=\(speed)") }
    if volume != 100 { filters.append("volume=\(Double(volume) / 100)") }
    if !filters.isEmpty { words += ["-af", filters.joined(separator: ",")] }
    let command = words + ["-"]
    let source = CommandSource(sampleRate: Self.sampleRate) { _ in command }
    try source.begin(VoiceRequest(number: 0, text: ""))
    return source
  }

  private func path(of name: String) throws(VoiceRefusal) -> String {
    if let known = last.withLock({ $0?.name == name ? $0?.path : nil }) { return known }
    switch try files.file(named: name) {
    case .path(let path):
      last.withLock { $0 = (name, path, nil) }
      return path
    case .bytes(let bytes):
      guard let held = MemoryFile(bytes) else { throw VoiceRefusal(Complaint.system(28)) }
      last.withLock { $0 = (name, held.path, held) }
      return held.path
    }
  }
}
