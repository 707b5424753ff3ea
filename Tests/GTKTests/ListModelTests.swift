import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests for lists over Swift collections: they are lazy and preserve the scroll position across changes.
final class ListModelTests: GTKTestCase {
  func testMillionRowsCreateOnlyNearbyCells() {
    onMain {
      let model = ListModel((0..<1_000_000).lazy.map(Row.init))
      var cells = 0
      let list = ListView(model) {
        cells += 1
        return RowCell()
      }
      let window = show(ScrolledWindow(list))
      try await eventually("rows") { cells > 0 && list.isMapped }
      XCTAssertEqual(model.count, 1_000_000)
      XCTAssertLessThan(cells, 400)
      window.destroy()
    }
  }

  func testInsertingRowsAboveKeepsVisibleRows() {
    onMain {
      let model = ListModel((100..<400).map(Row.init))
      let scrolled = ScrolledWindow(ListView(model) { RowCell() })
      let window = show(scrolled)
      try await eventually("extent") { scrolled.verticalAdjustment.upper > 3000 }
      scrolled.verticalAdjustment.value = 2000
      try await eventually("scrolled") { (RowCell.visibleIDs(in: scrolled).min() ?? 0) > 150 }
      let topID = try XCTUnwrap(RowCell.visibleIDs(in: scrolled).min())
      model.update(to: (50..<400).map(Row.init))
      try await eventually("laid out") { scrolled.verticalAdjustment.value > 2000 }
      try await eventually("same rows") { RowCell.visibleIDs(in: scrolled).min().map { abs($0 - topID) <= 1 } ?? false }
      window.destroy()
    }
  }

  func testChangedItemUpdatesInPlaceWithoutRebinding() {
    onMain {
      var rows = (0..<10).map(Row.init)
      let model = ListModel(rows)
      let scrolled = ScrolledWindow(ListView(model) { RowCell() })
      let window = show(scrolled)
      try await eventually("rows") { RowCell.texts(in: scrolled).contains("3") }
      var changeCount = 0
      model.connect("items-changed") { changeCount += 1 }
      rows[3].text = "three"
      model.update(to: rows)
      XCTAssertEqual(changeCount, 0)
      XCTAssertTrue(RowCell.texts(in: scrolled).contains("three"))
      window.destroy()
    }
  }

  func testFocusStaysOnRowWhenOtherRowsAreRemoved() {
    onMain {
      let model = ListModel((0..<20).map(Row.init))
      let list = ListView(model) { RowCell() }
      let window = show(ScrolledWindow(list))
      try await eventually("rows") { RowCell.texts(in: list).contains("5") }
      let cell = try XCTUnwrap(RowCell.live.compactMap(\.value).first { $0.label.text == "5" })
      _ = cell.widget.parentWidget?.focus()
      XCTAssertTrue(cell.widget.parentWidget?.containsFocus ?? false)
      model.update(to: (0..<20).filter { $0 != 2 && $0 != 9 }.map(Row.init))
      try await eventually("focus on row 5") {
        RowCell.live.compactMap(\.value).first { $0.label.text == "5" }?.widget.parentWidget?.containsFocus ?? false
      }
      window.destroy()
    }
  }

  /// The dispatch of a key press retains the focused row. GTK 4.18 then removes the row from the list, but only unbinds
  /// it when it is released.
  func testFocusSkipsRemovedRowsThatAreStillRetained() {
    onMain {
      let model = ListModel((0..<16).map(Row.init))
      let list = ListView(model) { RowCell() }
      let window = show(ScrolledWindow(list))
      try await eventually("rows") { RowCell.texts(in: list).contains("8") }
      let removed = list.childWidgets.prefix(8)
      model.update(to: (8..<16).map(Row.init))
      for position in 0..<8 {
        XCTAssertTrue(list.focusRow(at: position))
        XCTAssertEqual(list.focusedRow?.exposedLabel, "Row \(position + 8)")
      }
      withExtendedLifetime(removed) {}
      window.destroy()
    }
  }

  func testInsertedRowsFadeInExceptUnderReducedMotion() {
    onMain {
      for animates in [true, false] {
        Display.animates = animates
        defer { Display.animates = false }
        let model = ListModel((0..<5).map(Row.init))
        let list = ListView(model) { RowCell() }
        let window = show(ScrolledWindow(list))
        try await eventually("rows") { RowCell.texts(in: list).contains("4") }
        @MainActor func appearing() -> [String] {
          RowCell.live.compactMap(\.value).map(\.label).filter { $0.isDescendant(of: list) && $0.hasStyle("appearing") }
            .map(\.text).sorted()
        }
        XCTAssertEqual(appearing(), [], "initial rows")
        model.update(to: [0, 1, 7, 2, 3, 8].map(Row.init))
        XCTAssertEqual(appearing(), animates ? ["7", "8"] : [])
        try await eventually("the end of the animation") { appearing().isEmpty }
        model.replace(with: (20..<25).map(Row.init))
        XCTAssertEqual(appearing(), [], "replaced rows")
        window.destroy()
      }
    }
  }

  func testRowHasAccessibleLabelAfterBinding() {
    onMain {
      let model = ListModel([Row(7)])
      let list = ListView(model) { RowCell() }
      let window = show(ScrolledWindow(list))
      try await eventually("row") { RowCell.texts(in: list).contains("7") }
      let cell = try XCTUnwrap(RowCell.live.compactMap(\.value).first { $0.label.text == "7" })
      let row = try XCTUnwrap(cell.widget.parentWidget)
      XCTAssertNotEqual(gtk_test_accessible_has_property(row.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
      window.destroy()
    }
  }
}

@MainActor private func show(_ content: Widget) -> Window {
  let window = Window(dialogFor: nil)
  window.setDefaultSize(width: 300, height: 400)
  content.expandsVertically = true
  window.setContent(content)
  window.present()
  return window
}

struct Row: Identifiable, Equatable, Sendable {
  var id: Int
  var text: String

  init(_ id: Int) {
    self.id = id
    text = "\(id)"
  }
}

@MainActor
final class RowCell: ListCell {
  final class Weak { weak var value: RowCell?; init(_ value: RowCell) { self.value = value } }
  static var live: [Weak] = []

  let label = Label()
  var id: Int?
  var widget: Widget { label }

  init() { Self.live.append(Weak(self)) }

  func bind(_ item: Row) {
    id = item.id
    label.text = item.text
  }

  func unbind() { id = nil }

  func accessibleLabel(for item: Row) -> String { "Row \(item.text)" }

  static func texts(in widget: Widget) -> [String] {
    live.compactMap(\.value).filter { $0.id != nil && $0.label.isDescendant(of: widget) }.map(\.label.text)
  }

  /// Returns the rows drawn within the widget's height.
  static func visibleIDs(in widget: Widget) -> [Int] {
    live.compactMap(\.value).compactMap { cell in
      guard let id = cell.id, cell.label.isMapped, cell.label.isDescendant(of: widget) else { return nil }
      var x = 0.0
      var y = 0.0
      guard gtk_widget_translate_coordinates(cell.label.widget, widget.widget, 0, 0, &x, &y) != 0 else { return nil }
      return y >= 0 && Int(y) < widget.size.height ? id : nil
    }
  }
}
