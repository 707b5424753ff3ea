import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests for the rows of preference pages.
final class ActionRowTests: GTKTestCase {
  func testTitleShowsMarkupAsPlainText() {
    onMain {
      for row in [
        ActionRow(title: "War & <b>Politics</b>", control: Switch()),
        ActionRow(title: "War & <b>Politics</b>", subtitle: "Sci-Fi & Fantasy"),
        ActionRow(title: "War & <b>Politics</b>", detail: "Any"),
      ] {
        let window = Window(dialogFor: nil)
        window.setContent(PreferencesPage([PreferencesGroup(title: "Rock & Roll", [row])]))
        window.present()
        try await eventually("the title") { window.visibleTexts.contains("War & <b>Politics</b>") }
        XCTAssertTrue(window.visibleTexts.contains("Rock & Roll"))
        window.close()
      }
    }
  }

  func testValueTextStaysOnOneLineWhenItFits() {
    onMain {
      let sentences = ["Any", "2 new", "Ctrl+R or F5", "Until the end of the year"]
      let window = Window(dialogFor: nil)
      window.setDefaultSize(width: 480, height: 400)
      window.setContent(
        PreferencesPage([PreferencesGroup(title: "Rows", sentences.map { ActionRow(title: "A Title", detail: $0) })]))
      window.present()
      try await eventually("rows") { window.visibleTexts.contains("Any") && window.size.width > 0 }
      let labels = window.tree.compactMap(\.asLabel).filter { sentences.contains($0.text) }
      try await eventually("a layout") { labels.count == 4 && labels.allSatisfy { $0.size.height > 0 } }
      XCTAssertEqual(Set(labels.map(\.size.height)).count, 1)
      // In a row that is taller for another reason, the text must still request its full width instead of wrapping.
      for label in labels { XCTAssertEqual(Self.width(of: label, height: 80), Self.width(of: label, height: -1)) }
      window.close()
    }
  }

  /// Returns the natural width of a widget at a height.
  @MainActor private static func width(of widget: Widget, height: gint) -> gint {
    var natural: gint = 0
    gtk_widget_measure(widget.widget, GTK_ORIENTATION_HORIZONTAL, height, nil, &natural, nil, nil)
    return natural
  }
}
