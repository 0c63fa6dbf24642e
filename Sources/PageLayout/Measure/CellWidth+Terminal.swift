import CTextBreaks

extension CellWidth {
  /// Returns the widths that the C library gives to UTF-8 terminals, whatever locale the program runs in.
  public static func terminal() -> CellWidth {
    guard let widths = TerminalWidths() else { return CellWidth { _ in 1 } }
    return CellWidth { widths.width(of: $0) }
  }
}

/// The C library's widths, closed with their owner.
///
/// Sendable because the pointer never changes and a locale object may be used by any number of threads (POSIX,
/// `uselocale`).
private final class TerminalWidths: @unchecked Sendable {
  private let pointer: OpaquePointer

  init?() {
    guard let pointer = lectern_width_open() else { return nil }
    self.pointer = pointer
  }

  deinit {
    lectern_width_close(pointer)
  }

  func width(of scalar: Unicode.Scalar) -> Int {
    Int(lectern_width_of(pointer, scalar.value))
  }
}
