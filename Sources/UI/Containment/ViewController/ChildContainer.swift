import GTK

/// A named slot in a container's view that contains one child's view at a time.
public final class ChildContainer {
  /// The name for developers; the user never sees it.
  public let name: String

  /// The widget to insert into the container's view.
  public let widget = Bin()

  public init(_ name: String) { self.name = name }

  func fill(_ view: Widget) { widget.child = view }

  func clear() { widget.child = nil }
}
