import GTK

/// Keyboard focus, and the names of screens.
extension ViewController {
  /// Moves the keyboard focus to ``preferredFocus``, or to any other widget in the view that takes it.
  ///
  /// - Returns: `false` if no widget takes the focus.
  @discardableResult
  public final func takeFocus() -> Bool { preferredFocus.focus() || view.focus() }

  /// The title of this controller or of its nearest ancestor that has one. Screen readers use it as the screen's name.
  public final var nearestTitle: String? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.title).first { !$0.isEmpty }
  }

  final var hasFocus: Bool { isViewLoaded && view.containsFocus }
}
