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

    // The engine, from the ground up.
    .target(name: "CTextBreaks", dependencies: ["CICU"]),
    .target(name: "TextModel", swiftSettings: house),
    .target(
      name: "TextUnits", dependencies: ["TextModel", "CTextBreaks"], exclude: ["Decisions"], swiftSettings: house),

    .target(
      name: "PageLayout", dependencies: ["TextModel", "TextUnits", "CTextBreaks"], swiftSettings: house),

    .target(name: "TestSupport", dependencies: ["TextModel"], path: "Tests/TestSupport", swiftSettings: house),
    .testTarget(name: "TextModelTests", dependencies: ["TextModel", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "PageLayoutTests", dependencies: ["PageLayout", "TextUnits", "TextModel", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "TextUnitsTests", dependencies: ["TextUnits", "TextModel", "TestSupport"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
