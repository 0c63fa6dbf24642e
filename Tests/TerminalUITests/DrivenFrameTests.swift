import ReaderSupport
import TestSupport
import Testing

/// Readers driven by keys at random, and what is drawn of them.
@Suite struct DrivenFrameTests {
  @Test
  func `whatever is done to a reader, each frame keeps the laws of frames, on a screen, in braille and in lines`() {
    var seed = Seed("Driven frames")
    for _ in 0..<4 {
      let bytes = (0..<Int.random(in: 100...400, using: &seed)).map { _ in UInt8.random(in: 0...255, using: &seed) }
      #expect(ReaderDrive.broken(by: bytes) == nil, "LECTERN_SEED=\(seed.value)")
    }
  }

  /// The seeds of walks on which a law was broken once: by what an editor has left of a note, and by the bracket of a
  /// selection in a cell that is read from the right; on which a bookmark of which nothing is heard was gone to; and
  /// on which such a bracket stood on the marker of a row.
  @Test(arguments: [20_261_166, 20_270_002, 20_290_267, 20_300_641, 20_320_732] as [UInt64])
  func `a law that a walk has broken once is kept on it`(number: UInt64) {
    var seed = Seed(number)
    let bytes = (0..<1200).map { _ in UInt8.random(in: 0...255, using: &seed) }
    #expect(ReaderDrive.broken(by: bytes) == nil)
  }
}
