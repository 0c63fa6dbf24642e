import Foundation
import Glibc
import TestSupport
import Testing

/// Pictures of pages, as the program and its helper read them.
@Suite struct ScanTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ arguments: [String], program: String = ChildProcess.lectern) throws -> FinishedRun {
    try FinishedRun(
      arguments, program: program,
      environment: ["PATH": "/usr/bin:/bin", "HOME": home.path, "XDG_CACHE_HOME": home.path + "/cache"])
  }

  private func helper(_ bytes: [UInt8], _ words: String...) throws -> FinishedRun {
    let path = home.path + "/picture"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try run([words[0], path] + words.dropFirst(), program: ChildProcess.program("lectern-pages"))
  }

  /// A picture of two lines: "We walked along the lake", "until it was late".
  static let lake = Array(
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAjAAAACCAQAAAABwF8+VAAADzUlEQVR42u2YQW/jRBTHf+OYOkiltTj1EDXhG+QYoWxj9sTH6IoL\
        N4LEIYJVM42QOGaPe4LwDThy2F1NKFL3GDhyYSoqKAjtOqUSSWT7cbDbbbsOTdscCvJItjXjp5/+855n/N4oYRnNocAUmAJTYArM\
        XcNIuQdA7+x2On46HPv5mLF/HJdvK0ckXB9Hnpy2/bGIiIzPbll3/2y4L683B1brYWnj9r5xEGp3J1L2aBkYBRL0QB2Pgx4w9oeM\
        NRxo6EnZx3Xp+/hp/F3Y7ZZzJ+Vq6WqA7BEE4QAGA6Sr4xNJAOIT6WqIY2A2y8UYkqZhn9VnTQOrH23a376BfkjSHD61yWcVPg5j\
        mzQNRB3NB52XeZi2nzzcs/AS7gPRzoP28xr4mmjPOknUA3CSaM8Cn8PhX6s6N1IGoELMroXfs1e1BoCbffvZUzmG9+cE3GFKG6AE\
        8GukG498MKTDU5WaTmnDCkj90DE5mMkgSjup1OdXBDcJ8tUEKFGatT9nKKCDCgCGl8xFaRCHyEyd3Ekpe2qZXa8c9poUmMz5igWU\
        hIBJWkATmQD0L3GUhBDt4FhP8nxTCWYA3o8nkQG+zJTV89RMNW+E85bm+Rdq/QoXlzvzMNpjBKQuKrv6qJ2CPR6BJ8ARpDZAUCHI\
        wSQaGOF+XT6N+5wln2Ei5DLGBXxcN7DbgHsPcL878Bt2U42CP9x7NXB3QCy4gd3G+xQ230py9mIJZT+hJVFrPVIOur5O1fotIdBb\
        7KC3VFUma+gtWqIbjqt0h5y9GEBpg4MuZUts298Go1G7GtRKuqKUNrDiAiuly2LUIqVHzd6hn6/UloGJl6Rm52qTBVwcu7IMNSW1\
        FDVF0lZgCkyBKTBXY+JpjQvZ9zi4CSbS8Pet1dTwgPhc+r0GHF5bjavhzdv7pgSs/D8CjkjYXDcHE2y3KsaWxG5uebY7qUrSsl2q\
        YUsWaG4K++piBj8YPDgCBgMYjRac1FpJN5541QrQqDxkw6rH/bD0BOiHv9j9ziKYTE1wrghILH77sA74bXj8/TVcfO5Qw9UM0sIu\
        q+9uHilDtJqWQlJbuykmXDDh+1eM87QbDINaLavvhv5tJrVxNK++WxgzoW9Woqy+ayXXCPj5bPCnrXcN6tm8+u56a6p+MxdLumHN\
        gOhVBcYPdrYw5uKJwyfvXOjOThY8v/kZ4EXa/xZAjYKTY1CjIDEfhi8W2yiEXeN72pZLYjZLIl8cCIH1JPQIwqrxDhbcKIYGeC8N\
        kwuBj2GjDBjKtfrG2wuIKZL9AlNgCkyBKTAFpsAUmP8A5h/m3fMHaaFuBAAAAABJRU5ErkJggg==
        """) ?? Data())

  @Test func `a picture of text is read, and kept as it was recognised`() throws {
    let path = home.path + "/lake.png"
    try Data(Self.lake).write(to: URL(fileURLWithPath: path))
    for _ in 1...2 {
      let run = try run(["text", path])
      #expect(run.errors.isEmpty && run.lines == ["We walked along the lake until it was late."], "\(run.errors)")
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: home.path + "/cache/lectern/pages")
    #expect(kept.count == 1, "\(kept)")
  }

  /// A picture of four lines, upside down.
  private static let over = Array(
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAbgAAAC+AQAAAABvnye3AAAGeElEQVR42u2ZQWzb1hmAP1J0SAOGJecwaIAa0kGPA9oAG6oCwcQYSdHj0OsK\
        LEEvwxAMyqFAjLrmi2UgPaSTDjvstty2W3cpEGBeTSeF7UMPOezgQ9BQtbENGzCQnodQDsV/B0q2KEeJI7RDEYiAoMdHfXq/fj6Sn/6nCWNt\
        OhNuwk24CTe8ddzcrpx2e7o+uHf68ZLcnnbq+1lsjff74hF56bTna5ZMu535yLkPK9Hcaw6NUvu1OWVEcw5EC6wy5axGcw4Yx19R3qGT/rIp\
        yZ2rP//A+/PT690f8IsrlQ+af/lw5nqBnZ88kc8/+vE7ny9eLwzFqZmJAt2X8z4LPgAVmAtWFQDG8uVlN72s8nGacGhoFswHXCK9BWdAnwW6\
        OsAaC/4Kq6yczMsMNwFICQoER91n8AEHEtZI8F8un8uj51l0nKWudjyjfqgD/Gw0pw3MCe+o9Y2bAsjLzmtbAcgnozkrUb1ORxfnqPvLtHcp\
        GLgYuCc4wYzhscM6+CRAur+EQpEghvrCXTaWWCYZ5oxFow6hq33tal8v3APEuEO4srZyDyBYWVu5p/d2ji+pOBYzLUv6ZuJtiGzIzFJBdosz\
        duA1ZMYLw8o1aciM15AZWyTPicSS1hJPREQSrym7vWOJl72kd0xeiftZ/dsfbzCf1ZpIXEuLiZ3l0BYJ+vm0s5f0jok28bMJN+FefW51TK46\
        gjt4AeePyRkjvG7r+XaXDnudTNcKRqPElGZsvD0fLYDeXu0qF2tDdUvidp1o4b4FXc1ouwO+pHm/+5T3rvCgSXXz3J0ndD8q/5t1Td6/UNv/\
        K/z3j/95541HpI0mn13N/b466JXM3877hkpWuN0/WbOwX9lDmwViWu4gZ2UZrmfP8kyzkiDQFBxYEhglywUS3x1x/ir9xi0oZHfzskCQ9jyp\
        Qug8i0uHzlTWGfYtNEiJT463ByUFqQvGNp0kDAHaFpmg7DNFSS2e4Lrvgij4UoF+yFmWFUAhjmMAeR1CUa47zBVCmAZqgLY+oOKGC6DFxGqa\
        anAizrjXoyB9k7Q3TqkDjt5zep3NXJzxNqoEJBJr8IWLZcBlN0tVXEnCqm9BWE3QclxSeos0hB3KPCZQ0mGpr8L7MLtXURIDOzx2Buf1nVq7\
        kRQlNX9TrvnJNUkLUmhsaULopcXbKrHDrdSUImbT9wZ9qTnY6GuRyJEyHV0qze+pL+2Px1W+ozgPco27xx+Z7TcOB45PfGnCTbgJ92pyYrXn\
        33aZsgtGo0RbWfetW3RKU87eIV3bQNdX2/MXFsjVl4DDf5o7T3/E+lfw3hU++/37bzyCf+08+iqNz3RvwCa/+nDHuHhiPM08kky9QqmONgt7\
        JaOaV0I1zB0aMANG9ky4e0n1DzwWzhxJjXtivBnUoKJmpbbEgnL88vlMX5zPgQITe2gu7IPtsh0o9TxuoMDUfRfbR16H0sNOyzg4bZyFsGdI\
        zMZm8II4+wWmTJ3UNiQQKULf9587XzLdTfZQJQjBAnAd9PND9cw8lxWYSK23SEOqLSSGeDsZiNOoP+t/gJmWY1M27XYjKUrokZq7Etpx5Vy1\
        mBQasrWhlssXK/n6Uq8qIvbxf4jdQV1qimxJJN//+lILtp/DBSNcqT4oM99enO6RGGXzdHDAw6MLeOJLE27CvUpc2x2P+8PV8ThrzPFa4+bF\
        OSUn1i3t2uqG6pY2Lt1QRB9PWdHH1pTDlNNe1KbMaXfvEAycf+SfY3EURfGNSKLdKPpbTWZrtr1l2w+a8qDZtG3bvm23I0luiv33/PNIMwVu\
        99bSQAtgu45RhWqpHoJVB1j1htdzDo1sJfLAgjKU6lByAYzKXVf1rKmrEwZ5boZsna98fAtXcd+cqgDlmDP46mQ+/ZH5SwbcIc1zkaGHdKCd\
        WzhlG9BcG2gFSnV0eJjntISQs1DIOVynBdi+QOQYB5BSdYbj1Jyh1V2g50pnoeg/+7xbiXJJs2pSPy8WhIDaNoDA930j/Snm0HxBlJF5YwiE\
        LSH0cSDZC4nBRT8PisTPc8biU1gCcz+Lzfk11RZJQGpVW3+C2Af0NeUM+5LpR1KIJC0mF8JiUvIemKFnx7Zs2uFS0bbDi+eqRWk82b3pDftS\
        JJkQRWmt12P360p2b+FInnyz5I3lS7Pq/3o/i9H9kZw2eqaijTfeb639h8PeGnoSetl7/9yIyIaIiGnmPjnxpQk34Sbcd8X9D5xQLgGBPMS0\
        AAAAAElFTkSuQmCC
        """) ?? Data())

  @Test func `a page that is upside down is read, and its words are where they are in the picture`() throws {
    let run = try helper(Self.over, "hocr", "0", "eng")
    let word = try #require(run.output.firstRange(of: ">walked<").map { run.output[..<$0.lowerBound] })
    let box = try #require(word.components(separatedBy: "bbox ").last).split(separator: ";")[0]
    let sides = box.split(separator: " ").compactMap { Int($0) }
    // The first line is the lowest, and begins at the right.
    #expect(sides.count == 4 && (260...290).contains(sides[0]) && (350...380).contains(sides[2]), "\(box)")
    #expect((140...160).contains(sides[1]) && sides[3] < 190, "\(box)")
    #expect(run.output.contains(">bell.<"))
  }

  @Test func `a word has its rectangle in the picture`() throws {
    let run = try helper(Self.lake, "hocr", "0", "eng")
    let word = try #require(run.output.firstRange(of: ">walked<").map { run.output[..<$0.lowerBound] })
    let box = try #require(word.components(separatedBy: "bbox ").last).split(separator: ";")[0]
    let sides = box.split(separator: " ").compactMap { Int($0) }
    // It was drawn 32 pixels high, from the twentieth column and the fifteenth row on, as the second word.
    #expect(sides.count == 4 && (75...95).contains(sides[0]) && (185...215).contains(sides[2]), "\(box)")
    #expect((15...25).contains(sides[1]) && (40...55).contains(sides[3]), "\(box)")
  }

  /// The head of a PNG that claims a size.
  private static func head(width: [UInt8], height: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width + height
      + [8, 2, 0, 0, 0, 0, 0, 0, 0] + Array(repeating: 0, count: 64)
  }

  @Test(
    arguments: [
      (Array("no picture at all, whatever it says".utf8), "no-picture"), ([], "no-picture"),
      (head(width: [0, 0, 0xFF, 0xFF], height: [0, 0, 0xFF, 0xFF]), "too-large 65535 65535"),
      (head(width: [0, 0, 0, 9], height: [0, 0, 0, 9]), "broken"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + Array(repeating: 7, count: 99), "broken"),
      ([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 0xFF, 0xFF] + Array(repeating: 0xFF, count: 99), "broken"),
    ] as [([UInt8], String)])
  func `what is no picture, or too large a one, is refused in one line`(bytes: [UInt8], line: String) throws {
    let run = try helper(bytes, "hocr", "0", "eng")
    #expect(run.errors.split(separator: "\n").last.map(String.init) == line, "\(run.errors)")
    #expect(run.output.isEmpty && run.change == .exited(65))
  }

  /// A black and white BMP of 960 by 960 pixels, in which every second pixel of every second row is black.
  private static var specks: [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    let rows = (0..<480).flatMap { _ in
      Array(repeating: 0x55, count: 120) + Array(repeating: 0xFF as UInt8, count: 120)
    }
    return Array("BM".utf8) + number(62 + 115_200) + number(0) + number(62) + number(40) + number(960) + number(960)
      + [1, 0, 1, 0] + number(0) + number(115_200) + number(0) + number(0) + number(2) + number(2) + number(0)
      + [0xFF, 0xFF, 0xFF, 0] + rows
  }

  @Test func `the helper has given up its rights before it reads the first byte`() throws {
    let path = home.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let process = try ChildProcess(
      [ChildProcess.program("lectern-pages"), "count", path], environment: ["PATH": "/usr/bin:/bin"],
      streams: [.file("/dev/null"), .file("/dev/null"), .file("/dev/null")])
    // Both ends are open once the helper has opened it, and it waits for the first byte.
    let pipe = open(path, O_WRONLY | O_CLOEXEC)
    func status() -> String {
      FileBytes.read("/proc/\(process.id)/status").map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    try Deadline().wait(for: "the filter of system calls") { status().contains("Seccomp:\t2\n") }
    #expect(status().contains("NoNewPrivs:\t1\n"))
    close(pipe)
    #expect(try process.change() == .exited(65))
  }

  @Test func `a page that is strewn with specks has no text, and is not searched for it`() throws {
    let run = try helper(Self.specks, "hocr", "0", "eng")
    #expect(run.output.contains("bbox 0 0 960 960") && !run.output.contains("ocrx_word"), "\(run.errors)")
  }

  @Test func `a language without data is named, and no name leads out of the folder`() throws {
    for language in ["xxx", "../../../etc/passwd", "eng+xxx"] {
      let run = try helper(Self.lake, "hocr", "0", language)
      let name = language.split(separator: "+").last ?? ""
      #expect(run.errors == "no-language \(name)\n", "\(run.errors)")
    }
  }
}
