import CTextBreaks

/// One regular expression of ICU, closed with its owner.
///
/// The only place that holds ICU's pointer; not safe to share.
final class RegularExpression {
  private let pattern: String
  private let pointer: OpaquePointer

  /// Opens an expression.
  init(_ pattern: String, ignoresCase: Bool) throws(SearchError) {
    var text = pattern
    var fault: Int32 = 0
    var character: Int32 = 0
    let opened = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        lectern_regex_open($0.baseAddress, Int64($0.count), ignoresCase ? 1 : 0, &fault, &character)
      }
    }
    guard let opened else {
      throw .badPattern(pattern, character: max(1, Int(character)), SearchError.PatternFault(fault))
    }
    self.pattern = pattern
    pointer = opened
  }

  deinit {
    lectern_regex_close(pointer)
  }

  /// Returns the limit of steps for a text of so many bytes, in units of ten thousand: a second's worth for the
  /// longest.
  private static func steps(for bytes: Int) -> Int32 { Int32(min(100 + bytes / 1000, 3500)) }

  /// Returns the matches in a text that are not empty, as UTF-8 offsets.
  func matches(in text: String) throws(SearchError) -> [Range<Int>] {
    var text = text
    var found: [Range<Int>] = []
    var fault: Int32 = 0
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        fault = lectern_regex_begin(pointer, bytes.baseAddress, Int64(bytes.count), Self.steps(for: bytes.count))
        var (start, end): (Int64, Int64) = (0, 0)
        while fault == 0, lectern_regex_next(pointer, &start, &end, &fault) == 1 {
          if start < end { found.append(Int(start)..<Int(end)) }
        }
      }
    }
    guard fault == 0 else { throw .tooCostly(pattern) }
    return found
  }
}

extension SearchError.PatternFault {
  /// The fault behind a number of ICU's face.
  fileprivate init(_ number: Int32) {
    self =
      switch Int(number) {
      case LECTERN_REGEX_SYNTAX: .syntax
      case LECTERN_REGEX_PARENTHESIS: .parenthesis
      case LECTERN_REGEX_BRACKET: .bracket
      case LECTERN_REGEX_BRACES: .braces
      case LECTERN_REGEX_ESCAPE: .escape
      case LECTERN_REGEX_PROPERTY: .property
      case LECTERN_REGEX_RANGE: .range
      case LECTERN_REGEX_REFERENCE: .reference
      case LECTERN_REGEX_LOOK_BEHIND: .lookBehind
      case LECTERN_REGEX_TOO_LARGE: .tooLarge
      default: .unknown
      }
  }
}
