import ArchitecturesSupport
import Containment
import GTK

/// The view of the whole screen: the search field, the segments, and the selected list or the search results.
final class FeaturedViewController: ViewController {
  private let viewModel: FeaturedViewModel
  private let lists: [FilmsViewController]
  private let results: FilmsViewController
  private let entry = SearchEntry(name: FilmText.search, placeholder: FilmText.searchPlaceholder)
  private let segments = SegmentBar()
  private let stack = Stack()
  private var shown: FilmsViewController?
  private var bindings: [Binding] = []

  init(_ viewModel: FeaturedViewModel, pictures: any ImageProviding) {
    self.viewModel = viewModel
    lists = viewModel.lists.map { FilmsViewController($0, pictures: pictures) }
    results = FilmsViewController(viewModel.search, pictures: pictures)
    super.init(title: viewModel.title)
  }

  override func loadView() {
    let field = Clamp(entry, maximumWidth: 480, tightens: false)
    field.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    segments.setName(viewModel.title)
    segments.show(titles: viewModel.lists.map(\.title), selected: viewModel.selectedIndex)
    stack.expandsVertically = true
    view = Box(.vertical, [field, segments.widget, stack])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.onEdit { [weak self] in self?.textDidChange() }
    entry.onStop { [viewModel] in viewModel.search.clear() }
    segments.onSelect = { [viewModel] in viewModel.select($0) }
    bindings = [
      Binding({ [viewModel] in viewModel.search.text }) { [entry] in
        if entry.text != $0 { entry.text = $0 }
      },
      Binding({ [viewModel] in viewModel.selectedIndex }) { [segments] in segments.select($0) },
      Binding({ [viewModel] in viewModel.isSearching }) { [segments] in segments.widget.isVisible = !$0 },
      Binding({ [viewModel] in viewModel.visible }) { [weak self] in self?.show($0) },
    ]
  }

  override var preferredFocus: Widget { shown?.preferredFocus ?? entry }

  override func shows(child: ViewController) -> Bool { child === shown }

  private func textDidChange() { viewModel.search.type(entry.text) }

  private func show(_ visible: FeaturedViewModel.Visible) {
    let controller =
      switch visible {
      case .list(let index): lists[index]
      case .results: results
      }
    guard controller !== shown else { return }
    let hadFocus = stack.containsFocus
    stack.transition = isVisible ? .crossfade : .none
    transition(from: shown, to: controller) {
      shown = controller
      if controller.view.parentWidget == nil { stack.add(controller.view, name: controller.title ?? "") }
      stack.visibleChild = controller.view
    }
    if hadFocus { controller.takeFocus() }
  }
}
