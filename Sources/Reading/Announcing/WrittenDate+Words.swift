import TextModel
import Words

extension WrittenDate {
  /// Returns a date of the HTML standard in words; nil for what is no date of a day.
  ///
  /// "2026-05-03" -> "3 May 2026"
  package static func words(for date: String, in catalogue: Catalogue) -> String? {
    guard isWritten(date, as: .date) else { return nil }
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let month = months.dropFirst(parts[1] - 1).first else { return nil }
    return catalogue.text(
      Phrase(
        .dateInWords,
        ["day": .text(String(parts[2])), "month": .text(catalogue.text(month)), "year": .text(String(parts[0]))]))
  }

  private static let months: [Phrase.Key] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november, .december,
  ]
}

extension Section {
  /// Returns a Boolean value that indicates whether a text is written in figures alone: what is written with a word is
  /// spoken as it stands.
  func isInFigures(_ offsets: Range<Int>) -> Bool {
    let text = substring(in: offsets)
    return text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
  }
}
