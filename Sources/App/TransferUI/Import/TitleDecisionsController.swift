import Catalogue
import Containment
import GTK
import Localization
import Transfer

/// The page of ambiguous titles with their decisions, and a button that uses the best match for each.
package final class TitleDecisionsController: ViewController {
  /// Called with the decision to open.
  var onOpen: (ImportReview.Decision) -> Void = { _ in }
  private let model: any TitleDecisionModel
  private let format: PageFormat
  private let list: ListController<ImportDecision>
  private let container = ChildContainer("the titles")
  private let button = Button(label: tr("Use Best Matches"))
  private var binding: Binding?

  package init(_ model: any TitleDecisionModel, format: PageFormat, images: any ImageProviding) {
    self.model = model
    self.format = format
    list = ListController(images: images)
    super.init(title: tr("Ambiguous Titles"))
  }

  package override func loadView() {
    button.horizontalAlignment = .center
    button.setMargins(12)
    button.onClick { [model] in model.chooseBestMatches() }
    container.widget.expandsVertically = true
    view = Box(.vertical, [container.widget, button])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list, in: container)
    list.onSelect = { [weak self] in self?.onOpen($0.decision) }
    binding = Binding({ [model] in model.decisions }) { [weak self] decisions in
      guard let self else { return }
      list.items = decisions.map { ImportDecision($0, format: format) }
      button.isSensitive = decisions.contains { $0.choice == nil && !$0.title.candidates.isEmpty }
    }
  }

  /// The list of rows.
  package override var preferredFocus: Widget { list.preferredFocus }
}
