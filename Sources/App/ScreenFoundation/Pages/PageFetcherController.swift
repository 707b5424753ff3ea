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
  /// The section at which the page starts, with the focus; `nil` for the top.
  package var startSection: ViewController?
  private var hasStarted = false
  private let model: PageModel<Page>
  private let header: any PageHeader<Page>
  private let actions: (any PageSection<Page>)?
  private let content: PageView
  private let sections: PageColumnsController<Page>
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
    self.sections = parts
    let container = StateController(content: parts, children: StateChildren(isCompact: true)) { [parts] in
      parts.show($0)
    }
    super.init(title: title, fetching: model, in: container, perform: perform)
  }

  /// The page, once loaded.
  package var page: Page? { model.state.content }

  package override var preferredFocus: Widget {
    if let startSection, startSection.view.canTakeFocus { return startSection.preferredFocus }
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
    if let startSection {
      content.start(at: startSection.view)
      sections.onShow = { [weak self] in self?.start() }
    }
    content.onScroll = { [weak self] in self?.updateTitle() }
    updateTitle()
    container.describeContent = { [weak self] _ in self?.title ?? "" }
    // A loaded page starts at the top, where the header may now have a button to focus.
    container.moveFocus = { [weak self, weak container] shown in
      if shown !== container?.contentController || self?.focusStart() != true { shown.takeFocus() }
    }
    binding = Binding({ [model] in model.state }) { [weak self] in self?.show($0) }
  }

  /// Shows the title in the header bar only while the larger one isn't visible.
  private func updateTitle() {
    guard let label = header.titleLabel, header.widget.isVisible else { return }
    let bounds = label.bounds(in: header.widget)
    navigationItem.showsTitle = content.position > 0 && bounds.map { content.position >= $0.y + $0.height } ?? false
  }

  /// Moves the focus to the section at which the page starts, to the first action, or to the header. Returns `false` if
  /// none can take it.
  private func focusStart() -> Bool {
    if let startSection, startSection.view.canTakeFocus { return startSection.preferredFocus.focus() }
    if let actions, actions.view.canTakeFocus { return actions.preferredFocus.focus() }
    return header.widget.focus()
  }

  private func show(_ state: ContentState<Page>) {
    if let page = state.content {
      header.show(page)
      actions?.show(page)
      (title, subtitle) = (header.title(of: page), header.subtitle(of: page))
      onPage(page)
    }
    container.state = state
    updateTitle()
    showFallback(isMissing: state.isMissing)
  }

  /// Moves the focus to the section at which the page starts, from where it was before the page had sections.
  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    view.window?.afterNextFrame { [weak self] in
      if let self, isVisible, view.containsFocus { startSection?.takeFocus() }
    }
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
