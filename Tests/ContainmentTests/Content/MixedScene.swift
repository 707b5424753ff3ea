import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Creates a section of a compositional page.
@MainActor func section(
  _ id: String, _ layout: SectionLayout, _ items: some Sequence<Int>, state: LoadMoreState = .none
) -> CompositionalSection<String, Entry> {
  CompositionalSection(
    id: id, title: id, items: items.map { Entry($0) }, layout: layout, hasSeeAll: true, state: state)
}

/// A compositional page in a window, and what it reports.
@MainActor final class MixedScene {
  final class WeakView {
    weak var value: (any Configurable<Entry>)?; init(_ value: any Configurable<Entry>) { self.value = value }
  }
  final class Made { var views: [WeakView] = [] }

  let stage = ControllerFixture()
  let counter = Counter()
  let made: Made
  let page: CompositionalController<String, Entry>
  var ends: [String] = []
  var next: [Int] = []
  var selected: [String] = []

  init(_ sections: [CompositionalSection<String, Entry>], width: Int = 700) async throws {
    let images = SuspendableImages()
    let made = Made()
    self.made = made
    page = CompositionalController(title: "Page") { [counter] layout in
      counter.count += 1
      let view = layout.view(images)
      made.views.append(WeakView(view))
      return view
    }
    page.apply(sections)
    page.onReachEnd = { [weak self] in self?.ends.append($0.id) }
    page.onPrefetch = { [weak self] items, _ in self?.next = items.map(\.id) }
    page.onSelect = { [weak self] in self?.selected.append("\($1.id) \($0.listTitle)") }
    try await stage.show(page, width: width, height: 700)
    for _ in 0..<4 { await stage.nextFrame() }
  }

  var liveCount: Int { made.views.count { $0.value != nil } }
  var adjustment: Adjustment {
    (page.view as? ScrolledWindow)?.verticalAdjustment ?? ScrolledWindow().verticalAdjustment
  }
  var focused: String? { stage.window.focusedWidget?.exposedTitle }

  var isFocusVisible: Bool { stage.window.focusedWidget?.isMapped == true }

  /// The visible lines of grids and rows of lists, from top to bottom.
  var lines: [[String]] { lineViews.map { $0.visibleCells.compactMap(\.exposedTitle) } }
  /// The visible cells of the first shelf.
  var shelfCells: [String] {
    page.view.grids.first { $0.hasStyle("shelf-line") && $0.isMapped }?.visibleCells.compactMap(\.exposedTitle) ?? []
  }
  var visibleButtons: [String] {
    page.view.tree.filter { $0.hasStyle("see-all") && $0.isMapped }.compactMap(\.exposedLabel)
  }
  /// The rows by the name of their first cell.
  var rows: [String: UnsafeMutableRawPointer] {
    Dictionary(
      lineViews.compactMap { line in line.visibleCells.first?.exposedTitle.map { ($0, line.pointer) } },
      uniquingKeysWith: { first, _ in first })
  }

  func focus(_ title: String) throws { XCTAssertTrue(try XCTUnwrap(cell(title), title).focus()) }

  func select(_ title: String) {
    guard let cell = cell(title), let grid = cell.parentWidget,
      let index = grid.childWidgets.firstIndex(where: { $0.pointer == cell.pointer })
    else { return XCTFail(title) }
    grid.activateCell(index)
  }

  func press(_ key: String) { stage.window.focusedWidget?.pressShortcutFromFocus(key) }

  /// Moves the focus as GTK does for an arrow key along a line.
  func focusNextInLine() {
    guard let cell = stage.window.focusedWidget, let cells = cell.parentWidget?.childWidgets,
      let index = cells.firstIndex(where: { $0.pointer == cell.pointer }), index + 1 < cells.count
    else { return }
    cells[index + 1].focus()
  }

  func end() { stage.window.destroy() }

  private var lineViews: [Widget] {
    let height = Double(page.view.size.height)
    var lines: [(line: Widget, y: Double)] = []
    for line in page.view.grids where line.isMapped && (line.hasStyle("grid-line") || line.hasStyle("list-line")) {
      guard let frame = line.frame(in: page.view), frame.y < height, frame.y + frame.height > 0 else { continue }
      lines.append((line, frame.y))
    }
    return lines.sorted { $0.y < $1.y }.map(\.line)
  }

  private func cell(_ title: String) -> Widget? {
    page.view.tree.first { $0.exposedTitle == title && $0.isMapped && $0.isFocusable }
  }
}

extension Widget {
  /// The title in an item's accessible label, or the label of a button.
  var exposedTitle: String? {
    exposedLabel.flatMap { $0.hasPrefix("See all") ? $0 : $0.split(separator: ",").first.map(String.init) }
  }
}
