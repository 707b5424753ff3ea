import GTK
import LoadingState

/// A row of a compositional layout. It is reused for rows of other kinds and sections.
///
/// Each kind of row needs different widgets. The row makes them when it first needs them.
final class CompositionalCell<ID: Hashable, Item: Identifiable & Equatable>: ListCell {
  typealias Row = CompositionalRow<ID, Item>

  var widget: Widget { container }
  private(set) var row: Row?
  private(set) var part: (any CompositionalPart<ID, Item>)?
  private weak var page: CompositionalPage<ID, Item>?
  private lazy var container = Bin(passingFocus: { [weak self] in
    guard let self, let row else { return false }
    return page?.passFocus(from: row.id) ?? false
  })
  private var parts: [PartKind: any CompositionalPart<ID, Item>] = [:]

  init(page: CompositionalPage<ID, Item>) { self.page = page }

  func bind(_ row: Row) {
    if self.row?.id != row.id { unbind() }
    guard let next = part(for: row) else { return }
    if next !== part {
      part?.clear()
      container.child = next.widget
      part = next
    }
    self.row = row
    page?.register(self)
    next.show(row)
  }

  func unbind() {
    guard row != nil else { return }
    part?.leave()
    page?.forget(self)
    row = nil
  }

  func accessibleLabel(for row: Row) -> String {
    switch row {
    case .shelf(let section): section.title
    // The title is read once, as a heading.
    case .heading, .line: ""
    case .footer(_, let state): ListFooterView.description(of: state)
    }
  }

  /// Whether the row is mapped and has been laid out.
  var isOnScreen: Bool { container.isMapped && container.size.width > 1 }

  private func part(for row: Row) -> (any CompositionalPart<ID, Item>)? {
    let kind = PartKind(row)
    if let part = parts[kind] { return part }
    guard let page else { return nil }
    let part: any CompositionalPart<ID, Item> =
      switch row {
      case .shelf(let section): ShelfPart(section.layout, page)
      case .heading: HeadingPart(page)
      case .line(let line): LinePart(line.layout, page)
      case .footer: FooterPart(page)
      }
    parts[kind] = part
    return part
  }
}

/// The widgets of one kind of row.
protocol CompositionalPart<ID, Item>: AnyObject {
  associatedtype ID: Hashable
  associatedtype Item: Identifiable & Equatable

  var widget: Widget { get }
  /// The horizontal center of the focused cell, in application pixels.
  var focusedCenterX: Double? { get }
  /// The item with the focus; `nil` for a shelf, which retains the focus itself.
  var focusedItem: Item? { get }

  func show(_ row: CompositionalRow<ID, Item>)
  /// Releases the row because it has scrolled out of view.
  func leave()
  /// Releases the content because the cell shows a row of another kind.
  func clear()
  /// Fills the content because the row is near the visible part.
  func fillIfNear()
  /// Moves the focus into the row. Returns `false` if nothing takes it.
  func focus(_ stop: RowStop) -> Bool
}

extension CompositionalPart {
  var focusedCenterX: Double? { nil }
  var focusedItem: Item? { nil }
  func leave() {}
  func clear() {}
  func fillIfNear() {}
}

/// The part of a row that takes the focus.
enum RowStop: Equatable {
  /// The first or last stop of Tab.
  case start, end
  /// The cell nearest to a horizontal position, or the last focused one.
  case line(Double?)
  /// The cell at an index in the line.
  case cell(Int)
}

private enum PartKind: Hashable {
  case shelf(SectionLayout), line(SectionLayout), heading, footer

  init<ID, Item>(_ row: CompositionalRow<ID, Item>) {
    self =
      switch row {
      case .shelf(let section): .shelf(section.layout)
      case .line(let line): .line(line.layout)
      case .heading: .heading
      case .footer: .footer
      }
  }
}
