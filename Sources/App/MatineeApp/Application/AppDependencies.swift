import AppFoundation
import Catalogue
import Containment
import Downloads
import GTK
import Library
import Planning
import ScreenFoundation
import Search
import Tracking
import TrackingUI

/// The dependencies of the app's screens, made once for each source of titles and profile.
package struct AppDependencies {
  let screens: ScreenDependencies
  let tracking: TrackingDependencies
  let downloads: DownloadManager
  let connectivity: Connectivity
  let searchFiles: SearchFiles
  let badges: RatingBadges
  private let details: DetailRecording

  /// - Parameters:
  ///   - session: The current profile; by default, the owner with a library in memory.
  ///   - downloads: The download manager; by default, a new one.
  package init(
    _ lists: TitleLists, session: ProfileSession? = nil, downloads: DownloadManager? = nil,
    connectivity: Connectivity = Connectivity(NetworkAccess()) {}, desktop: Desktop = .live,
    choices: DeviceChoices = DeviceChoices(), searchFiles: SearchFiles = SearchFiles()
  ) {
    let services = lists.services
    let session =
      session
      ?? ProfileSession(LibraryModel(source: TitleSource(services.responseSource)) { try Library.inMemory() })
    let downloads = downloads ?? DownloadManager(connectivity: connectivity) { DownloadFetcher(services, scale: 1) }
    self.downloads = downloads
    self.connectivity = connectivity
    self.searchFiles = searchFiles
    badges = RatingBadges(session.library, services)
    details = DetailRecording(session.library, services)
    screens = ScreenDependencies(
      lists: lists, images: PipelineImages(services), badges: badges, listLayout: choices.listLayout,
      myServices: choices.myServices, desktop: desktop
    ) {
      await OfflineSuggestions(services, downloads: downloads.items).suggestions()
    }
    tracking = TrackingDependencies(
      screens: screens, session: session, library: session.library,
      reminders: session.isGuest ? nil : choices.reminders)
  }

  var lists: TitleLists { screens.lists }
  /// TMDB's client, its cache and the clock.
  var services: Services { screens.services }
  var images: PipelineImages { screens.images }
  var desktop: Desktop { screens.desktop }
  /// The current profile.
  var session: ProfileSession { tracking.session }
  /// The current profile's library.
  var library: LibraryModel { tracking.library }
}
