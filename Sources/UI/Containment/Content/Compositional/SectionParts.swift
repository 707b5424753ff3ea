import GTK
import LoadingState

/// A row with a line of a grid, or with an item of a list.
final class LinePart<ID: Hashable, Item: Identifiable & Equatable>: CompositionalPart {
  private let line: LineView<Item>
  private weak var page: CompositionalPage<ID, Item>?
  private var row: SectionLine<ID, Item>?

  init(_ layout: SectionLayout, _ page: CompositionalPage<ID, Item>) {
    self.page = page
    line = LineView(isList: layout == .list) { [makeView = page.makeView] in makeView(layout) }
    line.onSelect = { [weak self] item in
      guard let self, let page = self.page, let section = row.flatMap({ page.rows[section: $0.section] }) else {
        return
      }
      page.onSelect(item, section)
    }
    line.onMove = { [weak self] move, isForward in
      guard let self, let page = self.page, let row else { return false }
      return page.moveFocus(from: row.id, move, isForward: isForward, at: line.focusedCenterX)
    }
  }

  var widget: Widget { line.widget }
  var focusedCenterX: Double? { line.focusedCenterX }
  var focusedItem: Item? { line.focusedItem }

  func show(_ row: CompositionalRow<ID, Item>) {
    guard case .line(let row) = row else { return }
    self.row = row
    line.show(row.items, columns: row.columns)
  }

  func clear() {
    row = nil
    line.show([], columns: 1)
  }

  func focus(_ stop: RowStop) -> Bool {
    switch stop {
    case .start, .end: line.focus(at: 0)
    case .line(let x): line.focus(nearest: x)
    case .cell(let index): line.focus(at: index)
    }
  }
}

/// A row with the heading of a grid or list.
final class HeadingPart<ID: Hashable, Item: Identifiable & Equatable>: CompositionalPart {
  private let header = SectionHeader()
  private var heading: SectionHeading<ID>?

  init(_ page: CompositionalPage<ID, Item>) {
    header.onSeeAll = { [weak self, weak page] in
      if let page, let section = self?.heading.flatMap({ page.rows[section: $0.section] }) { page.onSeeAll(section) }
    }
    header.onMove { [weak self, weak page] move, isForward in
      guard let page, let heading = self?.heading else { return false }
      return page.moveFocus(from: .heading(heading.section), move, isForward: isForward, at: nil)
    }
  }

  var widget: Widget { header.widget }

  func show(_ row: CompositionalRow<ID, Item>) {
    guard case .heading(let heading) = row else { return }
    self.heading = heading
    header.show(title: heading.title, hasSeeAll: heading.hasSeeAll)
  }

  func focus(_ stop: RowStop) -> Bool { header.focus() }
}

/// A row below the items of a grid or list: a spinner, or an error with a button.
final class FooterPart<ID: Hashable, Item: Identifiable & Equatable>: CompositionalPart {
  private lazy var footer = ListFooterView { [weak self] in
    guard let self, let page, let section = section.flatMap({ page.rows[section: $0] }) else { return }
    page.onStateAction(section)
  }
  private weak var page: CompositionalPage<ID, Item>?
  private var section: ID?

  init(_ page: CompositionalPage<ID, Item>) {
    self.page = page
    let keys: [(key: String, move: RowMove, isForward: Bool)] = [
      ("Up", .arrow, false), ("Down", .arrow, true), ("Tab", .tab, true), ("<Shift>Tab", .tab, false),
    ]
    for (key, move, isForward) in keys {
      footer.widget.addShortcut(key, isLocal: true) { [weak self] in
        guard let self, let page = self.page, let section else { return false }
        return page.moveFocus(from: .footer(section), move, isForward: isForward, at: nil)
      }
    }
  }

  var widget: Widget { footer.widget }

  func show(_ row: CompositionalRow<ID, Item>) {
    guard case .footer(let section, let state) = row else { return }
    self.section = section
    footer.show(state)
  }

  func focus(_ stop: RowStop) -> Bool { footer.widget.focus() }
}
