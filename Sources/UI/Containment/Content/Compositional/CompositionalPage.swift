import GTK
import LoadingState

/// The shared state of the rows of a compositional layout: the nearby sections, their scroll positions, and the
/// callbacks.
final class CompositionalPage<ID: Hashable, Item: Identifiable & Equatable> {
  typealias Section = CompositionalSection<ID, Item>
  typealias Row = CompositionalRow<ID, Item>
  typealias Cell = CompositionalCell<ID, Item>

  let makeView: (SectionLayout) -> any Configurable<Item>
  /// The scroll position of each shelf.
  var positions: [ID: Double] = [:]
  var onSelect: (Item, Section) -> Void = { _, _ in }
  var onSeeAll: (Section) -> Void = { _ in }
  var onStateAction: (Section) -> Void = { _ in }
  var onReachEnd: (Section) -> Void = { _ in }
  var onApproachSections: ([Section]) -> Void = { _ in }
  /// Calls `body` after the next layout.
  var onLayout: (_ body: @escaping () -> Void) -> Void = { _ in }
  /// The grid that contains the rows. Its controller owns it.
  weak var grid: GridView<Row>?

  private(set) var rows = CompositionalRows<ID, Item>()
  private(set) var cells: [Row.ID: Cell] = [:]
  private var near: Set<ID> = []

  init(makeView: @escaping (SectionLayout) -> any Configurable<Item>) { self.makeView = makeView }

  func show(_ rows: CompositionalRows<ID, Item>) {
    self.rows = rows
    positions = positions.filter { rows.index(of: $0.key) != nil }
    near = near.filter { rows.index(of: $0) != nil }
  }

  func isNear(_ id: ID) -> Bool { near.contains(id) }

  /// Adds a section to the nearby ones, for example because it is about to get the focus.
  func approach(_ id: ID) {
    if near.insert(id).inserted { fill([id]) }
  }

  /// Sets the nearby sections.
  ///
  /// - Parameters:
  ///   - estimate: The rows that are probably near the visible part. Rows without a cell aren't.
  ///   - visible: The rows that are certainly near.
  func approach(estimate: Range<Int>, visible: Range<Int>) {
    let existing = Set(cells.keys.map(\.section))
    let likely = sections(in: estimate).filter { existing.isEmpty || existing.contains($0.id) }
    let certain = sections(in: visible)
    let all = Set((likely + certain).map(\.id))
    let new = rows.sections[range(of: likely + certain)].filter { all.contains($0.id) && !near.contains($0.id) }
    // The estimate changes during the first layouts. A section that was near is reported again only after its rows are
    // gone.
    near = all.union(near.intersection(existing))
    fill(Set(new.map(\.id)))
    if !new.isEmpty { onApproachSections(Array(new)) }
  }

  func register(_ cell: Cell) { if let row = cell.row { cells[row.id] = cell } }

  func forget(_ cell: Cell) { if let row = cell.row, cells[row.id] === cell { cells[row.id] = nil } }

  /// The rows that were visible in the last layout. Empty before the first one.
  var visible: Range<Int> { grid?.visiblePositions.map { Range($0).clamped(to: 0..<rows.layout.count) } ?? 0..<0 }

  private func fill(_ ids: Set<ID>) {
    for (id, cell) in cells where ids.contains(id.section) { cell.part?.fillIfNear() }
  }

  private func sections(in range: Range<Int>) -> ArraySlice<Section> {
    guard let first = range.first, let last = range.last else { return [] }
    return rows.sections[rows.layout.section(of: first)...rows.layout.section(of: last)]
  }

  private func range(of sections: ArraySlice<Section>) -> Range<Int> {
    let indices = sections.compactMap { rows.index(of: $0.id) }
    guard let first = indices.min(), let last = indices.max() else { return 0..<0 }
    return first..<last + 1
  }
}
