import Testing
import VoiceProtocol

@Suite("The protocol of the helpers that speak")
struct VoiceProtocolTests {
  private let requests = [
    VoiceRequest(number: 1, text: "Hello", voice: "en-us", rate: 250, pitch: 60, volume: 80),
    VoiceRequest(number: 2, text: "stop\nspeak 3", hasPhonemes: true),
    VoiceRequest(number: .max, text: "", hasPause: true, voice: "a voice\nstop"),
    VoiceRequest(number: 4, text: "été 😀"), VoiceRequest(number: 5, text: "stop\n", voice: "\u{301}a b"),
  ]

  @Test("requests are read as they were written, in pieces of any size", arguments: [1, 3, 1000])
  func requestsAreRead(size: Int) {
    var bytes = requests.flatMap(\.bytes)
    bytes.insert(contentsOf: VoiceRequest.stop, at: requests[0].bytes.count)
    var reader = VoiceRequestReader()
    var orders: [VoiceRequestReader.Order] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      orders += reader.take(Array(bytes[start..<min(bytes.count, start + size)]))
    }
    let read = requests.map(VoiceRequestReader.Order.speak)
    #expect(orders == [read[0], .stop] + read[1...])
  }

  @Test("a line that is no order is passed over")
  func unknownLines() {
    var reader = VoiceRequestReader()
    #expect(
      reader.take(Array("hello\nspeak x\nspeak 1 2 3 4 plain -1 \nstop\n".utf8)) == [
        .unknown, .unknown, .unknown, .stop,
      ])
    #expect(reader.take([UInt8](repeating: 65, count: 5000)) == [.unknown])
  }

  @Test("a line that is too long is one that is no order, in pieces of any size", arguments: [1, 3, 5000, 20_000])
  func longLines(size: Int) {
    let bytes = [UInt8](repeating: 65, count: 12_000) + Array("\nstop\n".utf8)
    var reader = VoiceRequestReader()
    var orders: [VoiceRequestReader.Order] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      orders += reader.take(Array(bytes[start..<min(bytes.count, start + size)]))
    }
    #expect(orders == [.unknown, .stop])
  }

  @Test("frames are read as they were written, in pieces of any size", arguments: [1, 4, 1000])
  func framesAreRead(size: Int) throws {
    let frames = [
      VoiceFrame(7, .sampleRate(22050)), VoiceFrame(7, .word(scalar: 3, sample: 70_000)),
      VoiceFrame(7, .samples([1, 2, 3, 4])), VoiceFrame(7, .samples([])), VoiceFrame(7, .end),
      VoiceFrame(.max, .failed("no voice ü")),
    ]
    let bytes = frames.flatMap(\.bytes)
    var reader = VoiceFrameReader()
    var read: [VoiceFrame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      read += try reader.take(Array(bytes[start..<min(bytes.count, start + size)]))
    }
    #expect(read == frames)
  }

  @Test("bytes that are no frames are a fault", arguments: ["Usage: no such option", "s\0\0\0\0\u{1}\0\0\0x"])
  func faults(text: String) {
    var reader = VoiceFrameReader()
    #expect(throws: VoiceFrameReader.Fault.self) { try reader.take(Array(text.utf8)) }
  }
}
