import Speech

/// The samples of a job on their way to the player, with what is reported when they are heard.
struct SoundStream: QueuedSpeech {
  /// Something that is reported.
  enum Mark: Hashable, Sendable {
    /// The utterance has begun.
    case began
    /// The word at an offset of the utterance has begun; exactly, or by an estimate.
    case word(Int, isExact: Bool)
    /// The recording has come to a time of its file, in milliseconds.
    case played(Int)
    /// The utterance has been spoken.
    case ended
  }

  let job: SoundJob
  /// The number of the stream, which no other has.
  let number: Int
  /// The samples that are not written yet.
  private(set) var unwritten: ArraySlice<UInt8> = []
  /// The marks that are not reported yet, with the number of bytes before each, in order.
  private(set) var marks: ArraySlice<(byte: Int, mark: Mark)> = []
  /// The number of bytes that have been appended.
  private(set) var appended = 0
  /// The number of bytes that have been written.
  private(set) var written = 0
  /// The pieces that are left to be made.
  var pieces: ArraySlice<SoundJob.Piece>
  /// A Boolean value that indicates whether all samples have been appended.
  private(set) var isComplete = false
  /// The number of bytes of speech among those appended.
  var spoken = 0

  init(_ job: SoundJob, number: Int) {
    self.number = number
    pieces = job.pieces[...]
    self.job = job
  }

  /// A Boolean value that indicates whether the utterance has begun in what was appended.
  private(set) var hasBegun = false

  /// The purpose of the utterance.
  var kind: Utterance.Kind { job.kind }

  /// A Boolean value that indicates whether the player has been given any of it, or an engine a hint.
  var isTaken: Bool { isBegun || kind == .aside && hasBegun }

  /// A Boolean value that indicates whether the player has been given any of it.
  private var isBegun: Bool { written > 0 || marks.startIndex > 0 }

  /// Marks the beginning of the utterance.
  mutating func begin() {
    hasBegun = true
    mark(.began, at: appended)
  }

  /// Appends samples.
  mutating func append(_ bytes: [UInt8]) {
    unwritten += bytes
    appended += bytes.count
  }

  /// Appends silence.
  mutating func append(silence milliseconds: Int, sampleRate: Int) {
    append([UInt8](repeating: 0, count: max(0, sampleRate * milliseconds / 1000) * 2))
  }

  /// Adds a mark at a byte, behind the marks before it.
  mutating func mark(_ mark: Mark, at byte: Int) {
    let byte = max(byte, marks.last?.byte ?? 0)
    marks.append((byte, mark))
  }

  /// Adds the last mark, and the silence after the utterance.
  mutating func complete(sampleRate: Int, pause: Int) {
    mark(.ended, at: appended)
    append(silence: pause, sampleRate: sampleRate)
    isComplete = true
  }

  /// Removes bytes that have been written, and returns the marks that lie in them or at their end, with the number of
  /// written bytes before each.
  mutating func take(_ count: Int) -> [(bytesBefore: Int, mark: Mark)] {
    let start = written
    unwritten = unwritten.dropFirst(count)
    written += count
    let reached = marks.prefix { $0.byte <= written }
    marks = marks.dropFirst(reached.count)
    return reached.map { (max(0, $0.byte - start), $0.mark) }
  }
}
