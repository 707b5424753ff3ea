import Containment
import GTK
import MatineeCore

/// The Search tab: the search field, then the results or, before a search, the recent searches.
final class SearchController: ViewController, Screen {
  let model: SearchModel
  let field: SearchFieldController
  let results: SearchResultsController
  private let recents: RecentSearchesController
  private let content = SwitchController()
  private var binding: Binding?

  init(title: String, model: SearchModel, images: any ImageProviding, badges: any BadgeProviding) {
    self.model = model
    field = SearchFieldController(model)
    results = SearchResultsController(model, images: images, badges: badges)
    recents = RecentSearchesController(model.recents)
    super.init(title: title)
  }

  override func loadView() { view = Box(.vertical) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: field)
    add(child: content)
    field.onLeave = { [weak content] in content?.shown?.takeFocus() ?? false }
    recents.onSearch = { [weak field] in field?.search($0) }
    // The user is more likely to continue typing in the field than to use anything below it.
    content.moveFocus = { [weak field] _ in field?.focus() }
    binding = Binding({ [model] in model.request.isBlank }) { [content, recents, results] isBlank in
      content.show(isBlank ? recents : results)
    }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    model.recents.loadIfNeeded()
  }

  override var preferredFocus: Widget { field.preferredFocus }

  var isSettled: Bool { model.request.isBlank || results.isSettled }
  let hasContent = true

  /// Does nothing, because the results refresh themselves.
  func refresh() {}
}
