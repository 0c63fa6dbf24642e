import Accessibility
import TextModel

/// The value of a slider in whole steps, however many digits its numbers have after the point.
struct SliderScale {
  /// No slider needs more digits; more would not fit the numbers they are counted in.
  private static let mostDigits = 6
  private static let greatest = 1e12

  /// The value, in units of the last digit.
  let adjustment: Adjustment
  private let digits: Int
  /// The number that steps are counted from, in the same units.
  private let base: Int
  /// A Boolean value that indicates whether the value that was given lies outside of the range, and its nearer end
  /// stands in for it.
  let isClamped: Bool

  /// Reads where a slider stands; what is no number is what the HTML standard takes instead (4.10.5.1.13).
  init(_ filled: FilledControl) { self.init(filled.control.limits, at: filled.text, base: nil) }

  /// Reads where a number stands that has no ends of its own.
  init(numbers control: Control, at value: String) {
    // The steps are counted from the least value, else from the one the book gives (HTML standard, 4.10.5.3.8).
    let base = control.limits.least ?? (FilledControl.number(control.value) == nil ? "0" : control.value)
    var limits = control.limits
    limits.least = limits.least ?? "-1000000000"
    limits.greatest = limits.greatest ?? "1000000000"
    self.init(limits, at: value, base: base)
  }

  private init(_ limits: FieldLimits, at value: String, base: String?) {
    let given = [limits.least, limits.greatest, limits.step, value, base].compactMap { $0 }
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
    let number = whole(value, else: middle)
    adjustment = Adjustment(number, in: least...greatest, step: step, format: isPercent ? .percent : .plain)
    isClamped = number != adjustment.value
    self.base = base.map { whole($0, else: 0) } ?? least
  }

  private init(_ adjustment: Adjustment, of scale: SliderScale) {
    self.adjustment = adjustment
    digits = scale.digits
    base = scale.base
    isClamped = false
  }

  /// Returns the scale with another value.
  func at(_ adjustment: Adjustment) -> SliderScale { SliderScale(adjustment, of: self) }

  /// Returns the next value up or down that lies on a step; the same where there is none.
  ///
  /// What lies outside of the range comes to its nearer end.
  func stepped(isUp: Bool) -> Adjustment {
    let (value, step) = (adjustment.value, adjustment.step)
    let over = Self.remainder(value - base, step)
    let next = over == 0 ? value + (isUp ? step : -step) : value - over + (isUp ? step : 0)
    let greatest = adjustment.range.upperBound - Self.remainder(adjustment.range.upperBound - base, step)
    let least = adjustment.range.lowerBound + Self.remainder(base - adjustment.range.lowerBound, step)
    guard least <= greatest else { return adjustment }
    let wanted = isClamped ? value : next
    guard isClamped || (isUp ? value < greatest : value > least) else { return adjustment }
    return Adjustment(
      min(max(wanted, least), greatest), in: adjustment.range, step: step, format: adjustment.format)
  }

  /// Returns the rest of a number beyond the whole steps below it.
  private static func remainder(_ number: Int, _ step: Int) -> Int { ((number % step) + step) % step }

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
