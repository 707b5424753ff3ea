import Containment
import GTK

/// Shows any widget, for views that have no controller of their own.
final class HolderController: ViewController {
  private let makeWidget: () -> Widget
  /// What the widget needs alive: the Swift view that it belongs to.
  var holds: AnyObject?

  init(_ makeWidget: @escaping () -> Widget) {
    self.makeWidget = makeWidget
    super.init()
  }

  override func loadView() {
    let column = Box(.vertical, spacing: 12, [makeWidget()])
    column.setMargins(12)
    view = column
  }
}
