import Markup
import Testing

/// The rows of HTML-AAM 1.0, 4: what names and describes an element where no ARIA does.
@Suite struct NativeNameTests {
  typealias Row = (html: String, text: String)

  private static let names: [Row] = [
    ("<label for=t>one</label><input id=t><label for=t>two</label>", "one two"),
    ("<label>one <input id=t></label><label for=t>two</label>", "one two"),
    ("<label for=t>one</label><label>two<input id=t></label>", "one two"),
    ("<label>one <label for=t>two</label><input id=t></label>", "one two"),
    ("<label>one</label><input id=t>", ""),
    ("<label>one <input><input id=t></label>", ""),
    ("<label for=other>one <input id=t></label>", ""),
    ("<label>one <input type=hidden><input id=t></label>", "one"),
    ("<label for=t>one</label><select id=t></select>", "one"),
    ("<label for=t>one</label><textarea id=t></textarea>", "one"),
    ("<label for=t>one</label><output id=t>x</output>", "one"),
    ("<label for=t>one</label><meter id=t></meter>", "one"),
    ("<label for=t>one</label><progress id=t></progress>", "one"),
    ("<label for=t>one</label><button id=t>own</button>", "one"),
    ("<label for=t>one</label><div id=t role=checkbox>own</div>", "own"),
    ("<input id=t type=button value=Go title=tip>", "Go"),
    ("<input id=t type=submit value=Go>", "Go"),
    ("<input id=t type=submit title=tip>", "Submit"),
    ("<input id=t type=submit value='' title=tip>", "tip"),
    ("<input id=t type=reset>", "Reset"),
    ("<input id=t type=button>", ""),
    ("<label for=t>one</label><input id=t type=submit value=Go>", "one"),
    ("<input id=t type=image alt=Go title=tip>", "Go"),
    ("<input id=t type=image title=tip>", "tip"),
    ("<input id=t type=image>", "Submit Query"),
    ("<input id=t type=image alt='' title=tip>", "tip"), ("<input id=t aria-placeholder=p>", "p"),
    ("<input id=t aria-placeholder=p placeholder=q>", "q"), ("<input id=t aria-placeholder=p title=tip>", "tip"),
    ("<div id=t role=textbox aria-placeholder=p>v</div>", "p"), ("<p id=t aria-placeholder=p></p>", ""),
    ("<label for=t>one</label><input id=t type=image alt=Go>", "one"),
    ("<fieldset id=t title=tip><legend>one <b>two</b></legend><legend>three</legend></fieldset>", "one two"),
    ("<fieldset id=t title=tip><div><legend>one</legend></div></fieldset>", "tip"),
    ("<table id=t title=tip><caption>one</caption><tr><td>x</table>", "one"),
    ("<figure id=t><p>x</p><figcaption>one</figcaption></figure>", "one"),
    ("<details><summary id=t title=tip>one</summary>x</details>", "one"),
    ("<select><optgroup id=t label=one><option>x</optgroup></select>", "one"),
    ("<select><option id=t label=one>x</select>", "one"),
    ("<select><option id=t>one</select>", "one"),
    ("<img id=t alt=one title=tip>", "one"),
    ("<map><area id=t href=x alt=one></map>", "one"),
    ("<iframe id=t title=one>x</iframe>", "one"),
    ("<svg id=t><title>one</title><desc>x</desc><text>y</text></svg>", "one"),
    ("<a id=t href=x><svg><title>one</title><desc>x</desc><text>y</text></svg></a>", "one"),
    ("<math id=t alttext='one half'><mn>1</mn></math>", "one half"),
    ("<fieldset><legend id=t>one</legend></fieldset>", "one"),
  ]

  @Test(arguments: names) func `an element is named by what HTML has for it`(row: Row) {
    #expect(NamedSample(row.html).name == row.text)
  }

  @Test(arguments: [
    ("<input type=submit>", true), ("<input type=submit value=Submit>", false), ("<input type=reset>", true),
    ("<input type=reset aria-label=Reset>", false), ("<label>Submit<input type=submit></label>", false),
    ("<input type=image>", true), ("<input type=image alt='Submit Query'>", false),
    ("<button>Submit</button>", false),
    ("<input type=text>", false),
  ])
  func `a name that the program gives is known as such`(body: String, isUsual: Bool) throws {
    let tree = MarkupParser.parseHTML(Array(body.utf8)).tree
    #expect(try #require(FormControlList.controls(of: tree).first).hasUsualName == isUsual)
  }

  private static let descriptions: [Row] = [
    ("<input id=t aria-describedby='b a' title=tip><p id=a>one</p><p id=b hidden>two</p>", "two one"),
    ("<input id=t aria-describedby=a><p id=a role=none>one <input value=2></p>", "one 2"),
    ("<input id=t aria-describedby=nowhere aria-description=one title=tip aria-label=own>", "one"),
    ("<input id=t aria-label=own title=tip>", "tip"),
    ("<input id=t title=tip>", ""),
    ("<input id=t aria-label=tip title=tip>", ""),
    ("<button id=t title=tip>own</button>", "tip"),
    ("<input id=t type=submit aria-label=own value=Go>", "Go"),
    ("<input id=t type=submit value=Go title=tip>", "tip"),
    ("<table id=t aria-label=own summary=x><caption>one</caption></table>", "one"),
    ("<table id=t summary=one><caption>own</caption></table>", "one"),
    ("<img id=t alt=own aria-describedby=a aria-description=x><span id=a>one</span>", "one"),
    ("<input id=t placeholder=hint>", ""),
  ]

  @Test(arguments: descriptions) func `a description is what is not the name`(row: Row) {
    #expect(NamedSample(row.html).description == row.text)
  }

  private static let errors: [Row] = [
    ("<input id=t aria-invalid=true aria-errormessage='a b'><p id=a>Wrong.</p><p id=b>Very.</p>", "Wrong. Very."),
    ("<input id=t aria-invalid=spelling aria-errormessage=a><p id=a>Wrong.</p>", "Wrong."),
    ("<input id=t aria-invalid=false aria-errormessage=a><p id=a>Wrong.</p>", ""),
    ("<input id=t aria-errormessage=a><p id=a>Wrong.</p>", ""),
    ("<input id=t aria-invalid=true aria-errormessage=a><p id=a hidden>Wrong.</p>", ""),
    ("<input id=t aria-invalid=true>", ""),
  ]

  @Test(arguments: errors) func `an error is told while a value is invalid`(row: Row) {
    #expect(NamedSample(row.html).error == row.text)
  }
}
