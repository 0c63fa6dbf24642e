import CChafa
import CTesseract
import PageRecognition

/// A canvas of Chafa: cells that are filled with a picture.
final class ChafaCanvas {
  private let canvas: OpaquePointer
  private let columns: Int
  private let rows: Int

  /// Creates a canvas, or returns nil if there is no memory for it.
  init?(_ columns: Int, _ rows: Int, _ cell: (width: Int, height: Int), _ form: PictureForm) {
    // More threads are calls that the helper does not need, for a picture that takes a few milliseconds.
    chafa_set_n_threads(1)
    let config = chafa_canvas_config_new()
    defer { chafa_canvas_config_unref(config) }
    chafa_canvas_config_set_geometry(config, Int32(columns), Int32(rows))
    chafa_canvas_config_set_cell_geometry(config, Int32(cell.width), Int32(cell.height))
    chafa_canvas_config_set_canvas_mode(
      config, form == .blocks256 ? CHAFA_CANVAS_MODE_INDEXED_240 : CHAFA_CANVAS_MODE_TRUECOLOR)
    chafa_canvas_config_set_pixel_mode(config, form == .sixel ? CHAFA_PIXEL_MODE_SIXELS : CHAFA_PIXEL_MODE_SYMBOLS)
    let symbols = chafa_symbol_map_new()
    defer { chafa_symbol_map_unref(symbols) }
    for tags in [CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_VHALF, CHAFA_SYMBOL_TAG_HHALF] {
      chafa_symbol_map_add_by_tags(symbols, tags)
    }
    chafa_canvas_config_set_symbol_map(config, symbols)
    guard let canvas = chafa_canvas_new(config) else { return nil }
    self.canvas = canvas
    (self.columns, self.rows) = (columns, rows)
  }

  deinit { chafa_canvas_unref(canvas) }

  /// Draws a picture whose pixels are red, green, blue and alpha, over all of the canvas.
  func draw(_ picture: PageImage) {
    guard let pixels = pixGetData(picture.pix) else { return }
    let count = picture.width * picture.height * 4
    pixels.withMemoryRebound(to: UInt8.self, capacity: count) {
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, $0, Int32(picture.width), Int32(picture.height),
        Int32(picture.width * 4))
    }
  }

  /// Returns the picture as sixels, without the sequence around them.
  func sixels() -> [UInt8] {
    guard let text = chafa_canvas_print(canvas, nil) else { return [] }
    defer { lectern_string_free(text) }
    var count = 0
    guard let start = lectern_string_text(text, &count) else { return [] }
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    // A device control string: ESC P, parameters, q, the sixels, ESC \.
    guard let begin = bytes.firstIndex(of: UInt8(ascii: "q")), let end = bytes.lastIndex(of: 0x1B), begin < end else {
      return []
    }
    return Array(bytes[(begin + 1)..<end])
  }

  /// Returns the cells of the picture, 8 bytes each.
  func cells() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 8)
    for row in 0..<rows {
      for column in 0..<columns {
        let scalar = chafa_canvas_get_char_at(canvas, Int32(column), Int32(row))
        var (glyph, ground): (Int32, Int32) = (0, 0)
        chafa_canvas_get_raw_colors_at(canvas, Int32(column), Int32(row), &glyph, &ground)
        bytes.append((0x2580...0x259F).contains(scalar) ? UInt8(scalar - 0x257F) : 0)
        bytes.append((glyph < 0 ? 1 : 0) | (ground < 0 ? 2 : 0))
        for colour in [glyph, ground] {
          let value = UInt32(bitPattern: max(0, colour))
          bytes += [UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8)]
          bytes.append(UInt8(truncatingIfNeeded: value))
        }
      }
    }
    return bytes
  }
}
