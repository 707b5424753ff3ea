import ArchitecturesSupport
import Containment
import GTK
import LoadingState

/// The view of a list or of search results. It binds widgets to the view model's outputs, and signals to its inputs.
final class FilmsViewController: ViewController {
  private let viewModel: any FilmsViewModel
  private let pictures: any ImageProviding
  private let stack = Stack()
  private let loading = LoadingView()
  private let model = ListModel<FilmsItem>()
  private lazy var list = ListView(model) { [pictures, viewModel] in
    FilmCell(images: pictures) { viewModel.retry() }
  }
  private lazy var scrolled = ScrolledWindow(ClampScrollable(list, maximumWidth: 860))
  private lazy var message = MessageView { [viewModel] _ in viewModel.retry() }
  private lazy var end = EndObserver(scrolled.verticalAdjustment) { [weak self] in
    self?.scrolled.isMapped == true
  } onReachEnd: { [viewModel] in
    viewModel.reachEnd()
  }
  private var binding: Binding?
  private var announcements: Task<Void, Never>?

  init(_ viewModel: any FilmsViewModel, pictures: any ImageProviding) {
    self.viewModel = viewModel
    self.pictures = pictures
    super.init(title: viewModel.title)
  }

  isolated deinit { announcements?.cancel() }

  override func loadView() {
    list.addStyle("rows")
    list.accessibleLabel = viewModel.title
    scrolled.isFocusable = false
    for page in [loading.widget, scrolled, message.widget] { stack.add(page) }
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.onActivate { [model, viewModel] position in
      if case .film(let film) = model[position] { viewModel.open(film) }
    }
    binding = Binding { [viewModel] in
      (viewModel.items, viewModel.page)
    } apply: { [weak self] items, page in
      self?.show(items)
      self?.show(page)
    }
    announcements = announce(viewModel.announcements)
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    viewModel.appear()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    watchEnd()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    viewModel.disappear()
  }

  override var preferredFocus: Widget {
    switch viewModel.page {
    case .loading: loading.widget
    case .films: list
    case .message: message.preferredFocus
    }
  }
}

extension FilmsViewController {
  private func show(_ items: [FilmsItem]) {
    // The footer's row is about to be replaced. Without this, the focus would move to an arbitrary widget.
    let last = model.count > 0 ? model[model.count - 1] : nil
    if last?.id == .footer, last != items.last { list.leaveLastRow() }
    model.update(to: items)
    watchEnd()
  }

  private func show(_ page: FilmsPage) {
    let hadFocus = stack.containsFocus
    let old = stack.visibleChild
    stack.transition = isVisible ? .crossfade : .none
    switch page {
    case .loading(let isSpinning):
      loading.isSpinning = isSpinning
      stack.visibleChild = loading.widget
    case .films:
      stack.visibleChild = scrolled
    case .message(let text):
      message.show(text)
      stack.visibleChild = message.widget
    }
    if hadFocus, stack.visibleChild?.pointer != old?.pointer { takeFocus() }
  }

  /// Checks whether the end is near, after the next layout.
  private func watchEnd() {
    end.rearm()
    view.window?.afterNextFrame { [weak self] in self?.end.settle() }
  }
}
