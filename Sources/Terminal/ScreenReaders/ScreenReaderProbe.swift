import CLinux
import Glibc

/// A search for a screen reader that runs on the system.
///
/// It only examines files, sockets, the names of processes and the session bus, and loads nothing, since it runs
/// before the first output.
package struct ScreenReaderProbe {
  /// The folders with the sockets of braille servers.
  private static let brailleFolders = ["/var/lib/BrlAPI", "/run/brltty"]
  private static let speakup = "/sys/accessibility/speakup"

  private let root: String
  private let process: Int32
  private let user: UInt32
  private let environment: [String: String]
  private let patience: Int

  /// Creates a probe for a process of a user in an environment, in a file system with a root folder.
  ///
  /// The session bus has `patience` milliseconds to answer, for which the first page waits.
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

  /// The kind of a screen reader that was found, with its name.
  package enum Finding: Hashable, Sendable {
    /// The screen reader speaks.
    case speech(String)
    /// The screen reader shows the row of the cursor on a braille display.
    case braille(String)
  }

  /// Returns a screen reader that is running, with speech before braille, or nil if none is found.
  package func find() -> Finding? {
    if hasSpeakup { return .speech("Speakup") }
    if let runningReader { return .speech(runningReader) }
    if AccessibilityBus(environment)?.hasScreenReader(patience: patience) == true {
      return .speech("A screen reader")
    }
    return hasBrailleServer ? .braille("BRLTTY") : nil
  }

  /// A Boolean value that indicates whether Speakup, which is part of the kernel, is active; it is silent without a
  /// synthesizer.
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

  /// The terminals that a screen reader reads.
  private enum Reach {
    /// The terminals of the programs that it has started.
    case itsOwnTerminals
    case itsUser
    /// All terminals of the machine, if the system has started it.
    case theMachine
  }

  private static let readers: [String: (name: String, reach: Reach)] = [
    "tdsr": ("TDSR", .itsOwnTerminals), "orca": ("Orca", .itsUser), "fenrir": ("Fenrir", .theMachine),
    "fenrir-daemon": ("Fenrir", .theMachine),
  ]
}
