import Containment
import GTK
import MatineeCore

/// The page that shows the progress of an import.
final class ImportProgressController: ViewController {
  private let model: ImportModel
  private let status = Label(wrapping: "", styles: "title-4")
  private let progress = ProgressBar(name: "Import")
  private var binding: Binding?

  init(_ model: ImportModel) {
    self.model = model
    super.init()
  }

  override func loadView() {
    status.setAccessibleRole(.status)
    status.justification = .center
    let body = Box(.vertical, spacing: 18, [status, progress])
    body.verticalAlignment = .center
    body.expandsVertically = true
    body.setMargins(24)
    let page = Bin(Clamp(body, maximumWidth: 400))
    // The page has the focus until the next page appears. Otherwise, the focus would jump elsewhere in the meantime.
    page.isFocusable = true
    page.setAccessibleRole(.group)
    page.accessibleLabel = "Import"
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [model] in model.step }) { [weak self] in self?.show($0) }
  }

  private func show(_ step: ImportModel.Step) {
    status.text = step.status ?? status.text
    var share: Double?
    if case .lookingUp(let done, let all) = step, all > 0 { share = Double(done) / Double(all) }
    progress.isVisible = share != nil
    progress.fraction = share ?? 0
  }
}

extension ImportModel.Step {
  /// A description of the current work; `nil` if there is none.
  fileprivate var status: String? {
    switch self {
    case .reading: "Reading the file…"
    case .lookingUp(_, of: 0): "Looking up titles…"
    case .lookingUp(let done, let all): "Looking up titles: \(done) of \(all)"
    case .writing: "Importing…"
    case .locked, .asking, .reviewing, .finished, .failed: nil
    }
  }
}
