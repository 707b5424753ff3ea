import AppTestSupport
import Foundation
import GTKTestSupport
import XCTest

/// Tests that every scene matches its reference picture.
final class ScreensTests: LooksTestCase {
  func testScreensMatchReferencesInLightStyle() { compareAll(.light) }
  func testScreensMatchReferencesInDarkStyle() { compareAll(.dark) }
  func testScreensMatchReferencesInNarrowWindow() { compareAll(.narrow) }
  func testScreensMatchReferencesWithLargeText() { compareAll(.largeText) }
  func testScreensMatchReferencesInHighContrast() { compareAll(.highContrast) }

  func testSelectionContainsScenes() {
    XCTAssertTrue(Scene.all.contains(where: \.isSelected), "No scene has this name.")
  }

  func testEveryReferenceIsUsed() throws {
    for name in try References.package.present().subtracting(References.expected).sorted() {
      guard References.package.isAccepting else {
        XCTFail("No test uses \(References.package.file(name).path). Remove it, or run make looks ACCEPT=1.")
        continue
      }
      try FileManager.default.removeItem(at: References.package.file(name))
    }
  }

  private func compareAll(_ variant: Variant) {
    onMain {
      for scene in variant.scenes where scene.isSelected {
        let picture = try await ScreenshotTaker.picture(of: scene, variant)
        if let message = try References.package.failureMessage(for: picture, named: References.name(scene, variant)) {
          XCTFail(message)
        }
      }
    }
  }
}
