import Foundation
import TestSupport
import Testing

/// Comics and pages in other scripts, as the program and its helper read them.
@Suite struct ComicTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ arguments: [String], program: String = ChildProcess.lectern) throws -> FinishedRun {
    try FinishedRun(
      arguments, program: program,
      environment: ["PATH": "/usr/bin:/bin", "HOME": home.path, "XDG_CACHE_HOME": home.path + "/cache"])
  }

  private func hocr(_ bytes: [UInt8], _ options: String...) throws -> FinishedRun {
    let path = try home.write(bytes, to: "picture")
    return try run(["hocr", path, "0", "eng"] + options, program: ChildProcess.program("lectern-pages"))
  }

  @Test(arguments: [
    (nil, ["WE WALKED ALONG THE LAKE.", "IT WAS LATE!", "Panel 3, without text", "WHO LIVES THERE?"]),
    (
      "YesAndRightToLeft",
      ["IT WAS LATE!", "WE WALKED ALONG THE LAKE.", "WHO LIVES THERE?", "Panel 4, without text"]
    ),
  ])
  func `a comic is read panel by panel, and a panel without text is described and is no text`(
    manga: String?, lines: [String]
  ) throws {
    let path = home.path + "/comic.cbz"
    let info = "<ComicInfo><Manga>\(manga ?? "No")</Manga></ComicInfo>"
    try ZipWriter.write([("1.png", Self.comic), ("ComicInfo.xml", Array(info.utf8))], to: path)
    let read = try run(["read", path])
    #expect(read.lines == lines, "\(read.errors)")
    #expect(try run(["text", path]).lines == lines.filter { !$0.hasPrefix("Panel") })
  }

  /// A gray picture of 600 by 800 pixels (PGM) with black frames, or gray areas, in rectangles: left, top, right, bottom.
  private static func page(_ frames: [[Int]], shade: UInt8? = nil, rule: Int = 4) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: 600 * 800)
    for frame in frames {
      for y in frame[1]..<frame[3] {
        for x in frame[0]..<frame[2] {
          let edge = min(x - frame[0], frame[2] - 1 - x, y - frame[1], frame[3] - 1 - y)
          if edge < rule { pixels[y * 600 + x] = 0 } else if let shade { pixels[y * 600 + x] = shade }
        }
      }
    }
    return Array("P5 600 800 255\n".utf8) + pixels
  }

  /// Returns the rectangles of the panels in the order of a page of hOCR.
  private func panels(_ run: FinishedRun) -> [[Int]] {
    #expect(run.change == .exited(0) && run.errors.isEmpty, "\(run.errors)")
    return run.output.components(separatedBy: #""ocrx_block" title="bbox "#).dropFirst().map { part in
      part.prefix { $0 != ";" }.split(separator: " ").compactMap { Int($0) }
    }
  }

  @Test func `panels follow each other in rows, from the left or from the right, and a tall one beside its rows`()
    throws
  {
    let tall = [20, 20, 200, 520]
    let (first, second) = ([220, 20, 580, 260], [220, 280, 580, 520])
    let (left, right) = ([20, 540, 290, 780], [310, 540, 580, 780])
    let page = Self.page([right, second, tall, left, first])
    func isNear(_ one: [[Int]], _ other: [[Int]]) -> Bool {
      one.count == other.count && zip(one.joined(), other.joined()).allSatisfy { abs($0 - $1) <= 4 }
    }
    let fromLeft = panels(try hocr(page, "panels-ltr"))
    #expect(isNear(fromLeft, [tall, first, second, left, right]), "\(fromLeft)")
    let fromRight = panels(try hocr(page, "panels-rtl"))
    #expect(isNear(fromRight, [first, second, tall, right, left]), "\(fromRight)")
  }

  @Test func `drawings without frames are panels, and two pictures on a page of other things are not`() throws {
    let drawings = Self.page([[20, 20, 580, 390], [20, 410, 580, 780]], shade: 120, rule: 0)
    #expect(panels(try hocr(drawings, "panels-ltr")).count == 2)
    let pictures = Self.page([[20, 20, 200, 200], [20, 700, 40, 780], [400, 600, 580, 780]], shade: 120, rule: 0)
    #expect(panels(try hocr(pictures, "panels-ltr")).isEmpty)
  }

  @Test func `a picture that is no comic has no panels, nor has a page of text`() throws {
    #expect(panels(try hocr(Self.page([[20, 20, 290, 780], [310, 20, 580, 780]]))).isEmpty)
    let text = try hocr(ScanTests.lake, "panels-ltr", "script")
    #expect(panels(text).isEmpty && text.output.contains(">walked<"))
  }

  private static let data = "/usr/share/tesseract-ocr/5/tessdata/"

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: data + "osd.traineddata")),
    .enabled(if: !FileManager.default.fileExists(atPath: data + "ell.traineddata")))
  func `a page in a script without data names the package, if nobody has named a language`() throws {
    let path = try home.write(Self.greek, to: "page.png")
    let run = try run(["text", path])
    #expect(run.errors.contains("Greek script: the package tesseract-ocr-ell is not installed"), "\(run.errors)")
    #expect(try hocr(Self.greek).output.contains("ocrx_word"))
  }

  /// A comic of four panels: "WE WALKED ALONG THE LAKE.", "IT WAS LATE!", nothing, and "WHO LIVES THERE?".
  private static let comic = Array(
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAjAAAAL4AQAAAABNMfAbAAANFUlEQVR42u2dT2jk1h3Hv08z9QzE8Whh23WCu1YSKC00iQ8p3UO6I0oJOeSwx1\
        CaMIccQqHELaV4IazfpgsZSggOveQQyNCUkOMecig9JNqtS10I1CQ9FULk7ZJ600JmNi7MuJJeD9Jo9N96Pym79uTpYs2T5zPf90fv93s//SQx\
        gTo2DQqjMAqjMEdt4qgJhwlhHfEvm+LYtc2qKNyGQKv4Pxw1bhRGYRRGYRRGYRTmS8BMGNOqY/bagGC8ImZitITw8FJFTHt1DDCxqVfC7LVsAM\
        ClEa+AEcY4cGGH/QqY26vTvc5FWUxztnvKC3c39CFVzWRpVtq6Ta7U/nqk+BNOxTwU/ebKFhHjrkSLG78kYm7asfKfcRrmrXj54oCEEa/Eyxv7\
        JMzheuLAP0iYW8m2OMMpmE+TBxYsCubp1BLzAgHjGqkjjxEwTroKjxAw/04fuYfLY25mHLHkMU9nLOMvSGOEkXHonDTG6xr6DjPcrrF1XRiTzW\
        +yixpWpDEuB/ym4O8D8AxA8G9IYz4DxujYgD8FO2aXb1gNLou5CT9uEkzqYw40bZmu8i3DzrkhAGg20PeAEQANzJZVswUYfQDo6gDwOwBsiHVJ\
        jDCAx30DFTVe5yQxngUPGBlwIE5bQBvXOIDvSmKcQAYLbGVgyz1JzASA0Ds24BkP2oCDLgfQksTcBuCb3hXvOoDzQS9yOUwTcPhUFoBVAEKXcS\
        81ANgHTP9UgLM5BHQOeACz5DC7AOCf5CYAtC3AMYCeHIYDaGNkADqAPbNpX+N9c3qGlcYYAAs+jfkGoA0Bxqc1LbUJsept5gT0/iWEECMh/nJE\
        3M8PZuYOM0e+bbI2XQrj5h1cuBsrmMO8g427oeYg9yC/C2pqwuR6i+VP8bordcU1RdM19IkOpvVvjDRpzC4AXAIOXQA70X7rUSo1XudD/MnG+L\
        ycWUhgRn2McWW5StuIDoCmBbSbVMx0lWEDTvyKzBqlUhpgSMwxWRjv2xyA7fl+wMSAVuVk0KsOvx9ZAAwB2ABaNrHDnSuAB7QlbFNepQxM7RUZ\
        M/ZswDGbU9+mgprOBoAXbQomMmav9becH+IHpm/kNI+iZsSGWGiAYW2xipqz+AK4DAsYomVVOsMrzn75k9PuyTUwNWHyJ6fBya1Uri0Q5smt1O\
        JsJr4ujD4L1/Ye1U16H+hTz/CY3yp0hBOX2yC3jWdQ1UR+s+855uy0PlyQUhNtyf3IB7mFUKxiLHuiLoGZeYritKVhFLbOvtzwi9qU6Bwsudac\
        NceDtkDHpi2EZhOOdx06J0w3PiZ6irctwgkexigCv2Jz2LTDgJlsjGIpWjAbLI5kcGEa0xgZABuHHT6RVBMOszHfwIukuUiIVeF1M9fX/vK79D\
        o8Lxi2IzuJZgfDtmQxmcEwYchiMsOfnimLyQx/ulwWkxn+/EzaTmWGP29KYzJ7fEcag3cyOuqqPGalWkdNMV9PH/kvl8c00z/9IcGjaKTb+AOK\
        Y/JOpRYOMfcnDxyaFEzqqtYtTsEsJGeFb5GcNpa4kOkukzB4Jl5+0KNhVuKT1G85DdOIndDuK1SH9uPo799cp2KWo331AKdiopfSo5fYZT3Rz2\
        eN3B/SMUt7YXTq5QprBma3px72RpWlx+rEr9ZLHS6Lifms43Z7DKExD1XUoGVPGNNwqVKoA8DquA2ClpQr1PqboFBSHtUuUAfmeAUXBnNYKYll\
        wsmplMfnsFIu5rBSh/NYqYN5rNT+PFZqdx4rNZjDSlHN1LGuFNVMHetKuZjDSh3eMTWM6TVgGDDSj8Icaab2IMQwI21dTo0wBNDJSFuXw/ip6x\
        lp65qUmTplAwA29Epq3GBd3TqohAljBR/zQswRZuqt6bdXBhXUiDfCuMjzFTCHvXD3x4WYYjMVCXclQ2Eyat6e7S4M6JjXI6fWegGm2EzF0rwf\
        I6uJpXk/Qsbciq37eT6m2EzFEukTSfQSamJB8UTYXAJzteCTVtpMJbpxmagm0XCLRExC6kI+ptBMJQ42iGoSM57GaZh94F7WdrvG1nVcMxO5gF\
        ppMxXOjPx9mEgkuJRXMwAa9hgYAuIsErkgpTHTZDcP8AO4sVyoWMBuvyiA7o++IJHenKY1y6oJR19X9698L1ZzkzaQcQVMK2umpoPYgThtuTwx\
        jEurCe+CA8Bgzdo83cSl3DLPgG13E9/UypqpcGiueNexkjwbpJt4kvktaQyHs/l5oZtUaKb2o+PwPBJ5uvLjRgewbVArZYVfGPOLsBBP4oAQ4d\
        MxnMxr78HV+TdTB95MXp0/lksP9w6oSY/wtS+3UofHqolrwhzMY6WODvr1sTdi97FJykeUTR+3r9ZTqc6v7c1iTOFqqpfvYhDUbFt3qqcGd2Dc\
        DP0/v7GBy1NTQ8CkjY+RjSkV9Ds1BDbT966VVuM7YmIv9Iljv1p/T5UJ+nndDQATeqUWC5ci5V1IAJjowLTDnRw1xWbKv3LvmI9HwlOZNnwiim\
        x4ysB/Ib5UG15spjRetDAqryY5Q9gkDMtu8zTmCDPVK5j8JCq1VuRilMcsFy3LtdJmarFoWV5ezULRsrw8plG0LNdKmqnU+DsgqknchLdPtVMX\
        Cj5p5c1ULCc1kYsqoSaWhJdIwJPAnImtzngO5kgzFUt0/JDsCsQSHT+gexSR6K7YysMcbaYi0d3DHl1NJLqbTHGUwUSiu2/nTulHr6bYc+H/vl\
        7FaXtmWpWbvSqY8Dk0D/FcTInVVCNICZwsVvNEg5TAdDqgHMZPCcxIB9SkVlPMZsAoIx1QcumxCgZkpANqeXYoZxNAZ4iqahIhrROwSLyTGF4P\
        ZlAP5vf1YL5XD2bBqAXD3qmnw79TD2bJrAXDnqxnFP+0Hsw9Zi2YxoV6Ts1ePRhdTVsKozAKozAKozAKk8TsscJNBybF/9E8bpVi6iU3CqMwCq\
        MwFTb15p4T/eaeXaXmhGAGqm3yMPK3mH112kb+TrWvTtu4UG2ThzlUbZOLOThWapZVT80B5hpjGZebZa9AMwBuOrAhqeYyukI46W/JqdnjAkBD\
        sPa4ghphBDnBXjKpUgpzYzX4Nhv36RjxgD3dbV3kZMzts7P9jS0y5jV7tt/6BRXjvhr99IJJxMQfnrW0Q8S8FWtV9kcaxn0j/vn7JgmTfMjZwi\
        4J81Fi4LJ3SZinkgUPUzDuWrJk0SRgDlJr+sYuAfNFuugPBExGNsf9BMzr6aIz8hi3ly5bMKUxWc9djdxdWxbzv6zCq9KYv2cVnpbG7ODGyP25\
        a+6Z6Iv7+DYzrpmRB8+WxWzBT2gf7AJoWtuAGX2ZTkmMMOCnJb0cGKjOJ2ejL9Mpae4807+/Qiw/D/hZ4A/wyGNItdL93fH3HgegoQ/AjPR4Sc\
        wEgDbm0af/2og8eLYk5jb8d0n4N3iwz+HfQXpOEtP0f745fRqxPjJcHrlrpCRmH2jzhKNjRbLDS2J2AWCEaWjuV0bHtu1IdriEnWI2ogn/KwQ7\
        NYB/7/z0FXDBbkMOI2YDdRsATDPIQuRyaszgf9nskeHno98uh/HCn77Y9m8/GRnbBqI3g5baOIKUpN4aABjc7/DZvRKRu0fz7zxx8g52pe48yQ\
        0T9NQKJjdMsKbaZp4xl9n2aKTttUfayKyuxgGGuxRMMHW/uArAY+/B60SneqIaI50OeXd7SpAwqXdYePrM8BDUuDo02NAcg1SpqP0WT0wtzqxu\
        mlwLNobw4MzcHFNOTXT5wt4Ln6LjyalhyXGTrGxJNb1EbwehDrfKuNHJw28t9g2uJaf6kphYXHJ2U+OBnA0X/xQFb3Aof/foUt6CRK5SrfwFiZ\
        RfzHMXJDKY7Fe9zl4MUBKT/XaL2QK07PBbz1uQyGHO5S1I5DCZr3r9jzTma1mFF6QxWT0euUuyLKYxyPDBLHkD83y66BbBTv0kXfQpAXNvuuhJ\
        AmbRLIp2lcY0douiXeXn4neTBR+RXIGHEyNHPEXCJF8hf7hGwjSei3/+q0Xzb56J1Uo8QXSTwtss/UniHBHTiIXPX7OoTtsLER9g8irZ91u6Md\
        vvr6ciKqWDFJ8Y05l98vKY7ome3Qs6S7Q3Kji0zA6ePaIlnlko6d+scmYCLmPjau71pn/RzavqpQsLaIjM2JfU1hVqrakwCqMwCqMwCqMwCqMw\
        CqMwCqMwCqMwCqMwCqMwCqMwCqMwCqMwChNsdi0Y16wF8+da1LjP1tI2vpiqmEBMVUwgpiJmKqYiZiqmGiYUUw0TiqmEEc/Wck7dsOvAiEdrOc\
        NvDOvARMVUwETF0DExMXRMTAwZExdDxsTFkLOdH63FMiTEEDFJMURMUgwNkxJDw6TEkDBpMSRMWgwFkyGGgskQQ8BkiSFgbg9rwZypxdsabWSV\
        Sqc4nRnXoSZbjLSabDGyanLEyKrJESOpJk+MpJo8MXJqcsXIYZLJgkRMW62nFEZhFEZhFEZhFEZhFEZhFEZhFEZhFEZhFGYeMerNPWrcKIzCfA\
        Ux/wdyvGNqA0WdigAAAABJRU5ErkJggg==
        """) ?? Data())

  /// Lines of Greek.
  private static let greek = Array(
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAmwAAADcAQAAAADlu8DUAAAJeUlEQVR42u2ZT2gc1xnAf292uhoXWRqXpjitYk2cQy8uyLQENYTs2BVtwRDaXB\
        Lay1al4P4jDiTgBFd++gPOIbWUiyHgJk5OPbU+xGCK44wSUW8gVG4aCATijGwRqbSNZiXRziqz8/Uwu9pd7azkSkt6mXfZffPnN9/33vfnfe8p\
        oYutbNDVluEyXIbLcBkuw2W4zw/ntnarGqi2XLJxGp3VdlxFKV3vpi4xopbecDOuTTmRuHBH6i0+Ky0tEhGptFxaan5mrfXxYIexU+2Xeps76z\
        tI1/o1qYqIfNZyaa35mZXtpVNbhs8AMFsesVTLvOxkKPEOthDvbChVa6GqbOsl45xdNcvPlZbLTuVswb7fWljHeeXegjMzhSlqdEosqPzm7FPV\
        0amqLa47Xlotn22b6ci/NH7tySOTLz8Urs+vXYU1bcbXH+87/ckpUMsL/PGKnGJpeiz2CfNgGf1jVQ+4eGT15qzeiqvYg9eJv+vQ462xOAqLLt\
        XoBZd35oBB5JGRsedBBVUbAUxUsOGAHLboL7Ypa1h6ESZNcBYPWkNgOWyovI1dBNCxnohQYIUQAGhtBQDHYtMLUqbC0US4EFl4yUyuh2i0BRBU\
        I2ZNQAyLfDIfYtoApm+7bbh87aOAFwEchOWmpzaa/vsajNmaXXliEbbhcjbohqSwz+Uq5mZI+JTaS0HDjX2A48bNNEMJmi3Kh/94DBABHgA9zW\
        YMqPqXr6NTcBtbzXEZftDU/XLT/1mPmmggbnN42cQFWwOet8X69Ra/ijp4yKaT2YaZPGO6NQWtEHTCMeYo1N/XAKeaoqCVhtMuz3nAQT+8WNNk\
        XbMyXLs9ZrkA/RqnmCDuq/O9Ntx+8+NBXnudRYhKX3MrzlEbc+okMw9qFjSo29emSlTAmhGYmcAF22HWGNfFYGaxBbdR+t0LvbevK/V334V7Lv\
        ed50dDQxivvTfLfQOok8DPT+TOYENPCGU7fwnoC8j9dfyMWy6OtIRPEREp1H7viIjcaA6JgyLTIiJlEQnljohEZ0UklBtxQaQy/8r/ENzbhsVs\
        NUBCp6t51gh3iVuv23e93QQI7F3ilhuMpF0CMKNd4oYAaIqVHoCfb01d2dZChstwGS5plfbbFamnvdLmNecucSnLdLXht2VTZ/fKbih718qmoq\
        3mUJ5WZ3XERe23zXYVRd8lzmoJ28klaZOpMcL+XY5d0/fNbWTxUq6JhAz2LCzJuduHTsdOz9q88HBPPDg9+W5B1NtxwV+bnvcLca7/xmRprODz\
        nfnwkcL0pIi2c72HBqdbiigTcqennrEN3APqz2OPHnh/oPrNayuKyx/2IsNDsf/J5BGWiE8NOBf2KfbfwVxeQK6ckZeWvn9s2na3KhsRnSPGgQ\
        Wg1Bd5FRspPGATj1A99c4clHT0vCsPfAkCiHou8+iIjovQr3Xb2FkoE4vIRHszzPRU8oZFrI9rmGBj2C6C7SoztI5rz3XA9sNT3gTRpAVu2iog\
        RCcr2jPgJJeqcWIa646uT/gtnGSeLYcITyVveqkzK/RZBAuITAWSry2+DY0fJSuAHAM2ytdATOQ6dRmG21ZQ0jCjh6iXGZ+iQE3VLO6ANiw8RV\
        wz9VCnGVWL3Vl2vd6iGtCDgJypmdeKjkPbEcbbjNpxO+Ck4VMbtUoi1psOWyVuKhgGOzmm0XAdv1aKzxDUlIgaGoWNWsOASNddUtqVNS103Z0U\
        EQow3kpKEMesm1aPETOcVCkmJm7yxb526bRE1ga4+pIHt8gn69M3/ESZzdJCv+GbGNjr+H2MkYtSQq4BMSPPSoDBCr3M/GyfrO43UQsfUjJV9f\
        zvH9Rl9ydOj2GqD3EIq7EflpRxTfMspdaSJxn8KJ+78NsjATz21MCvOE7+yL964SQWuZx17utvGbx+n+Tz8LQFwT3mE69eHlUnyF04r9MiSlP7\
        tqS16S39+cY20o3ttmXEvMuUEN5d6il0NW3HRldxaN1NXKS8PeKyuiLDZbgMB+Iyl1JaVDWU3c2/sNqcV2c6S+duzZibK5APmhYjVXunLfTNc4\
        lK+9GEVERk/k1p3Pksarr7SluSako9uU5D6XaqFZyOyqr0FGW0bZKq9AX+lheM2r/e9iolbC5Ylo0mCb1tDaVD2hlo7tzcLsnWcFOVanmxAvsd\
        FqrKniqvM7dafs4uzY6KRR+GXWL8dml1wYX9TtleOIrYR1XBTsXJFej9SiXm6YA/HLv25BUrj/Pvtava+cvB2GdFhrXDxYNHVpfg0tPB3x5e6i\
        V+PF/+0/upuHhEgwlev+bFW8QjWmB5cdTlRao2/xwbcZHDWJS0uP36XUqa6IVhKn3pyk4AYkTg4kzBBCbctIZCy9EhvOdNhBbHiE3bBdyZou2i\
        8jaGlYqL8MAIlCYUgqTLJc/EB8Pi1VptaPoQ1/dOQzSBbDOzU2FTPanFhQG7CAi39YCtPMQaAo0QDO0cUdRyi7nEHg7e/QSAmsLjOMbNAzVTOq\
        DBjLcPUF6Lfykf33Y+Trz6jO1wHfSKTix4RadW5i04u0UHQ0Oc7L0S6xhxwbnZti2wjVeYLd4YAG9uur0Xb46D6ug+NZyZxAwfUNhG0h12vR4g\
        RuE0zmZMTVJZWCGWrdKlGwME6yDga5cxswqEF9HQr/FrcsW1reeiBmR9nDhM3dkwrnlm5Bz1ngCevMxrX5175jwD4ppqtsAH+teBijDGK3M/XX\
        A+XoQV55iT++jkN+TcL/vSpFMn6D1+yCECHruu1IncBdjfdx68ue+FfGsyB2p86mG3WFTX4TGvOOoY710180c6BPdQJFpqrxI2zy+S6D6fnFLI\
        Nm0zuEcd9poa8x06bD353cYroh1TaJi+iZaKC630+43zicCmozO04YwOCbThAWbEzifVdVyQS79fbGxg5WmrN7O6IsNluAzXCVcqd1c6U3cTZ3\
        2xq9LZe96VacF5e5+K1mjsuV2Nxn4XlK0YlYIzU1GOBZV+131rb7jcy//4IW7u9Ee/QFc8+LHe41QsDuvk1CJYdZDD3p5wJpYT2BbKFEwbju3V\
        ULwID0J0EYj3MiG1JdFwCBCHvV0yY53Y3xecruBqxw76M78ruGShFfWud2kfpVYz7NUtTADX3AemxenkA84epQt9BVoiI0+j2Nk1bnGgZBEz8m\
        zAvdasurWXsCIib4eFioRxoedOGB7K9c/KrluwdfUpx7zuxbtsFfB/xGV1RYbLcBkuw2W4DJfhMlyGy3AZLsNluM8F918BT0++OI4SIAAAAABJ\
        RU5ErkJggg==
        """) ?? Data())
}
