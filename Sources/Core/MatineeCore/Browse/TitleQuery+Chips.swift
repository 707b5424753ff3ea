import Foundation
import Localization
import TMDB

/// A filter of a ``TitleQuery``, which can be shown and removed.
public enum QueryFilter: Hashable, Sendable {
  case myServices, years, rating, votes, runningTime, language
  case watchProvider(WatchProvider.ID)

  /// The stable name.
  public var name: String {
    switch self {
    case .myServices: "my-services"
    case .years: "years"
    case .rating: "rating"
    case .votes: "votes"
    case .runningTime: "running-time"
    case .language: "language"
    case .watchProvider(let id): "service/\(id)"
    }
  }
}

extension TitleQuery {
  /// The active filters, in display order.
  public var filters: [QueryFilter] {
    var filters: [QueryFilter] = myServices.isEmpty ? [] : [.myServices]
    if years.lower != nil || years.upper != nil { filters.append(.years) }
    if rating != nil { filters.append(.rating) }
    if votes != nil { filters.append(.votes) }
    if runningTime.lower != nil || runningTime.upper != nil { filters.append(.runningTime) }
    if language != nil { filters.append(.language) }
    return filters + watchProviders.sorted().map(QueryFilter.watchProvider)
  }

  /// Returns a copy of the query without a filter.
  public func removing(_ filter: QueryFilter) -> TitleQuery {
    var query = self
    switch filter {
    case .myServices: query.myServices = []
    case .years: query.years = Bounds()
    case .rating: query.rating = nil
    case .votes: query.votes = nil
    case .runningTime: query.runningTime = Bounds()
    case .language: query.language = nil
    case .watchProvider(let id): query.watchProviders.remove(id)
    }
    return query
  }
}

/// The user-visible texts of a query's filters.
public struct QueryTexts: Sendable {
  private let format: PageFormat

  public init(_ format: PageFormat) { self.format = format }

  /// Returns a filter's text, or `nil` if the filter is inactive.
  ///
  /// - Parameter watchProvider: Returns a provider's name, or `nil` if it is unknown.
  public func text(
    _ filter: QueryFilter, of query: TitleQuery, watchProvider: (WatchProvider.ID) -> String? = { _ in nil }
  ) -> String? {
    switch filter {
    case .myServices: query.myServices.isEmpty ? nil : tr("My Services")
    case .years: years(query.years)
    case .rating: query.rating.map { tr("Rated {rating} or Higher", ["rating": "\($0)"]) }
    case .votes:
      query.votes.map {
        tr(one: "{count} Votes or More", other: "{count} Votes or More", count: $0, ["count": format.texts.count($0)])
      }
    case .runningTime: runningTime(query.runningTime)
    case .language: query.language.map { format.language($0) ?? $0 }
    case .watchProvider(let id):
      query.watchProviders.contains(id) ? watchProvider(id) ?? tr("Service {number}", ["number": "\(id)"]) : nil
    }
  }

  /// The languages to choose from, sorted by their names.
  public var languages: [(code: String, name: String)] {
    let named = filmLanguages.compactMap { code in format.language(code).map { (code: code, name: $0) } }
    return named.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }

  /// Returns a text such as "1990–1999", "Since 1990", "Until 1999" or "1994".
  private func years(_ years: Bounds<Int>) -> String? {
    switch (years.lower, years.upper) {
    case (nil, nil): nil
    case (let first?, nil): tr("Since {year}", ["year": "\(first)"])
    case (nil, let last?): tr("Until {year}", ["year": "\(last)"])
    case (let first?, let last?): first == last ? "\(first)" : "\(first)–\(last)"
    }
  }

  /// Returns a text such as "Up to 90 min".
  public func maximumLength(_ minutes: Int) -> String { runningTime(Bounds(to: minutes)) ?? "" }

  /// Returns a text such as "90 min to 2 h", "2 h or Longer" or "Up to 90 min".
  private func runningTime(_ minutes: Bounds<Int>) -> String? {
    switch (length(minutes.lower), length(minutes.upper)) {
    case (nil, nil): return nil
    case (let least?, nil): return tr("{runningTime} or Longer", ["runningTime": least])
    case (nil, let most?): return tr("Up to {runningTime}", ["runningTime": most])
    case (let least?, let most?): return tr("{shortest} to {longest}", ["shortest": least, "longest": most])
    }
  }
}

extension QueryTexts {
  /// Returns a text such as "90 min" or "2 h". Films are often said to last 90 minutes.
  private func length(_ minutes: Int?) -> String? {
    minutes == 90 ? tr("{minutes}\u{A0}min", ["minutes": format.texts.count(90)]) : format.texts.runningTime(minutes)
  }
}

/// The most frequent languages of TMDB's films, as ISO 639-1 codes. A complete list would have two hundred entries.
private let filmLanguages = [
  "ar", "bn", "cn", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hu", "id", "is", "it",
  "ja",
  "ko", "ml", "nl", "no", "pl", "pt", "ro", "ru", "sr", "sv", "ta", "te", "th", "tl", "tr", "uk", "vi", "zh",
]
