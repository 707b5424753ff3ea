import Containment
import GTK
import LoadingState
import MatineeCore

/// Ties one page's model to a page that scrolls: a header that may be there from the first moment, and below it the parts,
/// or the state in their place.
final class PageFetcherController<Page: Sendable & Equatable>: FetcherController<Page> {
  /// Called with the page each time that it has come.
  var onPage: (Page) -> Void = { _ in }
  private let model: PageModel<Page>
  private let header: any PageHeader<Page>
  /// Makes what there is of the page also where it cannot be had.
  var makeRemains: (() -> ViewController)?
  private let place = Place("the state or the parts")
  private let remainsPlace = Place("what there is without the page")
  private var remains: ViewController?
  private var binding: Binding?

  init(title: String?, model: PageModel<Page>, header: any PageHeader<Page>, sections: [any PageSection<Page>]) {
    self.model = model
    self.header = header
    let parts = PageSectionsController(sections)
    super.init(title: title, fetching: model, in: StateController(content: parts) { [parts] in parts.show($0) })
  }

  /// What has come, if it has.
  var page: Page? { model.state.content }

  override var preferredFocus: Widget {
    header.widget.canTakeFocus ? header.widget : model.state.content == nil ? view : container.preferredFocus
  }
  override var carriedPicture: DownloadImageView? { header.picture }

  override func loadView() {
    place.widget.expandsVertically = true
    let scrolled = ScrolledWindow(
      Clamp(Box(.vertical, [header.widget, place.widget, remainsPlace.widget]), maximumWidth: widest))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    view = scrolled
  }

  override func addContainer() { add(child: container, in: place) }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { [weak self] _ in self?.title ?? "" }
    // A page that has come is read from its top, where its header may now have something to press.
    container.passFocus = { [weak container, header] shown in
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
    showRemains(isMissing: state.isMissing)
  }

  private func showRemains(isMissing: Bool) {
    remainsPlace.widget.isVisible = isMissing
    guard isMissing, remains == nil, let made = makeRemains?() else { return }
    remains = made
    add(child: made, in: remainsPlace)
  }
}

extension ContentState {
  /// Whether there is nothing to show, and nothing is on its way.
  fileprivate var isMissing: Bool {
    switch self {
    case .failed(_, previous: nil), .empty: true
    case .idle, .loading, .content, .failed: false
    }
  }
}

/// What stands at the top of a page. It is made with what is known before the page has come.
protocol PageHeader<Page>: AnyObject {
  associatedtype Page

  var widget: Widget { get }
  /// What the page is about, as it is seen where the page was opened from.
  var picture: DownloadImageView { get }
  func show(_ page: Page)
  func title(of page: Page) -> String
}

/// In application pixels: lines of text longer than a page of this width are hard to follow.
private let widest = 1000
