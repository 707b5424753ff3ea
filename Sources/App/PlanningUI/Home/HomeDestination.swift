import ScreenFoundation

/// The start screen, with titles to watch next.
public nonisolated struct HomeDestination: Destination {
  public init() {}

  public static let permanent = [HomeDestination()]
  public var address: String { "home" }
  public init?(address: String) { self.init(permanentAddress: address) }
}
