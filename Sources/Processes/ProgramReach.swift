/// The files that a program can reach beside those of the system, which it can read and run.
package struct ProgramReach: Hashable, Sendable {
  /// The folders of the system, and those of package managers beside it.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib64", "/opt", "/nix/store", "/gnu/store", "/home/linuxbrew/.linuxbrew",
  ]
  /// The settings of the system and of themselves that programs read.
  private static let readable = [
    "/etc/ld.so.cache", "/etc/localtime", "/etc/alternatives", "/etc/fonts", "/etc/ssl/openssl.cnf", "/proc/self",
    "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu", "/dev/urandom", "/dev/random", "/dev/zero",
  ]

  /// The files and folders that the program can read.
  package var read: [String]
  /// The folders of the program itself, if it is outside of the system.
  package var run: [String]
  /// The folder that the program can write into, or nil for none.
  package var written: String?
  /// A file that the program finds open, by the path that is among its words; it can be one of another process.
  package var held: String?

  /// Creates the reach of a program.
  package init(read: [String] = [], run: [String] = [], written: String? = nil, held: String? = nil) {
    (self.read, self.run, self.written, self.held) = (read, run, written, held)
  }

  /// The options of the supervisor.
  var options: [String] {
    (Self.system + run).flatMap { ["--run", $0] } + (Self.readable + read).flatMap { ["--read", $0] }
      + (["/dev/null"] + (written.map { [$0] } ?? [])).flatMap { ["--write", $0] }
      + (held.map { ["--held", $0] } ?? [])
  }
}
