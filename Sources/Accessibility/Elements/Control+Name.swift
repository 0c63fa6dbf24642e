import TextModel
import Words

extension Control {
  /// Returns the author's name of the control, or the default name in the catalogue's language.
  package func name(in catalogue: Catalogue) -> String {
    switch usualName {
    case nil: name
    case .submit: catalogue.text(.buttonSubmit)
    case .submitQuery: catalogue.text(.buttonSubmitQuery)
    case .reset: catalogue.text(.resetButton)
    }
  }
}
