import ArchitecturesSupport
import LoadingState
import TMDB

/// A model that loads content. It is observable.
protocol Fetching<Content>: AnyObject {
  associatedtype Content

  var state: ContentState<Content> { get }

  /// Loads the content, unless a request is running or has finished.
  func loadIfNeeded()
  /// Loads the content again.
  func reload()
  /// Cancels the running request, if any, and returns to the state before it.
  func cancel()
}

extension ContentEvent {
  /// The event for a failed request. A cancelled request isn't a failure.
  init(_ error: TMDBError) { self = error == .cancelled ? .cancelled : .failed(FilmText.failure(error)) }
}
