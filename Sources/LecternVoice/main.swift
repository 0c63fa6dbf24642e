import CSandbox
import Glibc
import VoiceProtocol

// Speaks with the library of eSpeak NG for `lectern`, in a process of its own: the library has one thread, and a licence
// of its own (GPL-3), and its end is not the reader's.
//
//   lectern-voice            takes requests from standard input and writes frames to standard output
//   lectern-voice voices     prints the folder of the engine's data, and the voices, one a line
//
// It ends with status 0 at the end of its input, 64 for wrong arguments, 69 without the data of eSpeak NG, and 74 if
// nobody reads its frames.

/// Ends the program with a line of standard error.
func fail(_ line: String, _ status: Int32) -> Never {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || Array(arguments) == ["voices"] else { fail("usage: lectern-voice [voices]", 64) }
guard let synthesis = EspeakSynthesis() else { fail("no data of eSpeak NG", 69) }
guard
  let folder = EspeakSynthesis.dataFolder,
  folder.withCString({ folder in
    var kept = lectern_kept(path: folder, rights: UInt32(lectern_read))
    return lectern_confine(lectern_parses, &kept, 1)
  }) != 0
else { fail("unconfined", 69) }

if arguments.isEmpty {
  let conversation = HelperConversation()
  while let request = conversation.next() {
    synthesis.speak(request, send: conversation.send, isStopped: conversation.hasStopped)
  }
} else {
  print(folder)
  for line in EspeakSynthesis.voiceLines { print(line) }
}
