import Containment
import GTK
import Library
import MatineeCore

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
  let listLayout: ListLayoutSetting
  /// The watch providers that the user subscribes to.
  let myServices: MyServices
  let images: PipelineImages
  let badges: RatingBadges

  /// - Parameters:
  ///   - session: The current profile; by default, the owner with a library in memory.
  ///   - downloads: The download manager; by default, a new one.
  package init(
    _ lists: TitleLists, session: ProfileSession? = nil, downloads: DownloadManager? = nil,
    connectivity: Connectivity = Connectivity(NetworkAccess()) {}, desktop: Desktop = .live,
    listLayout: ListLayoutSetting = ListLayoutSetting(), myServices: MyServices = MyServices()
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
    self.listLayout = listLayout
    self.myServices = myServices
    images = PipelineImages(services)
    badges = RatingBadges(library, services)
  }

  /// Finds offline suggestions for a page that isn't cached.
  var suggestions: SuggestionLoader.Find {
    { [services, downloads] in await OfflineSuggestions(services, downloads: downloads.items).suggestions() }
  }
}
