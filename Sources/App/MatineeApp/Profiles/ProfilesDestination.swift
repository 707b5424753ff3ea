import Containment
import Library
import Localization

/// The page for choosing a profile.
nonisolated struct ProfilesDestination: PageDestination {
  static let permanent = [ProfilesDestination()]
  static let command: ScreenCommand? = ScreenCommand(
    title: tr("Switch Profile"), menuTitle: tr("Swit_ch Profile…"), keys: [])
  let address = "profiles"

  init() {}
  init?(address: String) { self.init(permanentAddress: address) }

  /// Nothing, because the user has just chosen the other profile.
  func counterpart(for profile: ProfileID) -> Self? { nil }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    { context.profiles.makePage() }
  }
}
