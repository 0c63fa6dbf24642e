// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "lectern",
  products: [],
  targets: [
    // Debian's libraries: a module map and a shim each, nothing else.
    // No header of ICU may reach Swift (it meets Foundation's own ICU there), so CICU only carries link flags.
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // The engine, from the ground up.
    .target(name: "CTextBreaks", dependencies: ["CICU"]),
    .target(name: "TextModel", swiftSettings: house),
    .target(name: "Accessibility", dependencies: ["TextModel"], swiftSettings: house),
    .target(name: "Speech", dependencies: ["TextModel", "Accessibility"], swiftSettings: house),
    .target(name: "Reading", dependencies: ["TextModel", "Accessibility", "Speech"], swiftSettings: house),
    .target(
      name: "Bookshelf", dependencies: ["TextModel", "CSQLite"], swiftSettings: house + [.strictMemorySafety()]),

    // The reader on top of the engine, and its edges.
    .target(
      name: "TerminalUI", dependencies: ["TextModel", "Accessibility", "Speech", "Reading"], swiftSettings: house),
    .target(name: "Terminal", dependencies: ["TerminalUI", "Reading", "CLinux"], swiftSettings: house),

    .target(
      name: "TestSupport", dependencies: ["TextModel", "Bookshelf"], path: "Tests/TestSupport", swiftSettings: house),
    .testTarget(name: "TextModelTests", dependencies: ["TextModel", "TestSupport"], swiftSettings: house),
    .testTarget(name: "AccessibilityTests", dependencies: ["Accessibility"], swiftSettings: house),
    .testTarget(name: "SpeechTests", dependencies: ["Speech", "TextModel", "Accessibility"], swiftSettings: house),
    .testTarget(
      name: "BookshelfTests", dependencies: ["Bookshelf", "CSQLite", "TextModel", "TestSupport"],
      swiftSettings: house),
    .testTarget(name: "BooksTests", dependencies: ["TestSupport"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
