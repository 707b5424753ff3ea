import GTK
import GTKTestSupport
import XCTest

/// The lines of preference pages.
final class ActionRowTests: GTKTestCase {
  func testATitleIsNoMarkup() {
    onMain {
      for row in [
        ActionRow(title: "War & <b>Politics</b>", control: Switch()),
        ActionRow(title: "War & <b>Politics</b>", subtitle: "Sci-Fi & Fantasy"),
        ActionRow(title: "War & <b>Politics</b>", words: "Any"),
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
}
