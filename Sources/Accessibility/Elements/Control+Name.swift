import TextModel
import Words

extension Control {
  /// Returns the name of the control, by its author or else by the program.
  package func name(in catalogue: Catalogue) -> String {
    switch usualName {
    case nil: name
    case .submit: catalogue.text(.buttonSubmit)
    case .submitQuery: catalogue.text(.buttonSubmitQuery)
    case .reset: catalogue.text(.resetButton)
    }
  }
}
