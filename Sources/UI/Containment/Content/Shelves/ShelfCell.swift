import GTK
import LoadingState

/// A row of a page of shelves. It is reused for several sections, and restores the scroll position of each one.
///
/// Each card shape needs a different shelf widget. The row makes it when a section first needs it.
final class ShelfCell<View: Configurable>: ListCell {
  typealias Section = ShelfSection<View.Value>

  let widget: Widget
  private(set) var section: Section?
  private(set) var shelf: ShelfView<View>?
  private let place = Bin()
  private let makeView: (CardShape) -> View
  private weak var page: ShelvesPage<View>?
  private var shelves: [CardShape: (view: ShelfView<View>, end: EndObserver)] = [:]
  /// The section whose items the shelf contains; `nil` until the section is near the visible part.
  private var filledWith: Section.ID?

  init(page: ShelvesPage<View>, makeView: @escaping (CardShape) -> View) {
    self.page = page
    self.makeView = makeView
    widget = place
  }

  func bind(_ section: Section) {
    showShelf(of: section.shape)
    if self.section?.id != section.id {
      unbind()
      // GTK unbinds and rebinds rows that only move. These rows keep their content.
      if filledWith != section.id || isElsewhere(than: section.id) { empty() }
    }
    self.section = section
    page?.register(self)
    fillIfNear()
    shelf?.show(
      title: section.title, hasSeeAll: section.hasSeeAll, state: section.items.isEmpty ? section.state : .none)
  }

  func unbind() {
    savePosition()
    page?.forget(self)
    section = nil
  }

  func accessibleLabel(for section: Section) -> String { section.title }

  /// Shows the items once the section is near the visible part.
  func fillIfNear() {
    guard let section, let shelf, let page else { return }
    if filledWith == section.id {
      shelf.line.update(to: section.items)
      shelf.showsItems = !section.items.isEmpty
    } else if page.isNear(section.id) {
      filledWith = section.id
      shelf.line.replace(with: section.items, at: page.positions[section.id] ?? 0)
      shelf.showsItems = !section.items.isEmpty
    }
    let end = shelves[section.shape]?.end
    end?.rearm()
    page.onLayout { end?.settle() }
  }

  /// Whether the shelf is mapped and has been laid out.
  var isOnScreen: Bool { shelf.map { $0.widget.isMapped && $0.widget.size.width > 1 } ?? false }

  private func empty() {
    filledWith = nil
    shelf?.showsItems = false
  }

  /// Returns whether the section has been scrolled in another row since this one showed it.
  private func isElsewhere(than id: Section.ID) -> Bool {
    guard let position = page?.positions[id], let shelf else { return false }
    return abs(position - shelf.line.position) > 1
  }

  private func savePosition() {
    guard let section, filledWith == section.id, let shelf else { return }
    page?.positions[section.id] = shelf.line.position
  }
}

extension ShelfCell {
  private func showShelf(of shape: CardShape) {
    let next = shelves[shape]?.view ?? makeShelf(shape)
    guard next !== shelf else { return }
    place.child = next.widget
    shelf = next
    empty()
  }

  private func makeShelf(_ shape: CardShape) -> ShelfView<View> {
    let shelf = ShelfView { [makeView] in makeView(shape) }
    let end = EndObserver(shelf.line.adjustment) { [weak self] in
      self?.section.map { !$0.items.isEmpty && self?.filledWith == $0.id } ?? false
    } onReachEnd: { [weak self] in
      self?.forward { $0.onReachEnd($1) }
    }
    shelves[shape] = (shelf, end)
    shelf.line.onSelect = { [weak self] item in self?.forward { $0.onSelect($1, item) } }
    shelf.line.connectActivation()
    shelf.onSeeAll = { [weak self] in self?.forward { $0.onSeeAll($1) } }
    shelf.onStateAction = { [weak self] in self?.forward { $0.onStateAction($1) } }
    shelf.line.onArrowAcross = { [weak self] isForward in self?.move(.line, isForward) ?? false }
    shelf.line.onTab = { [weak self] isForward in
      if !isForward, self?.shelf?.focusHeader() == true { return true }
      return self?.move(isForward ? .start : .end, isForward) ?? false
    }
    shelf.onHeaderArrow = { [weak self] isForward in self?.move(.line, isForward) ?? false }
    shelf.onHeaderTab = { [weak self] isForward in
      if isForward, self?.focus(.line) == true { return true }
      return self?.move(isForward ? .start : .end, isForward) ?? false
    }
    return shelf
  }

  private func forward(_ body: (ShelvesPage<View>, Section) -> Void) {
    if let page, let section { body(page, section) }
  }

  private func move(_ stop: ShelfStop, _ isForward: Bool) -> Bool {
    guard let section, let page else { return false }
    return page.moveFocus(from: section.id, to: stop, at: shelf?.line.focusedMiddle, isForward: isForward)
  }

  /// Moves the focus to a part of the shelf.
  ///
  /// - Returns: `false` if no part takes the focus.
  func focus(_ stop: ShelfStop, at place: Double? = nil) -> Bool {
    guard let shelf else { return false }
    return switch stop {
    case .start: shelf.focusHeader() || focusLine(shelf, place)
    case .line, .end: focusLine(shelf, place) || shelf.focusHeader()
    }
  }

  private func focusLine(_ shelf: ShelfView<View>, _ place: Double?) -> Bool {
    shelf.showsItems && shelf.line.focus(nearest: place) || shelf.focusState()
  }
}

/// The part of a shelf that takes the focus: its start for Tab, its cells for arrow keys, or its end.
enum ShelfStop { case start, line, end }
