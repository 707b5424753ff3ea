import LoadingState
import TMDB

/// Messages for searches without results, or without results from TMDB.
extension StateMessage {
  /// The action of a button that removes the filters.
  public static let searchEverything = "search-everything"
  /// The action of a button that searches for the suggested correction.
  public static let searchSuggestion = "search-suggestion"
  /// The action of a button that opens the search on TMDB's website.
  public static let searchOnWeb = "search-on-web"

  /// The message before the user has typed anything.
  public static let startSearching = StateMessage(
    icon: "system-search-symbolic", title: "Start Searching", explanation: "Start searching your favorite movies")

  /// Returns the message for a search without any results.
  static func noResults(for request: SearchRequest) -> StateMessage {
    let words = BoundedText.line(request.words, most: 80)
    guard request.isFiltered, request.reference == nil else {
      return StateMessage(
        icon: "edit-find-symbolic", title: "No Results", explanation: "No results for “\(words)”.",
        button: "Search on TMDB", action: .custom(searchOnWeb))
    }
    return StateMessage(
      icon: "edit-find-symbolic", title: "No Results",
      explanation: "No results for “\(words)” in \(request.filters.joined(separator: ", ")).",
      button: "Search Everything", action: .custom(searchEverything))
  }

  /// Returns the notice for local results when TMDB has none.
  static func notAtTMDB(_ request: SearchRequest, suggestion: String?) -> StateMessage {
    let nothing = "No results for “\(BoundedText.line(request.words, most: 80))” at TMDB."
    guard let suggestion else {
      return StateMessage(
        icon: "edit-find-symbolic", title: nothing, explanation: "\(nothing) These come from this device.",
        button: "Search on TMDB", action: .custom(searchOnWeb))
    }
    return StateMessage(
      icon: "edit-find-symbolic", title: nothing,
      explanation: "\(nothing) \(SearchText.suggestion(suggestion))",
      button: "Search It", action: .custom(searchSuggestion))
  }

  /// Returns the notice for local results when TMDB's search failed.
  static func fromDevice(_ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    let reason = error.errorDescription.map { "\($0) " } ?? ""
    message.explanation = "\(reason)These results come from this device."
    return message
  }

  /// Returns the message when TMDB's search failed and there are no local results.
  static func noResultsHere(for request: SearchRequest, _ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    let words = BoundedText.line(request.words, most: 80)
    message.explanation += " There is nothing for “\(words)” on this device."
    return message
  }

  /// Returns the message when TMDB's search failed and there is no local content to search.
  static func cannotSearch(_ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    guard message.action == .retry else { return message }
    message.explanation += " Offline, only titles that were seen or downloaded can be searched."
    message.button = "Download Titles…"
    message.action = .custom(downloadTitles)
    return message
  }
}

extension SearchRequest {
  /// The names of the filters.
  fileprivate var filters: [String] {
    (scope == .everything ? [] : [scope.name]) + [countedYear.map(String.init)].compactMap(\.self)
  }
}
