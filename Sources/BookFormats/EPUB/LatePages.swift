import Glibc
import Synchronization
import TextModel

/// The pages of a page list by the sections that they begin in, read when the first section is.
///
/// A book without a page list is not made to wait for its navigation: that it has none is seen without reading it.
final class LatePages: Sendable {
  private typealias Pages = [Int: [(label: String, anchor: String?)]]

  private let files: PackedFiles
  private let paths: [String]
  private let navigation: LateNavigation
  private let found = Mutex<Pages?>(nil)

  init(_ files: PackedFiles, _ package: PackageDocument, _ navigation: LateNavigation) {
    self.files = files
    self.navigation = navigation
    paths = [package.nav, package.ncx].compactMap { $0?.path }
  }

  /// The pages that begin in a section.
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

  /// Whether one of the documents that lead into the book has the name of a page list in it.
  private var hasPageList: Bool {
    paths.contains { path in
      guard let bytes = try? files.read(path).bytes else { return false }
      let names: [StaticString] = ["page-list", "pagelist", "pageList"]
      return names.contains { Self.has($0, in: bytes) }
    }
  }

  /// A first page waits for this, so bytes are not looked through one by one.
  private static func has(_ name: StaticString, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard var next = bytes.baseAddress else { return false }
      let end = next + bytes.count
      let first = Int32(name.utf8Start.pointee)
      while end - next >= name.utf8CodeUnitCount, let found = memchr(next, first, end - next) {
        let start = UnsafeRawPointer(found)
        guard end - start >= name.utf8CodeUnitCount else { return false }
        if memcmp(start, name.utf8Start, name.utf8CodeUnitCount) == 0 { return true }
        next = start + 1
      }
      return false
    }
  }
}
