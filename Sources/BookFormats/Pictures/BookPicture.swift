import Words

extension PagePicture {
  /// The limits of drawing a picture: a page of A3 at 600 dots an inch takes about 2 seconds.
  private static let limits = ToolLimits(seconds: 20, bytes: 48 << 20, memory: 1 << 30)

  /// Draws the picture for a terminal by the helper program, and returns the output of it.
  ///
  /// - Throws: The reason why it cannot be drawn.
  package func drawn(
    as form: String, columns: Int, rows: Int, cellWidth: Int, cellHeight: Int, marks: [String]
  ) throws(BookPictureFault) -> [UInt8] {
    let numbers = [columns, rows, cellWidth, cellHeight].map { String($0) }
    do throws(ToolFailure) {
      return try file.output(
        of: [RecognitionProgram.program, "draw"], then: [String(number), form] + numbers + marks,
        limits: Self.limits)
    } catch {
      throw BookPictureFault(reason: RecognitionProgram.complaint(error))
    }
  }
}

/// The reason why a picture cannot be had or drawn.
package struct BookPictureFault: Error {
  /// The reason as a phrase.
  package let reason: Complaint
}

extension Book {
  /// Returns the picture in a file of the book, by its name, or nil if the book holds no such file.
  package func picture(inFile name: String, _ tools: any DocumentTools) throws(BookPictureFault) -> PagePicture? {
    guard let bytes = try pictureBytes(inFile: name) else { return nil }
    do throws(BookError) {
      let file = try ToolDocument(
        .memory(bytes), name: name, kind: Complaint(.kindPictures), package: RecognitionProgram.program, tools: tools)
      return PagePicture(file, number: 0)
    } catch {
      throw BookPictureFault(reason: error.complaint)
    }
  }

  /// Returns the bytes of a file that an image of the book shows, by its name, or nil if the book holds no such file.
  package func pictureBytes(inFile name: String) throws(BookPictureFault) -> [UInt8]? {
    do throws(BookError) { return try pictureFile(name) } catch { throw BookPictureFault(reason: error.complaint) }
  }
}
