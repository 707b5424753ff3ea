import LoadingState

/// A row of a compositional layout.
nonisolated enum CompositionalRow<ID: Hashable, Item: Identifiable & Equatable>: Identifiable, Equatable {
  case shelf(CompositionalSection<ID, Item>)
  case heading(SectionHeading<ID>)
  case line(SectionLine<ID, Item>)
  case footer(section: ID, LoadMoreState)

  var id: CompositionalRowID<ID, Item.ID> {
    switch self {
    case .shelf(let section): .shelf(section.id)
    case .heading(let heading): .heading(heading.section)
    case .line(let line): line.id
    case .footer(let section, _): .footer(section)
    }
  }
}

/// The identity of a row, which stays the same when its content changes.
nonisolated enum CompositionalRowID<ID: Hashable, ItemID: Hashable>: Hashable {
  case shelf(ID)
  case heading(ID)
  /// A line of a grid. Items move between lines when the number of columns changes.
  case line(ID, index: Int)
  /// A row of a list.
  case item(ID, ItemID)
  case footer(ID)

  /// The section's identity.
  var section: ID {
    switch self {
    case .shelf(let id), .heading(let id), .line(let id, _), .item(let id, _), .footer(let id): id
    }
  }
}

/// The heading of a grid or list.
nonisolated struct SectionHeading<ID: Hashable>: Equatable {
  var section: ID
  var title: String
  var hasSeeAll: Bool
}

/// A line of a grid, or a row of a list.
nonisolated struct SectionLine<ID: Hashable, Item: Identifiable & Equatable>: Equatable {
  var section: ID
  var layout: SectionLayout
  var columns: Int
  var index: Int
  var items: [Item]

  var id: CompositionalRowID<ID, Item.ID> {
    if layout == .list, let item = items.first { return .item(section, item.id) }
    return .line(section, index: index)
  }

  // A row of a list that moves stays the same.
  static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.items == other.items && one.layout == other.layout && one.columns == other.columns
  }
}

/// The rows of all sections.
nonisolated struct CompositionalRows<ID: Hashable, Item: Identifiable & Equatable> {
  typealias Section = CompositionalSection<ID, Item>
  typealias Row = CompositionalRow<ID, Item>

  let sections: [Section]
  let layout: CompositionalLayout
  private let indices: [ID: Int]

  /// - Parameter measure: Returns the number of columns and the approximate height of a section's rows.
  init(_ sections: [Section] = [], measure: (SectionLayout) -> (columns: Int, height: Double) = { _ in (1, 1) }) {
    self.sections = sections
    layout = CompositionalLayout(sections.map { CompositionalLayout.Section($0, measure($0.layout)) })
    indices = Dictionary(zip(sections.map(\.id), sections.indices), uniquingKeysWith: { first, _ in first })
  }

  subscript(row: Int) -> Row {
    switch layout[row] {
    case .shelf(let index): return .shelf(sections[index])
    case .heading(let index):
      let section = sections[index]
      return .heading(SectionHeading(section: section.id, title: section.title, hasSeeAll: section.hasSeeAll))
    case .line(let index, let line):
      let section = sections[index]
      return .line(
        SectionLine(
          section: section.id, layout: section.layout, columns: layout.sections[index].columns, index: line,
          items: Array(section.items[layout.items(ofLine: line, in: index)])))
    case .footer(let index): return .footer(section: sections[index].id, sections[index].state)
    }
  }

  func index(of section: ID) -> Int? { indices[section] }

  subscript(section id: ID) -> Section? { indices[id].map { sections[$0] } }

  /// Returns the position of a row that may have moved.
  func position(of id: Row.ID) -> Int? {
    guard let index = indices[id.section] else { return nil }
    let rows = layout.rows(of: index)
    switch id {
    case .item(_, let item):
      return sections[index].items.firstIndex { $0.id == item }.map { layout.row(ofItem: $0, in: index) }
    case .line(_, let line): return layout.lines(of: index).dropFirst(line).first
    case .shelf, .heading: return rows.first { self[$0].id == id }
    case .footer: return rows.last.flatMap { self[$0].id == id ? $0 : nil }
    }
  }

  /// Returns the row that contains an item, and the item's index in it; `nil` if there is no such item.
  func location(of item: Item.ID, in section: ID) -> (row: Int, index: Int)? {
    guard let index = indices[section], let item = sections[index].items.firstIndex(where: { $0.id == item })
    else { return nil }
    let columns = layout.sections[index].columns
    return (layout.row(ofItem: item, in: index), layout.sections[index].isShelf ? item : item % columns)
  }
}

nonisolated extension CompositionalLayout.Section {
  fileprivate init<ID, Item>(
    _ section: CompositionalSection<ID, Item>, _ measured: (columns: Int, height: Double)
  ) {
    if case .shelf = section.layout { isShelf = true }
    columns = measured.columns
    rowHeight = measured.height
    itemCount = section.items.count
    hasHeading = !section.title.isEmpty || section.hasSeeAll
    hasSeeAll = section.hasSeeAll
    hasFooter = section.state != .none
    if case .failure = section.state { hasFocusableFooter = !isShelf || section.items.isEmpty }
  }
}
