import Glibc
import Processes
import Words

/// The list of the voices of eSpeak NG, which its helper is asked for once: the list is remembered by the time stamps
/// of the helper and of the data of the engine.
struct EspeakVoiceList {
  /// The longest list, in bytes.
  private static let mostBytes = 1 << 20
  private static let key = "espeak"

  /// The cache of the list; nil if it is not remembered.
  let cache: OutputCache?

  /// Returns the voices of a helper: those that are remembered, if they are still true, else those that it lists.
  func voices(of helper: String) throws(ProgramFault) -> EspeakVoices {
    if let kept = cache?.output(Self.key, upTo: Self.mostBytes) {
      let lines = String(decoding: kept, as: UTF8.self)
      let (stamp, rest) = lines.splitAtLine
      let voices = EspeakVoices(lines: rest)
      if stamp == Self.stamp(of: helper, listing: rest), !voices.all.isEmpty { return voices }
    }
    let listed = try EspeakVoices.lines(of: helper)
    let voices = EspeakVoices(lines: listed)
    if let stamp = Self.stamp(of: helper, listing: listed), !voices.all.isEmpty {
      cache?.keep(Array((stamp + "\n" + listed).utf8), as: Self.key)
    }
    return voices
  }

  /// Returns the time stamps that a list holds for; nil if they cannot be found.
  ///
  /// The first line of a list is the folder of the engine's data.
  private static func stamp(of helper: String, listing lines: String) -> String? {
    let folder = lines.splitAtLine.line
    guard helper.hasPrefix("/"), folder.hasPrefix("/") else { return nil }
    var stamps: [String] = []
    for path in [helper, folder, folder + "/lang", folder + "/voices", folder + "/voices/!v"] {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      stamps.append("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
    }
    return stamps.joined(separator: "; ")
  }
}

extension String {
  /// The first line, and what follows it.
  fileprivate var splitAtLine: (line: String, rest: String) {
    guard let end = firstIndex(of: "\n") else { return (self, "") }
    return (String(self[..<end]), String(self[index(after: end)...]))
  }
}
