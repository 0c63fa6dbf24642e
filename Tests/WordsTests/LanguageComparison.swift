import Words

/// A language beside another that it must have the same phrases as.
struct LanguageComparison {
  let language: Catalogue
  let model: Catalogue

  /// The faults of the language's file, each a line that says where it is and what it is.
  var faults: [String] {
    let keys = language.words.keys
    let known = Set(model.words.keys)
    var seen: Set<Phrase.Key> = []
    let doubled = keys.filter { !seen.insert($0).inserted }.map { fault($0, "has two lines") }
    let missing = model.words.keys.filter { !seen.contains($0) }.map { fault($0, "is missing") }
    let foreign = keys.filter { !known.contains($0) }.map { fault($0, "is not in \(model.language).txt") }
    return doubled + missing + foreign + keys.flatMap(faults(of:))
  }

  private func faults(of key: Phrase.Key) -> [String] {
    guard let template = language.words[key], let other = model.words[key] else { return [] }
    var faults = formFaults(of: key, template)
    if template.isEmpty { faults.append(fault(key, "has no words")) }
    if template.filter({ $0 == "{" }).count != template.filter({ $0 == "}" }).count {
      faults.append(fault(key, "has a brace that is not closed, or not opened"))
    }
    let names = (own: TemplatePlace.names(in: template), other: TemplatePlace.names(in: other))
    if names.own != names.other {
      faults.append(fault(key, "has the arguments \(list(names.own)), in \(model.language).txt \(list(names.other))"))
    }
    if other.last != "}", (template.last == ".") != (other.last == ".") {
      faults.append(fault(key, "ends as a sentence here, or in \(model.language).txt, and not in both"))
    }
    return faults
  }

  private func formFaults(of key: Phrase.Key, _ template: String) -> [String] {
    let categories = language.plural.categories.map(\.rawValue)
    return TemplatePlace.all(in: template).filter { !$0.forms.isEmpty }.flatMap { place in
      var faults: [String] = []
      if place.forms.count != categories.count {
        faults.append(fault(key, "has \(place.forms.count) forms of {\(place.name)}; they are \(list(categories))"))
      }
      if place.forms.contains("") { faults.append(fault(key, "has an empty form of {\(place.name)}")) }
      return faults
    }
  }

  private func fault(_ key: Phrase.Key, _ words: String) -> String {
    "\(language.language).txt: \(key.rawValue) \(words)"
  }

  private func list(_ names: Set<String>) -> String { list(names.sorted()) }

  private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
