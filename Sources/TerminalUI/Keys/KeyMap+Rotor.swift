import Accessibility
import Reading
import Words

extension KeyMap {
  /// Returns the key that moves by the rotor, with the option that makes it a command which is on no key, as in "Down
  /// (Lines)"; nil for any other command.
  package func rotorKey(for binding: KeyBinding, in catalogue: Catalogue) -> String? {
    guard binding.keys.isEmpty, case .command(.unit(let granularity, let direction)) = binding.action,
      let key = bindings.first(where: { $0.action == .command(.move(direction)) })?.keys.first
    else { return nil }
    return "\(key) (\(Announcement.open(RotorOption.units(granularity).name(in: catalogue))))"
  }
}
