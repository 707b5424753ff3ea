import CAdwaita

/// A line that fills as work is done.
///
/// Source: [GtkProgressBar](https://docs.gtk.org/gtk4/class.ProgressBar.html).
public final class ProgressBar: Widget {
  /// - Parameter name: what a screen reader calls it.
  public convenience init(name: String) {
    self.init(new: gtk_progress_bar_new())
    accessibleLabel = name
  }

  /// How much is done, from 0 to 1. Each change is told to screen readers, which decide how often they speak of it.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set {
      if newValue != fraction { gtk_progress_bar_set_fraction(opaque, newValue) }
    }
  }
}
