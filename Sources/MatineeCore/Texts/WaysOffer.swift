import LoadingState

/// Says beside a message why there is nothing to show where else one can go, which has to be looked for: the message does not wait.
@MainActor
public final class WaysOffer {
  public typealias Find = @MainActor () async -> StateMessage.Ways

  /// Finds where else one can go; may be said later than the message.
  var find: Find? {
    didSet { offer() }
  }

  private var waiting: (message: StateMessage, show: (StateMessage) -> Void)?

  init() {}

  /// - Parameter show: gets the same message with the ways.
  func add(to message: StateMessage, show: @escaping (StateMessage) -> Void) {
    waiting = (message, show)
    offer()
  }

  private func offer() {
    guard let find, let (message, show) = waiting else { return }
    waiting = nil
    Task {
      var offering = message
      offering.ways = await find()
      show(offering)
    }
  }
}
