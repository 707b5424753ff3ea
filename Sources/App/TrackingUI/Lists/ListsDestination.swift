import ScreenFoundation

/// The user's lists.
public nonisolated struct ListsDestination: Destination {
  public init() {}

  public static let permanent = [ListsDestination()]
  public var address: String { "lists" }
  public init?(address: String) { self.init(permanentAddress: address) }
}
