import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Tests that every scene can be opened, resized and drawn on a system whose pictures differ from the references. Only
/// `make test-platform` runs them, and stores the pictures in `.build/looks`.
final class DrawingTests: GTKTestCase {
  func testEverySceneIsDrawnWithoutWarnings() throws {
    guard let platform = drawnPlatform else { throw XCTSkip("Only make test-platform draws without comparing.") }
    let folder = References.package.failures.appending(path: platform)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    onMain {
      _ = GTKWarnings.all
      for scene in Scene.all where platform != "wayland" || !scene.opensPopover {
        let earlier = GTKWarnings.all.count
        var paths: [String] = []
        let picture = try await ScreenshotTaker.picture(
          of: scene, .light,
          change: { $0.setDefaultSize(width: $0.size.width - 160, height: $0.size.height - 40) },
          inspect: { window in
            let warnings = GTKWarnings.all.dropFirst(earlier).joined()
            paths = window.tree.filter { warnings.contains("\($0.pointer)".suffix(9)) }.map(\.path)
          })
        try picture.save(to: folder.appending(path: References.name(scene, .light) + ".png"))
        XCTAssert(picture.hasSeveralColors, "\(scene.name) is a plain area")
        let warnings = GTKWarnings.all.dropFirst(earlier)
        XCTAssert(warnings.isEmpty, "\(scene.name): \((warnings + paths).joined(separator: "\n"))")
      }
    }
  }
}

/// The system on which the tests draw without comparing, or `nil`.
var drawnPlatform: String? { ProcessInfo.processInfo.environment["DRAW_PLATFORM"] }

extension Bitmap {
  fileprivate var hasSeveralColors: Bool {
    stride(from: 4, to: pixels.count, by: 4).contains { pixels[$0..<$0 + 4] != pixels[0..<4] }
  }
}

extension Widget {
  /// The widget and its ancestors, innermost first.
  fileprivate var path: String {
    sequence(first: self, next: \.parentWidget)
      .map { String(cString: g_type_name(matinee_instance_type($0.pointer))) }
      .joined(separator: " in ")
  }
}

extension Scene {
  /// Whether the scene opens a popover. A headless Wayland compositor has no pointer and no keyboard, without which GTK
  /// closes popovers.
  fileprivate var opensPopover: Bool {
    name.contains(/menu|calendar|genre\/(?:languages|services|years|wrong-year)|search\/filters/)
  }
}
