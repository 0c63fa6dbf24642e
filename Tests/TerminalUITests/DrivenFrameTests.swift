import ReaderSupport
import TestSupport
import Testing

/// Readers driven by keys at random, and what is drawn of them.
@Suite struct DrivenFrameTests {
  @Test
  func `whatever is done to a reader, each frame keeps the laws of frames, on a screen, in braille and in lines`() {
    var seed = Seed("Driven frames")
    for _ in 0..<8 {
      let bytes = (0..<Int.random(in: 100...400, using: &seed)).map { _ in UInt8.random(in: 0...255, using: &seed) }
      #expect(ReaderDrive.broken(by: bytes) == nil, "LECTERN_SEED=\(seed.value)")
    }
  }
}
