import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that the app's window follows the desktop's look. After a change, it must look like a window that was opened
/// afterwards.
final class LiveLookTests: GTKTestCase {
  func testWindowFollowsTextSize() { compareWindows { Display.textScale = 1.5 } }

  func testWindowFollowsColorSchemeAndHighContrast() {
    compareWindows {
      ColorScheme.force(.dark)
      try HighContrast.set(true)
    }
  }

  private func compareWindows(
    _ change: @escaping @MainActor () throws -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMain {
      defer { AppearanceVariant.reset() }
      for name in ["featured/popular", "genres", "movie/5", "statistics/some"] {
        AppearanceVariant.reset()
        let scene = try XCTUnwrap(Scene.all.first { $0.name == name })
        let live = try await scene.open(.wide)
        let before = try await Self.look(of: live)
        try change()
        let changed = try await Self.look(of: live)
        live.close()
        let fresh = try await scene.open(.wide)
        let wanted = try await Self.look(of: fresh)
        fresh.close()
        XCTAssertTrue(before != wanted, "\(name) looks the same after the change", file: file, line: line)
        XCTAssertTrue(changed == wanted, "\(name) differs from a new one", file: file, line: line)
      }
    }
  }

  @MainActor private static func look(of stage: AppFixture) async throws -> DrawnPixels {
    gtk_window_set_focus_visible(stage.window.cast(), 0)
    return try await DrawnPixels.whenIdle(stage.window, in: stage.window) { stage.isReady }
  }
}
