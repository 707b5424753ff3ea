import GTK

/// A bar of a controller, such as filters, that is next to the segments above the controller if it fits there. Without
/// segments, it is at the top of the controller's own view.
///
/// Call ``attach(to:)`` in `viewWillAppear`, and ``detach(from:)`` in `viewDidDisappear`.
public final class SegmentAccessory {
  /// The widget to add at the top of the controller's view. It contains the bar if there are no segments.
  public let container: Widget
  private let bar: Widget
  private let bin = Bin()

  public init(_ bar: Widget) {
    self.bar = bar
    container = bin
  }

  /// Shows the bar of a controller that is about to appear.
  public func attach(to controller: ViewController) {
    if let segments = controller.segmentedController {
      segments.accessory = bar
    } else {
      bin.child = bar
    }
  }

  /// Removes the bar from the segments, because its controller has disappeared. While another page covers them, the
  /// bar stays for the return.
  public func detach(from controller: ViewController) {
    guard let segments = controller.segmentedController, segments.isVisible, segments.accessory === bar else { return }
    segments.accessory = nil
  }
}
