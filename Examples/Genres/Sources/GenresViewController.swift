import Containment
import GTK
import LoadingState
import TMDB

/// The view of the screen: all sections in one scroll view. It binds the page to the view model's outputs, and
/// forwards the page's events to its inputs.
final class GenresViewController: ViewController {
  typealias Page = CompositionalController<Genre.ID, Film>

  /// Called with the film that the user selects.
  var onSelect: (Film) -> Void = { _ in }

  private let viewModel: GenresViewModel
  private let page: Page
  private let container: StateController<[Page.Section]>
  private let banner = BannerView()
  private var bindings: [Binding] = []

  init(_ viewModel: GenresViewModel, page: Page) {
    self.viewModel = viewModel
    self.page = page
    container = StateController(content: page) { [page] in page.apply($0) }
    super.init(title: GenresText.title)
  }

  override func loadView() { view = Box(.vertical, [banner.widget]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
    page.onSelect = { [weak self] film, _ in self?.onSelect(film) }
    page.onApproachSections = { [viewModel] sections in viewModel.approach(sections.map(\.id)) }
    page.onStateAction = { [viewModel] section in viewModel.retry(section.id) }
    container.handlers.retry = { [viewModel] in viewModel.load() }
    container.describeContent = { GenresText.count($0.count) }
    for key in ["F5", "<Control>r"] {
      view.addShortcut(key) { [viewModel] in
        viewModel.load()
        return true
      }
    }
    bindings = [
      Binding({ [viewModel] in viewModel.sections }) { [container] in container.state = $0 },
      Binding({ [viewModel] in viewModel.ratingProblem }) { [weak self] in self?.show($0) },
    ]
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    viewModel.appear()
  }

  override var preferredFocus: Widget { container.preferredFocus }

  private func show(_ problem: StateMessage?) {
    banner.message = problem
    if let problem { announce(problem.sentence) }
  }
}

extension GenresViewModel {
  /// The sections as values. Reading them observes each section, and the page updates only the differences.
  fileprivate var sections: ContentState<[GenresViewController.Page.Section]> {
    state.map { $0.map(CompositionalSection.init) }
  }
}

extension CompositionalSection<Genre.ID, Film> {
  fileprivate init(_ section: GenreSection) {
    self.init(id: section.genre.id, title: section.genre.name, items: section.state.content ?? [])
    layout =
      switch section.style {
      case .shelf: .shelf(.poster)
      case .grid: .grid(.poster)
      case .list: .list
      }
    state =
      switch section.state {
      case .content, .loading(.some): .none
      case .idle, .loading(nil): .loading
      // An empty section has a message without a button.
      case .empty(let message), .failed(let message, _): .failure(message)
      }
  }
}
