import Audit
import Testing

@Suite struct StandardsAutofillTests {
  @Test func `a list of tokens in their order is valid`() {
    let valid = [
      "", " ", "on", "OFF", "name", " Family-Name ", "section-blue shipping street-address", "billing postal-code",
      "home tel", "work email", "mobile tel-national", "fax tel", "pager tel", "home impp", "username webauthn",
      "section-a billing work tel-extension webauthn", "one-time-code", "cc-exp", "\tbday\n", "tel-local-prefix",
    ]
    for value in valid { #expect(AutofillDetail.isValid(value), "\(value)") }
    let invalid = [
      "first-name", "name,email", "work name", "work shipping email", "shipping billing name", "email work",
      "section- name", "section-blue", "shipping", "home", "webauthn", "webauthn username", "on off", "o n",
      "name on",
      "tel email", "home work tel", "billing section-a name", "tel-",
    ]
    for value in invalid { #expect(!AutofillDetail.isValid(value), "\(value)") }
    #expect(!AutofillDetail.isValid("username webauthn", forElement: "select"))
  }

  @Test func `words for on and off turn autofill on or off, and only those of the standard are valid`() {
    for value in ["on", " Off ", "none", "false"] { #expect(AutofillDetail.isToggle(value), "\(value)") }
    for value in ["", "name", "on off"] { #expect(!AutofillDetail.isToggle(value), "\(value)") }
    #expect(AutofillDetail.isValid("off") && !AutofillDetail.isValid("none"))
  }

  @Test func `a list is taken apart into section, field and group`() throws {
    let detail = try #require(AutofillDetail("section-Gift shipping home TEL"))
    #expect(detail.section == "gift" && detail.field == "tel" && detail.group == .telephone)
    #expect(AutofillDetail("on") == nil && AutofillDetail("off") == nil)
  }

  @Test func `a control holds the fields of its group and text controls all but those of several lines`() throws {
    let cases: [(String, [String], [String])] = [
      ("name", ["text", "search", "hidden"], ["email", "password", "tel", "number"]),
      ("street-address", ["hidden"], ["text", "search"]),
      ("new-password", ["password", "text"], ["tel"]), ("url", ["url", "text"], ["email"]),
      ("email", ["email", "text"], ["url"]), ("tel", ["tel"], ["number"]), ("tel-national", ["text"], ["tel"]),
      ("cc-exp", ["month", "text"], ["date"]), ("bday", ["date"], ["month"]), ("bday-year", ["number"], ["date"]),
    ]
    for (field, fitting, others) in cases {
      let detail = try #require(AutofillDetail(field))
      for type in fitting { #expect(detail.isAppropriate(forElement: "input", inputType: type), "\(field) \(type)") }
      for type in others { #expect(!detail.isAppropriate(forElement: "input", inputType: type), "\(field) \(type)") }
      #expect(detail.isAppropriate(forElement: "textarea", inputType: ""))
      #expect(!detail.isAppropriate(forElement: "button", inputType: "text"))
    }
  }
}
