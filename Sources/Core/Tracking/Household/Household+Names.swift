import AppFoundation
import Library
import Localization

/// The names of the household's profiles.
extension Household {
  /// Returns the first and last name on one line, or a placeholder for a removed profile.
  public func name(of id: ProfileID) -> String {
    let name = BoundedText.line(self[id]?.fields.name ?? "", maximumLength: 80)
    return name.isEmpty ? tr("Someone") : name
  }
}
