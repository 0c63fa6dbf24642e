import TextModel
import Words

extension FieldLimits {
  /// Returns the limits in words, as one part; nil where there are none.
  func text(in catalogue: Catalogue) -> String? {
    let parts = [format, values(in: catalogue), lengths(in: catalogue), steps(in: catalogue)].compactMap(\.self)
      .filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.dropLast().map { Announcement.closed($0) + " " }.joined() + (parts.last ?? "")
  }

  private func values(in catalogue: Catalogue) -> String? {
    switch (least, greatest) {
    case (let least?, let greatest?):
      catalogue.text(Phrase(.valueBetween, ["least": .text(least), "greatest": .text(greatest)]))
    case (let least?, nil): catalogue.text(Phrase(.valueAtLeast, ["least": .text(least)]))
    case (nil, let greatest?): catalogue.text(Phrase(.valueAtMost, ["greatest": .text(greatest)]))
    case (nil, nil): nil
    }
  }

  private func lengths(in catalogue: Catalogue) -> String? {
    switch (leastLength, greatestLength) {
    case (let least?, let greatest?) where least == greatest:
      catalogue.text(Phrase(.characterCount, ["count": .count(least)]))
    case (let least?, let greatest?):
      catalogue.text(Phrase(.lengthBetween, ["least": .count(least), "greatest": .count(greatest)]))
    case (let least?, nil): catalogue.text(Phrase(.lengthAtLeast, ["least": .count(least)]))
    case (nil, let greatest?): catalogue.text(Phrase(.lengthAtMost, ["greatest": .count(greatest)]))
    case (nil, nil): nil
    }
  }

  private func steps(in catalogue: Catalogue) -> String? {
    guard let step, step != "1", step.lowercased() != "any" else { return nil }
    return catalogue.text(Phrase(.inSteps, ["step": .text(step)]))
  }
}
