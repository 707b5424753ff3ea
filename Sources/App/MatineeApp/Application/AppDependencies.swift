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
    _ catalogue: CatalogueDependencies, session: ProfileSession? = nil, downloads: DownloadManager? = nil,
    connectivity: Connectivity = Connectivity(NetworkAccess()) {}, desktop: Desktop = .live,
    choices: DeviceChoices = DeviceChoices()
  ) {
    let (client, pages, guides) = (catalogue.client, catalogue.pages, catalogue.guides)
    let session = session ?? ProfileSession(LibraryModel(source: TitleSource(client.source)) { try Library.inMemory() })
    let downloads =
      downloads
      ?? DownloadManager(connectivity: connectivity) { DownloadFetcher(pages, catalogue.pictures, scale: 1) }
    self.downloads = downloads
    self.connectivity = connectivity
    searchFiles = choices.searchFiles
    badges = RatingBadges(session.library, pages, guides)
    details = DetailRecording(DetailRecorder(session.library, pages, guides), clock: catalogue.clock)
    screens = ScreenDependencies(
      catalogue: catalogue, badges: badges, uses: LibraryTitleUses(session.library), listLayout: choices.listLayout,
      myServices: choices.myServices, desktop: desktop
    ) {
      await OfflineSuggestions(client, downloads: downloads.items).suggestions()
    }
    tracking = TrackingDependencies(
      screens: screens, session: session, library: session.library,
      reminders: session.isGuest ? nil : choices.reminders, missingDetails: details.missing)
  }

  var catalogue: CatalogueDependencies { screens.catalogue }
  var images: PipelineImages { screens.images }
  var desktop: Desktop { screens.desktop }
  /// The current profile.
  var session: ProfileSession { tracking.session }
  /// The current profile's library.
  var library: LibraryModel { tracking.library }
}
