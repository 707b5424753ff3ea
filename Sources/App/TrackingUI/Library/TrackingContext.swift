import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import ScreenFoundation
import Tracking

/// The dependencies of a screen that shows the user's library, besides ``ScreenDependencies``.
package struct TrackingDependencies {
  package let screens: ScreenDependencies
  /// The current profile.
  package let session: ProfileSession
  /// The current profile's library.
  package let library: LibraryModel
  /// The reminders of coming episodes; `nil` for a guest.
  package let reminders: RemindersModel?
  /// The fetching of details of the library's titles.
  package let missingDetails: MissingDetails

  package init(
    screens: ScreenDependencies, session: ProfileSession, library: LibraryModel, reminders: RemindersModel?,
    missingDetails: MissingDetails
  ) {
    self.missingDetails = missingDetails
    self.screens = screens
    self.session = session
    self.library = library
    self.reminders = reminders
  }

  var catalogue: CatalogueDependencies { screens.catalogue }
  /// The source of the titles on screen.
  var source: TitleSource { TitleSource(catalogue.client.source) }
  var images: PipelineImages { screens.images }
  var badges: any TitleBadges { screens.badges }
  var desktop: Desktop { screens.desktop }
}

/// The context of a new screen of the user's library.
package struct TrackingContext {
  package let screens: ScreenContext
  package let app: TrackingDependencies
  let titleMenu: TitleMenu
  package let history: HistoryCoordinator
  package let household: HouseholdCoordinator
  package let lists: UserListsCoordinator
  package let profiles: ProfilesCoordinator

  package init(
    screens: ScreenContext, app: TrackingDependencies, titleMenu: @escaping TitleMenu, history: HistoryCoordinator,
    household: HouseholdCoordinator, lists: UserListsCoordinator, profiles: ProfilesCoordinator
  ) {
    self.screens = screens
    self.app = app
    self.titleMenu = titleMenu
    self.history = history
    self.household = household
    self.lists = lists
    self.profiles = profiles
  }

  var open: Open { screens.open }
  var perform: (AppAction) -> Void { screens.perform }
}

/// Returns the items of a title's menu.
package typealias TitleMenu = (TitleSummary) -> [[MenuItem]]

/// A destination whose screen shows the user's library.
package nonisolated protocol TrackingDestination: PageDestination {
  /// Makes the screen's models now, and returns a closure that makes its controllers. The closure is called again when
  /// a page's unloaded views are needed.
  @MainActor func makeScreen(_ context: TrackingContext) -> () -> ViewController
}

/// A destination that differs between profiles.
package nonisolated protocol ProfileDependentDestination: Destination {
  /// Returns the equivalent destination for another profile, such as its own watchlist; `nil` if there is none.
  func counterpart(for profile: ProfileID) -> Self?
}
