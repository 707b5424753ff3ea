import AppFoundation
import Library
import LoadingState

/// A model of content in the library. Its page loads it, and it then stays up to date.
@MainActor
public protocol LibraryContent: AnyObject {
  /// Whether there is nothing to show; `nil` until the content has been read. Observable.
  var isEmpty: Bool? { get }
  /// The message if there is nothing to show.
  var emptyMessage: StateMessage { get }
  /// The message if ``load()`` throws `LibraryError.notFound`; `nil` if it never does.
  var missingMessage: StateMessage? { get }

  /// Reads the content and starts observing it.
  func load() async throws(LibraryError)
}

extension LibraryContent {
  public var missingMessage: StateMessage? { nil }
}
