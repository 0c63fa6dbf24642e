import CLinux
import Glibc

/// Looks for a screen reader that runs beside the program.
///
/// It looks at files, sockets and names of processes alone and loads nothing, as it is asked before the first word.
package struct ScreenReaderProbe {
  /// The folders in which braille servers have their sockets.
  private static let brailleFolders = ["/var/lib/BrlAPI", "/run/brltty"]
  private static let speakup = "/sys/accessibility/speakup"

  private let root: String
  private let process: Int32
  private let user: UInt32
  private let environment: [String: String]
  private let patience: Int

  /// Creates a probe for a process of a user in an environment, in a file system that may begin elsewhere.
  ///
  /// The session bus may take `patience` milliseconds; the first page waits for it.
  package init(
    root: String = "", process: Int32 = getpid(), user: UInt32 = getuid(), environment: [String: String],
    patience: Int = 50
  ) {
    self.patience = patience
    self.environment = environment
    self.root = root
    self.process = process
    self.user = user
  }

  /// The program that makes the terminal readable, by its name.
  package enum Finding: Hashable, Sendable {
    /// It speaks.
    case speech(String)
    /// It shows the row around the cursor on a braille display.
    case braille(String)
  }

  /// A screen reader that is running, one that speaks before one that is felt; nil when none is found.
  package func find() -> Finding? {
    if hasSpeakup { return .speech("Speakup") }
    if let runningReader { return .speech(runningReader) }
    if AccessibilityBus(environment)?.hasScreenReader(patience: patience) == true {
      return .speech("A screen reader")
    }
    return hasBrailleServer ? .braille("BRLTTY") : nil
  }

  /// Speakup is part of the kernel, and is silent until it is given a synthesizer.
  private var hasSpeakup: Bool {
    guard access(root + Self.speakup, F_OK) == 0 else { return false }
    return SmallFile.line(of: root + Self.speakup + "/synth") != "none"
  }

  private var hasBrailleServer: Bool {
    Self.brailleFolders.map { root + $0 }.contains { folder in
      FolderNames.all(in: folder).contains { LocalSocket.answers(at: folder + "/" + $0) }
    }
  }

  private var runningReader: String? {
    let programs = ProcessList(root: root)
    if let around = programs.ancestors(of: process).lazy.compactMap({ Self.readers[$0.name] }).first {
      return around.name
    }
    for program in programs.all {
      guard let reader = Self.readers[program.name] else { continue }
      switch reader.reach {
      case .itsOwnTerminals: continue
      case .itsUser where programs.owner(of: program.id) == user: return reader.name
      case .itsUser: continue
      case .theMachine where [user, 0].contains(programs.owner(of: program.id)): return reader.name
      case .theMachine: continue
      }
    }
    return nil
  }

  /// Whose screens a screen reader reads.
  private enum Reach {
    /// Of the programs that it has started.
    case itsOwnTerminals
    case itsUser
    /// Everybody's, where the system has started it.
    case theMachine
  }

  private static let readers: [String: (name: String, reach: Reach)] = [
    "tdsr": ("TDSR", .itsOwnTerminals), "orca": ("Orca", .itsUser), "fenrir": ("Fenrir", .theMachine),
    "fenrir-daemon": ("Fenrir", .theMachine),
  ]
}
