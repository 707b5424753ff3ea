import ArchitecturesSupport
import GTK

/// A page with a spinner in its center. It holds the keyboard focus until the content appears.
final class LoadingView {
  let widget: Overlay
  private let spinner = Spinner()

  init() {
    spinner.setMinimumSize(width: 32, height: 32)
    spinner.horizontalAlignment = .center
    spinner.verticalAlignment = .center
    spinner.expandsVertically = true
    spinner.setAccessibleRole(.decoration)
    widget = Overlay(spinner)
    widget.isFocusable = true
    widget.setAccessibleRole(.group)
    widget.accessibleLabel = FilmText.loading
  }

  var isSpinning = false {
    didSet {
      spinner.isVisible = isSpinning
      spinner.isSpinning = isSpinning
    }
  }
}
