import Reading
import TestSupport
import Testing
import TextModel

/// The words that were written on a passage when they cannot be kept.
@Suite struct UnkeptNoteTests {
  private final class Disk {
    var isFull = true
  }

  @Test func `what was written stays in its line until it is kept`() throws {
    let disk = Disk()
    var session = try SessionFixture(TextFixture(paragraphs: ["One two three."])) { effect in
      guard case .mark(.add(let kind, _, let words, _)) = effect, words == "a thought" else { return nil }
      return .answered(disk.isFull, kind)
    }
    #expect(
      try session.heard("C-S-Right : \"note\" Enter \"a thought\" Enter").last
        == "Note. a thought. Error: Could not save. The disk is full. Text field.")
    disk.isFull = false
    #expect(try session.heard("Enter") == ["Text saved."])
    #expect(try session.heard("V").last == "Selected: One")
  }
}

extension News.Answer {
  fileprivate static func answered(_ isFull: Bool, _ kind: Annotation.Kind) -> News.Answer {
    isFull ? .markFailed("The disk is full.") : .marked(.added(kind))
  }
}
