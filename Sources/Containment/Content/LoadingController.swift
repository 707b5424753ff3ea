import GTK

/// A spinner in the middle, shown once the wait is worth a word.
public final class LoadingController: ViewController, LoadingPresenting {
  private let spinner = Spinner()

  /// Whether the spinner is seen and turns; the page is blank while it is `false`.
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
    // It holds the keyboard's focus for what comes, so that it does not jump elsewhere meanwhile.
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
