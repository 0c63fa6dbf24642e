import BookFormats
import Testing
import TextModel

/// The landmarks of a page of HTML (HTML-AAM 1.0, 3.5; WAI-ARIA 1.2, 5.3.4).
@Suite struct PageLandmarkTests {
  @Test(arguments: [
    (
      "<header>H</header><nav>N</nav><main>M</main><search>S</search><footer>F</footer>",
      ["banner: H", "navigation: N", "main: M", "search: S", "contentinfo: F"]
    ),
    ("<main><header>H</header>M<footer>F</footer></main>", ["main: H/M/F"]),
    ("<article><header>H</header></article><div><header>I</header></div>", ["banner: I"]),
    ("<aside><footer>F</footer></aside>", ["aside: F"]),
    (
      "<section>A</section><section aria-label='Sights'>B</section><section title='More'>C</section>",
      ["region Sights: B", "region More: C"]
    ),
    ("<section aria-labelledby='h'><h2 id='h'>Food</h2>B</section>", ["region Food: Food/B"]),
    ("<form>A</form><form aria-label='Order'>B</form>", ["form Order: B"]),
    ("<nav aria-label='Pages'>A</nav>", ["navigation Pages: A"]),
    (
      "<div role='navigation'>A</div><div role='region'>B</div><div role='contentinfo'>C</div>",
      ["navigation: A", "contentinfo: C"]
    ),
    ("<form role='search'>A</form><nav role='presentation'>B</nav>", ["search: A"]),
    ("<section epub:type='foreword' aria-label='Foreword'>A</section>", ["foreword: A"]),
  ])
  func `parts of a page are landmarks by role, element and name`(body: String, containers: [String]) throws {
    let book = try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html")
    #expect(MarkedText.containers(of: book.section(0)) == containers)
  }
}
