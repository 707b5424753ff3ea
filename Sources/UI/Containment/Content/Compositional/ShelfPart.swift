import GTK
import LoadingState

/// A row with a shelf. It restores the scroll position of each section that it shows.
final class ShelfPart<ID: Hashable, Item: Identifiable & Equatable>: CompositionalPart {
  typealias Section = CompositionalSection<ID, Item>

  private let shelf: ShelfView<AnyConfigurable<Item>>
  private weak var page: CompositionalPage<ID, Item>?
  private var section: Section?
  /// The section whose items the shelf contains; `nil` until the section is near the visible part.
  private var filledWith: ID?
  private var end: EndObserver?

  init(_ layout: SectionLayout, _ page: CompositionalPage<ID, Item>) {
    self.page = page
    shelf = ShelfView { [makeView = page.makeView] in AnyConfigurable(makeView(layout)) }
    empty()
    end = EndObserver(shelf.line.adjustment) { [weak self] in
      guard let self, let section, shelf.line.isFilled else { return false }
      return !section.items.isEmpty && filledWith == section.id
    } onReachEnd: { [weak self] in
      self?.tell { $0.onReachEnd($1) }
    }
    shelf.line.onFill = { [weak self] in self?.end?.settle() }
    shelf.line.onSelect = { [weak self] item in self?.tell { $0.onSelect(item, $1) } }
    shelf.line.connectActivation()
    shelf.onSeeAll = { [weak self] in self?.tell { $0.onSeeAll($1) } }
    shelf.onStateAction = { [weak self] in self?.tell { $0.onStateAction($1) } }
    shelf.line.onArrowAcross = { [weak self] isForward in self?.move(.arrow, isForward) ?? false }
    shelf.line.onTab = { [weak self] isForward in
      if !isForward, self?.shelf.focusHeader() == true { return true }
      return self?.move(.tab, isForward) ?? false
    }
    shelf.onHeaderArrow = { [weak self] isForward in self?.move(.arrow, isForward) ?? false }
    shelf.onHeaderTab = { [weak self] isForward in
      if isForward, self?.focusLine(nil) == true { return true }
      return self?.move(.tab, isForward) ?? false
    }
  }

  var widget: Widget { shelf.widget }
  var focusedCenterX: Double? { shelf.line.focusedCenterX }

  func show(_ row: CompositionalRow<ID, Item>) {
    guard case .shelf(let section) = row else { return }
    // GTK unbinds and rebinds rows that only move. These rows keep their content.
    if self.section?.id != section.id, filledWith != section.id || isElsewhere(than: section.id) { empty() }
    self.section = section
    fillIfNear()
    shelf.show(
      title: section.title, hasSeeAll: section.hasSeeAll, state: section.items.isEmpty ? section.state : .none)
  }

  func leave() {
    if let section, filledWith == section.id { page?.positions[section.id] = shelf.line.position }
    section = nil
  }

  func clear() {
    section = nil
    empty()
    shelf.line.update(to: [])
  }

  func fillIfNear() {
    guard let section, let page else { return }
    if filledWith == section.id {
      shelf.line.update(to: section.items)
      shelf.showsItems = !section.items.isEmpty
    } else if page.isNear(section.id) {
      filledWith = section.id
      shelf.line.replace(with: section.items, at: page.positions[section.id] ?? 0)
      shelf.showsItems = !section.items.isEmpty
    }
    end?.rearm()
    page.onLayout { [end] in end?.settle() }
  }

  func focus(_ stop: RowStop) -> Bool {
    switch stop {
    case .start: shelf.focusHeader() || focusLine(nil)
    case .end, .cell: focusLine(nil) || shelf.focusHeader()
    case .line(let x): focusLine(x) || shelf.focusHeader()
    }
  }

  private func focusLine(_ x: Double?) -> Bool {
    shelf.showsItems && shelf.line.focus(nearest: x) || shelf.focusState()
  }

  private func empty() {
    filledWith = nil
    shelf.showsItems = false
  }

  /// Returns whether the section has been scrolled in another row since this one showed it.
  private func isElsewhere(than id: ID) -> Bool {
    page?.positions[id].map { abs($0 - shelf.line.position) > 1 } ?? false
  }

  private func tell(_ body: (CompositionalPage<ID, Item>, Section) -> Void) {
    if let page, let section { body(page, section) }
  }

  private func move(_ move: RowMove, _ isForward: Bool) -> Bool {
    guard let section, let page else { return false }
    return page.moveFocus(from: .shelf(section.id), move, isForward: isForward, at: focusedCenterX)
  }
}
