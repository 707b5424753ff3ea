import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity
import TitleIndex

/// The search of the app.
extension Services {
  /// Returns a copy with the title index and the recent searches.
  public func searching(in folders: Folders, settings: Settings) -> Services {
    var services = self
    services.titleIndex = TitleIndex(
      folder: folders.titleIndex(ExportSource(settings: settings, usesSample: source == .sample)))
    services.recentSearches = RecentSearchesFile(folders.recentSearches)
    return services
  }

  /// Returns the model of the search.
  ///
  /// - Parameter listed: Returns the titles on the user's lists.
  @MainActor
  public func searchModel(listed: @escaping ListedReading = { [] }) -> SearchModel {
    let device = deviceSearch(of: responseSource, listed: listed)
    let sources = SearchSources {
      await device.results($0)
    } network: { request in
      guard request.scope == .lists, request.reference == nil else { return searchPages(request) }
      // The lists are local, so their results are complete with or without a network.
      return SearchPages { () async throws(TMDBError) in await device.results(request).results }
    }
    return SearchModel(sources, recents: RecentSearches(recentSearches), clock: clock)
  }

  /// Returns the search of local content from a source.
  private func deviceSearch(of source: ResponseSource, listed: @escaping ListedReading = { [] }) -> DeviceSearch {
    let listed = ListedTitles(listed, format: pageFormat)
    return DeviceSearch(
      index: titleIndex,
      localTitles: LocalTitleSearch(clock: clock) { scope in
        guard let responseCache else { return await listed.entries(in: scope, localEntries: [:]) }
        let reading = CachedTitleReader(services: self, responseCache, source)
        return await listed.entries(in: scope, localEntries: reading.entries(in: scope == .lists ? .everything : scope))
      })
  }

  /// Returns the search of local content for the command line. The source may differ from that of these services
  /// because an index requires no key.
  ///
  /// - Parameter listed: Returns the titles from that source on the user's lists.
  public func deviceSearch(
    in folders: Folders, of source: ExportSource,
    listed: @escaping @Sendable (TitleSource) async -> [TitleReference] = { _ in [] }
  ) -> DeviceSearch {
    var services = self
    services.titleIndex = TitleIndex(folder: folders.titleIndex(source))
    let responseSource = source.responseSource
    return services.deviceSearch(of: responseSource) { await listed(TitleSource(responseSource)) }
  }

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
