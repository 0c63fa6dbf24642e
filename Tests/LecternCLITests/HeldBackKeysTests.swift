import Accessibility
import LecternCLI
import TestSupport
import Testing

/// Keys that come faster than a book is searched, as from a script or a quick hand.
@Suite struct HeldBackKeysTests {
  /// What is heard of keys where nothing that is done in the background is ever done.
  private func heard(_ keys: String) throws -> [String] {
    let home = try TemporaryFolder()
    let book = try EPUBFixture("<p>A river.</p><p>No water.</p><p>The river runs.</p><p>A river ends.</p>").write(
      to: home)
    return ProgramRun([book, "--line"], home: home, keyboard: TypedKeys(keys), background: { _ in }).lines
  }

  @Test func `what is looked for last is found before a script ends`() throws {
    #expect(try heard("/water\r").suffix(2) == ["Match 1 of 1.", "No water."])
    #expect(try heard("/sea\r").last == "No matches for sea.")
  }

  @Test func `keys behind a search go on from what it finds, each in its turn`() throws {
    #expect(try heard("/river\rn.").suffix(3) == ["Match 2 of 3.", "The river runs.", "A river ends."])
    #expect(try heard("/water\r/river\rn").suffix(2) == ["Match 3 of 3.", "A river ends."])
  }

  @Test func `what takes a search back does not wait for it`() throws {
    let said = try heard("/river\rnnn\u{1B}")
    #expect(!said.contains { $0.hasPrefix("Match") }, "\(said)")
  }
}
