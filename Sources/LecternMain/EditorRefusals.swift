import LecternCLI
import Processes
import Words

extension EditorRun.Refusal {
  /// The reason why a text could not be edited, as a message.
  var complaint: Complaint {
    switch self {
    case .folder(let path): Complaint(.editorFolder, ["file": .text(path)])
    case .file(let path): Complaint(.editorFile, ["file": .text(path)])
    case .noTerminal: Complaint(.editorNoTerminal)
    case .notStarted(let program, let code):
      Complaint(.editorNotStarted, ["program": .text(program), "reason": .complaint(.system(code))])
    case .gone(let program): Complaint(.editorGone, ["program": .text(program)])
    case .failed(let program): Complaint(.editorFailed, ["program": .text(program)])
    case .leftNothing(let program): Complaint(.editorLeftNothing, ["program": .text(program)])
    case .tooLong: Complaint(.editorTooLong)
    }
  }
}
