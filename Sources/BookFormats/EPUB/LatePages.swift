import Archives
import Synchronization
import TextModel

/// The pages of a page list by the sections that they begin in, read when the first section is.
///
/// A book without a page list is not made to wait for its navigation: that it has none is seen without reading it.
final class LatePages: Sendable {
  private typealias Pages = [Int: [(label: String, anchor: String?)]]

  private let archive: Archive
  private let paths: [String]
  private let navigation: LateNavigation
  private let found = Mutex<Pages?>(nil)

  init(_ archive: Archive, _ package: PackageDocument, _ navigation: LateNavigation) {
    self.archive = archive
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
      guard let bytes = try? archive.read(path) else { return false }
      let text = Substring(decoding: bytes, as: UTF8.self).utf8
      return ["page-list", "doc-pagelist", "pageList", "pagelist"].contains { text.firstRange(of: $0.utf8) != nil }
    }
  }
}
