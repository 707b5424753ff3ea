import Catalogue
import Foundation
import Library
import TMDB
import TitleIndex

/// The search of the app: this device, TMDB, and what was searched before.
extension Services {
  /// The same services with what searches need beside the network.
  public func searching(in folders: Folders, settings: Settings) -> Services {
    var services = self
    services.titleIndex = TitleIndex(
      folder: folders.titleIndex(ExportSource(settings: settings, usesSample: source == .sample)))
    services.recentSearches = RecentSearchesFile(folders.recentSearches)
    return services
  }

  /// - Parameter listed: the titles on the user's lists.
  @MainActor
  public func searchModel(listed: @escaping ListedReading = { [] }) -> SearchModel {
    let device = deviceSearch(of: answerSource, listed: listed)
    let sources = SearchSources {
      await device.findings($0)
    } network: { request in
      guard request.scope == .lists, request.reference == nil else { return searchPages(request) }
      // All there is of them is here, with a network or without.
      return SearchPages { () async throws(TMDBError) in await device.findings(request) ?? .list([]) }
    }
    return SearchModel(sources, recents: RecentSearches(recentSearches), clock: clock)
  }

  /// What searches this device for what came from a source.
  private func deviceSearch(of source: AnswerSource, listed: @escaping ListedReading = { [] }) -> DeviceSearch {
    let listed = ListedTitles(listed, format: pageFormat)
    return DeviceSearch(
      index: titleIndex,
      seen: SeenTitles { scope in
        guard let catalogue else { return await listed.entries(in: scope, knowing: [:]) }
        let reading = SeenReading(services: self, catalogue, source)
        return await listed.entries(in: scope, knowing: reading.entries(in: scope == .lists ? .everything : scope))
      })
  }

  /// What searches this device from the command line: an index needs no key, and so may be of another source than these
  /// services are.
  ///
  /// - Parameter listed: the titles on the user's lists, of that source.
  public func deviceSearch(
    in folders: Folders, of source: ExportSource,
    listed: @escaping @Sendable (TitleSource) async -> [TitleReference] = { _ in [] }
  ) -> DeviceSearch {
    var services = self
    services.titleIndex = TitleIndex(folder: folders.titleIndex(source))
    let answers = source.answers
    return services.deviceSearch(of: answers) { await listed(TitleSource(answers)) }
  }

  /// The genres that searches can be narrowed to: those of films, then those of series. Empty where TMDB did not answer.
  public func searchGenres() async -> [NamedGenre] {
    var found: [NamedGenre] = []
    for kind in TitleID.Kind.allCases { found += (try? await genres(of: kind)) ?? [] }
    return found
  }
}

extension ExportSource {
  /// The same source, of answers.
  fileprivate var answers: AnswerSource {
    switch self {
    case .tmdb: .tmdb
    case .server(let url): AnswerSource(server: url) ?? .server(url.absoluteString)
    case .sample: .sample
    }
  }
}
