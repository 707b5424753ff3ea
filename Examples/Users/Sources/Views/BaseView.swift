import GTK

/// The base class of views. It owns the box of a view, and calls ``setUp()`` once, when all properties are initialized.
class BaseView {
  let box: Box

  init(_ orientation: Box.Orientation, spacing: Int = 0) {
    box = Box(orientation, spacing: spacing)
    setUp()
  }

  /// The widget to put on screen.
  var widget: Widget { box }

  /// Adds the view's parts to ``box``. Subclasses override it and call `super` first.
  func setUp() {}
}
