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
  /// - Parameter known: Returns the titles in the user's library.
  public convenience init(
    _ pages: PageClient, _ files: SearchFiles = SearchFiles(), clock: any Clock<Duration> = ContinuousClock(),
    known: @escaping KnownTitlesReading = { KnownTitles() }
  ) {
    let device = DeviceSearch(pages, files.titleIndex, of: pages.client.source, clock: clock, known: known)
    let network = NetworkSearch(pages)
    let sources = SearchSources {
      await device.results($0)
    } network: { request in
      guard request.scope == .lists, request.reference == nil else { return network.results(request) }
      // The lists are local, so their results are complete with or without a network.
      return SearchPages { () async throws(TMDBError) in await device.results(request).results }
    }
    self.init(sources, recents: RecentSearches(files.recents), clock: clock)
  }
}

extension DeviceSearch {
  /// Creates the search of local content for the command line. The source may differ from the client's because an index
  /// requires no key.
  ///
  /// - Parameter known: Returns the titles from that source in the user's library.
  public init(
    _ pages: PageClient, in folders: Folders, of source: ExportSource,
    known: @escaping @Sendable (TitleSource) async -> KnownTitles = { _ in KnownTitles() }
  ) {
    let responseSource = source.responseSource
    self.init(pages, TitleIndex(folder: folders.titleIndex(source)), of: responseSource, clock: ContinuousClock()) {
      await known(TitleSource(responseSource))
    }
  }

  /// Creates the search of local content from a source.
  fileprivate init(
    _ pages: PageClient, _ index: TitleIndex?, of source: ResponseSource, clock: any Clock<Duration>,
    known: @escaping KnownTitlesReading
  ) {
    let library = LibraryTitles(known, format: pages.format)
    self.init(
      index: index,
      localTitles: LocalTitleSearch(clock: clock) { scope in
        guard let cache = pages.client.cache else {
          return await library.entries(in: scope, cached: [:])
        }
        let reading = CachedTitleReader(pages: pages, cache: cache, source: source)
        return await library.entries(in: scope, cached: reading.entries(in: scope == .lists ? .everything : scope))
      })
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
