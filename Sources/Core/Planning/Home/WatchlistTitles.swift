import AppFoundation
import Catalogue
import Library
import TMDB
import Tracking

/// The titles on the watchlist that the user hasn't watched: those that the user's services offer, then the others. Of
/// each, the ones added last come first.
@MainActor
final class WatchlistTitles {
  private typealias Titles = GrowingList<ListTitlesPage, [TitleSummary]>

  private let library: LibraryModel
  private let format: PageFormat
  private let myServices: MyServices
  private let all: Titles
  private var available: Titles
  /// The services of ``available``.
  private var services: Set<WatchProvider.ID>

  init(_ library: LibraryModel, format: PageFormat, myServices: MyServices) {
    self.library = library
    self.format = format
    self.myServices = myServices
    services = myServices.ids
    all = Self.titles(of: library, format)
    available = Self.titles(of: library, format, on: services)
  }

  /// The titles; `nil` until they have been read. Observable.
  var shown: [TitleSummary]? {
    guard let all = all.shown else { return nil }
    let first = services.isEmpty ? [] : available.shown ?? []
    let known = Set(first.map(\.id))
    return Array((first + all.filter { !known.contains($0.id) }).prefix(HomeModel.maximumTitles))
  }

  /// Reads the titles and starts observing them.
  func load() async {
    if services != myServices.ids {
      services = myServices.ids
      available = Self.titles(of: library, format, on: services)
    }
    // Other screens report a library that can't be read.
    if !services.isEmpty { _ = try? await available.load() }
    _ = try? await all.load()
  }

  /// - Parameter services: The services of which one must offer the titles; `nil` reads all titles.
  private static func titles(
    of library: LibraryModel, _ format: PageFormat, on services: Set<WatchProvider.ID>? = nil
  ) -> Titles {
    var query = ListTitlesQuery(library, region: format.region)
    query.unwatchedBy = library.profile
    query.services = services
    return Titles(
      of: library, page: HomeModel.maximumTitles,
      Titles.Query(
        read: { [query] opened, limit async throws(LibraryError) in try await opened.titles(query, limit: limit) },
        observe: { [query] in $0.observeTitles(query, limit: $1) },
        show: { page, _ async throws(LibraryError) in
          page.showsUnknown ? [] : page.entries.map { TitleSummary($0.title, format: format) }
        }))
  }
}
