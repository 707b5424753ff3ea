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
    spinner.accessibleLabel = "Loading"
    view = Bin(spinner)
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
