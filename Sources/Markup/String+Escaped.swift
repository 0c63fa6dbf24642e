extension String {
  /// The text as it is written in markup, in an element and in an attribute.
  ///
  /// `a < "b"` → `a &lt; &quot;b&quot;`
  package var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
