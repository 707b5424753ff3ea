import GTK

/// A named place in a container's view that one child's view fills at a time.
public final class Place {
  /// What a developer calls the place; it is not shown to the user.
  public let name: String

  /// The widget to put into the container's view.
  public let widget = Bin()

  public init(_ name: String) { self.name = name }

  func fill(_ view: Widget) { widget.child = view }

  func clear() { widget.child = nil }
}
