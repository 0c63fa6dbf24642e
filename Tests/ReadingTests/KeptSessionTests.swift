import Foundation
import Reading
import Testing
import TextModel
import TextUnits

@Suite struct KeptSessionTests {
  /// A session as it was kept before it was made of parts: a search, a selection, a jump that was come back from,
  /// another rate, a word that was spelled, and a move that waited for the index.
  private static let kept = """
    {"spelling":{"detail":0,"at":{"milliseconds":25007934}},"awake":[1795656901,0,77,1795656899,0,402,1795656901,0,77],
    "returns":[{"range":{"lower":{"section":0,"offset":795},"upper":{"section":0,"offset":1007}},
    "granularity":"sentence"}],"skipNotices":{"isSilent":false,"told":[]},"mode":{"browsing":{}},"nextUtterance":21,
    "rotor":{"wish":{"units":{"_0":"word"}},"hasErrors":false,"hasMore":false},
    "page":{"index":0,"range":{"lower":{"section":0,"offset":0},"upper":{"section":0,"offset":941}},"section":0},
    "selection":{"active":{"section":0,"offset":794},"anchor":{"section":0,"offset":101}},"selectionUnit":"word",
    "form":{"wasToggled":false,"answers":[],"mode":"browse","visited":[],"errors":{"verdicts":[],"areThere":false},
    "hasToldWhereKept":false},"ownRate":220,"hasPlace":true,"isRestored":false,"looksAway":false,
    "cursor":{"section":0,"offset":77},"jumps":[],"lastAnswer":[{"text":"You","languages":[],"signs":[]}],
    "query":{"options":0,"text":"the"},"focus":{"upper":{"offset":401,"section":0},"lower":{"offset":77,"section":0}},
    "search":{"granularity":"heading","isTab":false,"direction":"forward","reads":false}}
    """

  @Test func `a session that was kept before it had parts opens with all that was kept`() throws {
    let session = try JSONDecoder().decode(Session.self, from: Data(Self.kept.utf8))
    #expect(session.cursor == TextPosition(section: 0, offset: 77))
    #expect(session.selection?.active == TextPosition(section: 0, offset: 794))
    #expect(session.ownRate == 220 && session.query?.text == "the" && session.page?.index == 0)
    #expect(session.mode == .browsing)
  }

  @Test func `a session is kept under the names that it always had, so that an earlier version opens it`() throws {
    let session = try JSONDecoder().decode(Session.self, from: Data(Self.kept.utf8))
    let before = try names(in: Data(Self.kept.utf8))
    let now = try names(in: try JSONEncoder().encode(session))
    // The pending search is dropped: the reader is asked again.
    #expect(now == before.subtracting(["search"]))
  }

  private func names(in bytes: Data) throws -> Set<String> {
    let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    return Set(try #require(object).keys)
  }
}
