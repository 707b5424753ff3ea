import LoadingState
import TMDB

/// Messages for searches without results, or without results from TMDB.
extension StateMessage {
  /// The action of a button that removes the filters.
  public static let searchAllScopes = "search-everything"
  /// The action of a button that searches for the suggested correction.
  public static let searchSuggestion = "search-suggestion"
  /// The action of a button that opens the search on TMDB's website.
  public static let searchOnWeb = "search-on-web"

  /// The message before the user has typed anything.
  public static let startSearching = StateMessage(
    icon: "system-search-symbolic", title: "Start Searching", explanation: "Films, series and people")

  /// Returns the message for a search without any results.
  static func noResults(for request: SearchRequest) -> StateMessage {
    let query = BoundedText.line(request.query, maximumLength: 80)
    guard request.isFiltered, request.reference == nil else {
      return StateMessage(
        icon: "edit-find-symbolic", title: "No Results", explanation: "No results for “\(query)”.",
        button: "Search on TMDB", action: .custom(searchOnWeb))
    }
    return StateMessage(
      icon: "edit-find-symbolic", title: "No Results",
      explanation: "No results for “\(query)” in \(request.filters.joined(separator: ", ")).",
      button: "Search Everything", action: .custom(searchAllScopes))
  }

  /// Returns the notice for local results when TMDB has none.
  static func notAtTMDB(_ request: SearchRequest, suggestion: String?) -> StateMessage {
    let nothing = "No results for “\(BoundedText.line(request.query, maximumLength: 80))” on TMDB."
    guard let suggestion else {
      return StateMessage(
        icon: "edit-find-symbolic", title: nothing, explanation: "\(nothing) These results are from this device.",
        button: "Search on TMDB", action: .custom(searchOnWeb))
    }
    return StateMessage(
      icon: "edit-find-symbolic", title: nothing,
      explanation: "\(nothing) \(SearchText.suggestion(suggestion))",
      button: "Use Suggestion", action: .custom(searchSuggestion))
  }

  /// Returns the notice for local results when TMDB's search failed.
  static func fromCache(_ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    let reason = error.errorDescription.map { "\($0) " } ?? ""
    message.explanation = "\(reason)These results are from this device."
    return message
  }

  /// Returns the message when TMDB's search failed and there are no local results.
  static func noLocalResults(for request: SearchRequest, _ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    let query = BoundedText.line(request.query, maximumLength: 80)
    message.explanation += " No results for “\(query)” on this device."
    return message
  }

  /// Returns the message when TMDB's search failed and there is no local content to search.
  static func cannotSearch(_ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    guard message.action == .retry else { return message }
    message.explanation += " Offline, you can only search titles that you have opened or downloaded."
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
