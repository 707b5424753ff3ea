import AuditTestSupport
import Containment
import GTK
import GTKTestSupport
import XCTest

@testable import matinee_gallery

/// Tests that every entry of the gallery is accessible. Components are audited in all four variants, the app's
/// controllers in two.
final class GalleryAuditTests: GTKTestCase {
  func testEntriesPassAuditWhenWide() { audit(.wide) }
  func testEntriesPassAuditWhenNarrowWithLargeText() { audit(.narrowLargeText) }
  func testEntriesPassAuditWhenWideAndDarkWithLargeText() { audit(.wideDarkLargeText) }
  func testEntriesPassAuditWhenNarrowAndDark() { audit(.narrowDark) }

  // `ScreenAuditTests` audits the app's screens in all variants.
  func testAppEntriesPassAuditWhenWide() { audit(.wide) { Gallery.app } }
  func testAppEntriesPassAuditWhenNarrowWithLargeText() { audit(.narrowLargeText) { Gallery.app } }

  private func audit(
    _ variant: AppearanceVariant, _ entries: @escaping @MainActor () -> [GalleryEntry] = { Gallery.components }
  ) {
    onMain {
      try await variant.use {
        for entry in entries() {
          let window = Window(dialogFor: nil)
          window.title = entry.title
          window.setDefaultSize(width: variant.size.width, height: variant.size.height)
          window.setRootViewController(entry.make())
          window.present()
          try await variant.audit(window, named: "gallery-\(entry.id)") {
            window.rootViewController?.isVisible == true && entry.isSettled()
          }
          window.destroy()
        }
      }
    }
  }
}
