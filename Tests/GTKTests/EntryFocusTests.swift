import CAdwaita
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that the text of an entry is selected before the focus arrives if the entry isn't mapped. Otherwise GTK prints
/// a warning.
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
        entry.focus()
        XCTAssertTrue(entry.containsFocus)
        stack.visibleChild = results
        XCTAssertFalse(entry.isMapped)
        var selections: [Int] = []
        window.onFocusChange { if entry.containsFocus { selections.append(Self.selectedLength(of: entry)) } }
        for _ in 1...2 {
          gtk_editable_select_region(entry.opaque, 1, 1)
          XCTAssertTrue(entry.focus())
        }
        XCTAssertEqual(selections, [4, 4])
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
