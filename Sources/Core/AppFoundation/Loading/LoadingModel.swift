import Foundation

/// The base class of models whose content is read from the cache first, and then requested.
@MainActor
open class LoadingModel {
  package let loader: LatestRequestLoader
  package let observation = CacheObserver()
  package let suggestions = SuggestionLoader()
  /// The date of the response on screen, the first one of a list.
  package var contentDate: Date?

  package init(_ loader: LatestRequestLoader) { self.loader = loader }

  /// Waits for content, cached or not, so that content that arrives quickly appears without a spinner.
  ///
  /// - Parameter limit: The maximum time to wait. Loading continues after it.
  public func waitForResponse(timeout limit: Duration) async { await loader.wait(timeout: limit) }

  /// Waits until the cache has been read, so that cached content appears first.
  ///
  /// - Parameter limit: The maximum time to wait.
  public func waitForCache(timeout limit: Duration) async { await loader.waitForCache(timeout: limit) }

  public func setSuggestionSource(_ find: SuggestionLoader.Find?) { suggestions.find = find }
}
