import Foundation
import Processes
import TestSupport
import Testing

/// Outputs that are kept within a limit.
@Suite struct OutputCacheTests {
  private static func file(_ name: String, _ size: Int, _ lastUse: Int) -> CacheRule.File {
    CacheRule.File(name: name, size: size, lastUse: lastUse)
  }

  @Test(
    arguments: [
      ([], []),
      // No more than the limit of 100.
      ([file("a", 40, 1), file("b", 60, 2)], []),
      // Removed until a tenth is free, the one that was not used for the longest time first.
      ([file("a", 40, 3), file("b", 11, 1), file("c", 50, 2)], ["b"]),
      ([file("a", 80, 3), file("b", 5, 1), file("c", 50, 2)], ["b", "c"]),
      ([file("a", 400, 3)], ["a"]),
      // Names decide between equal times.
      ([file("b", 60, 1), file("a", 60, 1)], ["a"]),
      // A file that is being written does not count, and is removed only if its program is gone.
      ([file(".a.7", 400, 9_999), file("b", 60, 1)], []), ([file(".a.7", 4, 1), file("b", 60, 1)], [".a.7"]),
    ] as [([CacheRule.File], [String])])
  func `the files that were not used for the longest time are too much`(files: [CacheRule.File], surplus: [String]) {
    #expect(CacheRule(most: 100).surplus(of: files, now: 10_000).map(\.name) == surplus)
  }

  @Test func `what is kept is found by another, and what is used stays longer`() throws {
    let home = try TemporaryFolder()
    let folder = home.path + "/lectern/pages"
    let cache = OutputCache(folder: folder, rule: CacheRule(most: 100))
    #expect(cache.output("a", upTo: 1_000) == nil)
    for name in ["a", "b"] { cache.keep(Array(repeating: 7, count: 40), as: name) }
    // Both were used long ago, until the first is used again.
    for name in ["a", "b"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: folder + "/" + name)
    }
    #expect(OutputCache(folder: folder).output("a", upTo: 1_000)?.count == 40)
    cache.keep(Array(repeating: 7, count: 30), as: "c")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "c"])
  }

  @Test func `nobody else reads what is kept`() throws {
    let home = try TemporaryFolder()
    OutputCache(folder: home.path + "/pages").keep([1], as: "a")
    for (path, rights) in [("/pages", 0o700), ("/pages/a", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: home.path + path)
      #expect((attributes[.posixPermissions] as? Int) == rights, "\(path)")
    }
  }

  @Test func `a folder that cannot be made keeps nothing, and nothing fails`() {
    let cache = OutputCache(folder: "/dev/null/pages")
    cache.keep([1], as: "a")
    #expect(cache.output("a", upTo: 10) == nil)
  }
}
