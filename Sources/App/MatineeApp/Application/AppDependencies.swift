import AppFoundation
import Catalogue
import Containment
import Downloads
import GTK
import Library
import Planning
import Search
import Tracking

/// The dependencies of the app's screens, made once for each source of titles and profile.
package struct AppDependencies {
  /// TMDB's client, its cache and the clock.
  var services: Services { lists.services }
  let lists: TitleLists
  /// The current profile.
  let session: ProfileSession
  /// The current profile's library.
  let library: LibraryModel
  let downloads: DownloadManager
  let connectivity: Connectivity
  let desktop: Desktop
  let choices: DeviceChoices
  let searchFiles: SearchFiles
  let images: PipelineImages
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
    self.lists = lists
    self.session =
      session
      ?? ProfileSession(LibraryModel(source: TitleSource(services.responseSource)) { try Library.inMemory() })
    library = self.session.library
    self.downloads = downloads ?? DownloadManager(connectivity: connectivity) { DownloadFetcher(services, scale: 1) }
    self.connectivity = connectivity
    self.desktop = desktop
    self.choices = choices
    self.searchFiles = searchFiles
    images = PipelineImages(services)
    badges = RatingBadges(library, services)
    details = DetailRecording(library, services)
  }

  /// The reminders of coming episodes; `nil` for a guest.
  var reminders: RemindersModel? { session.isGuest ? nil : choices.reminders }

  /// Finds offline suggestions for a page that isn't cached.
  var suggestions: SuggestionLoader.Find {
    { [services, downloads] in await OfflineSuggestions(services, downloads: downloads.items).suggestions() }
  }
}
