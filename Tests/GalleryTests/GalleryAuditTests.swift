import AuditTestSupport
import Containment
import GTK
import GTKTestSupport
import XCTest

@testable import matinee_gallery

/// Every entry of the gallery, each controller and view in each of its states, shuts nobody out.
final class GalleryAuditTests: GTKTestCase {
  func testNoEntryShutsAnybodyOut() {
    onMain(timeout: 600) {
      try await Look.each { look in
        for entry in Gallery.entries {
          let window = Window(dialogFor: nil)
          window.title = entry.title
          window.setDefaultSize(width: look.width, height: look.height)
          window.setRootViewController(entry.make())
          window.present()
          try await look.audit(window, named: "gallery-\(entry.id)") {
            window.rootViewController?.isVisible == true && entry.isSettled()
          }
          window.destroy()
        }
      }
    }
  }
}
