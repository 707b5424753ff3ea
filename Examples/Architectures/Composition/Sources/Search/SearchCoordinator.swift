import ArchitecturesSupport
import Containment
import GTK

/// The flow between browsing and searching: the search field and, below it, the lists or the results.
final class SearchCoordinator: ViewController {
  private let model: SearchModel
  private let field = SearchFieldController()
  private let content = SwitchController()
  private let lists: ViewController
  private let results: SearchResultsController
  private var binding: Binding?

  /// - Parameters:
  ///   - lists: The controller to show while the field is empty.
  ///   - onSelect: Called with the result that the user selects.
  init(
    title: String, browsing lists: ViewController, _ dependencies: FeaturedDependencies,
    onSelect: @escaping (FilmRow) -> Void
  ) {
    self.lists = lists
    model = SearchModel(dependencies)
    results = SearchResultsController(model, dependencies.pictures, onSelect: onSelect)
    super.init(title: title)
  }

  override func loadView() { view = Box(.vertical) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: field)
    add(child: content)
    field.onChange = { [model] in model.type($0) }
    binding = Binding({ [model] in model.query.isEmpty }) { [content, lists, results] isEmpty in
      content.show(isEmpty ? lists : results)
    }
  }

  override var preferredFocus: Widget { content.preferredFocus }
}
