import CSQLite
import TextModel

/// A prepared statement, which is finalized with its value; the current row is read through it.
@safe struct Statement: ~Copyable {
  private let handle: OpaquePointer?

  /// Takes ownership of a statement; nil stands for an empty one without rows.
  init(_ handle: OpaquePointer?) {
    unsafe self.handle = handle
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Sets the value of a parameter, counted from 1, and returns the status of SQLite.
  func bind(_ value: SQLValue, at index: Int) -> Int32 {
    let index = Int32(clamping: index)
    switch value {
    case .null: return unsafe sqlite3_bind_null(handle, index)
    case .integer(let number): return unsafe sqlite3_bind_int64(handle, index, Int64(number))
    case .text(let text): return unsafe lectern_sqlite_bind_text(handle, index, text, UInt64(text.utf8.count))
    }
  }

  /// Moves to the next row and returns the status of SQLite.
  func step() -> Int32 {
    unsafe sqlite3_step(handle)
  }

  /// The values of the current row.
  var values: [SQLValue] {
    (0..<(unsafe sqlite3_column_count(handle))).map { column in
      switch unsafe sqlite3_column_type(handle, column) {
      case SQLITE_NULL: .null
      case SQLITE_INTEGER: .integer(integer(column))
      default: .text(text(column))
      }
    }
  }

  /// Returns a column of the row as a number, counted from 0, with 0 for NULL.
  func integer(_ column: Int32) -> Int {
    Int(unsafe sqlite3_column_int64(handle, column))
  }

  /// Returns a column of the row as text, counted from 0, with an empty string for NULL, and U+FFFD for invalid
  /// UTF-8.
  func text(_ column: Int32) -> String {
    // The order matters, since the length is that of the text only after the text was requested.
    guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns a column of the row as text, counted from 0, or nil for NULL.
  func optionalText(_ column: Int32) -> String? {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : text(column)
  }

  /// Returns two columns of the row, counted from 0, as a position, with numbers clamped to the valid range.
  func position(_ column: Int32) -> TextPosition {
    func within(_ number: Int) -> Int { min(max(number, 0), Int(UInt32.max)) }
    return TextPosition(section: within(integer(column)), offset: within(integer(column + 1)))
  }

  /// Returns a column of the row as a number, counted from 0, or nil for NULL.
  func optionalInteger(_ column: Int32) -> Int? {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
  }

  /// Returns a column of the row as a number with a fraction, counted from 0, or nil for NULL.
  func optionalReal(_ column: Int32) -> Double? {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_double(handle, column)
  }

  /// Returns a column of the row as a list of texts, counted from 0.
  func list(_ column: Int32) -> [String] {
    text(column).unicodeScalars.split(separator: SQLValue.separator).map { String($0) }
  }
}
