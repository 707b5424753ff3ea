import AppFoundation
import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity
import TitleIndex
import Tracking

/// The search of the app.
extension SearchModel {
  /// - Parameter listed: Returns the titles on the user's lists.
  public convenience init(
    _ services: Services, _ files: SearchFiles = SearchFiles(), listed: @escaping ListedReading = { [] }
  ) {
    let device = DeviceSearch(services, files.titleIndex, of: services.responseSource, listed: listed)
    let sources = SearchSources {
      await device.results($0)
    } network: { request in
      guard request.scope == .lists, request.reference == nil else { return services.searchPages(request) }
      // The lists are local, so their results are complete with or without a network.
      return SearchPages { () async throws(TMDBError) in await device.results(request).results }
    }
    self.init(sources, recents: RecentSearches(files.recents), clock: services.clock)
  }
}

extension DeviceSearch {
  /// Creates the search of local content for the command line. The source may differ from that of the services because
  /// an index requires no key.
  ///
  /// - Parameter listed: Returns the titles from that source on the user's lists.
  public init(
    _ services: Services, in folders: Folders, of source: ExportSource,
    listed: @escaping @Sendable (TitleSource) async -> [TitleReference] = { _ in [] }
  ) {
    let responseSource = source.responseSource
    self.init(services, TitleIndex(folder: folders.titleIndex(source)), of: responseSource) {
      await listed(TitleSource(responseSource))
    }
  }

  /// Creates the search of local content from a source.
  fileprivate init(
    _ services: Services, _ index: TitleIndex?, of source: ResponseSource, listed: @escaping ListedReading
  ) {
    let listed = ListedTitles(listed, format: services.pageFormat)
    self.init(
      index: index,
      localTitles: LocalTitleSearch(clock: services.clock) { scope in
        guard let responseCache = services.responseCache else {
          return await listed.entries(in: scope, localEntries: [:])
        }
        let reading = CachedTitleReader(services: services, responseCache, source)
        return await listed.entries(in: scope, localEntries: reading.entries(in: scope == .lists ? .everything : scope))
      })
  }
}

extension Services {
  /// Returns the genres to filter by: those of films, then those of series. They are empty if they couldn't be loaded.
  public func searchGenres() async -> [NamedGenre] {
    var found: [NamedGenre] = []
    for kind in TitleID.Kind.allCases { found += (try? await genres(of: kind)) ?? [] }
    return found
  }
}

extension ExportSource {
  /// The same source as a source of responses.
  fileprivate var responseSource: ResponseSource {
    switch self {
    case .tmdb: .tmdb
    case .server(let url): ResponseSource(server: url) ?? .server(url.absoluteString)
    case .sample: .sample
    }
  }
}
