import AppFoundation
import Catalogue
import Localization
import TMDB
import TitleIdentity

/// Results for a query that is an ID or address.
extension NetworkSearch {
  func found(_ reference: PageReference) -> @Sendable () async throws(TMDBError) -> GroupedSearchResults {
    { () async throws(TMDBError) in
      GroupedSearchResults.list([try await row(of: reference)], total: 1)
    }
  }

  /// - Throws: ``TMDBError/notFound`` if TMDB doesn't have the page.
  private func row(of reference: PageReference) async throws(TMDBError) -> SearchRow {
    let format = pages.format
    switch reference {
    case .title(let id) where id.kind == .movie:
      return SearchRow(try await client.value(of: MovieTarget.details(id.number)).movie, format: format)
    case .title(let id):
      return SearchRow(try await client.value(of: TVTarget.details(id.number)).show, format: format)
    case .person(let id):
      return SearchRow(try await client.value(of: PersonTarget.details(id)).person, format: format)
    case .season(let id):
      let season = try await client.value(of: SeasonTarget.details(id.number, of: id.show))
      let name = season.name.isEmpty ? tr("Season {season}", ["season": "\(id.number)"]) : season.name
      return SearchRow(reference, title: name)
    case .collection(let id):
      let page = try await pages.page(ofCollection: id)
      return SearchRow(reference, title: page.name.text)
    case .imdb(let id):
      return try await row(ofIMDb: id)
    }
  }

  private func row(ofIMDb id: String) async throws(TMDBError) -> SearchRow {
    let found = try await client.value(of: FindTarget.id(id, from: .imdb))
    let format = pages.format
    if let film = found.movies.first { return SearchRow(film, format: format) }
    if let series = found.shows.first { return SearchRow(series, format: format) }
    if let person = found.people.first { return SearchRow(person, format: format) }
    // An episode has no page, so its series is shown.
    if let series = found.episodes.lazy.compactMap(\.showID).first { return try await row(of: .title(.show(series))) }
    if let season = found.seasons.first, let series = season.showID {
      return try await row(of: .season(SeasonID(show: series, number: season.seasonNumber)))
    }
    throw .notFound
  }
}
