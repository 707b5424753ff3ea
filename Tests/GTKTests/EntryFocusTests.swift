import CAdwaita
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that an unmapped entry gets the focus when its text is already selected. Otherwise GTK prints a warning.
final class EntryFocusTests: GTKTestCase {
  func testUnmappedEntryIsSelectedBeforeItIsFocused() {
    onMain {
      for entry in Self.entries {
        gtk_editable_set_text(entry.opaque, "1927")
        let stack = Stack(transition: .none)
        let results = Label("Results")
        for child in [entry, results] { stack.add(child) }
        let window = Window(dialogFor: nil)
        window.setContent(stack)
        window.present()
        try await eventually("the entry") { entry.isMapped }
        stack.visibleChild = results
        XCTAssertFalse(entry.isMapped)
        // The number of selected letters at the moment when the focus arrives
        var selectedCount: Int?
        window.onFocusChange { selectedCount = entry.containsFocus ? Self.selectedLength(of: entry) : nil }
        gtk_window_set_focus(window.cast(), nil)
        gtk_editable_select_region(entry.opaque, 1, 1)
        XCTAssertTrue(entry.focus())
        // GTK doesn't select the text of every kind of entry.
        XCTAssertEqual(selectedCount, Self.selectedLength(of: entry))
        XCTAssertTrue(entry.containsFocus)
        window.destroy()
      }
    }
  }

  @MainActor private static var entries: [Widget] {
    [SearchEntry(name: "Search"), Entry(name: "Name"), Entry(name: "Key", isSecret: true)]
  }

  @MainActor private static func selectedLength(of entry: Widget) -> Int {
    var start: gint = 0, end: gint = 0
    gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
    return Int(end - start)
  }
}
