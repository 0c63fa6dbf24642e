import Accessibility
import Foundation
import LecternCLI
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Words

/// The surroundings of the program beside its terminal: clipboard tools, a disk, a log.
final class Surroundings: Sendable {
  /// A program that was run, and what it was given.
  struct Run: Equatable {
    let words: [String]
    let input: String
  }

  private struct State {
    var runs: [Run] = []
    var lines: [String] = []
  }

  private let state = Mutex(State())
  private let tools: Set<String>
  private let diskFault: Int32?
  private let hasLog: Bool
  private let editor: (@Sendable (String) -> String?)?
  private let samples: SampleVoice?

  /// Creates surroundings in which the tools of these names take whatever they are given.
  init(
    tools: Set<String> = [], diskFault: Int32? = nil, hasLog: Bool = true,
    editor: (@Sendable (String) -> String?)? = nil, samples: SampleVoice? = nil
  ) {
    self.samples = samples
    self.editor = editor
    self.tools = tools
    self.diskFault = diskFault
    self.hasLog = hasLog
  }

  /// The programs that were run, in order.
  var runs: [Run] { state.withLock { $0.runs } }

  /// The lines of the log.
  var lines: [String] { state.withLock { $0.lines } }

  func run(_ words: [String], _ input: [UInt8]) -> Bool {
    state.withLock { $0.runs.append(Run(words: words, input: String(decoding: input, as: UTF8.self))) }
    return words.first.map(tools.contains) ?? false
  }

  func sampleVoice() throws(VoiceRefusal) -> SampleVoice {
    guard let samples else { throw VoiceRefusal(Complaint.quoted("There is no voice.")) }
    return samples
  }

  func edit(_ words: [String], _ text: [UInt8]) -> Editing {
    let text = String(decoding: text, as: UTF8.self)
    state.withLock { $0.runs.append(Run(words: words, input: text)) }
    return editor?(text).map { .done(Array($0.utf8)) } ?? .failed(.quoted("It broke."))
  }

  func keep(_ bytes: [UInt8], at path: String) -> Complaint? {
    if let diskFault { return .system(diskFault) }
    do {
      try FileBytes.write(bytes, to: path)
      return nil
    } catch {
      return .quoted("\(error)")
    }
  }

  /// Begins a file that is written when it is finished.
  func draft(at path: String) -> Result<any FileDraft, Complaint> {
    if let diskFault { return .failure(.system(diskFault)) }
    return .success(Draft(path))
  }

  private final class Draft: FileDraft {
    private let path: String
    private let bytes = Mutex<[UInt8]>([])

    init(_ path: String) { self.path = path }

    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    func finish() throws(Complaint) {
      do { try Data(bytes.withLock { $0 }).write(to: URL(fileURLWithPath: path)) } catch { throw .quoted("\(error)") }
    }
  }

  func log(at path: String) -> (any LineLog)? { hasLog ? Log(self) : nil }

  /// A log that is never full.
  private final class Log: LineLog {
    private let owner: Surroundings

    init(_ owner: Surroundings) { self.owner = owner }

    func append(_ line: String) { owner.state.withLock { $0.lines.append(line) } }
  }
}
