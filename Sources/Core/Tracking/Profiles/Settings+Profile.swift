import AppFoundation
import Library

extension Settings {
  /// The profile that was chosen last.
  public var lastProfile: ProfileID { profile.map(ProfileID.init(rawValue:)) ?? .owner }
}
