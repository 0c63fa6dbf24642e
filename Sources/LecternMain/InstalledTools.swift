import BookFormats
import Glibc
import Processes

/// The programs that are installed on the system.
struct InstalledTools: DocumentTools {
  /// The greatest size of a recognised page, in bytes.
  private static let mostOfPage = 16 << 20

  /// The recognised pages; nil if none are kept.
  private let pages: OutputCache?

  /// Finds the folder of the cache by the environment: `$XDG_CACHE_HOME/lectern`, else `~/.cache/lectern`.
  init(environment: [String: String]) {
    pages = OutputCache.inUserCache("pages", environment)
  }

  func kept(_ key: String) -> [UInt8]? {
    // A page of hOCR ends as it is written; what was cut short is recognised again.
    pages?.output(key, upTo: Self.mostOfPage).flatMap { page in
      page.reversed().starts(with: "</html>\n".utf8.reversed()) ? page : nil
    }
  }

  func keep(_ output: [UInt8], as key: String) { pages?.keep(output, as: key) }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    try output(of: words, limits: limits, file: nil)
  }

  func file(
    writtenBy words: (_ folder: String) -> [String], limits: ToolLimits
  ) throws(ToolFailure) -> [UInt8] {
    guard let folder = ScratchFolder() else { throw .notStarted(code: errno) }
    do throws(ToolFailure) {
      _ = try output(of: words(folder.path), limits: limits, file: limits.bytes)
    } catch {
      if error == .crashed(signal: SIGXFSZ) { throw .tooMuch(bytes: limits.bytes) }
      throw error
    }
    guard let bytes = folder.onlyFile(upTo: limits.bytes) else { throw .status(0) }
    return bytes
  }

  private func output(of words: [String], limits: ToolLimits, file: Int?) throws(ToolFailure) -> [UInt8] {
    do throws(ProgramFault) {
      return try ProgramRun(
        located(words), milliseconds: limits.seconds * 1000, memory: limits.memory, file: file
      ).output(upTo: limits.bytes)
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
    guard let name = words.first, name.hasPrefix("lectern-"), let here = ProgramFolder.path,
      access("\(here)/\(name)", X_OK) == 0
    else { return words }
    return ["\(here)/\(name)"] + words.dropFirst()
  }

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
