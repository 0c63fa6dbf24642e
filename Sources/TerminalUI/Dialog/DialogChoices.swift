import Reading

/// A list of a dialog is a list like any other.
typealias DialogList = ChoiceList
