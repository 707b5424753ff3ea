import LoadingState

/// What a state container shows when there is no content. Without a child of a kind the content itself stays.
public struct StateChildren {
  public var loading: (any LoadingPresenting)?
  public var empty: (any MessagePresenting)?
  public var failure: (any MessagePresenting)?

  /// The children of every ordinary screen.
  public init() {
    self.init(loading: LoadingController(), empty: MessageController(), failure: MessageController())
  }

  public init(
    loading: (any LoadingPresenting)?, empty: (any MessagePresenting)?, failure: (any MessagePresenting)?
  ) {
    self.loading = loading
    self.empty = empty
    self.failure = failure
  }
}

/// A controller that says that something is awaited.
public protocol LoadingPresenting: ViewController {
  /// Whether the wait is long enough to be shown.
  var isSpinning: Bool { get set }
}

/// A controller that shows a message, and tells when its button is pressed.
public protocol MessagePresenting: ViewController {
  var message: StateMessage? { get set }
  var onAction: (StateMessage.Action) -> Void { get set }
}
