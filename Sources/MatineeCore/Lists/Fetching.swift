import Foundation
import LoadingState

/// What a screen fetches: it asks as it comes on screen, again on demand, and stops waiting once it is left.
@MainActor
public protocol Fetching: AnyObject {
  /// Whether there is something to read, be it from before.
  var hasContent: Bool { get }
  /// When what is shown came, where it is not what the network said just now: it is what was kept, or could not be asked
  /// for anew. `nil` where it is fresh. To be followed by observation.
  var savedDate: Date? { get }

  /// Asks, unless what is there is fresh.
  func loadIfNeeded()
  /// Asks anew.
  func refresh()
  /// Asks again for what the network's absence left undone; what is being read stays where it is.
  func resume()
  /// Shows what others are answered to the same question, until ``cancel()``.
  func follow()
  /// Waits until what is kept has been read, so that it is what is seen first; for the network nobody waits.
  ///
  /// - Parameter limit: the longest to wait.
  func waitForSaved(atMost limit: Duration) async
  /// Says, beside a failure for want of a network that leaves nothing to show, where else one can go.
  ///
  /// - Parameter find: looks for it.
  func offer(_ find: WaysOffer.Find?)
  /// Stops waiting: nobody is looking any more.
  func cancel()
}

extension PagedListModel: Fetching {
  public var hasContent: Bool { state.content != nil }

  /// Who has read on keeps what is there, as rows would go from under the eyes.
  public func resume() {
    if case .failure = footer { return retryMore() }
    if !state.isLoading, !hasContent || (savedDate != nil && isFirstPage) { ask(isDemanded: false) }
  }
}

extension PageModel: Fetching {
  public var hasContent: Bool { state.content != nil }

  public func resume() {
    if !state.isLoading, !hasContent || savedDate != nil { ask(isDemanded: false) }
  }
}

extension GenreShelvesModel: Fetching {
  public var hasContent: Bool { genres.hasContent }
  /// That of the oldest.
  public var savedDate: Date? { shown.compactMap(\.savedDate).min() }

  public func resume() { shown.forEach { $0.resume() } }

  public func offer(_ find: WaysOffer.Find?) { genres.offer(find) }
}
