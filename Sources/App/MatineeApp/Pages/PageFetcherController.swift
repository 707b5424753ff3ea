import Containment
import GTK
import LoadingState
import MatineeCore

/// A controller that loads a scrolling page. Its header may be visible before the page loads; below it are the
/// sections, or the loading state.
final class PageFetcherController<Page: Sendable & Equatable>: FetcherController<Page> {
  /// Called each time the page has loaded.
  var onPage: (Page) -> Void = { _ in }
  /// Makes a controller for the content that is available even if the page can't load.
  var makeFallback: (() -> ViewController)?
  private let model: PageModel<Page>
  private let header: any PageHeader<Page>
  private let content: PageView
  private var fallback: ViewController?
  private var binding: Binding?

  init(title: String?, model: PageModel<Page>, header: any PageHeader<Page>, sections: [any PageSection<Page>]) {
    self.model = model
    self.header = header
    content = PageView(header: header.widget)
    let parts = PageSectionsController(sections)
    super.init(title: title, fetching: model, in: StateController(content: parts) { [parts] in parts.show($0) })
  }

  /// The page, once loaded.
  var page: Page? { model.state.content }

  override var preferredFocus: Widget {
    header.widget.canTakeFocus ? header.widget : model.state.content == nil ? view : container.preferredFocus
  }
  override var transitionPicture: DownloadImageView? { header.picture }

  override func loadView() { view = content.widget }

  override func addContainer() { add(child: container, in: content.state) }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { [weak self] _ in self?.title ?? "" }
    // A loaded page starts at the top, where the header may now have a button to focus.
    container.moveFocus = { [weak container, header] shown in
      if shown !== container?.contentController || !header.widget.focus() { shown.takeFocus() }
    }
    binding = Binding({ [model] in model.state }) { [weak self] in self?.show($0) }
  }

  private func show(_ state: ContentState<Page>) {
    if let page = state.content {
      header.show(page)
      title = header.title(of: page)
      onPage(page)
    }
    container.state = state
    showFallback(isMissing: state.isMissing)
  }

  private func showFallback(isMissing: Bool) {
    content.fallback.widget.isVisible = isMissing
    guard isMissing, fallback == nil, let made = makeFallback?() else { return }
    fallback = made
    add(child: made, in: content.fallback)
  }
}

extension ContentState {
  /// Whether there is nothing to show, and nothing is loading.
  fileprivate var isMissing: Bool {
    switch self {
    case .failed(_, previous: nil), .empty: true
    case .idle, .loading, .content, .failed: false
    }
  }
}
