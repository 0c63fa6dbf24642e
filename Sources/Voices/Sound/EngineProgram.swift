import Glibc
import Processes
import Speech
import Words

/// A program of an engine at work, with its three streams.
struct EngineProgram {
  let process: ChildProcess
  let input: Descriptor
  let output: Descriptor
  let errors: Descriptor

  /// Starts a program, which ends with the thread that starts it; none of its streams makes anybody wait.
  ///
  /// - Throws: The reason why it does not start, with the remedy if there is one.
  init(_ words: [String], advice: (String) -> Complaint?) throws(VoiceRefusal) {
    let name = words.first ?? ""
    guard let input = Descriptor.pipe(), let output = Descriptor.pipe(), let errors = Descriptor.pipe() else {
      throw VoiceRefusal(StartFailure(program: name, code: EMFILE).complaint(advice: nil))
    }
    do throws(StartFailure) {
      let streams = ChildProcess.Streams(input: input.reading, output: output.writing, errors: errors.writing)
      process = try ChildProcess.start(words, streams, ProgramBounds(endsWithStarter: true))
    } catch {
      throw VoiceRefusal(error.complaint(advice: advice(error.program)))
    }
    for end in [output, errors] {
      end.writing.close()
      end.reading.stopWaiting()
    }
    input.writing.stopWaiting()
    (self.input, self.output, self.errors) = (input.writing, output.reading, errors.reading)
  }
}
