import Containment
import GTK
import Localization
import Transfer

/// The first page of an import. It shows the current step: progress, a question, the review of changes, or an error.
package final class ImportController: ViewController {
  /// Called once the import is complete.
  var onFinish: () -> Void = {}
  /// The page that reviews the changes.
  let review: ImportReviewController
  private let model: ImportModel
  private let container = ChildContainer("the import's step")
  private var shown: ImportStepPage?
  private var binding: Binding?

  package init(_ model: ImportModel) {
    self.model = model
    review = ImportReviewController(model)
    super.init(title: tr("Import"))
  }

  package override func loadView() { view = container.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [model] in model.step }) { [weak self] in self?.show($0) }
  }

  package override var preferredFocus: Widget { children.last?.preferredFocus ?? view }
}

extension ImportController {
  private func show(_ step: ImportModel.Step) {
    guard let page = step.page else { return onFinish() }
    guard page != shown else { return }
    shown = page
    add(child: page.makeController(model, review: review), in: container)
    if isVisible { takeFocus() }
  }
}
