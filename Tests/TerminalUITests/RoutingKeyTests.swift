import Speech
import TerminalUI
import Testing

@Suite struct RoutingKeyTests {
  /// Keys with their moments, and what comes of them once time has passed.
  func bursts(_ keys: [(Key, Int)]) -> [String] {
    var routing = RoutingKeys()
    var bursts: [RoutingKeys.Burst] = []
    for (key, moment) in keys { bursts += routing.press(key, at: Instant(milliseconds: moment)) }
    let deadline = routing.deadline
    bursts += [deadline.flatMap { routing.tick(at: $0) }].compactMap(\.self)
    #expect(routing.deadline == nil && routing.end() == nil)
    return bursts.map { "\($0.key.name) \($0.count)" }
  }

  let left = Key(.left)
  let right = Key(.right)
  let letter = Key(.character("a"))

  @Test func `the same arrow again and again in no time is one routing key`() {
    #expect(bursts([(right, 0), (right, 5), (right, 34), (right, 63)]) == ["Right 4"])
  }

  @Test func `arrows as far apart as fingers type them are keys of their own`() {
    #expect(bursts([(right, 0), (right, 30), (right, 60)]) == ["Right 1", "Right 1", "Right 1"])
    #expect(bursts([(right, 0), (left, 1), (left, 2)]) == ["Right 1", "Left 2"])
  }

  @Test func `no other key waits, and none overtakes an arrow`() {
    #expect(bursts([(letter, 0), (letter, 1), (right, 2), (letter, 3)]) == ["a 1", "a 1", "Right 1", "a 1"])
    var routing = RoutingKeys()
    #expect(routing.press(letter, at: Instant(milliseconds: 0)).count == 1 && routing.deadline == nil)
    let selecting = Key(.right, [.shift])
    #expect(routing.press(selecting, at: Instant(milliseconds: 0)).count == 1 && routing.deadline == nil)
  }

  @Test func `an arrow alone is known after 30 milliseconds`() {
    var routing = RoutingKeys()
    #expect(routing.press(right, at: Instant(milliseconds: 100)).isEmpty)
    #expect(routing.deadline == Instant(milliseconds: 130))
    #expect(routing.tick(at: Instant(milliseconds: 129)) == nil)
    #expect(routing.tick(at: Instant(milliseconds: 130))?.count == 1)
  }
}
