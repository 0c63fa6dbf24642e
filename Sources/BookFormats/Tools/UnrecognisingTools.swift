/// The programs of another runner without the recognition of pages: pages that are pictures stay images.
package struct UnrecognisingTools: DocumentTools {
  private let tools: any DocumentTools

  /// Creates the runner.
  package init(_ tools: any DocumentTools) { self.tools = tools }

  package func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    // Nobody needs a page drawn that is not recognised.
    if words.starts(with: [RecognitionProgram.program, "hocr"]) || ["pdftoppm", "ddjvu"].contains(words.first) {
      throw .missing
    }
    return try tools.output(of: words, limits: limits)
  }

  package func file(
    writtenBy words: (_ folder: String) -> [String], limits: ToolLimits
  ) throws(ToolFailure) -> [UInt8] {
    try tools.file(writtenBy: words, limits: limits)
  }

  package func file(holding bytes: [UInt8]) -> (any HeldFile)? { tools.file(holding: bytes) }

  package func seconds() -> Double { tools.seconds() }
}
