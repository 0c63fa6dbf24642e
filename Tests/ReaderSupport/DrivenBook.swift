import BookFormats
import Foundation
import PageLayout
import TestSupport
import TextModel
import TextUnits

/// A text that is read by keys at random.
struct DrivenBook: Sendable {
  let text: any ReadableText
  /// A Boolean value that indicates whether its pages are counted; those of a long book are laid out on the way.
  let isIndexed: Bool

  private init(_ text: any ReadableText, isIndexed: Bool = true) {
    self.text = text
    self.isIndexed = isIndexed
  }

  /// The books, each of another kind.
  static let all: [DrivenBook] = [
    DrivenBook(opened(form, "form.html")), DrivenBook(file("signup.html")), DrivenBook(file("field-notes.md")),
    DrivenBook(file("letters.txt")), DrivenBook(opened(scripts, "scripts.html")),
    DrivenBook(TextFixture(paragraphs: [])),
    DrivenBook(opened("<p>x</p>", "small.html")), DrivenBook(file("workbook.epub")),
    DrivenBook(opened(long, "long.txt"), isIndexed: false),
  ]

  /// A book with the text of a lesson.
  static func lesson(_ text: String) -> DrivenBook { DrivenBook(opened(text, "lesson.html")) }

  private static func opened(_ text: String, _ name: String) -> any ReadableText {
    (try? Book.open(bytes: Array(text.utf8), name: name)) ?? TextFixture(paragraphs: [])
  }

  private static func file(_ name: String) -> any ReadableText {
    (try? Book.open(path: TestPackage.books.appendingPathComponent(name).path)) ?? TextFixture(paragraphs: [])
  }

  private static let long = String(
    repeating: "It was a long way to the quay, and nobody knew why. The ferry had left.\n\n", count: 6000)

  private static let form = """
    <h1>A form of <b>every</b> control</h1><form><fieldset><legend>Who</legend>
    <label>Name <input required value="Anna" maxlength="12"></label><label>PIN <input type="password" value="123"></label>
    <label>About <textarea>one line\nand another\n\nשלום</textarea></label>
    <label>Age <input type="number" min="1" max="120" step="7" value="8"></label>
    <label>Mail <input type="email" list="d" placeholder="name@host"></label>
    <datalist id="d"><option>a@b.example<option>b@c.example</datalist>
    <label>Day <input type="date" value="2020-02-30" aria-invalid="true"></label><label>Find <input type="search"></label>
    </fieldset><label><input type="checkbox" required> Yes</label><input type="radio" name="r" id="r1"><label for="r1">One
    </label><input type="radio" name="r" id="r2" checked><label for="r2">Two</label>
    <select aria-label="Meal"><option value="">Choose<optgroup label="Warm"><option>Soup<option disabled>Stew</optgroup>
    </select><select multiple aria-label="Days"><option selected>Mon<option>Tue<option>Wed</select>
    <select aria-label="None"></select><input type="range" aria-label="How loud" min="0" max="10">
    <progress aria-label="Done" max="7" value="3"></progress><meter aria-label="Full" value="0.3"></meter>
    <output>42</output><details><summary>More</summary><p>Hidden <a href="#x">here</a>.</p></details>
    <button type="reset">Clear</button><button>Send it</button><input disabled value="dimmed"><input readonly value="fixed">
    </form><p dir="rtl" lang="he">שם <input value="דוד אבג"> <input type="checkbox"> <button>שלח</button></p>
    <p id="x">The end<a role="doc-noteref" href="#n">1</a>.</p><aside id="n" role="doc-footnote">Note.</aside>
    """

  private static let scripts = """
    <h1>Scripts</h1><p lang="he" dir="rtl">שלום, <b>עולם</b>. זה 3.14 (מטר) <a href="#t">קישור</a> english ועוד.</p>
    <p lang="ar" dir="rtl">مَرحَبًا، كيف الحال؟ (نعم)</p><p lang="ja">これは<ruby>日本<rt>にほん</rt></ruby>語です。次の文。</p>
    <p lang="th">ภาษาไทยไม่มีช่องว่างระหว่างคำ</p><p>👩‍👩‍👧‍👦 e\u{301}\u{301}\u{301} 🇫🇷🇩🇪 नमस्ते \u{AD}soft\u{AD}hyphen</p>
    <pre>a\tb\t\tc\n\tlong \(String(repeating: "x", count: 130))</pre><hr><blockquote><ul><li>one<ul><li>two<ol start="98">
    <li>three<li>four</ol></ul></ul></blockquote><table id="t"><caption>Fares</caption><tr><th>From<th>猫猫猫<th>שם<tr>
    <td>Bell<td><td rowspan="2">9</table><figure><img src="i.png" alt="a boat"><figcaption>Boat</figcaption></figure>
    <p>\(String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 6)) <i>end</i>.</p><h2>猫</h2>
    <math><mfrac><mi>x</mi><msup><mn>2</mn><mn>3</mn></msup></mfrac></math>
    """
}
