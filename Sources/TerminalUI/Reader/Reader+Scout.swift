import Reading
import TextModel

extension Reader {
  /// A Boolean value that indicates whether something is asked of the reader, and letters are what is written.
  package var isAsking: Bool { dialog != nil }

  /// Returns the same reader with another face of the book, to find out what a key would need of it.
  package func reading(
    _ text: any ReadableText, _ geometry: any TextGeometry, _ tokenizer: any TextTokenizer
  ) -> Reader {
    var reader = self
    reader.layers[0].world.text = text
    reader.layers[0].world.geometry = geometry
    reader.layers[0].world.tokenizer = tokenizer
    return reader
  }
}
