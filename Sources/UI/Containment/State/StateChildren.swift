import LoadingState

/// The child view controllers for the states without content. If a child is `nil`, the content's view stays visible.
public struct StateChildren {
  /// The child that is visible during the first load. It starts spinning after 200 ms.
  public var loading: (any LoadingPresenting)?
  /// The child for an empty result. If it is `nil`, a banner above the content shows the message.
  public var empty: (any MessagePresenting)?
  /// The child for a failure without earlier content. If it is `nil`, a banner above the content shows the message.
  public var failure: (any MessagePresenting)?

  /// Creates the default children: a spinner, and a message page each for the empty and the failure state.
  ///
  /// - Parameter isCompact: Whether messages take up less space than usual, for a page that shows more than a message.
  public init(isCompact: Bool = false) {
    self.init(
      loading: LoadingController(), empty: MessageController(isCompact: isCompact),
      failure: MessageController(isCompact: isCompact))
  }

  public init(
    loading: (any LoadingPresenting)?, empty: (any MessagePresenting)?, failure: (any MessagePresenting)?
  ) {
    self.loading = loading
    self.empty = empty
    self.failure = failure
  }
}

/// A controller that indicates loading.
public protocol LoadingPresenting: ViewController {
  /// Whether the wait is long enough for the spinner to be visible.
  var isSpinning: Bool { get set }
}

/// A controller that shows a message with its buttons.
public protocol MessagePresenting: ViewController {
  var message: StateMessage? { get set }
  /// The handlers of messages' buttons.
  var handlers: MessageHandlers { get set }
}
