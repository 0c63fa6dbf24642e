import Words

extension Phrase.Key {
  // The bookshelf
  static let shelfDiskFull: Self = "shelfDiskFull"
  static let shelfReadOnly: Self = "shelfReadOnly"
  static let shelfLocked: Self = "shelfLocked"
  static let shelfDamaged: Self = "shelfDamaged"
  static let shelfNewer: Self = "shelfNewer"
  static let shelfForeign: Self = "shelfForeign"
  static let shelfCannotOpen: Self = "shelfCannotOpen"
  static let shelfBookUnreadable: Self = "shelfBookUnreadable"
  static let shelfFailed: Self = "shelfFailed"
}
