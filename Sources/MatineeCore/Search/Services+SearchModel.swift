import Catalogue
import Foundation
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

  /// - Parameter clock: measures the pause before TMDB is asked; a test brings its own.
  @MainActor
  public func searchModel(clock: any Clock<Duration> = ContinuousClock()) -> SearchModel {
    let device = deviceSearch(of: answerSource)
    let sources = SearchSources {
      await device.findings($0)
    } network: {
      searchPages($0)
    }
    return SearchModel(sources, recents: RecentSearches(recentSearches), clock: clock)
  }

  /// What searches this device for what came from a source.
  private func deviceSearch(of source: AnswerSource) -> DeviceSearch {
    DeviceSearch(
      index: titleIndex,
      seen: catalogue.map { catalogue in
        SeenTitles { await SeenReading(services: self, catalogue, source).entries(in: $0) }
      })
  }

  /// What searches this device from the command line: an index needs no key, and so may be of another source than these
  /// services are.
  public func deviceSearch(in folders: Folders, of source: ExportSource) -> DeviceSearch {
    var services = self
    services.titleIndex = TitleIndex(folder: folders.titleIndex(source))
    return services.deviceSearch(of: source.answers)
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
