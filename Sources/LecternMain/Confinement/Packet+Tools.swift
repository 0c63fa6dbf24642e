import BookFormats
import Processes
import TextModel

extension Packet {
  /// Appends the limits of a program.
  mutating func append(_ limits: ToolLimits) {
    append(limits.seconds)
    append(limits.bytes)
    append(limits.memory ?? 0)
    append(limits.document ?? "")
  }

  /// Takes the limits of a program, or returns nil if there are none.
  mutating func limits() -> ToolLimits? {
    guard let seconds = number(), let bytes = number(), let memory = number(), let document = text() else {
      return nil
    }
    let limits = ToolLimits(seconds: seconds, bytes: bytes, memory: memory == 0 ? nil : memory)
    return document.isEmpty ? limits : limits.reading(document)
  }

  /// Appends the reason why a program has no result.
  mutating func append(_ failure: ToolFailure) {
    let (kind, number): (Int, Int)
    switch failure {
    case .missing: (kind, number) = (1, 0)
    case .failed: (kind, number) = (2, 0)
    case .status(let status): (kind, number) = (3, Int(status))
    case .notStarted(let code): (kind, number) = (4, Int(code))
    case .crashed(let signal): (kind, number) = (5, Int(signal))
    case .tooSlow(let seconds): (kind, number) = (6, seconds)
    case .tooMuch(let bytes): (kind, number) = (7, bytes)
    case .tooHungry(let bytes): (kind, number) = (8, bytes)
    case .outOfPatience: (kind, number) = (9, 0)
    }
    append(kind)
    append(number)
    if case .failed(let message) = failure { append(message) } else { append("") }
  }

  /// Takes the reason why a program has no result, or returns nil if there is none.
  mutating func failure() -> ToolFailure? {
    guard let kind = number(), let number = number(), let message = text() else { return nil }
    switch kind {
    case 1: return .missing
    case 2: return .failed(message: message)
    case 3: return .status(Int32(truncatingIfNeeded: number))
    case 4: return .notStarted(code: Int32(truncatingIfNeeded: number))
    case 5: return .crashed(signal: Int32(truncatingIfNeeded: number))
    case 6: return .tooSlow(seconds: number)
    case 7: return .tooMuch(bytes: number)
    case 8: return .tooHungry(bytes: number)
    default: return .outOfPatience
    }
  }

  /// Appends the corrections of a book.
  mutating func append(_ corrections: [WordCorrection]) {
    append(corrections.count)
    for correction in corrections {
      append(correction.page)
      let rect = correction.rect
      for number in [rect.x, rect.y, rect.width, rect.height] { append(Int(bitPattern: UInt(number.bitPattern))) }
      append(correction.text)
    }
  }

  /// Takes the corrections of a book.
  mutating func corrections() -> [WordCorrection] {
    guard let count = number() else { return [] }
    var corrections: [WordCorrection] = []
    while corrections.count < count, let page = number(), let x = coordinate(), let y = coordinate(),
      let width = coordinate(), let height = coordinate(), let text = text()
    {
      corrections.append(
        WordCorrection(page: page, rect: TextRect(x: x, y: y, width: width, height: height), text: text))
    }
    return corrections
  }

  private mutating func coordinate() -> Double? {
    number().map { Double(bitPattern: UInt64(UInt(bitPattern: $0))) }
  }
}
