extension Catalogue {
  /// The German words for what the shelf, voices and programs of others have to complain of.
  static let germanComplaints: [Complaint.Key: String] = [
    // Sentences and quotations
    .sentences: "{first} {second}",
    .quoted: "{text}",

    // What the system says
    .sysUnknown: "Systemfehler {number}",
    .sysPermitted: "Vorgang nicht gestattet",
    .sysNoFile: "Keine solche Datei und kein solches Verzeichnis",
    .sysInterrupted: "Unterbrochener Systemaufruf",
    .sysInputOutput: "Fehler beim Lesen oder Schreiben",
    .sysTooManyArguments: "Zu viele Argumente",
    .sysNotExecutable: "Kein ausführbares Programm",
    .sysBusyNow: "Im Augenblick nicht verfügbar",
    .sysNoDevice: "Kein solches Gerät",
    .sysNotOpen: "Die Datei ist nicht offen",
    .sysInvalid: "Das geht mit dieser Datei nicht",
    .sysMemory: "Nicht genug Speicher",
    .sysDenied: "Keine Berechtigung",
    .sysBusy: "Gerät oder Datei ist belegt",
    .sysExists: "Die Datei gibt es schon",
    .sysNotDirectory: "Kein Verzeichnis",
    .sysDirectory: "Ist ein Verzeichnis",
    .sysTooManyFiles: "Zu viele offene Dateien",
    .sysFileTooLarge: "Die Datei ist zu groß",
    .sysNoSpace: "Kein Platz mehr auf dem Datenträger",
    .sysReadOnly: "Der Datenträger kann nur gelesen werden",
    .sysPipe: "Niemand liest mehr, was geschrieben wird",
    .sysNameTooLong: "Der Dateiname ist zu lang",
    .sysLinks: "Zu viele Verweise hintereinander",
    .sysQuota: "Der zugeteilte Platz ist voll",

    // The bookshelf
    .shelfDiskFull:
      "Der Datenträger mit dem Bücherregal {file} ist voll: dort Platz schaffen und es noch einmal versuchen.",
    .shelfReadOnly:
      "Das Bücherregal {file} kann nicht geschrieben werden: die Rechte der Datei und ihres Ordners prüfen.",
    .shelfLocked:
      "Das Bücherregal {file} wird gerade von einem anderen Programm benutzt: es gleich noch einmal versuchen.",
    .shelfDamaged:
      "Das Bücherregal {file} ist beschädigt und bleibt, wie es ist: es beiseitelegen, um ein neues anzufangen.",
    .shelfNewer:
      "Das Bücherregal {file} stammt von einer neueren Version dieses Programms (Aufbau {version}): das "
      + "Programm aktualisieren.",
    .shelfForeign:
      "Die Datei {file} gehört einem anderen Programm und bleibt, wie sie ist: eine andere Datei für das "
      + "Bücherregal nennen.",
    .shelfCannotOpen:
      "Das Bücherregal {file} kann nicht geöffnet werden ({reason}): prüfen, ob sein Ordner benutzt werden kann.",
    .shelfBookUnreadable: "Das Buch {file} kann nicht gelesen werden ({reason}): die Datei und ihre Rechte prüfen.",
    .shelfFailed: "Das Bücherregal {file} konnte nicht benutzt werden ({reason}): es noch einmal versuchen.",
    .passageGone: "Ein anderes Programm hat die Stelle inzwischen entfernt.",
    .shelfNowhere: "Es gibt keinen Platz für Notizen; HOME oder XDG_DATA_HOME setzen.",
    .shelfSetAside:
      "Das Bücherregal {file} war beschädigt und heißt jetzt {name}: was von nun an behalten wird, ist in "
      + "einem neuen.",
    .inputKeepsNotes: "Die Standardeingabe behält keine Notizen. Das Buch aus einer Datei öffnen.",
    .inputKeepsNotesFile: "Die Standardeingabe behält keine Notizen. Stattdessen eine Datei nennen.",
    .inputKeepsAnswers: "Die Standardeingabe behält keine Antworten. Das Buch aus einer Datei öffnen.",
    .actionUnknown: "Dieses Programm kennt sie nicht.",

    // Programs of others
    .toolMissing: "es ist nicht installiert",
    .toolStatus: "Status {number}",
    .toolSignal: "Signal {number} hat es beendet",
    .toolTooSlow: "es hat mehr als {count} {count:Sekunde|Sekunden} gebraucht",
    .toolTooMuch: "es hat mehr als {size} MB geschrieben",
    .toolTooHungry: "es hat mehr als {size} MB Speicher gebraucht",
    .programMissing: "Es gibt kein Programm {program}; define-command setzen.",
    .programSignal: "{program} wurde von einem Signal beendet.",
    .programTooSlow: "{program} hat mehr als {count} {count:Sekunde|Sekunden} gebraucht.",
    .programTooMuch: "{program} hat mehr als ein Megabyte geschrieben.",
    .copyNowhere: "Es gibt keinen Platz für kopierten Text; HOME oder XDG_STATE_HOME setzen.",
    .editorFolder: "Der Ordner {file} kann nicht geschrieben werden.",
    .editorFile: "Die Datei {file} kann nicht geschrieben werden.",
    .editorLeftNothing: "Der Editor {program} hat keine Datei hinterlassen.",
    .editorTooLong: "Eine Notiz von mehr als einem Megabyte ist keine.",
    .editorNoTerminal: "Es gibt kein Terminal.",
    .editorNotStarted: "Der Editor {program} kann nicht gestartet werden: {reason}.",
    .editorGone: "Der Editor {program} ist verschwunden.",
    .editorFailed: "Der Editor {program} hat mit einem Fehler geendet.",

    // Voices
    .voiceNoProgram: "Die Stimme konnte nicht gestartet werden: es gibt kein Programm namens {program}.",
    .voiceNotStarted: "Die Stimme konnte nicht gestartet werden: {program}: {reason}.",
    .voiceCannotStart: "Die Stimme kann nicht gestartet werden.",
    .voiceStatus: "Die Stimme ist ausgefallen: {program} endete mit Status {number}.",
    .voiceSignal: "Die Stimme ist ausgefallen: {program} wurde von Signal {number} beendet.",
    .voiceUnread: "Die Stimme ist ausgefallen: {program} endete, ohne seinen Text gelesen zu haben.",
    .voiceHasty:
      "Die Stimme ist ausgefallen: {program} endete, bevor es gesprochen haben kann. Ein Befehl zum Sprechen "
      + "muss warten, bis er gesprochen hat, wie spd-say es mit -w tut.",
    .voiceNoPlayer: "Es wurde kein Programm gefunden, das Ton abspielt. Jedes dieser Pakete hat eines: {names}.",
    .voicePackage: "Das Paket {package} enthält das Programm und seine Stimmen.",
    .voiceSoundDevice: "Prüfen, ob ein Tongerät da ist und kein anderes Programm es für sich behält.",
    .voiceNoCommand: "Für die Stimme ist kein Befehl angegeben.",
    .voiceBackslash: "Der Befehl der Stimme endet mit einem umgekehrten Schrägstrich.",
    .voiceQuote: "Der Befehl der Stimme hat ein {sign}, das nicht geschlossen ist.",
    .outputUnwritable: "Die Standardausgabe kann nicht geschrieben werden.",
    .terminalUnknown: "Das Terminal ist hier nicht bekannt; das Buch wird in Zeilen gelesen.",
    .terminalUnknownNamed: "Das Terminal {name} ist hier nicht bekannt; das Buch wird in Zeilen gelesen.",
    .outputFault: "Die Standardausgabe kann nicht geschrieben werden: {reason}.",
  ]
}
