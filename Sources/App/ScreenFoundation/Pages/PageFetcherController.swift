import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState

/// A controller that loads a scrolling page. Its header may be visible before the page loads; below it are the
/// sections, or the loading state.
package final class PageFetcherController<Page: Sendable & Equatable>: FetcherController<Page> {
  /// Called each time the page has loaded.
  var onPage: (Page) -> Void = { _ in }
  /// Makes a controller for the content that is available even if the page can't load.
  package var makeFallback: (() -> ViewController)?
  private let model: PageModel<Page>
  private let header: any PageHeader<Page>
  private let actions: (any PageSection<Page>)?
  private let content: PageView
  private var fallback: ViewController?
  private var binding: Binding?

  /// - Parameter actions: The actions in the header; `nil` if the header has no place for them.
  package init(
    title: String?, model: PageModel<Page>, header: any PageHeader<Page>, actions: (any PageSection<Page>)? = nil,
    sections: PageSections<Page>, perform: @escaping (AppAction) -> Void
  ) {
    self.model = model
    self.header = header
    self.actions = actions
    content = PageView(header: header.widget, isFullWidth: header.actions != nil)
    let parts = PageColumnsController(sections)
    let container = StateController(content: parts, children: StateChildren(isCompact: true)) { [parts] in
      parts.show($0)
    }
    super.init(title: title, fetching: model, in: container, perform: perform)
  }

  /// The page, once loaded.
  package var page: Page? { model.state.content }

  package override var preferredFocus: Widget {
    if let actions, actions.view.canTakeFocus { return actions.preferredFocus }
    if header.widget.canTakeFocus { return header.widget }
    return model.state.content == nil ? view : container.preferredFocus
  }
  package override var transitionPicture: Widget? { header.picture.widget }

  package override func loadView() { view = content.widget }

  package override func addContainer() { add(child: container, in: content.state) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    if let actions, let slot = header.actions { add(child: actions, in: slot) }
    content.onScroll = { [weak self] in self?.updateTitle() }
    updateTitle()
    container.describeContent = { [weak self] _ in self?.title ?? "" }
    // A loaded page starts at the top, where the header may now have a button to focus.
    container.moveFocus = { [weak self, weak container] shown in
      if shown !== container?.contentController || self?.focusHeader() != true { shown.takeFocus() }
    }
    binding = Binding({ [model] in model.state }) { [weak self] in self?.show($0) }
  }

  /// Shows the title in the header bar only while the larger one isn't visible.
  private func updateTitle() {
    guard let label = header.titleLabel, header.widget.isVisible else { return }
    let bounds = label.bounds(in: header.widget)
    navigationItem.showsTitle = content.position > 0 && bounds.map { content.position >= $0.y + $0.height } ?? false
  }

  /// Moves the focus to the first action, or to the header. Returns `false` if neither can take it.
  private func focusHeader() -> Bool {
    if let actions, actions.view.canTakeFocus { return actions.preferredFocus.focus() }
    return header.widget.focus()
  }

  private func show(_ state: ContentState<Page>) {
    if let page = state.content {
      header.show(page)
      actions?.show(page)
      title = header.title(of: page)
      onPage(page)
    }
    container.state = state
    updateTitle()
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
