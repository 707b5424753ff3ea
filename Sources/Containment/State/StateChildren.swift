import LoadingState

/// What a state container shows when there is no content. Without a child of a kind the content itself stays.
public struct StateChildren {
  /// Shown while there is nothing but a wait; it is told to spin after 200 ms.
  public var loading: (any LoadingPresenting)?
  /// Shown when the answer has come and there is nothing in it; without it a banner says so above the content.
  public var empty: (any MessagePresenting)?
  /// Shown when no answer came and there is no earlier content; without it a banner says so above the content.
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
