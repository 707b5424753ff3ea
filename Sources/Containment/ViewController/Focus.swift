import GTK

/// The keyboard's focus and the names of places, as controllers see them.
extension ViewController {
  /// Gives the keyboard's focus to ``preferredFocus``, or else to whatever takes it in the view. `false` when nothing
  /// does.
  @discardableResult
  public final func takeFocus() -> Bool { preferredFocus.focus() || view.focus() }

  /// The title of this controller, or else of the nearest one that it is in: what a screen reader calls the place.
  public final var nearestTitle: String? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.title).first { !$0.isEmpty }
  }

  final var hasFocus: Bool { isViewLoaded && view.containsFocus }
}
