import Containment
import GTK

/// A view controller for a widget that has no view controller.
final class WidgetController: ViewController {
  private let makeWidget: () -> Widget
  /// The widget's owner, retained for as long as this controller exists.
  var retainedOwner: AnyObject?

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
