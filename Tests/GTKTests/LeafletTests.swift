import CAdwaita
import Foundation
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that content drawn during a slide is released together with its page.
final class LeafletTests: GTKTestCase {
  func testTransitionReleasesDrawnContentWithItsPage() {
    onMain {
      Display.animates = true
      defer { Display.animates = false }
      let leaflet = Leaflet()
      let window = Window(dialogFor: nil)
      window.setContent(leaflet)
      window.setDefaultSize(width: 300, height: 200)
      window.present()
      let root = try Painting()
      leaflet.append(root.page())
      try await eventually("drawn") { root.referenceCount > 2 }
      let first = try Painting()
      try await Self.slide(in: leaflet, over: first.page())
      let second = try Painting()
      try await Self.slide(in: leaflet, over: second.page())
      if let page = leaflet.visibleChild { leaflet.remove(page) }
      try await eventually("let go") { [root, first, second].allSatisfy { $0.referenceCount == 1 } }
      window.destroy()
    }
  }

  /// Slides a page in and out again.
  @MainActor private static func slide(in leaflet: Leaflet, over page: Widget) async throws {
    let root = try XCTUnwrap(leaflet.visibleChild)
    leaflet.append(page)
    for next in [page, root] {
      leaflet.visibleChild = next
      try await eventually("a slide") { leaflet.isTransitioning }
      try await eventually("rest") { !leaflet.isTransitioning }
    }
    leaflet.remove(page)
  }
}

/// A page with an image. Everything that GTK has drawn of the page retains the image.
@MainActor private struct Painting {
  private let texture: Texture

  init() throws { texture = try XCTUnwrap(Texture(width: 1, height: 1, pixels: Data([1, 2, 3, 255]))) }

  func page() -> Widget {
    let picture = Picture()
    picture.texture = texture
    return Box(.vertical, [picture])
  }

  var referenceCount: Int { Int(texture.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count) }
}
