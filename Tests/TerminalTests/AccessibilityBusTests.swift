import Foundation
import Glibc
import Terminal
import TestSupport
import Testing

/// The answer of a desktop that is asked if a screen reader is switched on.
@Suite struct AccessibilityBusTests {
  let machine: FakeMachine

  init() throws { machine = try FakeMachine() }

  /// Returns the finding of the probe at a bus that lets everybody in and then sends some bytes.
  func found(_ bytes: [UInt8], letsIn: String = "DATA\r\nOK 0123456789abcdef0123456789abcdef\r\nAGREE_UNIX_FD\r\n")
    throws -> ScreenReaderProbe.Finding?
  {
    let name = UUID().uuidString.prefix(8)
    let server = try machine.listen(at: "\(name)")
    let answer = Array(letsIn.utf8) + bytes
    let bus = Thread {
      let caller = accept(server, nil, nil)
      // A bus hears the question before it answers; one that hangs up before that is another thing.
      var question = [UInt8](repeating: 0, count: 4096)
      _ = recv(caller, &question, question.count, 0)
      _ = answer.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      shutdown(caller, Int32(SHUT_WR))
      while recv(caller, &question, question.count, 0) > 0 {}
      close(caller)
    }
    bus.start()
    defer { close(server) }
    let address = "unix:path=\(machine.root.path)/\(name),guid=0123456789abcdef0123456789abcdef"
    return ScreenReaderProbe(
      root: machine.root.path, process: FakeMachine.reading, environment: ["DBUS_SESSION_BUS_ADDRESS": address],
      patience: 60_000
    ).find()
  }

  /// An answer of the bus to the call of a number, as dbus-daemon sends it.
  static func answer(_ kind: UInt8, to serial: UInt8, signature: String, body: [UInt8]) -> [UInt8] {
    let fields: [UInt8] =
      [
        6, 1, 0x73, 0, 4, 0, 0, 0, 0x3A, 0x31, 0x2E, 0x37, 0, 0, 0, 0, 5, 1, 0x75, 0, serial, 0, 0, 0, 8, 1, 0x67, 0,
        1,
      ] + Array(signature.utf8) + [0]
    let padding = [UInt8](repeating: 0, count: (8 - fields.count % 8) % 8)
    return [0x6C, kind, 1, 1, UInt8(body.count), 0, 0, 0, 9, 0, 0, 0, UInt8(fields.count), 0, 0, 0] + fields + padding
      + body
  }

  static let hello = answer(2, to: 1, signature: "s", body: [4, 0, 0, 0, 0x3A, 0x31, 0x2E, 0x37, 0])

  @Test(
    arguments: [(UInt8(1), ScreenReaderProbe.Finding.speech("A screen reader")), (0, nil)]
      as [(UInt8, ScreenReaderProbe.Finding?)])
  func `the bus says whether a screen reader is switched on`(
    value: UInt8, finding: ScreenReaderProbe.Finding?
  ) throws {
    let body: [UInt8] = [1, 0x62, 0, 0, value, 0, 0, 0]
    #expect(try found(Self.hello + Self.answer(2, to: 2, signature: "v", body: body)) == finding)
  }

  @Test func `a bus that refuses, that knows no such thing or that breaks off says nothing`() throws {
    #expect(try found([], letsIn: "REJECTED EXTERNAL\r\n") == nil)
    let unknown = Self.answer(3, to: 2, signature: "s", body: [1, 0, 0, 0, 0x78, 0])
    #expect(try found(Self.hello + unknown) == nil)
    let whole = Self.hello + Self.answer(2, to: 2, signature: "v", body: [1, 0x62, 0, 0, 1, 0, 0, 0])
    for end in stride(from: 0, to: whole.count - 1, by: 7) { #expect(try found(Array(whole[..<end])) == nil) }
  }

  @Test func `bytes that are no message say nothing`() throws {
    var seed = Seed("bus")
    for _ in 0..<50 {
      #expect(try found((0..<200).map { _ in UInt8.random(in: 0...255, using: &seed) }) == nil)
    }
  }
}
