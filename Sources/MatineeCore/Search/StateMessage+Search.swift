import LoadingState
import TMDB

/// What a search says where it has no results, or not those of TMDB.
extension StateMessage {
  /// What the button asks that searches everything.
  public static let searchEverything = "search-everything"
  /// What the button asks that searches what may have been meant.
  public static let searchSuggestion = "search-suggestion"
  /// What the button asks that searches on TMDB's own pages.
  public static let searchOnWeb = "search-on-web"

  /// Before anything is typed.
  public static let startSearching = StateMessage(
    icon: "system-search-symbolic", title: "Start Searching", explanation: "Start searching your favorite movies")

  /// Neither TMDB nor this device has anything.
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

  /// TMDB has nothing, but this device has.
  static func notAtTMDB(_ request: SearchRequest, suggestion: String?) -> StateMessage {
    let nothing = "No results for “\(BoundedText.line(request.words, most: 80))” at TMDB."
    guard let suggestion else {
      return StateMessage(
        icon: "edit-find-symbolic", title: nothing, explanation: "\(nothing) These come from this device.",
        button: "Search on TMDB", action: .custom(searchOnWeb))
    }
    return StateMessage(
      icon: "edit-find-symbolic", title: nothing,
      explanation: "\(nothing) \(SearchWords.suggestion(suggestion))",
      button: "Search It", action: .custom(searchSuggestion))
  }

  /// TMDB did not answer, but this device has something.
  static func fromDevice(_ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    let reason = error.errorDescription.map { "\($0) " } ?? ""
    message.explanation = "\(reason)These results come from this device."
    return message
  }

  /// TMDB did not answer, and this device has nothing.
  static func noResultsHere(for request: SearchRequest, _ error: TMDBError) -> StateMessage {
    var message = StateMessage(error)
    let words = BoundedText.line(request.words, most: 80)
    message.explanation += " There is nothing for “\(words)” on this device."
    return message
  }

  /// TMDB did not answer, and there is nothing here to search.
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
  /// What narrows it, in words.
  fileprivate var filters: [String] {
    (scope == .everything ? [] : [scope.name]) + [countedYear.map(String.init)].compactMap(\.self)
  }
}
