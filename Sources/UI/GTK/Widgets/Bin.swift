import CAdwaita

/// A container with a single child.
public final class Bin: Widget {
  public convenience init(_ child: Widget? = nil) {
    self.init(new: adw_bin_new())
    self.child = child
  }

  /// The child. Setting it replaces the previous one; `nil` leaves the container empty.
  public var child: Widget? {
    get { adw_bin_get_child(cast(to: AdwBin.self)).map { Widget(retaining: $0) } }
    set { adw_bin_set_child(cast(to: AdwBin.self), newValue?.widget) }
  }
}
