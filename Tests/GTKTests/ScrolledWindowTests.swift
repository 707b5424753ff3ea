import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that a scrolled window stops observing the desktop's settings when it leaves the screen.
final class ScrolledWindowTests: GTKTestCase {
  func testScrolledWindowObservesSettingsOnlyWhileShown() {
    onMain {
      let scrolledWindow = ScrolledWindow(Label("Text"))
      let window = Window(dialogFor: nil)
      window.setContent(scrolledWindow)
      window.present()
      try await eventually("shown") { scrolledWindow.isMapped }
      XCTAssertTrue(Self.observesSettings(scrolledWindow))
      window.setContent(Label("Other"))
      XCTAssertFalse(Self.observesSettings(scrolledWindow))
      window.destroy()
    }
  }

  /// Returns whether the settings call one of the widget's functions when they change.
  @MainActor private static func observesSettings(_ widget: Widget) -> Bool {
    let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    return g_signal_handler_find(settings, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, widget.pointer) != 0
  }
}
