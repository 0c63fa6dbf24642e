import Testing

/// The steps of accname 1.2, 4.3.2, each with what it takes and what it leaves.
@Suite struct AccessibleNameTests {
  typealias Row = (html: String, name: String)

  private static let hidden: [Row] = [
    ("<button id=t><span hidden>a</span><span aria-hidden=true>b</span><span>c</span></button>", "c"),
    (
      "<button id=t>a<span style='display: none'>b</span><span style='DISPLAY:NONE !important'>c</span></button>", "a"
    ),
    ("<button id=t>a <i style='visibility:hidden'>b <b style='visibility: visible'>c</b></i></button>", "a c"),
    ("<button id=t>a<span style='visibility:collapse'>b</span><span aria-hidden=false>c</span></button>", "ac"),
    ("<button id=t>a<script>b</script><style>c</style><template>d</template></button>", "a"),
    ("<div hidden><button id=t>a</button></div>", ""),
    ("<button id=t aria-labelledby=x></button><p id=x hidden>a <i hidden>b</i></p>", "a b"),
    ("<button id=t aria-labelledby=x></button><div hidden><p id=x>a <i aria-hidden=true>b</i></p></div>", "a b"),
    ("<button id=t aria-labelledby=x></button><p id=x>a <i hidden>b</i></p>", "a"),
    ("<label for=t hidden>a <i aria-hidden=true>b</i></label><input id=t>", "a b"),
    ("<label for=t>a <i aria-hidden=true>b</i></label><input id=t>", "a"),
    ("<button id=t aria-labelledby=x></button><p id=x>a<style>b</style></p>", "a"),
  ]

  @Test(arguments: hidden) func `2A: what is hidden is silent, unless it is what a reference leads to`(row: Row) {
    #expect(NamedSample(row.html).name == row.name)
  }

  private static let references: [Row] = [
    ("<i id=a>one</i><i id=b>two</i><button id=t aria-labelledby='b  a'>own</button>", "two one"),
    ("<i id=a>one</i><button id=t aria-labelledby='nowhere a'>own</button>", "one"),
    ("<button id=t aria-labelledby=nowhere aria-label=own></button>", "own"),
    ("<button id=t aria-labelledby=a>own</button><i id=a> </i>", "own"),
    ("<button id=t aria-labelledby='t a' aria-label=Delete></button><i id=a>file.txt</i>", "Delete file.txt"),
    ("<button id=t aria-labelledby='t a'>Delete</button><i id=a>file.txt</i>", "Delete file.txt"),
    ("<button id=t aria-labelledby=a></button><i id=a aria-labelledby=b>one</i><i id=b>two</i>", "one"),
    ("<button id=t aria-labelledby=t>own</button>", "own"),
    ("<button id=t aria-labelledby=t><i aria-labelledby=a></i></button><i id=a>one</i>", "one"),
    ("<button id=t><i aria-labelledby=a>own</i></button><i id=a>one</i>", "one"),
    ("<i id=a>one <b id=b>two</b></i><button id=t aria-labelledby='b a b'></button>", "two one"),
    ("<i id=a>one</i><i id=a>two</i><button id=t aria-labelledby=a></button>", "one"),
    ("<label id=l for=t><button id=t aria-labelledby='l t'>Full</button><p>Refund</p></label>", "Full Refund"),
    ("<svg id=t aria-labelledby=s><title id=s>Chart</title></svg>", "Chart"),
  ]

  @Test(arguments: references) func `2B: references are taken in their order, once, and lead to no others`(row: Row) {
    #expect(NamedSample(row.html).name == row.name)
  }

  private static func flash(_ control: String) -> String {
    "<input type=checkbox id=t><label for=t>Flash \(control) times</label>"
  }

  private static let embedded: [Row] = [
    (flash("<input value=5 aria-label=number title=hint>"), "Flash 5 times"),
    (flash("<input type=search value=5>"), "Flash 5 times"),
    (flash("<textarea>5</textarea>"), "Flash 5 times"),
    (flash("<span role=textbox contenteditable>5</span>"), "Flash 5 times"),
    (flash("<input type=password value=5>"), "Flash times"),
    (flash("<input type=date value=2026-11-20>"), "Flash 2026-11-20 times"),
    (flash("<select><option>4<option selected>5</select>"), "Flash 5 times"),
    (flash("<select><option selected>4<option selected>5</select>"), "Flash 5 times"),
    (flash("<select><option disabled>4<option>5</select>"), "Flash 5 times"),
    (flash("<select multiple><option selected>4<option>5<option selected>6</select>"), "Flash 4 6 times"),
    (flash("<select size=3><option>4<option>5</select>"), "Flash times"),
    (flash("<select><option label=five selected>5</select>"), "Flash five times"),
    (flash("<div role=listbox><p role=option>4</p><p role=option aria-selected=true>5</p></div>"), "Flash 5 times"),
    (flash("<span role=combobox>5</span>"), "Flash 5 times"),
    (flash("<input type=range value=5 aria-valuetext=five>"), "Flash five times"),
    (flash("<input type=number value=5>"), "Flash 5 times"),
    (flash("<span role=slider aria-valuenow=5 aria-valuetext=five>x</span>"), "Flash five times"),
    (flash("<span role=spinbutton aria-valuenow=5>x</span>"), "Flash 5 times"),
    (flash("<meter value=5>x</meter>"), "Flash 5 times"),
    (flash("<span role=menu><span role=menuitem>5</span></span>"), "Flash times"),
    ("<h2 id=t>Country: <input role=combobox value=France></h2>", "Country: France"),
    ("<p id=a>I want <input value=5> of it</p><input id=t aria-labelledby=a>", "I want 5 of it"),
    ("<input id=a value=5 aria-label=own><input id=t aria-labelledby=a>", "5"),
    ("<label>Age <input id=t value=10></label>", "Age"),
    ("<label>Region <select id=t><option selected>North</select></label>", "Region"),
  ]

  @Test(arguments: embedded) func `2C: a control in a label stands for its value, but not in its own`(row: Row) {
    #expect(NamedSample(row.html).name == row.name)
  }

  private static let labels: [Row] = [
    ("<button id=t aria-label=' Close\n it '>x</button>", "Close it"),
    ("<button id=t aria-label=' '>x</button>", "x"),
    ("<label for=t>own</label><input id=t aria-label=Close>", "Close"),
    ("<button id=t>a <i role=presentation aria-label=b>c</i></button>", "a b"),
    ("<img id=t alt=own aria-label=Close>", "Close"),
  ]

  @Test(arguments: labels) func `2D: aria-label goes before all that the markup gives`(row: Row) {
    #expect(NamedSample(row.html).name == row.name)
  }

  private static let contents: [Row] = [
    ("<div id=t role=button><em>one</em> two</div>", "one two"),
    ("<h2 id=t>one <img alt=two> three</h2>", "one two three"),
    ("<a id=t href=x>one<img alt=''>two</a>", "onetwo"),
    ("<div id=t role=group>one</div>", ""),
    ("<p id=t>one</p>", ""),
    ("<a id=t>one</a>", ""),
    ("<div id=t role='nonsense tab'>one</div>", "one"),
    ("<button id=t role=presentation>one</button>", "one"),
    ("<table><tr id=t><td>one</td><td>two</td></tr></table>", "one two"),
    ("<button id=t>one<div>two</div>three</button>", "one two three"),
    ("<button id=t>on<b>e</b></button>", "one"),
    ("<button id=t>one<br>two</button>", "one two"),
    ("<button id=t>one<span style='display:block'>two</span></button>", "one two"),
    ("<button id=t>one<div style='display:inline'>two</div></button>", "onetwo"),
    ("<button id=t>one<div hidden>x</div>two</button>", "onetwo"),
    ("<button id=t>\t one \n\n two\u{A0}three </button>", "one two\u{A0}three"),
    ("<button id=t>one <video>x</video><iframe>y</iframe></button>", "one"),
    ("<div id=t role=button>one <input type=checkbox id=c> <label for=c>two</label></div>", "one two"),
    ("<button id=t aria-owns='b a'>one</button><i id=a>three</i><i id=b>two</i>", "one two three"),
    ("<button id=t>one <b aria-owns=a>two</b> four</button><i id=a aria-label=three>x</i>", "one two three four"),
    ("<button id=t aria-owns='a a t'>one <i id=a>two</i></button>", "one two"),
    ("<button id=t aria-owns=a>one</button><i id=a hidden>x</i>", "one"),
    ("<button id=t aria-owns=a>one</button><ul id=a role=listbox><li>x</li></ul>", "one"),
    ("<button id=t aria-owns=a title=tip></button><i id=a>one</i>", "one"),
    ("<div id=t role=group aria-owns=a></div><i id=a>x</i>", ""),
    (
      "<button id=t aria-owns=a>one</button><i id=a aria-owns=b>two</i><i id=b aria-owns=t>three</i>", "one two three"
    ),
    (
      "<label for=t>one <i aria-owns=a></i> two</label><input id=t><div id=a role=combobox aria-owns=b></div>"
        + "<div id=b aria-owns=c></div><b id=c role=option aria-selected=true>x</b>", "one x two"
    ),
    (
      "<label for=t>one <i role=combobox aria-controls=a></i> two</label><input id=t>"
        + "<ul id=a role=listbox><li role=option>x<li role=option aria-selected=true>y</ul>", "one y two"
    ),
    (
      "<label for=t>one <i role=combobox aria-owns=a>z</i> two</label><input id=t>"
        + "<ul id=a role=listbox><li role=option>x<li role=option aria-selected=true>y</ul>", "one z two"
    ),
    (
      "<label for=t>one <i aria-owns=a></i> two</label><input id=t>"
        + "<ul id=a role=listbox aria-owns='b c'></ul><p id=b role=option>x</p>"
        + "<p id=c role=option aria-selected=true>y</p>", "one y two"
    ),
  ]

  @Test(arguments: contents) func `2F: roles that allow it are named by what they hold`(row: Row) {
    #expect(NamedSample(row.html).name == row.name)
  }

  private static let tooltips: [Row] = [
    ("<a id=t href=x title=tip><img alt=''></a>", "tip"),
    ("<a id=t href=x title=tip>own</a>", "own"),
    ("<div id=t role=group title=tip>own</div>", "tip"),
    ("<abbr id=t title='World Wide Web'>WWW</abbr>", "World Wide Web"),
    ("<img id=t alt='' title=tip>", "tip"),
    ("<img id=t alt='' title=tip role=presentation>", ""),
    ("<button id=t>a <i title=b></i> <i title=d>c</i></button>", "a b c"),
    ("<label for=t title=tip></label><input id=t>", "tip"),
    ("<input id=t title=tip placeholder=hint>", "tip"),
    ("<input id=t placeholder=hint>", "hint"),
    ("<textarea id=t placeholder=hint></textarea>", "hint"),
  ]

  @Test(arguments: tooltips) func `2I: a title stands for what gives nothing, a placeholder comes last`(row: Row) {
    #expect(NamedSample(row.html).name == row.name)
  }
}
