/// The names that HTML has and had.
enum HTMLNames {
  /// Those of its elements.
  static let elements: Set<String> = Set(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
    button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div
    dl dt em embed fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header
    hgroup hr html i iframe image img input ins isindex kbd keygen label layer legend li link listing main map mark
    marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option
    output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select
    shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot
    th thead time title tr track tt u ul var video wbr xmp
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Those of the elements that have no end tag.
  static let void: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "command", "embed", "frame", "hr", "image", "img", "input",
    "isindex", "keygen", "link", "meta", "nextid", "param", "source", "spacer", "track", "wbr",
  ]

  /// Those of the elements whose end tag may be left out (HTML standard, 13.1.2.4).
  static let endless: Set<String> = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "rb", "rp", "rt",
    "rtc",
    "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Those of the attributes that are written without a value.
  static let switches: Set<String> = [
    "allowfullscreen", "alpha", "alt", "async", "autofocus", "autoplay", "border", "checked", "compact",
    "contenteditable", "controls", "crossorigin", "declare", "default", "defer", "disabled", "download", "draggable",
    "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nohref", "nomodule",
    "noresize", "noshade", "novalidate", "nowrap", "open", "playsinline", "popover", "readonly", "required",
    "reversed",
    "sandbox", "scoped", "seamless", "selected", "spellcheck", "translate", "typemustmatch",
  ]
}
