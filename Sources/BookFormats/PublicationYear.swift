/// The year in a date of publication, however a publisher has written the date.
enum PublicationYear {
  /// Returns the first number of four digits, which ISO 8601 begins with and most other ways of writing a date hold.
  static func of(_ date: String) -> Int? {
    date.split { !$0.isASCII || !$0.isNumber }.first { $0.count == 4 }.flatMap { Int($0) }
  }
}
