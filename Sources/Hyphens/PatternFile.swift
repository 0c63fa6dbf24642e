import Glibc

/// A file of hyphenation patterns, as Debian's `hyphen-*` packages install them.
public struct PatternFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// Finds the patterns of a language in folders of shared data; nil where there are none.
  ///
  /// `en-GB` → `hyph_en_GB.dic`, else `hyph_en.dic`, else `hyph_en_EN.dic`, else the first in order of `hyph_en_*.dic`.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag.
  ///   - folders: Folders such as `/usr/share`, whose folder `hyphen` is looked into.
  public init?(language: String, in folders: [String]) {
    let parts = language.split { $0 == "-" || $0 == "_" }
    guard let primary = parts.first?.lowercased(), !primary.isEmpty,
      parts.allSatisfy({
        $0.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
      })
    else { return nil }
    let wanted = [
      ([primary] + parts.dropFirst().map { $0.uppercased() }).joined(separator: "_"), primary,
      primary + "_" + primary.uppercased(),
    ]
    for folder in folders {
      let all = Self.names(in: folder + "/hyphen")
      let name =
        wanted.lazy.map { "hyph_\($0).dic" }.first(where: all.contains)
        ?? all.filter { $0.hasPrefix("hyph_\(primary)_") && $0.hasSuffix(".dic") }.min()
      guard let name else { continue }
      path = folder + "/hyphen/" + name
      return
    }
    return nil
  }

  private static func names(in folder: String) -> Set<String> {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: Set<String> = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.insert(name)
    }
    return names
  }
}
