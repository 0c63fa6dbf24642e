import FileNames
import Glibc
import Terminal

// The program ends without a message when the reader of its output closes the pipe.
signal(SIGPIPE, SIG_DFL)
// If a file has reached its size limit, the user gets a message, and the program continues.
signal(SIGXFSZ, SIG_IGN)
// Opening an archive converts the time of each entry to local time. If no time zone is set, the C library checks the
// file of the zone each time.
setenv("TZ", ":/etc/localtime", 0)
StandardFiles.reserve()
// An argument may name a file, so it is not necessarily valid UTF-8.
let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
  .compactMap { $0.map { FileName.text(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } }
// Before there is another thread.
let process = ParserProcess.divide(arguments, environment: ProcessEnvironment.all())
process.perform { ProgramStart.run(arguments, process) }
