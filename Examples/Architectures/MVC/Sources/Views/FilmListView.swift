import ArchitecturesSupport
import Containment
import GTK
import LoadingState

/// An object that reacts to what the user does in a ``FilmListView``.
protocol FilmListViewDelegate: AnyObject {
  func filmListView(_ view: FilmListView, didSelectRowAt index: Int)
  /// Called when the end of the rows is near.
  func filmListViewDidReachEnd(_ view: FilmListView)
  /// Called when the user presses *Retry*, below the rows or in their place.
  func filmListViewDidPressRetry(_ view: FilmListView)
}

/// A list of films, or a spinner or a message in its place.
final class FilmListView {
  /// The content of the view.
  enum Content: Equatable {
    case blank
    case loading
    case message(StateMessage)
    case rows([FilmRow], footer: LoadMoreState)
  }

  let widget: Widget
  weak var delegate: (any FilmListViewDelegate)?

  private let stack = Stack()
  private let loadingView = LoadingView()
  private lazy var messageView = MessageView { [weak self] _ in self?.didPressRetry() }
  private lazy var list = ListView(model) { [weak self, pictures] in
    FilmCell(pictures: pictures) { self?.didPressRetry() }
  }
  private lazy var scrolled = ScrolledWindow(ClampScrollable(list, maximumWidth: 860))
  private let model = ListModel<FilmListItem>()
  private let pictures: any ImageProviding
  private lazy var endObserver = EndObserver(scrolled.verticalAdjustment) { [weak self] in
    self?.list.isMapped == true && self?.model.count != 0
  } onReachEnd: { [weak self] in
    self.map { $0.delegate?.filmListViewDidReachEnd($0) }
  }
  private var content = Content.blank

  /// - Parameter name: The accessible name of the list.
  init(name: String, pictures: any ImageProviding) {
    self.pictures = pictures
    widget = stack
    stack.expandsVertically = true
    for page in [loadingView.widget, scrolled, messageView.widget] { stack.add(page) }
    list.addStyle("rows")
    list.accessibleLabel = name
    list.onActivate { [weak self] in self?.didActivate($0) }
    // The rows take the focus; the scrolled window itself isn't a useful stop.
    scrolled.isFocusable = false
    scrolled.onMap { [weak self] in self?.checkEnd() }
  }

  /// The widget that takes the keyboard focus: the row that last had it, the message's button, or the spinner's page.
  var preferredFocus: Widget {
    switch content {
    case .blank, .loading: loadingView.widget
    case .message: messageView.preferredFocus
    case .rows: list
    }
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    if content == .loading { loadingView.start() } else { loadingView.stop() }
    stack.setAccessibleBusy(content == .loading)
    switch content {
    case .blank, .loading: show(loadingView.widget)
    case .message(let message):
      messageView.show(message)
      show(messageView.widget)
    case .rows(let rows, let footer):
      showItems(rows.map(FilmListItem.film) + (footer == .none ? [] : [.footer(footer)]))
      show(scrolled)
    }
  }

  func scrollToTop() { scrolled.verticalAdjustment.value = 0 }
}

extension FilmListView {
  private func show(_ page: Widget) {
    guard stack.visibleChild?.pointer != page.pointer else { return }
    let hadFocus = stack.containsFocus
    stack.transition = stack.isMapped ? .crossfade : .none
    stack.visibleChild = page
    if hadFocus { preferredFocus.focus() }
  }

  private func showItems(_ items: [FilmListItem]) {
    // The footer's row is about to be replaced or removed, so its focus moves to the last film.
    if model.count > 0, case .footer = model[model.count - 1] { list.leaveLastRow() }
    model.update(to: items)
    checkEnd()
  }

  /// Checks whether the end is near, after the rows have been laid out.
  private func checkEnd() {
    endObserver.rearm()
    guard let window = scrolled.window else { return }
    window.afterNextFrame { [weak self] in self?.endObserver.settle() }
  }

  private func didActivate(_ position: Int) {
    if case .film = model[position] { delegate?.filmListView(self, didSelectRowAt: position) }
  }

  private func didPressRetry() { delegate?.filmListViewDidPressRetry(self) }
}
