import GTK
import Localization

/// A page with a centered spinner, which is visible only if loading takes a while.
public final class LoadingController: ViewController, LoadingPresenting {
  private let spinner = Spinner()

  /// Whether the spinner is visible and spinning. The page is blank otherwise.
  public var isSpinning = false {
    didSet { update() }
  }

  public override func loadView() {
    spinner.setMinimumSize(width: 32, height: 32)
    spinner.horizontalAlignment = .center
    spinner.verticalAlignment = .center
    spinner.expandsVertically = true
    spinner.setAccessibleRole(.decoration)
    // Unlike some other containers, an overlay can have the focus in all versions of GTK.
    let page = Overlay(spinner)
    // The page holds the keyboard focus until the content appears, so that the focus doesn't move elsewhere.
    page.isFocusable = true
    // GTK 4.18 ignores the name of a status message.
    page.setAccessibleRole(.group)
    page.accessibleLabel = tr("Loading")
    view = page
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  private func update() {
    spinner.isVisible = isSpinning
    spinner.isSpinning = isSpinning
  }
}
