// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "lectern",
  platforms: [.macOS(.v15)],
  products: [
    // The engine: text, units, accessibility, speech and reading. It links ICU and nothing else.
    .library(name: "Lectern", targets: ["Lectern"]),
    // Books from files, their pages in cells, and scanned pages as text of the engine.
    .library(name: "LecternFormats", targets: ["BookFormats", "PageLayout", "ScannedText"]),
    .executable(name: "lectern", targets: ["LecternMain"]),
    .executable(name: "lectern-pages", targets: ["lectern-pages"]),
    .executable(name: "lectern-voice", targets: ["lectern-voice"]),
    .executable(name: "lectern-supervisor", targets: ["lectern-supervisor"]),
  ],
  targets: [
    // Debian's libraries: a module map and a shim each, nothing else.
    // No header of ICU may reach Swift (it meets Foundation's own ICU there), so CICU only carries link flags.
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // Without pkgConfig: ncursesw.pc carries -D flags, which the package manager warns of.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CTesseract", providers: [.apt(["libtesseract-dev", "libleptonica-dev"])]),
    // libchafa-dev does not depend on libglib2.0-dev, whose headers it needs.
    .systemLibrary(name: "CChafa", pkgConfig: "chafa", providers: [.apt(["libchafa-dev", "libglib2.0-dev"])]),
    .systemLibrary(name: "CEspeak", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),

    // Loads libraries of Debian when one of their functions is first called: those of libzip-dev and libsystemd-dev, and
    // the one of libicu-dev that a page does without.
    .target(name: "CDelayLoad", dependencies: ["CICU"]),
    .target(
      name: "CZip", dependencies: ["CDelayLoad"], linkerSettings: [.linkedLibrary("zip", .when(platforms: [.macOS]))]),

    // The engine, from the ground up.
    .target(name: "FileNames", swiftSettings: house),
    .target(name: "CTextBreaks", dependencies: ["CICU", "CDelayLoad"]),
    .target(name: "CTextEncodings", dependencies: ["CICU", "CDelayLoad"]),
    .target(name: "CWords", exclude: ["Data"]),
    // The files of the languages are embedded by CWords: a change in them rebuilds no Swift.
    .target(
      name: "Words", dependencies: ["CWords"], exclude: ["Decisions", "Languages", "en.txt", "de.txt", "pl.txt"],
      swiftSettings: house),
    .target(name: "TextModel", exclude: ["Decisions"], swiftSettings: house),
    .target(
      name: "TextUnits", dependencies: ["TextModel", "Words", "CTextBreaks"], exclude: ["Decisions"],
      swiftSettings: house),
    .target(name: "PageLayout", dependencies: ["TextModel", "TextUnits", "CTextBreaks"], swiftSettings: house),
    .target(name: "Archives", dependencies: ["FileNames", "CZip"], swiftSettings: house),
    .target(
      name: "Markup", dependencies: ["CXML", "CTextEncodings", "Words"], exclude: ["Decisions"], swiftSettings: house
    ),
    .target(
      name: "BookFormats", dependencies: ["TextModel", "Words", "Markup", "Archives", "FileNames", "CMarkdown"],
      exclude: ["Decisions"], swiftSettings: house),
    .target(
      name: "Accessibility", dependencies: ["TextModel", "Words"], exclude: ["Decisions"], swiftSettings: house),
    // The words of the rules are embedded by CWords, as those of the languages are.
    .target(
      name: "Audit", dependencies: ["TextModel", "Words", "Markup", "BookFormats"], exclude: ["Decisions", "Words"],
      swiftSettings: house),
    .target(
      name: "Speech", dependencies: ["TextModel", "Words", "Accessibility"], exclude: ["Decisions"],
      swiftSettings: house),
    .target(
      name: "Reading", dependencies: ["TextModel", "TextUnits", "Words", "Accessibility", "Speech"],
      exclude: ["Decisions"], swiftSettings: house),
    // What a program imports to make its own text readable.
    .target(
      name: "Lectern",
      dependencies: [
        "TextModel", "TextUnits", "Words", "Accessibility", "Speech", "Reading",
        // Voices that are other programs.
        .target(name: "Voices", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: house),
    .target(
      name: "Bookshelf", dependencies: ["TextModel", "FileNames", "CSQLite"],
      swiftSettings: house + [.strictMemorySafety()]),

    .target(name: "Hyphens", dependencies: ["CHyphen"], swiftSettings: house),
    .target(name: "Dictionaries", dependencies: ["TextModel", "CZlib"], swiftSettings: house),

    // The reader on top of the engine, and its edges.
    .target(name: "CFaults"),
    .target(name: "CBus", dependencies: ["CDelayLoad"]),
    .target(name: "Processes", dependencies: ["FileNames", "CLinux"], swiftSettings: house),
    .target(
      name: "TerminalUI",
      dependencies: ["TextModel", "Words", "Accessibility", "Speech", "Reading", "PageLayout", "TextUnits"],
      swiftSettings: house),
    .target(
      name: "Terminal",
      dependencies: [
        "TerminalUI", "PageLayout", "TextModel", "Speech", "FileNames", "CLinux", "CFaults", "CBus", "CNcurses",
      ],
      swiftSettings: house),
    .target(name: "VoiceProtocol", swiftSettings: house),
    .target(
      name: "Voices",
      dependencies: ["TextModel", "Words", "Accessibility", "Speech", "Processes", "VoiceProtocol", "CLinux"],
      exclude: ["Decisions", "Engines/neural.py"], swiftSettings: house),
    .target(
      name: "LecternCLI",
      dependencies: [
        "TextModel", "TextUnits", "PageLayout", "Markup", "BookFormats", "Words", "Accessibility", "Speech",
        "Reading",
        "Bookshelf", "Dictionaries", "Hyphens", "TerminalUI", "FileNames", "Audit",
      ], exclude: ["Decisions", "Desktop", "Manual"], swiftSettings: house),
    // A folder named as the program would be the one of the library on a disk that does not tell capitals apart.
    .executableTarget(
      name: "LecternMain",
      dependencies: [
        "LecternCLI", "Words", "TextModel", "BookFormats", "Bookshelf", "Terminal", "Voices", "Processes", "Speech",
        "FileNames", "CSandbox", "CDelayLoad",
      ],
      swiftSettings: house),

    // Scanned pages, by the public interface of the engine alone.
    .target(name: "ScannedText", dependencies: ["Lectern", "BookFormats"], swiftSettings: house),

    // The helper that recognises and draws pages, in a process of its own.
    .target(name: "CSandbox", dependencies: ["CSeccomp"]),
    .target(name: "PageRecognition", dependencies: ["CTesseract"], swiftSettings: house),
    .target(
      name: "PictureDrawing", dependencies: ["PageRecognition", "CTesseract", "CChafa"], swiftSettings: house),
    .executableTarget(
      name: "lectern-pages", dependencies: ["PageRecognition", "PictureDrawing", "CSandbox"],
      path: "Sources/LecternPages",
      swiftSettings: house),

    // The helper that starts other programs, and ends them with the reader.
    .executableTarget(name: "lectern-supervisor", dependencies: ["CSandbox"], path: "Sources/LecternSupervisor"),

    // The helper that speaks with the library of eSpeak NG, in a process of its own.
    .executableTarget(
      name: "lectern-voice", dependencies: ["VoiceProtocol", "CEspeak", "CSandbox"], path: "Sources/LecternVoice",
      swiftSettings: house),

    // The specification.
    .target(
      name: "TestSupport", dependencies: ["TextModel", "Bookshelf", "CZip"], path: "Tests/TestSupport",
      swiftSettings: house),
    .target(
      name: "ReaderSupport",
      dependencies: [
        "TerminalUI", "Reading", "Speech", "Accessibility", "PageLayout", "BookFormats", "TextUnits", "TextModel",
        "TestSupport",
      ], path: "Tests/ReaderSupport", swiftSettings: house),
    .testTarget(name: "TextModelTests", dependencies: ["TextModel", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "TextUnitsTests", dependencies: ["TextUnits", "TextModel", "TestSupport"], exclude: ["Sentences"],
      swiftSettings: house),
    .testTarget(
      name: "PageLayoutTests", dependencies: ["PageLayout", "TextUnits", "TextModel", "TestSupport"],
      swiftSettings: house),
    .testTarget(name: "FileNamesTests", dependencies: ["FileNames"], swiftSettings: house),
    .testTarget(name: "ArchivesTests", dependencies: ["Archives", "TestSupport"], swiftSettings: house),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "CXML", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "BookFormatsTests",
      dependencies: ["BookFormats", "Words", "Archives", "TextModel", "TestSupport"],
      swiftSettings: house),
    .testTarget(name: "WordsTests", dependencies: ["Words"], swiftSettings: house),
    .testTarget(
      name: "AccessibilityTests", dependencies: ["Accessibility", "Words", "TextModel", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "SpeechTests", dependencies: ["Speech", "TextModel", "Words", "Accessibility", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "BookshelfTests", dependencies: ["Bookshelf", "CSQLite", "TextModel", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "ReadingTests",
      dependencies: [
        "Reading", "TextUnits", "PageLayout", "Speech", "Words", "Accessibility", "TerminalUI", "BookFormats",
        "TextModel",
        "TestSupport",
      ],
      swiftSettings: house),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "TerminalUI", "Reading", "PageLayout", "BookFormats", "TextUnits", "TextModel", "Speech", "Words",
        "Accessibility", "TestSupport", "ReaderSupport",
      ], exclude: ["Screens"],
      swiftSettings: house),
    .testTarget(
      name: "DictionariesTests", dependencies: ["Dictionaries", "CZlib", "TestSupport"], swiftSettings: house),
    .testTarget(name: "HyphensTests", dependencies: ["Hyphens", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "ProcessesTests", dependencies: ["Processes", "CSandbox", "lectern-supervisor", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TerminalUI", "CBus", "CBusPeer", "TestSupport"],
      swiftSettings: house),
    .testTarget(name: "VoiceProtocolTests", dependencies: ["VoiceProtocol"], swiftSettings: house),
    .testTarget(
      name: "VoicesTests",
      dependencies: [
        "Voices", "VoiceProtocol", "lectern-voice", "Processes", "Words", "Accessibility", "Speech", "Reading",
        "TextUnits", "PageLayout", "BookFormats", "TextModel", "TestSupport",
      ],
      swiftSettings: house),
    .testTarget(
      name: "LecternTests", dependencies: ["Lectern", "ScannedText", "BookFormats", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "AuditTests", dependencies: ["Audit", "Words", "Markup", "TestSupport"], exclude: ["Cases"],
      swiftSettings: house),
    .testTarget(name: "HouseTests", dependencies: ["Words", "TestSupport"], swiftSettings: house),
    .testTarget(name: "BooksTests", dependencies: ["TestSupport"], swiftSettings: house),
    .executableTarget(
      name: "lectern-bench",
      dependencies: [
        "TerminalUI", "Reading", "Speech", "PageLayout", "BookFormats", "TextUnits", "TextModel", "CZip", "CXML",
        "TestSupport",
      ], path: "Tests/Benchmarks", swiftSettings: house),
    // Built with `--sanitize=fuzzer -Xswiftc -DFUZZING` it is libFuzzer; otherwise it replays what that found.
    .executableTarget(
      name: "lectern-fuzz",
      dependencies: [
        "Lectern", "LecternCLI", "TerminalUI", "PageLayout", "Reading", "Speech", "Voices", "VoiceProtocol", "Words",
        "Accessibility", "Audit", "BookFormats", "ScannedText", "Dictionaries", "Archives", "Markup", "TextUnits",
        "TextModel", "TestSupport", "ReaderSupport",
      ], path: "Tests/Fuzzing", swiftSettings: house),
    .executableTarget(
      name: "lectern-soak",
      dependencies: [
        "Voices", "Accessibility", "Speech", "Reading", "TextUnits", "PageLayout", "BookFormats", "Bookshelf",
        "TextModel",
        "LecternMain",
        "TestSupport",
      ], path: "Tests/Soak", swiftSettings: house),
    // The attempts of a process that is confined.
    .executableTarget(name: "lectern-probe", dependencies: ["CSandbox"], path: "Tests/Probe"),
    .systemLibrary(name: "CSystemd", path: "Tests/CSystemd", pkgConfig: "libsystemd"),
    .target(name: "CBusPeer", dependencies: ["CSystemd"], path: "Tests/CBusPeer"),
    .target(name: "CChildProcess", path: "Tests/CChildProcess"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "LecternMain", "lectern-supervisor", "lectern-probe", "lectern-bench", "lectern-soak", "CChildProcess",
        "TestSupport",
      ],
      swiftSettings: house),
    .testTarget(
      name: "LecternCLITests",
      dependencies: [
        "Audit", "Markup", "Words", "Accessibility", "LecternCLI", "TerminalUI", "BookFormats", "Reading", "Speech",
        "Bookshelf",
        "PageLayout",
        "TextUnits", "TextModel", "FileNames", "CSQLite", "TestSupport",
      ],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
