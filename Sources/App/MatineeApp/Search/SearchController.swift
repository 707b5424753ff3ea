import Containment
import Foundation
import GTK
import LoadingState
import MatineeCore
import TitleIdentity

/// The Search tab: the search field and its filters, then the results or, before a search, the recent searches.
final class SearchController: ViewController, Screen {
  /// Performs the named action of a message's button, unless it belongs to the search itself.
  var perform: (String) -> Void = { _ in }
  /// Opens a web page.
  var openAddress: (URL) -> Void = { _ in }
  let model: SearchModel
  private let open: Open
  private let field = SearchEntry(name: "Search", placeholder: "Title or Name")
  private let chips = FlowView(name: "Active Filters")
  private let stack = Stack()
  private let results: SearchResultsController
  private let recents: RecentSearchesController
  private let findGenres: () async -> [NamedGenre]
  private var shown: ViewController?
  private var bindings: [Binding] = []
  /// The request for which the user pressed Enter before it had results.
  private var awaited: SearchRequest?

  /// - Parameter findGenres: Loads the genres that a search can be limited to.
  init(
    title: String, model: SearchModel, images: any ImageProviding, badges: any BadgeProviding,
    open: @escaping Open, findGenres: @escaping () async -> [NamedGenre]
  ) {
    self.model = model
    self.open = open
    self.findGenres = findGenres
    results = SearchResultsController(model, images: images, badges: badges)
    recents = RecentSearchesController(model.recents)
    super.init(title: title)
  }

  override func loadView() {
    let filter = Button(icon: "view-more-symbolic", name: "Filter Results")
    filter.onClick { [weak self] in self?.showFilters() }
    field.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 6, [field, filter])
    row.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    let line = Clamp(row, maximumWidth: 860, tightens: false)
    chips.widget.setMargins(top: 0, bottom: 6, start: 12, end: 12)
    stack.expandsVertically = true
    view = Box(.vertical, [line, Clamp(chips.widget, maximumWidth: 860, tightens: false), stack])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectField()
    results.onOpen = { [weak self] in self?.open($0) }
    results.onAction = { [weak self] in self?.act($0) }
    recents.onSearch = { [weak self] in self?.search($0) }
    chips.onSelect = { [weak self] in self?.remove($0) }
    bindings = [
      Binding({ [model] in model.request }) { [weak self] in self?.show($0) },
      Binding({ [model] in (model.request, model.first) }) { [weak self] in self?.openAwaited($0, $1) },
    ]
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    model.recents.loadIfNeeded()
  }

  override var preferredFocus: Widget { field }

  override func shows(child: ViewController) -> Bool { child === shown }

  override func removeView(of child: ViewController) {
    if shown === child { shown = nil }
    stack.remove(child.view)
  }

  var isSettled: Bool { model.request.isBlank || results.isSettled }
  let hasContent = true

  /// Does nothing, because the results refresh themselves.
  func refresh() {}
}

extension SearchController {
  /// Searches for text entered elsewhere.
  func search(_ text: String) {
    loadViewIfNeeded()
    model.search(text)
    field.text = text
    field.focusAtEnd()
  }

  /// Passes a key pressed elsewhere to the search field.
  func handle(_ key: TypedKey) -> Bool {
    field.focusAtEnd()
    return key.pass(to: field)
  }
}

extension SearchController {
  private func connectField() {
    field.onEdit { [weak self] in
      guard let self, field.text != model.request.text else { return }
      model.type(field.text)
    }
    field.onSubmit { [weak self] in self?.submit() }
    field.onStop { [weak self] in
      self?.field.text = ""
      self?.model.clear()
    }
    field.addShortcut("Down", isLocal: true) { [weak self] in self?.shown?.takeFocus() ?? false }
  }

  private func show(_ request: SearchRequest) {
    chips.pills = request.pills
    // Text typed since then is newer than the request.
    if field.text.isEmpty, !request.text.isEmpty { field.text = request.text }
    show(request.isBlank ? recents : results)
  }

  private func show(_ controller: ViewController) {
    guard controller !== shown else { return }
    let hadFocus = shown.map { $0.isViewLoaded && $0.view.containsFocus } ?? false
    stack.transition = isVisible ? .crossfade : .none
    transition(from: shown, to: controller) {
      shown = controller
      if controller.view.parentWidget == nil { stack.add(controller.view) }
      stack.visibleChild = controller.view
    }
    // The user is more likely to continue typing in the field than to use anything below it.
    if hadFocus { field.focusAtEnd() }
  }

  /// Opens the first result, now or as soon as it arrives.
  private func submit() {
    guard !model.request.isBlank else { return }
    model.rememberSearch()
    awaited = model.request
    openAwaited(model.request, model.first)
  }

  private func openAwaited(_ request: SearchRequest, _ first: SearchRow?) {
    guard let awaited else { return }
    guard awaited == request else {
      self.awaited = nil
      return
    }
    if let first { open(first) }
  }

  private func open(_ row: SearchRow) {
    awaited = nil
    model.rememberSearch()
    open(row.destination, row.preview)
  }

  private func remove(_ pill: Pill) {
    if pill.id == SearchRequest.yearPill { model.choose(year: nil) } else { model.choose(.everything) }
  }

  private func act(_ action: String) {
    switch action {
    case StateMessage.searchAllScopes: model.removeFilters()
    case StateMessage.searchSuggestion:
      if let suggestion = model.state.content?.suggestion { search(suggestion) }
    case StateMessage.searchOnWeb: model.request.webAddress.map(openAddress)
    default: perform(action)
    }
  }

  private func showFilters() {
    SearchFilterWindow.make(model, findGenres: findGenres, over: view.window).present()
  }
}

extension SearchRequest {
  fileprivate static let yearPill = "year"

  /// The active filters, each removable.
  fileprivate var pills: [Pill] {
    let among = scope == .everything ? nil : Pill(id: "scope", title: scope.name, isRemovable: true)
    return [among, year.map { Pill(id: Self.yearPill, title: String($0), isRemovable: true) }].compactMap(\.self)
  }
}
