import BookFormats
import FoundationEssentials
import Words

extension Edges {
  /// The names of the files in a folder, in order; none where there is no such folder.
  func fileNames(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The bytes of a file that is no book; `-` is standard input.
  func bytes(of name: String) throws(Failure) -> [UInt8] {
    do {
      return name == "-" ? try readInput() : try FileReader.contents(of: name, limit: 1 << 30)
    } catch {
      let exists = if case .noSuchFile? = error as? BookError { false } else { true }
      let key: Phrase.Key = exists ? .fileUnreadable : .fileMissing
      throw Failure(exists ? .inputOutput : .noInput, Complaint(key, ["file": .file(name)]))
    }
  }
}
