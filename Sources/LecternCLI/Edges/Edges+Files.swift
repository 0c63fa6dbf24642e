import BookFormats
import FileNames
import FoundationEssentials
import Glibc
import Words

extension Edges {
  /// The folders of shared data that the environment names (XDG Base Directory Specification).
  var dataFolders: [String] {
    let named = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    return named.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// Returns the names of the files in a folder, in order; none where there is no such folder.
  func fileNames(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Returns a Boolean value that indicates whether two names are of the same file, which exists.
  func areSameFile(_ name: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(FileName.bytes(name), &first) == 0 && stat(FileName.bytes(other), &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns the bytes of a file that this program or its user keeps; a pipe in its place is not waited for.
  func ownBytes(of name: String) throws(Failure) -> [UInt8] {
    var status = stat()
    if stat(FileName.bytes(name), &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      throw Failure(.inputOutput, Complaint(.fileUnreadable, ["file": .file(name)]))
    }
    return try bytes(of: name)
  }

  /// Returns the bytes of a file that is no book; `-` is standard input.
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
