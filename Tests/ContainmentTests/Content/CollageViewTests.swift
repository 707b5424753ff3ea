import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that a collage lays out its pictures in a square, and requests each of them once.
final class CollageViewTests: GTKTestCase {
  func testPicturesShareSquare() {
    onMain {
      let layout = CollageLayout(size: 72)
      let (top, bottom) = (Frame(x: 37, y: 0, width: 35, height: 35), Frame(x: 37, y: 37, width: 35, height: 35))
      XCTAssertEqual(layout.frames(count: 0), [])
      XCTAssertEqual(layout.frames(count: 1), [Frame(x: 0, y: 0, width: 72, height: 72)])
      let left = Frame(x: 0, y: 0, width: 35, height: 72)
      XCTAssertEqual(layout.frames(count: 2), [left, Frame(x: 37, y: 0, width: 35, height: 72)])
      XCTAssertEqual(layout.frames(count: 3), [left, top, bottom])
      XCTAssertEqual(
        layout.frames(count: 4),
        [Frame(x: 0, y: 0, width: 35, height: 35), top, Frame(x: 0, y: 37, width: 35, height: 35), bottom])
    }
  }

  func testPicturesReachEdgesOfSquareWithOddSize() {
    onMain {
      let frames = CollageLayout(size: 73).frames(count: 4)
      XCTAssertEqual(frames.map { $0.x + $0.width }.max(), 73)
      XCTAssertEqual(frames.map { $0.y + $0.height }.max(), 73)
    }
  }

  func testViewRequestsEachPictureOnceAtItsSize() {
    onMain {
      let harness = try await Harness()
      harness.collage.urls = (1...5).map(url)
      try await eventually("the requests") { harness.images.requested == (1...4).map(url) }
      XCTAssertEqual(Set(harness.images.pixels.map(\.width)), [35 * harness.collage.widget.scaleFactor])
      harness.collage.urls = (1...5).map(url)
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.images.requested.count, 4)
      for number in 1...4 { harness.images.respond(to: url(number), with: makeTexture(number, 1)) }
      try await eventually("the pictures") { harness.shownWidths == [1, 2, 3, 4] }
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.collage.widget.size.width, 72)
      XCTAssertEqual(harness.collage.widget.size.height, 72)
      harness.end()
    }
  }

  func testChangeKeepsRemainingPicturesAndCancelsOthers() {
    onMain {
      let harness = try await Harness()
      harness.collage.urls = (1...4).map(url)
      try await eventually("the requests") { harness.images.waitingCount == 4 }
      harness.collage.urls = [1, 2, 3, 5].map(url)
      try await eventually("the change") {
        harness.images.cancelled == [url(4)] && harness.images.requested.last == url(5)
      }
      XCTAssertEqual(harness.images.requested.count, 5)
      harness.collage.clear()
      try await eventually("the cancellations") { Set(harness.images.cancelled) == Set((1...5).map(url)) }
      harness.end()
    }
  }

  func testCollageWithoutPicturesShowsIcon() {
    onMain {
      let harness = try await Harness()
      XCTAssertTrue(harness.showsIcon)
      harness.collage.urls = [url(1)]
      XCTAssertFalse(harness.showsIcon)
      harness.collage.urls = []
      XCTAssertTrue(harness.showsIcon)
      harness.end()
    }
  }

  func testRowsShowAndPrefetchTheirCollages() {
    onMain {
      let images = SuspendableImages()
      let fixture = ControllerFixture()
      let list = ListController<Shelf>(images: images, picture: .collage)
      list.items = (0..<100).map(Shelf.init)
      try await fixture.show(list)
      try await eventually("the first row") { Set(images.requested).isSuperset(of: Shelf(id: 0).listCollage) }
      try await eventually("the prefetch") { !images.prefetched.isEmpty }
      XCTAssertEqual(images.prefetched.count % 2, 0, "Each row has two pictures.")
      images.failAll()
      fixture.window.destroy()
    }
  }
}

/// A row with a collage of two pictures.
private struct Shelf: Listable {
  var id: Int
  var listTitle: String { "Shelf \(id)" }
  var listText: String { "" }
  var listFootnote: String { "" }
  var listDetail: String { "" }
  var listImage: URL? { nil }
  var listCollage: [URL] { [url(2 * id), url(2 * id + 1)] }
}

@MainActor private final class Harness {
  let images = SuspendableImages()
  let collage: CollageView
  let fixture = ControllerFixture()

  init() async throws {
    collage = CollageView(images: images, size: 72)
    try await fixture.show(WidgetController(Box(.vertical, [collage.widget])))
  }

  var showsIcon: Bool {
    collage.widget.tree.contains { $0.isMapped && $0.isA(gtk_image_get_type()) }
  }

  /// The widths of the shown pictures in their own pixels.
  var shownWidths: [Int] {
    collage.widget.childWidgets.compactMap(DownloadImageView.of).filter(\.widget.isMapped).compactMap {
      $0.shownTexture?.width
    }
  }

  func end() {
    images.failAll()
    fixture.window.destroy()
  }
}

private func url(_ number: Int) -> URL { URL(filePath: "/\(number).png") }
