import Foundation
import Glibc
import TestSupport
import Testing

/// Speech Dispatcher with eSpeak NG and a sound server without a sound card, in a folder of their own.
final class SpeechDaemon {
  /// A Boolean value that indicates whether all programs are installed.
  static var isInstalled: Bool {
    ["/usr/bin/speech-dispatcher", "/usr/bin/pulseaudio", "/usr/lib/speech-dispatcher-modules/sd_espeak-ng"]
      .allSatisfy(FileManager.default.isExecutableFile)
  }

  let folder: TemporaryFolder
  private var programs: [Process] = []

  /// The environment of a client.
  var environment: [String: String] { ["SPEECHD_ADDRESS": "unix_socket:\(folder.path)/sock", "PATH": "/nowhere"] }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["modules", "clients", "log", "run"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    _ = try folder.write(
      """
      LogLevel 1
      LogDir "\(folder.path)/log"
      AudioOutputMethod "pulse"
      AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
      DefaultModule espeak-ng

      """, to: "speechd.conf")
    try FileManager.default.copyItem(
      atPath: "/etc/speech-dispatcher/modules/espeak-ng.conf", toPath: "\(folder.path)/modules/espeak-ng.conf")
    try start(
      "pulseaudio", "--daemonize=no", "-n", "--exit-idle-time=-1", "--load=module-null-sink sink_name=t",
      "--load=module-native-protocol-unix socket=\(folder.path)/pulse auth-anonymous=1")
    try wait(for: "pulse")
    try start(
      "speech-dispatcher", "-s", "-t", "0", "-C", folder.path, "-c", "unix_socket", "-S", "\(folder.path)/sock", "-L",
      "\(folder.path)/log", "-P", "\(folder.path)/pid")
    try wait(for: "sock")
  }

  deinit {
    // All of them first: the end of one may not be noticed before that of another.
    for program in programs.reversed() { kill(program.processIdentifier, SIGKILL) }
    for program in programs { program.waitUntilExit() }
  }

  private func start(_ name: String, _ arguments: String...) throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    program.arguments = arguments
    program.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path + "/run",
      "PULSE_SERVER": "unix:\(folder.path)/pulse", "LC_ALL": "C.UTF-8",
    ]
    (program.standardInput, program.standardOutput, program.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
    )
    try program.run()
    programs.append(program)
  }

  private func wait(for name: String) throws {
    let isThere = { FileManager.default.fileExists(atPath: "\(self.folder.path)/\(name)") }
    try #require(FolderWatch(folder.path).wait(until: isThere))
  }
}
