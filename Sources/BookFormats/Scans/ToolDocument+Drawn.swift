import Words

extension ToolDocument {
  /// Returns a picture that a program has drawn.
  static func drawn(_ bytes: [UInt8], name: String, _ tools: any DocumentTools) throws(ToolFailure) -> ToolDocument {
    do throws(BookError) {
      return try ToolDocument(
        .memory(bytes), name: name, kind: Complaint(.kindPictures), package: RecognitionProgram.program, tools: tools)
    } catch {
      throw .failed(message: "broken")
    }
  }
}
