import Glibc
import Synchronization
import TextModel

/// The pages of a page list by the sections that they begin in, read when the first section is.
///
/// A book without a page list is not made to wait for its navigation: that it has none is seen without reading it.
final class LazyPages: Sendable {
  private typealias Pages = [Int: [(label: String, anchor: String?)]]

  private let files: PackedFiles
  private let paths: [String]
  private let navigation: LazyNavigation
  private let found = Mutex<Pages?>(nil)

  init(_ files: PackedFiles, _ package: PackageDocument, _ navigation: LazyNavigation) {
    self.files = files
    self.navigation = navigation
    paths = [package.nav, package.ncx].compactMap { $0?.path }
  }

  /// Returns the pages that begin in a section.
  func pages(ofSection index: Int) -> [(label: String, anchor: String?)] {
    found.withLock { pages in
      let all = pages ?? (hasPageList ? read() : [:])
      pages = all
      return all[index] ?? []
    }
  }

  private func read() -> Pages {
    var result: Pages = [:]
    for entry in navigation.found.navigation.pages {
      if case .place(let section, let anchor)? = entry.destination {
        result[section, default: []].append((entry.label, anchor))
      }
    }
    return result
  }

  /// A Boolean value that indicates whether one of the documents that lead into the book has the name of a page list in
  /// it.
  private var hasPageList: Bool {
    paths.contains { path in
      guard let bytes = try? files.read(path).bytes else { return false }
      return Self.namesPageList(bytes)
    }
  }

  /// Returns a Boolean value that indicates whether there is `page-list`, `pagelist` or `pageList` anywhere.
  ///
  /// A first page waits for this, so it looks for the letter G and not at every byte: few words of a table of
  /// contents have one.
  private static func namesPageList(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var next = base
      while let found = memchr(next, Int32(UInt8(ascii: "g")), base + bytes.count - next) {
        let place = UnsafeRawPointer(found) - base
        if place >= 2, bytes[(place - 2)..<place].elementsEqual("pa".utf8) {
          let rest = bytes[(place + 1)...].prefix(6)
          if ["e-list", "elist", "eList"].contains(where: { rest.starts(with: $0.utf8) }) { return true }
        }
        next = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
