import CAdwaita

/// A progress bar.
///
/// Source: [GtkProgressBar](https://docs.gtk.org/gtk4/class.ProgressBar.html).
public final class ProgressBar: Widget {
  /// Creates a progress bar.
  ///
  /// - Parameter name: The accessible name.
  public convenience init(name: String) {
    self.init(new: gtk_progress_bar_new())
    accessibleLabel = name
  }

  /// The completed fraction, from 0 to 1. Screen readers receive each change and decide how often to announce it.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set {
      if newValue != fraction { gtk_progress_bar_set_fraction(opaque, newValue) }
    }
  }
}
