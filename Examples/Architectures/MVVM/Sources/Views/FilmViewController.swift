import ArchitecturesSupport
import Containment
import GTK

/// The view of a film's page.
final class FilmViewController: ViewController {
  private let viewModel: FilmViewModel
  private let filmView: FilmView
  private var bindings: [Binding] = []
  private var announcements: Task<Void, Never>?

  init(_ viewModel: FilmViewModel, pictures: any ImageProviding) {
    self.viewModel = viewModel
    filmView = FilmView(images: pictures) { viewModel.retry() }
    super.init(title: viewModel.title)
  }

  isolated deinit { announcements?.cancel() }

  override func loadView() { view = filmView.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    filmView.title.text = viewModel.title
    filmView.overview.text = viewModel.overview
    filmView.poster.url = viewModel.poster
    bindings = [
      Binding({ [viewModel] in viewModel.facts }) { [filmView] in filmView.facts.show($0) },
      Binding({ [viewModel] in viewModel.rating }) { [filmView] in filmView.rating.show($0) },
      Binding({ [viewModel] in viewModel.tagline }) { [filmView] in filmView.tagline.show($0) },
      Binding({ [viewModel] in viewModel.footer }) { [filmView] in filmView.show($0) },
    ]
    announcements = announce(viewModel.announcements)
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    viewModel.appear()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    viewModel.disappear()
  }

  override var transitionPicture: Widget? { filmView.poster.widget }
}

extension Label {
  /// Shows a text. An empty one takes up no space.
  fileprivate func show(_ text: String) {
    self.text = text
    isVisible = !text.isEmpty
  }
}
