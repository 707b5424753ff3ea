import Containment
import GTK
import LoadingState

/// The view of a film's page: the poster next to the texts and the stars, and the progress of loading below them.
final class FilmViewController: ViewController {
  private let viewModel: FilmViewModel
  private let poster: DownloadImageView
  private let facts = Label(wrapping: "", styles: "dim-label")
  private let tagline = Label(wrapping: "", styles: "heading")
  private let stars = StarRatingView(name: GenresText.yourRating)
  private let problem = Label(wrapping: "", styles: "error")
  private let footer: ListFooterView
  private var bindings: [Binding] = []

  init(_ viewModel: FilmViewModel, pictures: any ImageProviding) {
    self.viewModel = viewModel
    poster = DownloadImageView(images: pictures, width: 160, height: 240)
    footer = ListFooterView { [viewModel] in viewModel.load() }
    super.init(title: viewModel.film.title)
  }

  override func loadView() {
    let film = viewModel.film
    let title = Label(wrapping: film.title, styles: "title-1")
    title.setAccessibleRole(.heading)
    let score = Label(wrapping: GenresText.score(film), styles: "dim-label", "numeric")
    score.isVisible = !score.text.isEmpty
    let overview = Label(wrapping: film.overview)
    let texts = Box(.vertical, spacing: 9, [title, facts, score, stars.widget, problem, tagline, overview])
    texts.expandsHorizontally = true
    let header = AdaptiveBox(poster.widget, texts, mainWidth: 240).widget
    header.setMargins(18)
    view = ScrolledWindow(Clamp(Box(.vertical, [header, footer.widget]), maximumWidth: 860))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    poster.url = viewModel.film.poster
    stars.onChange = { [viewModel] in viewModel.rate($0) }
    bindings = [
      Binding({ [viewModel] in viewModel.facts }) { [facts] in facts.show($0) },
      Binding({ [viewModel] in viewModel.tagline }) { [tagline] in tagline.show($0) },
      Binding({ [viewModel] in viewModel.rating }) { [stars] in stars.rating = $0 },
      Binding({ [viewModel] in viewModel.canRate }) { [stars] in stars.widget.isSensitive = $0 },
      Binding({ [viewModel] in viewModel.ratingProblem }) { [problem] in problem.show($0) },
      Binding({ [viewModel] in viewModel.footer }) { [weak self] in self?.show($0) },
    ]
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    viewModel.appear()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    viewModel.disappear()
  }

  override var transitionPicture: Widget? { poster.widget }

  private func show(_ state: LoadMoreState) {
    // The footer's button is about to disappear. The page keeps the focus, so that the arrow keys scroll it.
    if footer.widget.containsFocus { view.focus() }
    footer.show(state)
    if case .failure(let message) = state { announce(message.sentence) }
  }
}

extension Label {
  /// Shows a text. An empty one takes up no space.
  fileprivate func show(_ text: String) {
    self.text = text
    isVisible = !text.isEmpty
  }
}
