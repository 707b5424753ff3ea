import Containment
import ScreenFoundation

/// The user's lists.
public nonisolated struct ListsDestination: TrackingDestination {
  public init() {}

  public static let permanent = [ListsDestination()]
  public var address: String { "lists" }
  public init?(address: String) { self.init(permanentAddress: address) }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    { context.lists.controller.performing(context.perform) }
  }
}
