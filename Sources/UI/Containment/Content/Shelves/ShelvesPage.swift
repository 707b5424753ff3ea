import GTK
import LoadingState

/// The shared state of the rows of a page of shelves: the nearby sections, their scroll positions, and the callbacks.
final class ShelvesPage<View: Configurable> {
  typealias Section = ShelfSection<View.Value>

  var positions: [Section.ID: Double] = [:]
  var onSelect: (Section, View.Value) -> Void = { _, _ in }
  var onSeeAll: (Section) -> Void = { _ in }
  var onStateAction: (Section) -> Void = { _ in }
  var onReachEnd: (Section) -> Void = { _ in }
  var onNear: ([Section]) -> Void = { _ in }
  /// Moves the focus out of the page.
  var onLeave: (_ stop: ShelfStop, _ isForward: Bool) -> Bool = { _, _ in false }
  /// Calls `body` after the next layout.
  var onLayout: (_ body: @escaping () -> Void) -> Void = { _ in }
  /// Makes the grid create a row that doesn't exist yet.
  var onReveal: (_ position: Int) -> Void = { _ in }

  private(set) var sections: [Section] = []
  private var places: [Section.ID: Int] = [:]
  private var near: Set<Section.ID> = []
  private var cells: [Section.ID: ShelfCell<View>] = [:]

  func show(_ sections: [Section]) {
    self.sections = sections
    places = Dictionary(zip(sections.map(\.id), sections.indices), uniquingKeysWith: { first, _ in first })
    positions = positions.filter { places[$0.key] != nil }
    near = near.filter { places[$0] != nil }
  }

  func isNear(_ id: Section.ID) -> Bool { near.contains(id) }

  /// Sets the rows that are visible or nearly visible.
  func approach(_ range: Range<Int>) {
    let sections = sections[range.clamped(to: sections.indices)]
    let new = sections.filter { !near.contains($0.id) }
    near = Set(sections.map(\.id))
    for section in new { cells[section.id]?.fillIfNear() }
    if !new.isEmpty { onNear(new) }
  }

  func register(_ cell: ShelfCell<View>) { if let section = cell.section { cells[section.id] = cell } }

  func forget(_ cell: ShelfCell<View>) {
    if let section = cell.section, cells[section.id] === cell { cells[section.id] = nil }
  }

  /// Moves the focus to the next section that takes it.
  ///
  /// - Returns: `true` if that section, or a widget outside the page, has the focus or is about to take it.
  func moveFocus(from id: Section.ID, to stop: ShelfStop, at place: Double?, isForward: Bool) -> Bool {
    guard let start = places[id] else { return false }
    let others = isForward ? Array(sections[(start + 1)...]) : sections[..<start].reversed()
    guard let section = others.first(where: \.takesFocus), let index = places[section.id] else {
      return onLeave(stop, isForward)
    }
    if let cell = cells[section.id] {
      if near.insert(section.id).inserted { cell.fillIfNear() }
      if stop != .line || cell.isOnScreen, cell.focus(stop, at: place) { return true }
    }
    // A row that is out of sight has no layout, so its nearest cell isn't known yet.
    onReveal(index)
    onLayout { [weak self] in _ = self?.cells[section.id]?.focus(stop, at: place) }
    return true
  }
}

extension ShelfSection {
  fileprivate var takesFocus: Bool {
    if hasSeeAll || !items.isEmpty { return true }
    if case .failure(let message) = state { return message.button != nil }
    return false
  }
}
