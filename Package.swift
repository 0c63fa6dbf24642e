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
    .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),

    // The engine, from the ground up.
    .target(name: "CTextBreaks", dependencies: ["CICU"]),
    .target(name: "TextModel", swiftSettings: house),
    .target(name: "Archives", dependencies: ["CZip"], swiftSettings: house),
    .target(name: "Markup", dependencies: ["CXML"], swiftSettings: house),
    .target(
      name: "BookFormats", dependencies: ["TextModel", "Markup", "Archives", "CMarkdown"], swiftSettings: house),

    .target(
      name: "TestSupport", dependencies: ["TextModel", "CZip"], path: "Tests/TestSupport", swiftSettings: house),
    .testTarget(name: "TextModelTests", dependencies: ["TextModel", "TestSupport"], swiftSettings: house),
    .testTarget(name: "ArchivesTests", dependencies: ["Archives", "TestSupport"], swiftSettings: house),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: house),
    .testTarget(
      name: "BookFormatsTests", dependencies: ["BookFormats", "TextModel", "TestSupport"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
