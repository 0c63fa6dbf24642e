import BookFormats
import Glibc
import Processes

/// The programs that are installed on the system.
struct InstalledTools: DocumentTools {
  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    do throws(ProgramFault) {
      return try ProgramRun(located(words), milliseconds: limits.seconds * 1000, memory: limits.memory).output(
        upTo: limits.bytes)
    } catch {
      switch error {
      case .missing: throw .missing
      case .notStarted(let code): throw .notStarted(code: code)
      case .failed(let status, let errors):
        throw Self.complaint(errors).map { .failed(message: $0) } ?? .status(status)
      case .crashed(let signal): throw .crashed(signal: signal)
      case .tooSlow: throw .tooSlow(seconds: limits.seconds)
      case .tooMuch(let bytes): throw .tooMuch(bytes: bytes)
      case .tooHungry(let bytes): throw .tooHungry(bytes: bytes)
      }
    }
  }

  /// Returns the words with the path of a helper program in place of its name, if it is beside this program.
  private func located(_ words: [String]) -> [String] {
    guard let name = words.first, name.hasPrefix("lectern-"), let here = Self.folder,
      access("\(here)/\(name)", X_OK) == 0
    else { return words }
    return ["\(here)/\(name)"] + words.dropFirst()
  }

  /// The folder of this program.
  private static let folder: String? = {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }()

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { MemoryFile(bytes).map(Held.init) }

  /// Returns the last line of a program's standard error without its full stop, or nil if there is none.
  private static func complaint(_ errors: String) -> String? {
    let lines = errors.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    return lines.last { !$0.isEmpty }.map { String($0.last == "." ? $0.dropLast() : $0) }
  }

  private struct Held: HeldFile {
    let file: MemoryFile

    init(_ file: MemoryFile) { self.file = file }

    var path: String { file.path }
  }
}
