import Accessibility
import TextModel

/// Where a slider stands, in whole steps, however many digits its numbers have after the point.
struct SliderScale {
  /// No slider needs more digits; more would not fit the numbers they are counted in.
  private static let mostDigits = 6
  private static let greatest = 1e12

  /// The value, in units of the last digit.
  let adjustment: Adjustment
  private let digits: Int

  /// Reads where a slider stands; what is no number is what the HTML standard takes instead (4.10.5.1.13).
  init(_ filled: FilledControl) {
    let limits = filled.control.limits
    let given = [limits.least, limits.greatest, limits.step, filled.text].compactMap { $0 }
    digits = min(given.map(Self.digits).max() ?? 0, Self.mostDigits)
    let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
    func whole(_ text: String?, else other: Double) -> Int {
      let number = text.flatMap(FilledControl.number) ?? other
      return Int((min(max(number, -Self.greatest), Self.greatest) * unit).rounded())
    }
    let least = whole(limits.least, else: 0)
    let greatest = max(least, whole(limits.greatest, else: 100))
    let step = max(1, whole(limits.step, else: 1))
    let middle = Double(least + (greatest - least) / 2) / unit
    let isPercent = digits == 0 && least == 0 && greatest == 100
    adjustment = Adjustment(
      whole(filled.text, else: middle), in: least...greatest, step: step, format: isPercent ? .percent : .plain)
  }

  private init(_ adjustment: Adjustment, digits: Int) {
    self.adjustment = adjustment
    self.digits = digits
  }

  /// The scale with another value.
  func at(_ adjustment: Adjustment) -> SliderScale { SliderScale(adjustment, digits: digits) }

  /// The value as a number with all its digits; nil where the whole number says it.
  var text: String? { digits == 0 ? nil : answer }

  /// The value as an answer.
  var answer: String {
    guard digits > 0 else { return "\(adjustment.value)" }
    let number = "\(adjustment.value.magnitude)"
    let padded = String(repeating: "0", count: max(0, digits + 1 - number.count)) + number
    return (adjustment.value < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  private static func digits(of number: String) -> Int {
    number.firstIndex(of: ".").map { number[$0...].dropFirst().count } ?? 0
  }
}
