import CHyphen
import Glibc

/// Hyphenation patterns that libhyphen has loaded; immutable.
public final class Patterns: @unchecked Sendable {
  private let patterns: UnsafeMutablePointer<HyphenDict>
  /// The byte of each character, where the patterns are in a character set of single bytes; nil where they are in
  /// UTF-8.
  private let bytes: [Unicode.Scalar: UInt8]?

  /// Loads a file; nil where it cannot be read as patterns.
  ///
  /// - Complexity: O(n) in the length of the file: about 10 ms for English, 2 s for German.
  public init?(_ file: PatternFile) {
    guard let patterns = hnj_hyphen_load(file.path) else { return nil }
    self.patterns = patterns
    bytes = patterns.pointee.utf8 != 0 ? nil : Self.bytes(of: Self.characterSet(of: patterns))
  }

  deinit { hnj_hyphen_free(patterns) }

  /// Returns the UTF-8 offsets in a word that a hyphen may stand at, in order.
  ///
  /// `accessibility` → after `ac`, `acces`, `accessi` and `accessibil`. A word with a character that the patterns do
  /// not know is not divided.
  public func breaks(in word: String) -> [Int] {
    // Patterns are written in small letters, and a letter that becomes two of them would move all places behind it.
    let scalars = Array(word.unicodeScalars)
    let small = Array(word.lowercased().unicodeScalars)
    guard small.count == scalars.count, let written = written(small), written.count < Int(Int16.max) else {
      return []
    }
    var hyphens = [CChar](repeating: 0, count: written.count + 5)
    // The library looks for the end of the word by its NUL, too.
    let status = (written + [0]).withUnsafeBufferPointer {
      lectern_hyphenate(patterns, $0.baseAddress, Int32(written.count), &hyphens)
    }
    guard status == 0 else { return [] }
    var (breaks, offset): ([Int], Int) = ([], 0)
    for (index, scalar) in scalars.dropLast().enumerated() {
      offset += UTF8.width(scalar)
      if hyphens[index] & 1 == 1 { breaks.append(offset) }
    }
    return breaks
  }

  private func written(_ word: [Unicode.Scalar]) -> [CChar]? {
    guard let bytes else {
      return word.flatMap { UTF8.encode($0).map(Array.init) ?? [] }.map(CChar.init(bitPattern:))
    }
    var written: [CChar] = []
    for scalar in word {
      guard let byte = bytes[scalar] else { return nil }
      written.append(CChar(bitPattern: byte))
    }
    return written
  }

  private static func characterSet(of patterns: UnsafeMutablePointer<HyphenDict>) -> String {
    withUnsafeBytes(of: &patterns.pointee.cset) { name in String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Returns the characters of a set of single bytes; those of ASCII alone where the set is not known.
  private static func bytes(of characterSet: String) -> [Unicode.Scalar: UInt8] {
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0)..<0x80 { bytes[Unicode.Scalar(byte)] = byte }
    // The names are those of Hunspell, which leaves out the hyphen of `ISO-8859-1`.
    let name = characterSet.hasPrefix("ISO8859") ? "ISO-8859" + characterSet.dropFirst(7) : characterSet
    let converter = iconv_open("UTF-8", name)
    guard converter != iconv_t(bitPattern: -1) else { return bytes }
    defer { iconv_close(converter) }
    for byte in UInt8(0x80)...0xFF {
      if let scalar = scalar(of: byte, by: converter) { bytes[scalar] = byte }
    }
    return bytes
  }

  private static func scalar(of byte: UInt8, by converter: iconv_t?) -> Unicode.Scalar? {
    var (input, output) = ([CChar(bitPattern: byte)], [CChar](repeating: 0, count: 8))
    let length = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        var (left, room) = (input.count, output.count)
        return iconv(converter, &from, &left, &to, &room) == -1 ? 0 : output.count - room
      }
    }
    return String(decoding: output.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self).unicodeScalars.first
  }
}
