import Markup
import Words

extension Rule {
  /// The rule that a field for what a reader has to give everywhere says so, that a program can fill it in.
  static let fieldAutocomplete = Rule(
    "field-autocomplete", .note, wcag: ["1.3.5"],
    applies: { page in page.forms.fields.filter { page.autofillToken(of: $0) != nil } },
    expects: { field, page in
      guard page.attribute("autocomplete", of: field) == nil, let token = page.autofillToken(of: field) else {
        return .passed
      }
      return .failed(nil, ["value": .text(token)], mending: .set("autocomplete", to: token, of: field))
    })
}

extension AuditedPage {
  /// Returns the value of `autocomplete` for a field whose label asks for something of the reader's own in the usual
  /// words, as `Phone number`.
  fileprivate func autofillToken(of field: MarkupNode) -> String? {
    guard element(field) == "input", attribute("readonly", of: field) == nil, !isDisabled(field) else { return nil }
    switch tree.inputType(of: field) {
    case "text", "tel", "email", "date":
      let name = name(of: field)
      return name.utf8.count > Self.longest ? nil : Self.tokens[name.filter { $0 != "*" }.plainWords]
    default: return nil
    }
  }

  /// The longest name that is looked for among those of personal data, in bytes.
  private static let longest = 200

  private static let tokens: [String: String] = [
    "your name": "name", "full name": "name", "your full name": "name", "first name": "given-name",
    "given name": "given-name", "your first name": "given-name", "last name": "family-name", "surname": "family-name",
    "family name": "family-name", "email": "email", "e mail": "email", "email address": "email",
    "e mail address": "email", "your email": "email", "your email address": "email", "phone": "tel",
    "phone number": "tel", "telephone": "tel", "telephone number": "tel", "mobile number": "tel",
    "street address": "street-address", "address line 1": "address-line1", "postcode": "postal-code",
    "postal code": "postal-code", "zip code": "postal-code", "zip": "postal-code", "date of birth": "bday",
    "birthday": "bday", "organization": "organization", "organisation": "organization", "vorname": "given-name",
    "nachname": "family-name", "e mail adresse": "email", "telefonnummer": "tel", "postleitzahl": "postal-code",
    "geburtsdatum": "bday", "imię": "given-name", "nazwisko": "family-name", "adres e mail": "email",
    "numer telefonu": "tel", "kod pocztowy": "postal-code", "data urodzenia": "bday",
  ]
}
