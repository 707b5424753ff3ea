import Containment
import Library
import Localization
import ScreenFoundation

/// The page for choosing a profile.
package nonisolated struct ProfilesDestination: TrackingDestination, ProfileDependentDestination {
  package static let permanent = [ProfilesDestination()]
  package static let command: ScreenCommand? = ScreenCommand(
    title: tr("Switch Profile"), menuTitle: tr("Swit_ch Profile…"), keys: [])
  package let address = "profiles"

  init() {}
  package init?(address: String) { self.init(permanentAddress: address) }

  /// Nothing, because the user has just chosen the other profile.
  package func counterpart(for profile: ProfileID) -> Self? { nil }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    { context.profiles.makePage() }
  }
}
