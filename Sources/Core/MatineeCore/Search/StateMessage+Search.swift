import LoadingState
import TMDB
import TitleIdentity
import TitleIndex

/// Messages for searches without results, or without results from TMDB.
extension StateMessage {
  /// The message before the user has typed anything.
  public static let startSearching = StateMessage(
    icon: "system-search-symbolic", title: "Start Searching", explanation: "Find films, series and people.")

  /// Returns the message for a search without any results.
  static func noResults(for request: SearchRequest, _ coverage: SearchCoverage) -> StateMessage {
    var message = StateMessage(
      icon: "edit-find-symbolic", title: "No Results", explanation: request.nothingFound + ".",
      button: "Search on TMDB", action: .app(.searchOnWeb))
    if request.canBeWidened { (message.button, message.action) = ("Search Everything", .app(.removeFilters)) }
    if coverage.gaps.contains(.userLists), coverage.extent == .nothing {
      message.explanation = "Your lists don’t have any titles to search."
    }
    return message
  }

  /// Returns the notice for local results when TMDB has none.
  static func notAtTMDB(_ request: SearchRequest, suggestion: String?) -> StateMessage {
    let nothing = "No results for “\(BoundedText.line(request.query, maximumLength: 80))” on TMDB."
    guard let suggestion else {
      return StateMessage(
        icon: "edit-find-symbolic", title: nothing, explanation: "\(nothing) These results are from this device.",
        button: "Search on TMDB", action: .app(.searchOnWeb))
    }
    return StateMessage(
      icon: "edit-find-symbolic", title: nothing,
      explanation: "\(nothing) \(SearchText.suggestion(suggestion))",
      button: "Use Suggestion", action: .app(.useSearchSuggestion))
  }

  /// Returns the notice for local results when TMDB's search failed.
  static func fromCache(_ error: TMDBError, _ coverage: SearchCoverage) -> StateMessage {
    var message = StateMessage(error)
    let sentences = [error.errorDescription, "These results are from this device.", coverage.limitation]
    message.explanation = sentences.compactMap(\.self).joined(separator: " ")
    return message
  }

  /// Returns the message when TMDB's search failed and there are no local results.
  static func noLocalResults(
    for request: SearchRequest, _ coverage: SearchCoverage, _ error: TMDBError
  ) -> StateMessage {
    var message = StateMessage(error)
    guard message.action != .app(.enterCredential) else { return message }
    let local = [coverage.outcome(of: request), coverage.limitation]
    let sentences =
      coverage.extent == .nothing ? [message.explanation] + local : local + [error.errorDescription]
    message.explanation = sentences.compactMap(\.self).joined(separator: " ")
    if coverage.extent != .nothing {
      (message.icon, message.title) = ("edit-find-symbolic", "No Results on This Device")
    }
    // The button for working offline stays, because only going online finds more than there is here.
    guard message.action == .retry else { return message }
    if coverage.gaps.isEmpty, coverage.extent != .index {
      (message.button, message.action) = ("Download Titles…", .app(.downloadTitleIndex))
    } else if request.canBeWidened {
      (message.button, message.action) = ("Search Everything", .app(.removeFilters))
    }
    return message
  }
}

extension SearchCoverage {
  /// The outcome of a local search without matches.
  fileprivate func outcome(of request: SearchRequest) -> String? {
    switch (extent, gaps.isEmpty) {
    case (.nothing, _) where gaps.contains(.identifiers): nil
    case (.nothing, _) where gaps.contains(.userLists): "Your lists don’t have any titles to search."
    case (.nothing, true): "There are no \(noun) on this device yet. Download titles to search them offline."
    case (.nothing, false): "There are no titles in \(request.filterNames) on this device yet."
    case (.knownTitles, true):
      "\(request.nothingFound) among the \(noun) on this device. Download all \(noun) to search them offline."
    case (.knownTitles, false): "\(request.nothingFound) on this device."
    case (.index, _):
      ["\(request.nothingFound) on this device.", notIndexed.map { "The downloaded titles include no \($0)." }]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// A sentence about the content that the search couldn't use, or `nil` if there is none.
  fileprivate var limitation: String? {
    if gaps.contains(.identifiers) { return "This kind of ID can only be looked up online." }
    let names = gaps.compactMap(\.noun)
    guard !names.isEmpty else { return nil }
    let missing = names.joined(separator: " or ")
    guard !indexed.isEmpty else {
      return "Offline, searching by \(missing) only includes titles you’ve browsed before."
    }
    return "Downloaded titles can’t be searched by \(missing), so Matinee only searched titles you’ve browsed before."
  }

  private var noun: String { kinds.count == 1 ? kinds.first?.plural ?? "titles" : "titles" }
}

extension SearchCoverage.Gap {
  /// The property in sentences, or `nil` if its absence has no effect on results.
  fileprivate var noun: String? {
    switch self {
    case .lists: "list"
    case .genres: "genre"
    case .years: "year"
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

  /// A sentence without its period.
  fileprivate var nothingFound: String {
    let nothing = "No results for “\(BoundedText.line(query, maximumLength: 80))”"
    return canBeWidened && !filterNames.isEmpty ? "\(nothing) in \(filterNames)" : nothing
  }
}
