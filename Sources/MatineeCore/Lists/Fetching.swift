import LoadingState

/// What a screen fetches: it asks as it comes on screen, again on demand, and stops waiting once it is left.
@MainActor
public protocol Fetching: AnyObject {
  /// Whether there is something to read, be it from before.
  var hasContent: Bool { get }

  /// Asks, unless what is there is fresh.
  func loadIfNeeded()
  /// Asks anew.
  func refresh()
  /// Stops waiting: nobody is looking any more.
  func cancel()
}

extension PagedListModel: Fetching {
  public var hasContent: Bool { state.content != nil }
}

extension PageModel: Fetching {
  public var hasContent: Bool { state.content != nil }
}

extension GenreShelvesModel: Fetching {
  public var hasContent: Bool { genres.hasContent }
}
