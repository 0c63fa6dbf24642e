import BookFormats
import Glibc
import Processes

/// The programs that are installed on the system.
struct InstalledTools: DocumentTools {
  /// The greatest size of a recognised page, in bytes.
  private static let mostOfPage = 16 << 20

  /// The recognised pages; nil if none are kept.
  private let pages: OutputCache?
  private let supervisor = Supervisor(inFolder: ProgramFolder.path)
  private let programs: SearchPath
  private let home: String?
  /// The folder of the data of Tesseract, if the user has another one than the system.
  private let recognitionData: String?

  /// Finds the folder of the cache by the environment: `$XDG_CACHE_HOME/lectern`, else `~/.cache/lectern`.
  init(environment: [String: String]) {
    pages = OutputCache.inUserCache("pages", environment)
    programs = SearchPath(environment["PATH"] ?? "")
    home = environment["HOME"]
    recognitionData = environment["TESSDATA_PREFIX"]
  }

  func kept(_ key: String) -> [UInt8]? {
    // A page of hOCR ends as it is written; what was cut short is recognised again.
    pages?.output(key, upTo: Self.mostOfPage).flatMap { page in
      page.reversed().starts(with: "</html>\n".utf8.reversed()) ? page : nil
    }
  }

  func keep(_ output: [UInt8], as key: String) { pages?.keep(output, as: key) }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    try output(of: words, limits: limits, folder: nil)
  }

  func file(
    writtenBy words: (_ folder: String) -> [String], limits: ToolLimits
  ) throws(ToolFailure) -> [UInt8] {
    guard let folder = ScratchFolder() else { throw .notStarted(code: errno) }
    do throws(ToolFailure) {
      _ = try output(of: words(folder.path), limits: limits, folder: folder.path)
    } catch {
      if error == .crashed(signal: SIGXFSZ) { throw .tooMuch(bytes: limits.bytes) }
      throw error
    }
    guard let bytes = folder.onlyFile(upTo: limits.bytes) else { throw .status(0) }
    return bytes
  }

  /// Runs a program, which may write a file into a folder.
  private func output(of words: [String], limits: ToolLimits, folder: String?) throws(ToolFailure) -> [UInt8] {
    let words = located(words)
    do throws(ProgramFault) {
      return try ProgramRun(
        words, milliseconds: limits.seconds * 1000, memory: limits.memory, file: folder.map { _ in limits.bytes },
        supervisor: supervisor, reach: limits.document.map { reach(of: words, on: $0, into: folder) }
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

  /// Returns what a program on a document can reach: the document, the program itself and its data.
  private func reach(of words: [String], on document: String, into folder: String?) -> ProgramReach {
    let program = words.first.flatMap { $0.hasPrefix("/") ? $0 : programs.path(of: $0) }
    var reach = ProgramReach(run: program.map(installation) ?? [], written: folder)
    reach.read = recognitionData.map { [$0] } ?? []
    if document.hasPrefix("/proc/") { reach.held = document } else { reach.read.append(document) }
    return reach
  }

  /// Returns the folders that a program is installed in: its own, and the one with its libraries if its own is called
  /// `bin`, but never the user's home as a whole.
  private func installation(of program: String) -> [String] {
    guard let file = FilePresence.realPath(of: program) else { return [program] }
    let parts = file.split(separator: "/").dropLast()
    let folder = "/" + parts.joined(separator: "/")
    guard parts.last == "bin", parts.count > 1 else { return [program, folder] }
    let above = "/" + parts.dropLast().joined(separator: "/")
    return above == home ? [program, folder] : [program, above]
  }

  /// Returns the words with the path of a helper program in place of its name, if it is beside this program.
  private func located(_ words: [String]) -> [String] {
    guard let name = words.first, name.hasPrefix("lectern-"), let here = ProgramFolder.path,
      access("\(here)/\(name)", X_OK) == 0
    else { return words }
    return ["\(here)/\(name)"] + words.dropFirst()
  }

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held(bytes) }

  /// Returns the last line of a program's standard error without its full stop, or nil if there is none.
  private static func complaint(_ errors: String) -> String? {
    let lines = errors.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    return lines.last { !$0.isEmpty }.map { String($0.last == "." ? $0.dropLast() : $0) }
  }

  /// A file in memory.
  struct Held: HeldFile {
    private let file: MemoryFile

    /// Creates a file of some bytes, or returns nil if there is no space.
    init?(_ bytes: [UInt8]) {
      guard let file = MemoryFile(bytes) else { return nil }
      self.file = file
    }

    var path: String { file.path }
  }
}
