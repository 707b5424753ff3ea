import ArchitecturesSupport
import GTK

/// A page with a centered spinner, which appears only if loading takes a while.
final class LoadingView {
  let widget: Widget
  private let spinner = Spinner()
  private var timer: Timer?

  init() {
    spinner.setMinimumSize(width: 32, height: 32)
    spinner.horizontalAlignment = .center
    spinner.verticalAlignment = .center
    spinner.setAccessibleRole(.decoration)
    widget = Bin(spinner)
    // The page holds the keyboard focus until there is content, so that the focus doesn't move elsewhere.
    widget.isFocusable = true
    widget.setAccessibleRole(.picture)
    widget.accessibleLabel = FilmText.loading
    setSpinning(false)
  }

  /// Shows the spinner after a delay. A short wait shows nothing.
  func start() {
    timer = Timer(after: spinnerDelay) { [weak self] in self?.setSpinning(true) }
  }

  func stop() {
    timer = nil
    setSpinning(false)
  }

  private func setSpinning(_ isSpinning: Bool) {
    spinner.isVisible = isSpinning
    spinner.isSpinning = isSpinning
  }
}

private let spinnerDelay = Duration.milliseconds(200)
