extension Catalogue {
  /// The English words for what the shelf, voices and programs of others have to complain of.
  static let englishComplaints: [Complaint.Key: String] = [
    // Sentences and quotations
    .sentences: "{first} {second}",
    .quoted: "{text}",

    // What the system says
    .sysUnknown: "system error {number}",
    .sysPermitted: "Operation not permitted",
    .sysNoFile: "No such file or directory",
    .sysInterrupted: "Interrupted system call",
    .sysInputOutput: "Input/output error",
    .sysTooManyArguments: "Argument list too long",
    .sysNotExecutable: "Exec format error",
    .sysBusyNow: "Resource temporarily unavailable",
    .sysMemory: "Cannot allocate memory",
    .sysDenied: "Permission denied",
    .sysBusy: "Device or resource busy",
    .sysExists: "File exists",
    .sysNotDirectory: "Not a directory",
    .sysDirectory: "Is a directory",
    .sysTooManyFiles: "Too many open files",
    .sysFileTooLarge: "File too large",
    .sysNoSpace: "No space left on device",
    .sysReadOnly: "Read-only file system",
    .sysPipe: "Broken pipe",
    .sysNameTooLong: "File name too long",
    .sysLinks: "Too many levels of symbolic links",
    .sysQuota: "Disk quota exceeded",

    // The bookshelf
    .shelfDiskFull: "The disk that holds the bookshelf {file} is full: make room there and try again.",
    .shelfReadOnly: "The bookshelf {file} cannot be written: check the permissions of the file and of its folder.",
    .shelfLocked: "The bookshelf {file} is in use by another program: try again in a moment.",
    .shelfDamaged: "The bookshelf {file} is damaged and was left as it is: move it away to start a new one.",
    .shelfNewer:
      "The bookshelf {file} was written by a newer version of this program (layout {version}): update the program.",
    .shelfForeign:
      "The file {file} belongs to another program and was left as it is: name another file for the bookshelf.",
    .shelfCannotOpen: "The bookshelf {file} cannot be opened ({reason}): check that its folder can be used.",
    .shelfBookUnreadable: "The book {file} cannot be read ({reason}): check the file and its permissions.",
    .shelfFailed: "The bookshelf {file} could not be used ({reason}): try again.",
    .shelfNowhere: "There is no place for notes; set HOME or XDG_DATA_HOME.",
    .shelfSetAside: "The bookshelf {file} was damaged and is now {name}: what is kept from here on is in a new one.",
    .inputKeepsNotes: "Standard input keeps no notes. Open the book from a file.",
    .inputKeepsNotesFile: "Standard input keeps no notes. Name a file instead.",
    .inputKeepsAnswers: "Standard input keeps no answers. Open the book from a file.",
    .actionUnknown: "This program does not know it.",

    // Programs of others
    .toolMissing: "it is not installed",
    .toolStatus: "status {number}",
    .toolSignal: "signal {number} ended it",
    .toolTooSlow: "it took more than {count} {count:second|seconds}",
    .toolTooMuch: "it wrote more than {size} MB",
    .programMissing: "There is no program {program}; set define-command.",
    .programSignal: "{program} was ended by a signal.",
    .programTooSlow: "{program} took more than {count} {count:second|seconds}.",
    .programTooMuch: "{program} wrote more than a megabyte.",
    .copyNowhere: "There is no place for copied text; set HOME or XDG_STATE_HOME.",
    .editorFolder: "The folder {file} cannot be written.",
    .editorFile: "The file {file} cannot be written.",
    .editorLeftNothing: "The editor {program} has left no file.",
    .editorTooLong: "A note of more than a megabyte is none.",
    .editorNoTerminal: "There is no terminal.",
    .editorNotStarted: "The editor {program} cannot be started: {reason}.",
    .editorGone: "The editor {program} is gone.",
    .editorFailed: "The editor {program} has ended with a fault.",

    // Voices
    .voiceNoProgram: "The voice could not be started: there is no program named {program}.",
    .voiceNotStarted: "The voice could not be started: {program}: {reason}.",
    .voiceCannotStart: "The voice cannot be started.",
    .voiceStatus: "The voice has failed: {program} ended with status {number}.",
    .voiceSignal: "The voice has failed: {program} was ended by signal {number}.",
    .voiceUnread: "The voice has failed: {program} ended without having read its text.",
    .voiceHasty:
      "The voice has failed: {program} ended before it can have spoken. A command for speech has to wait until "
      + "it has, as spd-say does with -w.",
    .voiceNoPlayer: "No program that plays sound was found. Any of these packages has one: {names}.",
    .voicePackage: "The package {package} has the program and its voices.",
    .voiceSoundDevice: "See that a sound device is there and that no other program keeps it to itself.",
    .voiceNoCommand: "No command is given for the voice.",
    .voiceBackslash: "The command of the voice ends in a backslash.",
    .voiceQuote: "The command of the voice has a {sign} that is not closed.",
    .outputUnwritable: "Standard output cannot be written.",
    .terminalUnknown: "The terminal is not known here; the book is read in lines.",
    .terminalUnknownNamed: "The terminal {name} is not known here; the book is read in lines.",
    .outputFault: "Standard output cannot be written: {reason}.",
  ]
}
