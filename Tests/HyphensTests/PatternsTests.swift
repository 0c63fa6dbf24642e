import Glibc
import Hyphens
import TestSupport
import Testing

@Suite struct PatternsTests {
  /// A folder of shared data.
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try #require(mkdir(home.path + "/hyphen", 0o755) == 0)
  }

  /// Writes patterns to a folder of shared data.
  func write(_ bytes: [UInt8], _ name: String) throws {
    _ = try home.write(bytes, to: "hyphen/" + name)
  }

  /// A word with its places for hyphens shown.
  func divided(_ word: String, by patterns: Patterns) -> String {
    var (parts, start): ([Substring], Int) = ([], 0)
    for end in patterns.breaks(in: word) + [word.utf8.count] {
      let (lower, upper) = (
        word.utf8.index(word.startIndex, offsetBy: start), word.utf8.index(word.startIndex, offsetBy: end)
      )
      parts.append(word[lower..<upper])
      start = end
    }
    return parts.joined(separator: "-")
  }

  @Test func `words are divided by the patterns of a file in UTF-8`() throws {
    try write(Array("UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\ns1s\ni1b\né1l\n".utf8), "hyph_xx.dic")
    let file = try #require(PatternFile(language: "xx", in: [home.path]))
    let patterns = try #require(Patterns(file))
    #expect(divided("accessibility", by: patterns) == "acces-si-bility")
    #expect(divided("ACCESS", by: patterns) == "ACCESS", "one letter behind a hyphen is too few")
    #expect(divided("Modélisation", by: patterns) == "Modé-lisation")
    #expect(divided("", by: patterns).isEmpty)
  }

  @Test func `words are divided by the patterns of a file in another character set`() throws {
    try write(
      Array("ISO8859-2\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\n".utf8) + [0xEA, 0x31, 0x70, 0x0A], "hyph_pl_PL.dic")
    let file = try #require(PatternFile(language: "pl", in: [home.path]))
    let patterns = try #require(Patterns(file))
    #expect(divided("dostępność", by: patterns) == "dostę-pność")
    #expect(divided("dostępnośćж", by: patterns) == "dostępnośćж", "a letter that the set does not have")
  }

  @Test func `where a word would be spelled in another way it is not divided`() throws {
    try write(Array("UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\nc1k/k=k,1,2\nt1t\n".utf8), "hyph_de.dic")
    let file = try #require(PatternFile(language: "de", in: [home.path]))
    #expect(divided("zuckerwatte", by: try #require(Patterns(file))) == "zuckerwat-te")
  }

  @Test func `the file of a language is that of its region, else of the language, else of any region`() throws {
    for name in ["hyph_en.dic", "hyph_en_GB.dic", "hyph_pt_BR.dic", "hyph_pt_PT.dic", "hyph_nb_NO.dic", "readme"] {
      try write([], name)
    }
    func name(_ language: String) -> String? {
      PatternFile(language: language, in: ["/nowhere", home.path]).map {
        String($0.path.split(separator: "/").last ?? "")
      }
    }
    #expect(name("en-GB") == "hyph_en_GB.dic")
    #expect(name("EN_gb") == "hyph_en_GB.dic")
    #expect(name("en-AU") == "hyph_en.dic")
    #expect(name("pt") == "hyph_pt_PT.dic")
    #expect(name("nb") == "hyph_nb_NO.dic")
    #expect(name("sv") == nil)
    #expect(name("../en") == nil)
    #expect(name("") == nil)
  }

  @Test func `a file that holds no patterns divides nothing`() throws {
    try write([], "hyph_xx.dic")
    let file = try #require(PatternFile(language: "xx", in: [home.path]))
    #expect(Patterns(file)?.breaks(in: "accessibility") ?? [] == [])
    #expect(unlink(file.path) == 0)
    #expect(Patterns(file) == nil)
  }
}
