import CLinux
import Glibc

/// A run of an editor, which has the terminal until it ends, on a file that only its owner can read.
package enum EditorRun {
  /// The reason why a text could not be edited.
  package enum Refusal: Error, Hashable {
    /// The folder is not writable.
    case folder(String)
    /// The file is not writable.
    case file(String)
    /// There is no terminal for the editor.
    case noTerminal
    /// The editor could not be started, with an error number of the system.
    case notStarted(program: String, code: Int32)
    /// The state of the editor is unknown, because waiting for it failed.
    case gone(program: String)
    /// The editor failed.
    case failed(program: String)
    /// The editor removed the file.
    case leftNothing(program: String)
    /// The edited text is longer than any note.
    case tooLong
  }

  /// The greatest length of an edited text, in bytes.
  private static let longest = 1 << 20

  /// Edits a text in an editor and returns the result; the file is then removed with all others that the editor has
  /// left.
  package static func edit(_ text: [UInt8], by words: [String], inFolder parent: String) throws(Refusal) -> [UInt8] {
    guard let folder = ScratchFolder(in: parent) else { throw Refusal.folder(parent) }
    let path = folder.path + "/note.txt"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Refusal.file(path) }
    let isWritten = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == text.count
    guard close(file) == 0, isWritten else { throw Refusal.file(path) }
    try run(words + [path])
    let edited = Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW))
    guard edited.number >= 0 else { throw Refusal.leftNothing(program: words[0]) }
    var bytes: [UInt8] = []
    while let more = edited.read(upTo: 64 << 10), !more.isEmpty, bytes.count <= longest { bytes += more }
    guard bytes.count <= longest else { throw Refusal.tooLong }
    return bytes
  }

  /// Runs an editor in the process group of this program, so that the keys of the terminal reach it, and the shell
  /// stops and continues both at once.
  private static func run(_ words: [String]) throws(Refusal) {
    let terminal = Descriptor(open("/dev/tty", O_RDWR | O_CLOEXEC))
    guard terminal.number >= 0 else { throw Refusal.noTerminal }
    let streams = ChildProcess.Streams(input: terminal, output: terminal, errors: terminal)
    let editor: ChildProcess
    do throws(StartFailure) {
      editor = try ChildProcess.start(words, streams, group: getpgrp())
    } catch {
      throw Refusal.notStarted(program: error.program, code: error.code)
    }
    var status: Int32 = 0
    while true {
      if waitpid(editor.id, &status, WUNTRACED) < 0 {
        guard errno == EINTR else { throw Refusal.gone(program: words[0]) }
        continue
      }
      // A stopped program has 0x7F in the low byte of its status (sys/wait.h); this program then stops, too.
      guard status & 0xFF == 0x7F else { break }
      raise(SIGSTOP)
    }
    guard status == 0 else { throw Refusal.failed(program: words[0]) }
  }
}
