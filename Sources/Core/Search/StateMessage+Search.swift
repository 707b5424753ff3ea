import AppFoundation
import LoadingState
import Localization
import TMDB
import TitleIdentity
import TitleIndex

/// An action of a message about a search.
public enum SearchAction: MessageAction {
  case removeFilters
  /// Searches for the suggested correction.
  case useSuggestion
  /// Opens the search on TMDB's website.
  case searchOnWeb
}

/// Messages for searches without results, or without results from TMDB.
extension StateMessage {
  /// The message before the user has typed anything.
  public static let startSearching = StateMessage(
    icon: "system-search-symbolic", title: tr("Start Searching"),
    explanation: tr("Find films, series and people."))

  /// Returns the message for a search without any results.
  static func noResults(for request: SearchRequest, _ coverage: SearchCoverage) -> StateMessage {
    var message = StateMessage(
      icon: "edit-find-symbolic", title: tr("No Results"), explanation: request.nothingFound,
      button: tr("Search on TMDB"), action: .custom(SearchAction.searchOnWeb))
    if request.canBeWidened {
      (message.button, message.action) = (tr("Search Everything"), .custom(SearchAction.removeFilters))
    }
    if coverage.gaps.contains(.userLists), coverage.extent == .nothing {
      message.explanation = tr("Your lists don’t have any titles to search.")
    }
    // The index also finds misspelled titles, which TMDB doesn't.
    if coverage.gaps.isEmpty, coverage.indexed.isEmpty {
      message.suggestions = Suggestions(
        title: tr("Not Sure How It’s Spelled?"),
        [
          Suggestion(
            tr("Download Titles for Offline Search"), action: AppAction.settings(.downloadTitleIndex))
        ])
    }
    return message
  }

  /// Returns the notice for local results when TMDB has none.
  static func notAtTMDB(_ request: SearchRequest, suggestion: String?) -> StateMessage {
    let nothing = tr("No results for “{query}” on TMDB.", ["query": request.shownQuery])
    guard let suggestion else {
      return StateMessage(
        icon: "edit-find-symbolic", title: tr("Not on TMDB"),
        explanation: [nothing, tr("These results are from this device.")].joined(separator: " "),
        button: tr("Search on TMDB"), action: .custom(SearchAction.searchOnWeb))
    }
    return StateMessage(
      icon: "edit-find-symbolic", title: tr("Not on TMDB"),
      explanation: [nothing, SearchRequest.suggestion(suggestion)].joined(separator: " "),
      button: tr("Search Instead"), action: .custom(SearchAction.useSuggestion))
  }

  /// Returns the notice for local results when TMDB's search failed.
  static func fromCache(_ error: TMDBError, _ coverage: SearchCoverage) -> StateMessage {
    var message = StateMessage(error)
    let sentences = [error.errorDescription, tr("These results are from this device."), coverage.limitation]
    message.explanation = sentences.compactMap(\.self).joined(separator: " ")
    return message
  }

  /// Returns the message when TMDB's search failed and there are no local results.
  static func noLocalResults(
    for request: SearchRequest, _ coverage: SearchCoverage, _ error: TMDBError
  ) -> StateMessage {
    var message = StateMessage(error)
    guard message.action != .settings(.enterCredential) else { return message }
    let local = [coverage.outcome(of: request), coverage.limitation]
    let sentences =
      coverage.extent == .nothing ? [message.explanation] + local : local + [error.errorDescription]
    message.explanation = sentences.compactMap(\.self).joined(separator: " ")
    if coverage.extent != .nothing {
      (message.icon, message.title) = ("edit-find-symbolic", tr("No Results on This Device"))
    }
    // The button for working offline stays, because only going online finds more than there is here.
    guard message.action == .retry else { return message }
    if coverage.gaps.isEmpty, coverage.extent != .index {
      (message.button, message.action) = (tr("Download Titles…"), .settings(.downloadTitleIndex))
    } else if request.canBeWidened {
      (message.button, message.action) = (tr("Search Everything"), .custom(SearchAction.removeFilters))
    }
    return message
  }
}

extension SearchCoverage {
  /// The outcome of a local search without matches.
  fileprivate func outcome(of request: SearchRequest) -> String? {
    switch (extent, gaps.isEmpty) {
    case (.nothing, _) where gaps.contains(.identifiers): nil
    case (.nothing, _) where gaps.contains(.userLists): tr("Your lists don’t have any titles to search.")
    case (.nothing, true): nothingToSearch
    case (.nothing, false):
      tr("There are no titles in {filters} on this device yet.", ["filters": request.filterNames])
    case (.knownTitles, true): [request.nothingKnown(kind), downloadAll].joined(separator: " ")
    case (.knownTitles, false): request.nothingOnDevice
    case (.index, _):
      [request.nothingOnDevice, notIndexed.map { tr("The downloaded titles include no {kinds}.", ["kinds": $0]) }]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// A sentence about the content that the search couldn't use, or `nil` if there is none.
  fileprivate var limitation: String? {
    if gaps.contains(.identifiers) { return tr("This kind of ID can only be looked up online.") }
    guard let missing = gaps.compactMap(\.noun).alternatives else { return nil }
    guard !indexed.isEmpty else {
      // Translators: {properties} is “list”, “genre” or “year”, or two of them.
      return tr(
        "Offline, searching by {properties} only includes titles you’ve browsed before.", ["properties": missing])
    }
    // Translators: {properties} is “list”, “genre” or “year”, or two of them.
    return tr(
      """
      Downloaded titles can’t be searched by {properties}, so Matinee only searched titles you’ve browsed before.
      """, ["properties": missing])
  }

  /// The only kind, or `nil` if there are several.
  private var kind: MediaKind? { kinds.count == 1 ? kinds.first : nil }

  private var nothingToSearch: String {
    switch kind {
    case .movie: tr("There are no films on this device yet. Download titles to search them offline.")
    case .show: tr("There are no series on this device yet. Download titles to search them offline.")
    case .person: tr("There are no people on this device yet. Download titles to search them offline.")
    case nil: tr("There are no titles on this device yet. Download titles to search them offline.")
    }
  }

  private var downloadAll: String {
    switch kind {
    case .movie: tr("Download all films to search them offline.")
    case .show: tr("Download all series to search them offline.")
    case .person: tr("Download all people to search them offline.")
    case nil: tr("Download all titles to search them offline.")
    }
  }
}

extension SearchCoverage.Gap {
  /// The property in sentences, or `nil` if its absence has no effect on results.
  fileprivate var noun: String? {
    switch self {
    case .lists: tr("list")
    case .genres: tr("genre")
    case .years: tr("year")
    case .userLists, .identifiers: nil
    }
  }
}

extension SearchRequest {
  /// Whether a search of everything may find more.
  fileprivate var canBeWidened: Bool { isFiltered && reference == nil }

  /// The names of the filters, such as “Films, 1999”.
  fileprivate var filterNames: String {
    ((scope == .everything ? [] : [scope.name]) + [effectiveYear.map(String.init)].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// The query, shortened for use in a sentence.
  fileprivate var shownQuery: String { BoundedText.line(query, maximumLength: 80) }

  private var namesFilters: Bool { canBeWidened && !filterNames.isEmpty }

  fileprivate var nothingFound: String {
    namesFilters
      ? tr("No results for “{query}” in {filters}.", ["query": shownQuery, "filters": filterNames])
      : tr("No results for “{query}”.", ["query": shownQuery])
  }

  fileprivate var nothingOnDevice: String {
    namesFilters
      ? tr("No results for “{query}” in {filters} on this device.", ["query": shownQuery, "filters": filterNames])
      : tr("No results for “{query}” on this device.", ["query": shownQuery])
  }

  /// Returns the sentence for a search of the known titles.
  ///
  /// - Parameter kind: The only kind in the scope, or `nil` if there are several.
  fileprivate func nothingKnown(_ kind: MediaKind?) -> String {
    let values: KeyValuePairs<String, String> = ["query": shownQuery, "filters": filterNames]
    return switch (kind, namesFilters) {
    case (.movie, false): tr("No results for “{query}” among the films on this device.", values)
    case (.movie, true): tr("No results for “{query}” in {filters} among the films on this device.", values)
    case (.show, false): tr("No results for “{query}” among the series on this device.", values)
    case (.show, true): tr("No results for “{query}” in {filters} among the series on this device.", values)
    case (.person, false): tr("No results for “{query}” among the people on this device.", values)
    case (.person, true): tr("No results for “{query}” in {filters} among the people on this device.", values)
    case (nil, false): tr("No results for “{query}” among the titles on this device.", values)
    case (nil, true): tr("No results for “{query}” in {filters} among the titles on this device.", values)
    }
  }
}
