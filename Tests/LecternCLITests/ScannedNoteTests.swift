import Foundation
import TestSupport
import Testing

/// Notes on scans, which know where their words are in the pictures.
@Suite struct ScannedNoteTests {
  private let trade: NoteTrade
  private let path: String

  init() throws {
    trade = try NoteTrade()
    path = try ScanFixture.write(ScanFixture.letter, to: trade.home)
  }

  @Test func `a passage over a page turn has its pages, and a rectangle for each line`() {
    _ = trade.hear(". . . C-s", in: path)
    let notes = trade.lectern("notes", path, "--format", "json").output
    #expect(notes.contains(#""text":"I liked the elephants best, and my brother wanted to take the lions home.""#))
    let places =
      #""pictures":[{"page":1,"rectangles":[[230,140,160,30]]},"#
      + #"{"page":2,"rectangles":[[20,20,340,30],[20,60,230,30]]}]}"#
    #expect(notes.contains(places), "\(notes)")
  }

  @Test func `a note in a scan that is not named, and a note in another book, have no rectangles`() throws {
    _ = trade.hear("C-s", in: path)
    #expect(trade.lectern("notes", "--format", "json").output.contains(#""pictures":null}"#))
    let other = try NoteTrade.book().write(to: trade.home)
    _ = trade.hear("C-s", in: other)
    #expect(trade.lectern("notes", other, "--format", "json").output.contains(#""pictures":null}"#))
    #expect(!trade.lectern("notes", other, "--format", "w3c").output.contains("FragmentSelector"))
  }

  @Test func `words that are not at their place any more have no rectangles`() throws {
    let scan = try ScanFixture.writePictures(to: trade.home)
    func run(_ arguments: String..., reading text: String) -> String {
      let helper = HeldRecogniser([ScanFixture.page([[text]])])
      helper.release(0)
      return ProgramRun(arguments, home: trade.home, tools: helper).output
    }
    _ = run("transcript", scan, "--keys", "C-s", "--speech-only", reading: "Dear Ann,")
    let notes = ["Dear Ann,", "Dear Amy,"].map { run("notes", scan, "--format", "json", reading: $0) }
    #expect(notes[0].contains(#""rectangles":[[20,20,90,30]]"#), "\(notes)")
    #expect(notes[1].contains(#""text":"Dear Ann,""#) && notes[1].contains(#""pictures":null}"#), "\(notes)")
  }

  @Test func `an annotation has a target for each rectangle beside that of the words, and comes back as it was`()
    throws
  {
    _ = trade.hear(". . . C-s", in: path)
    let before = trade.lectern("notes", path, "--format", "json").output
    let text = trade.lectern("notes", path, "--format", "w3c").output
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let targets = try #require(parsed?.first?["target"] as? [[String: Any]])
    #expect(targets.count == 4)
    let places = targets.dropFirst().compactMap { target -> String? in
      guard let page = target["selector"] as? [String: Any], let region = page["refinedBy"] as? [String: Any],
        region["conformsTo"] as? String == "http://www.w3.org/TR/media-frags/"
      else { return nil }
      return "\(page["value"] ?? "") \(region["value"] ?? "")"
    }
    #expect(
      places == ["page=1 xywh=230,140,160,30", "page=2 xywh=20,20,340,30", "page=2 xywh=20,60,230,30"], "\(text)")
    #expect(targets[1]["source"] as? String == (targets[0]["source"] as? [String: Any])?["id"] as? String)
    let file = try trade.write(text, as: "notes.json")
    try trade.forgetShelf()
    #expect(trade.lectern("notes", "--import", file, path).output == "1 note imported.\n")
    #expect(trade.lectern("notes", path, "--format", "json").output == before)
  }
}
