import GTK

/// A page with a centered spinner, which is visible only during a longer wait.
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
    let page = Bin(spinner)
    // The page keeps the keyboard focus for the content, so that the focus doesn't move elsewhere meanwhile.
    page.isFocusable = true
    page.setAccessibleRole(.status)
    page.accessibleLabel = "Loading"
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
