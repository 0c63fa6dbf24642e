import BookFormats
import Foundation
import PageLayout
import TestSupport
import Testing
import TextModel

@testable import TerminalUI

/// The look of each kind of text on a page.
@Suite struct PageScreenTests {
  static let sizes = [(20, 5), (40, 12), (80, 24), (120, 40), (200, 60)].map {
    PageSize(columns: $0.0, lines: $0.1)
  }

  /// A page of each kind, by the name of its golden.
  static let pages = [
    (
      "chapter",
      """
      <h1>The Lock</h1><p><em>To whom it may concern.</em></p><h2>Morning</h2><p>The keeper of the lock had a name for
      every boat, and none of them was <strong>kind</strong>. He wrote them on the wall with chalk.</p><p>When it rained
      they ran into each other.</p><hr><p>At noon, 10<sup>6</sup> litres had gone down, or m<sup>b/c</sup> of H<sub>2</sub>O,
      <del>twice</del> <ins>once</ins> a <mark>day</mark>, as <code>log.txt</code> says.<a role="doc-noteref"
      href="#n"><sup>1</sup></a></p><h3>The log</h3><h4>Its first page</h4><p style="text-align: right">J. M.</p>
      <p style="text-align: center">The end</p><aside role="doc-footnote" id="n"><p>Nobody reads it.</p></aside>
      """
    ),
    (
      "lists",
      """
      <h1>Supper</h1><ul><li>Two onions</li><li>Oil, as much as the pan will bear without complaint, and a little more when
      nobody looks<ol><li>Heat it</li><li>Wait</li></ol></li></ul><ol start="9"><li>Cut</li><li>Fry</li></ol><dl><dt>Pan</dt>
      <dd>What it is fried in.</dd></dl><blockquote><p>Hunger is the best cook, and the only one that never
      sits down.</p></blockquote><pre>for onion in onions:\n    cut(onion)  # and weep, and weep, and weep, and weep, and weep, and weep, and weep, and weep</pre>
      """
    ),
    (
      "verse and play",
      """
      <h1>Two Songs</h1><p>The tide goes out<br>and takes the day with it, as far as anybody on the long wall can see<br>and
      leaves the boats.</p><p>It does not ask.</p><h2>Act I</h2><table class="drama"><tr><td>IDA.</td><td>The boat is
      late.</td></tr><tr><td>MAX.</td><td>It is always late when the wind is in the north.</td></tr><tr><td>IDA.</td>
      <td>Then we wait.</td></tr></table>
      """
    ),
    (
      "tables",
      """
      <h1>Boats</h1><table><caption>All that came</caption><tr><th>Name</th><th>Crew</th><th>Load, and what became of it</th>
      </tr><tr><td>Good Hope</td><td align="right">12</td><td>Salt, which was sold before the rope was fast</td></tr><tr><td>Anna</td>
      <td>3</td><td>Coal</td></tr><tr><td colspan="2">A raft</td><td>Nothing</td></tr></table><p>Then none.</p><table><tr>
      <th>A</th><th>B</th><th>C</th><th>D</th><th>E</th><th>F</th><th>G</th></tr><tr><td>alpha</td><td>bravo</td>
      <td>charlie</td><td>delta</td><td>echo</td><td>foxtrot</td><td>golf</td></tr></table>
      """
    ),
    (
      "read from the right",
      """
      <h1 dir="rtl" lang="he">הסירה</h1><p dir="rtl" lang="he">הסירה הגיעה ב-12 בבוקר, ואיש לא בא לקראתה (חוץ מהחתול).</p>
      <ul dir="rtl" lang="he"><li>מלח</li><li>חבל</li></ul><table dir="rtl" lang="he"><tr><th>שם</th><th>צוות</th></tr>
      <tr><td>אנה</td><td>3</td></tr></table>
      """
    ),
  ]

  @Test(arguments: pages, sizes)
  func `a page of each kind is drawn as its author means it`(
    page: (name: String, body: String), size: PageSize
  ) throws {
    let book = try Book.open(
      bytes: Array("<!DOCTYPE html><title>Salt</title><body>\(page.body)".utf8), name: "salt.html")
    let drawn = try FrameFixture(book, size: size).frame(after: "").drawn
    let path = "Tests/TerminalUITests/Screens/\(page.name) \(size.columns)x\(size.lines).txt"
    #expect(try drawn.components(separatedBy: "\n") == Golden.lines(at: path, recording: drawn))
  }
}
