import GTK

/// What the rows of a page of shelves share: which are near, where each was scrolled to, and who is told.
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
  /// Has a row made that does not exist.
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

  /// These rows are seen, or nearly so.
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

  /// Goes to the next section that takes the focus; `true` when that, or what lies outside, has it.
  func moveFocus(from id: Section.ID, to stop: ShelfStop, at place: Double?, isForward: Bool) -> Bool {
    guard let start = places[id] else { return false }
    var index = start
    while true {
      index += isForward ? 1 : -1
      guard sections.indices.contains(index) else { return onLeave(stop, isForward) }
      guard let cell = cells[sections[index].id] else {
        onReveal(index)
        return cells[sections[index].id]?.focus(stop, at: place) ?? true
      }
      if near.insert(cell.section?.id ?? id).inserted { cell.fillIfNear() }
      if cell.focus(stop, at: place) { return true }
    }
  }
}
