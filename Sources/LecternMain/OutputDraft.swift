import LecternCLI
import Terminal
import Words

/// A draft of a file, whose faults are told in words.
struct OutputDraft: FileDraft {
  private let file: DraftFile

  /// Begins a draft of a file.
  static func begin(_ path: String) -> Result<any FileDraft, Complaint> {
    do throws(DraftFile.Fault) {
      return .success(OutputDraft(file: try DraftFile(path)))
    } catch {
      return .failure(.system(error.code))
    }
  }

  func append(_ bytes: [UInt8]) throws(Complaint) {
    do { try file.append(bytes) } catch { throw .system(error.code) }
  }

  func finish() throws(Complaint) {
    do { try file.finish() } catch { throw .system(error.code) }
  }
}
