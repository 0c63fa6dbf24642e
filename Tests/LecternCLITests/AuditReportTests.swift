import Foundation
import LecternCLI
import TestSupport
import Testing

@Suite struct AuditReportTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let page = """
    <!DOCTYPE html><html lang=en><head><title>Boats</title></head><body><h1>Boats</h1>
    <p>A boat.</p><img src=a.png><p>Another.</p><img src=b.png></body></html>
    """

  @Test func `a finding tells what is heard there, now and mended, and the reason once for each rule`() throws {
    let file = try home.write(Self.page, to: "boats.html")
    let lines = ProgramRun(["audit", file], home: home).lines
    let place = try #require(lines.firstIndex { $0.hasSuffix("[image-name]") })
    #expect(lines[place].hasPrefix("\(file):2:15: error: "))
    #expect(
      lines[(place + 1)...].prefix(3) == [
        "  <img src=a.png>", "  Heard: Image, no description.", "  Mended: What the image shows. Image.",
      ])
    let rules = Set(
      lines.filter { $0.hasSuffix("]") && !$0.hasPrefix(" ") }.compactMap { $0.split(separator: "[").last })
    #expect(lines.count { $0.hasPrefix("  Why: ") } == rules.count)
    #expect(lines.count { $0.hasSuffix("[image-name]") } == 2)
  }

  @Test func `what is heard is in the JSON, in the words of the screen reader that is asked for`() throws {
    let run = ProgramRun(["audit", "--format", "json", "--as", "nvda", "-"], home: home, input: Self.page)
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let images = objects.filter { $0["rule"] as? String == "image-name" }
    #expect(images.count == 2 && images.allSatisfy { $0["heard"] as? String == "Graphic." })
    #expect(images.allSatisfy { $0["mended"] as? String == "What the image shows. Graphic." })
  }
}
