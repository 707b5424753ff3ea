import XCTest

@testable import CatalogueUI

/// Tests zoom levels and sizes with a table.
final class PictureZoomTests: XCTestCase {
  func testZoomIsClampedToBounds() {
    var zoom = PictureZoom()
    for (step, level) in [(0.5, 1.0), (2, 2), (3, 6), (10, 8), (.nan, 8), (.infinity, 8), (0, 1), (-1, 1)] {
      zoom.zoom(by: step)
      XCTAssertEqual(zoom.level, level, "after \(step)")
    }
  }

  func testToggleZoomsInAndBack() {
    var zoom = PictureZoom()
    zoom.toggle()
    XCTAssertTrue(zoom.isZoomedIn)
    zoom.toggle()
    XCTAssertEqual(zoom, PictureZoom())
  }

  func testPictureFitsAvailableSpaceAtAnyAspectRatio() {
    let rows: [(ratio: Double, room: (Int, Int), size: (Int, Int))] = [
      (2, (400, 400), (400, 200)), (0.5, (400, 400), (200, 400)), (2, (400, 100), (200, 100)),
      (10, (300, 300), (300, 30)),
      (1, (0, 0), (1, 1)),
    ]
    for row in rows {
      let size = PictureZoom().size(ofRatio: row.ratio, in: row.room)
      XCTAssertTrue(size == row.size, "\(size) for \(row)")
    }
    var near = PictureZoom()
    near.set(2)
    XCTAssertTrue(near.size(ofRatio: 2, in: (400, 400)) == (800, 400))
  }
}
