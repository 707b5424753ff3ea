import AppFoundation
import Foundation
import Localization
import TMDB

/// A filter of a ``TitleQuery``, which can be shown and removed. The raw value is a stable name.
public enum QueryFilter: String, CaseIterable, Sendable {
  case myServices = "my-services"
  case years, rating, votes
  case runningTime = "running-time"
  case language
  case watchProviders = "services"
}

extension TitleQuery {
  /// The active filters, in display order.
  public var filters: [QueryFilter] { QueryFilter.allCases.filter(isActive) }

  private func isActive(_ filter: QueryFilter) -> Bool {
    switch filter {
    case .myServices: !myServices.isEmpty
    case .years: years != Bounds()
    case .rating: rating != nil
    case .votes: votes != nil
    case .runningTime: runningTime != Bounds()
    case .language: language != nil
    case .watchProviders: !watchProviders.isEmpty
    }
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
    case .watchProviders: query.watchProviders = []
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
  /// - Parameter watchProviders: The known watch providers, in display order.
  public func text(
    _ filter: QueryFilter, of query: TitleQuery, watchProviders: [WatchOffers.Provider] = []
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
    case .watchProviders: services(query.watchProviders, watchProviders)
    }
  }

  /// The languages to choose from: the most frequent ones of TMDB's films, and all others, each sorted by name.
  public var languages: (frequent: [LocaleChoice], others: [LocaleChoice]) {
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.utf8.count == 2 }
    return (choices(frequentLanguages), choices(Set(codes).subtracting(frequentLanguages)))
  }

  private func choices(_ languages: Set<String>) -> [LocaleChoice] {
    languages.compactMap { code in format.language(code).map { LocaleChoice(code: code, name: $0) } }
      .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }

  /// Returns a text such as "Netflix", "Netflix, Mubi" or "3 Services". It contains up to two names if they are short.
  private func services(_ ids: Set<WatchProvider.ID>, _ known: [WatchOffers.Provider]) -> String? {
    guard !ids.isEmpty else { return nil }
    let names = known.filter { ids.contains($0.id) }.map(\.name)
    let list = names.joined(separator: ", ")
    if names.count == ids.count, names.count <= 2, list.count <= maximumNamesLength { return list }
    return tr(one: "{count} Service", other: "{count} Services", count: ids.count)
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

/// The maximum number of characters in the names of watch providers.
private let maximumNamesLength = 40

/// The most frequent languages of TMDB's films, as ISO 639-1 codes and TMDB's own for Cantonese.
private let frequentLanguages: Set = [
  "ar", "bn", "cn", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hu", "id", "is", "it",
  "ja", "ko", "ml", "nl", "no", "pl", "pt", "ro", "ru", "sr", "sv", "ta", "te", "th", "tl", "tr", "uk", "vi", "zh",
]
