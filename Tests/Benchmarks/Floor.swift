import CXML
import CZip
import Foundation
import TextUnits

/// The work that no reader could do without, in the fewest steps the same libraries allow.
enum Floor {
  /// Starts a program that does nothing, and waits for its end.
  static func processStart() {
    var id: pid_t = 0
    let name = strdup("/bin/true")
    defer { free(name) }
    var arguments = [name, nil]
    guard posix_spawn(&id, "/bin/true", nil, nil, &arguments, nil) == 0 else { return }
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  /// Inflates every document of an archive and has libxml2 tell its events to nobody.
  static func inflateAndParse(_ path: String) {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else { return }
    defer { zip_discard(archive) }
    for index in 0..<UInt64(max(0, zip_get_num_entries(archive, 0))) {
      guard let bytes = bytes(of: index, in: archive), bytes.starts(with: Array("<?xml".utf8)) else { continue }
      parse(bytes)
    }
  }

  /// Breaks a text into sentences, a paragraph at a time.
  static func sentences(_ paragraphs: [Substring]) {
    let breaker = TextBreaker()
    for paragraph in paragraphs { _ = breaker.boundaries(.sentence, of: paragraph, language: "en") }
  }

  private static func bytes(of index: UInt64, in archive: OpaquePointer) -> [UInt8]? {
    var facts = zip_stat_t()
    guard zip_stat_index(archive, index, 0, &facts) == 0, let file = zip_fopen_index(archive, index, 0) else {
      return nil
    }
    defer { zip_fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: Int(facts.size)) { buffer, count in
      count = max(0, Int(zip_fread(file, buffer.baseAddress, facts.size)))
    }
  }

  private static func parse(_ bytes: [UInt8]) {
    var events = xmlSAXHandler()
    events.initialized = UInt32(XML_SAX2_MAGIC)
    events.startElementNs = { _, _, _, _, _, _, _, _, _ in }
    events.endElementNs = { _, _, _, _ in }
    events.characters = { _, _, _ in }
    bytes.withUnsafeBytes { raw in
      _ = xmlSAXUserParseMemory(&events, nil, raw.bindMemory(to: CChar.self).baseAddress, Int32(raw.count))
    }
  }
}
