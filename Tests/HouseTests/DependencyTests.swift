import Testing

@Suite struct DependencyTests {
  /// The modules that each target may import, beside the standard library; a target that is not listed fails the test.
  static let allowed: [String: Set<String>] = [
    "TextModel": [],
    "TextUnits": ["TextModel", "Words", "CTextBreaks"],
    "PageLayout": ["TextModel", "TextUnits", "CTextBreaks"],
    "Words": ["CWords"],
    "Accessibility": ["TextModel", "Words"],
    "Markup": ["CXML", "CTextEncodings", "Words"],
    "FileNames": [],
    "Archives": ["FileNames", "CZip"],
    "BookFormats": ["TextModel", "Words", "Markup", "Archives", "FileNames", "CMarkdown"],
    "Audit": ["TextModel", "Words", "Markup", "BookFormats"],
    "Speech": ["TextModel", "Words", "Accessibility"],
    "Reading": ["TextModel", "TextUnits", "Words", "Accessibility", "Speech"],
    "Lectern": ["TextModel", "TextUnits", "Words", "Accessibility", "Speech", "Reading", "Voices"],
    "ScannedText": ["Lectern", "BookFormats"],
    "Bookshelf": ["TextModel", "FileNames", "CSQLite"],
    "Dictionaries": ["TextModel", "CZlib"],
    "Hyphens": ["CHyphen"],
    "PageRecognition": ["CTesseract"],
    "PictureDrawing": ["PageRecognition", "CTesseract", "CChafa"],
    "LecternPages": ["PageRecognition", "PictureDrawing", "CSandbox"],
    "TerminalUI": ["TextModel", "TextUnits", "Words", "Accessibility", "Speech", "Reading", "PageLayout"],
    "Terminal": [
      "TerminalUI", "PageLayout", "TextModel", "Speech", "FileNames", "CLinux", "CFaults", "CBus", "CNcurses",
    ],
    "Processes": ["FileNames", "CLinux"],
    "VoiceProtocol": [],
    "Voices": ["TextModel", "Words", "Accessibility", "Speech", "Processes", "VoiceProtocol", "CLinux"],
    "LecternVoice": ["VoiceProtocol", "CEspeak", "CSandbox"],
    "LecternCLI": [
      "TextModel", "TextUnits", "PageLayout", "Markup", "BookFormats", "Words", "Accessibility", "Speech",
      "Reading",
      "Bookshelf", "Dictionaries", "Hyphens", "TerminalUI", "FileNames", "Audit",
    ],
    "LecternMain": [
      "LecternCLI", "Words", "TextModel", "BookFormats", "Bookshelf", "Terminal", "Voices", "Processes", "Speech",
      "FileNames", "CSandbox", "CDelayLoad",
    ],
  ]

  /// Modules of the toolchain that shipping code may use: never Foundation, whose ICU would come along.
  static let toolchain: Set<String> = ["Glibc", "Synchronization", "FoundationEssentials", "Swift"]

  /// The targets whose files may touch the system.
  static let edges: Set<String> = [
    "Archives", "Markup", "BookFormats", "Bookshelf", "Dictionaries", "Hyphens", "TextUnits", "PageLayout",
    "Terminal",
    "Processes", "Voices", "PageRecognition", "PictureDrawing", "LecternPages", "LecternVoice",
    "LecternCLI", "Lectern", "LecternMain",
  ]

  @Test func `every target imports only what the house allows it`() throws {
    let files = try SourceFile.all(under: "Sources", ".swift")
    #expect(files.count > 100)
    #expect(Set(files.map(\.target)) == Set(Self.allowed.keys))
    for file in files {
      let foreign = Set(file.imports).subtracting(Self.allowed[file.target] ?? []).subtracting(Self.toolchain)
      #expect(foreign.isEmpty, "\(file.path) imports \(foreign.sorted())")
    }
  }

  @Test func `the engine's core has no clock, no files and no locks`() throws {
    for file in try SourceFile.all(under: "Sources", ".swift") where !Self.edges.contains(file.target) {
      #expect(
        Set(file.imports).isDisjoint(with: ["Glibc", "FoundationEssentials", "Synchronization"]), "\(file.path)")
    }
  }

  @Test func `no header of ICU reaches Swift, and no shipping code imports Foundation`() throws {
    for file in try SourceFile.all(under: "Sources", ".swift") {
      #expect(!file.imports.contains("Foundation") && !file.imports.contains("CICU"), "\(file.path)")
    }
    for header in try SourceFile.all(under: "Sources", ".h", ".modulemap") {
      let included = header.text.split(separator: "\n").filter {
        $0.hasPrefix("#include") || $0.contains("header \"")
      }
      #expect(!included.contains { $0.contains("unicode/") }, "\(header.path)")
    }
  }

  @Test func `no file is longer than 300 lines`() throws {
    for file in try SourceFile.all(under: "Sources", ".swift", ".c", ".h") {
      #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 301, "\(file.path)")
    }
  }

  @Test func `the top level is what it is meant to be`() throws {
    let entries = try SourceFile.topLevel()
    #expect(entries == ["Books", "LICENSE", "Package.swift", "README.md", "Sources", "Tests"])
  }
}
