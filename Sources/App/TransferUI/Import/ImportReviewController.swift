import Containment
import GTK
import Transfer

/// The page that reviews an import: its changes, the open decisions, and the Import button.
package final class ImportReviewController: ViewController {
  /// Called when the user wants to decide ambiguous titles.
  var onDecide: () -> Void = {}
  /// Called when the user wants to save the omitted rows.
  var onSaveUnimported: () -> Void = {}
  private let model: ImportModel
  private let content = ImportReviewView()
  private var binding: Binding?

  package init(_ model: ImportModel) {
    self.model = model
    super.init()
  }

  package override func loadView() { view = content.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.onImport = { [model] in model.write() }
    content.onDecide = { [weak self] in self?.onDecide() }
    content.onSaveUnimported = { [weak self] in self?.onSaveUnimported() }
    content.onRestoreRemoved = { [model] in model.restoresRemoved = $0 }
    binding = Binding({ [model] in (model.review, model.isCounting) }) { [weak self] review, isCounting in
      guard let self, let review else { return }
      content.show(review, isCounting: isCounting, restoresRemoved: model.restoresRemoved)
    }
  }

  package override var preferredFocus: Widget { content.preferredFocus }
}
