import Foundation
import LoadingState

/// A model that loads a screen's content when the screen appears and on demand. It stops loading when the user leaves.
@MainActor
public protocol Fetching: AnyObject {
  /// Whether there is content to show, including cached content.
  var hasContent: Bool { get }

  /// Loads the content unless it's fresh.
  func loadIfNeeded()
  /// Reloads the content.
  func refresh()
  /// Retries the loads that failed without a network. Content that the user is reading doesn't move.
  func resume()
  /// Waits until the cache has been read, so that cached content appears first. Doesn't wait for the network.
  ///
  /// - Parameter limit: The maximum time to wait.
  func waitForCache(timeout limit: Duration) async
  /// Cancels loading because the user has left the screen.
  func cancel()
}

/// A model that shows cached content until the network responds.
@MainActor
public protocol CacheFirstFetching: Fetching {
  /// The date of the cached content, if the network has not provided newer content; `nil` if the content is fresh.
  /// Observable.
  var cachedDate: Date? { get }

  /// Observes the cache until ``cancel()``, and shows responses that other parts of the app receive for the same
  /// request.
  func observe()
  /// Adds offline suggestions to the message on an empty page without a network.
  ///
  /// - Parameter find: Finds the suggestions.
  func setSuggestionSource(_ find: SuggestionLoader.Find?)
}

extension PagedListModel: CacheFirstFetching {
  public var hasContent: Bool { state.content != nil }

  /// Retries a page that failed, or reloads the first page. Doesn't reload if more pages are shown, because that would
  /// remove rows that the user is reading.
  public func resume() {
    if case .failure = footer { return retryMore() }
    if !state.isLoading, !hasContent || (cachedDate != nil && isFirstPage) { load(isUserInitiated: false) }
  }
}
