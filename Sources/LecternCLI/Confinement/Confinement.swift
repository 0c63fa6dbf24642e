import Words

/// The means that confine the processes that read books.
package struct Confinement: Hashable, Sendable {
  /// The version of Landlock that the kernel has, or 0 for none: it confines files.
  package let landlock: Int
  /// A Boolean value that indicates whether the kernel has seccomp: it confines system calls.
  package let hasCalls: Bool
  /// A Boolean value that indicates whether there is the helper that starts other programs.
  package let hasSupervisor: Bool

  /// Creates a description.
  package init(landlock: Int = 0, hasCalls: Bool = false, hasSupervisor: Bool = false) {
    self.landlock = landlock
    self.hasCalls = hasCalls
    self.hasSupervisor = hasSupervisor
  }

  /// The description in lines.
  var lines: [String] {
    let files = landlock > 0 ? "Landlock, version \(landlock)" : "not confined: the kernel has no Landlock"
    let calls = hasCalls ? "seccomp" : "not confined: the kernel has no seccomp"
    let programs =
      hasSupervisor
      ? "confined likewise, and ended with lectern, by lectern-supervisor"
      : "not confined: lectern-supervisor is not beside lectern"
    return [
      "Parsers of text, toc, info, search, check, units, audit and read without a voice:", "  files: \(files)",
      "  system calls: \(calls)", "Other programs that read a document: \(programs)",
      "Parsers of books on the screen and in a voice, of transcript and of ocr: with the rights of the user",
    ]
  }

  /// Says once which means are missing on a system, where any are: books are read without them.
  ///
  /// What was said is kept in the state folder. Where there is none nothing is said, as it would be with every book.
  package func tellOnce(_ edges: Edges) {
    guard landlock == 0 || !hasCalls || !hasSupervisor,
      let file = StateFolder.file("confinement", in: edges.environment)
    else { return }
    let told = Array(lines.map { $0 + "\n" }.joined().utf8)
    guard (try? edges.ownBytes(of: file)) != told, edges.keep(told, file) == nil else { return }
    edges.complain("lectern: " + edges.catalogue.text(Complaint(.partlyConfined)))
  }
}
