extension Rule {
  /// The rules for what WAI-ARIA says of an element.
  static let aria: [Rule] = [
    .ariaRole, .ariaAbstractRole, .ariaDeprecatedRole, .ariaAllowedRole, .ariaKnown, .ariaPermitted, .ariaProhibited,
    .ariaValue, .ariaRequired, .ariaOwned, .ariaContext, .ariaReference, .ariaControls, .ariaHiddenFocus, .bodyHidden,
    .presentationalFocus, .nestedControl, .decorationExposed, .ariaContradicts,
  ]
}
