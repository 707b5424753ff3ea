import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that a view never shows the picture of another URL, and makes no unnecessary requests.
final class DownloadImageViewTests: GTKTestCase {
  func testPhaseChangesThroughLoadingReadyAndFailed() {
    onMain {
      let images = SuspendableImages()
      let view = DownloadImageView(images: images, width: 92, height: 138)
      XCTAssertEqual(view.phase, .empty)
      view.url = one
      XCTAssertEqual(view.phase, .loading)
      try await eventually("request") { images.requested == [one] }
      let texture = makeTexture()
      images.respond(to: one, with: texture)
      try await eventually("ready") { view.phase == .ready }
      XCTAssertTrue(view.shownTexture === texture)
      view.url = two
      XCTAssertNil(view.shownTexture)
      try await eventually("request") { images.requested == [one, two] }
      images.respond(to: two, with: nil)
      try await eventually("failed") { view.phase == .failed }
      view.url = nil
      XCTAssertEqual(view.phase, .empty)
    }
  }

  func testDownloadedPictureFadesInFromItsColor() {
    onMain {
      let images = SuspendableImages()
      let view = DownloadImageView(images: images, width: 92, height: 138)
      view.url = one
      try await eventually("request") { images.requested == [one] }
      XCTAssertNil(view.shownTint)
      let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNoaGgAAAMEAYFL09IQAAAAAElFTkSuQmCC"
      let texture = try XCTUnwrap(Data(base64Encoded: png).flatMap { Texture(decoding: $0) })
      images.respond(to: one, with: texture)
      try await eventually("ready") { view.phase == .ready }
      XCTAssertTrue(view.shownTint === texture.tint)
      XCTAssertNotNil(view.shownTint)
      view.url = two
      XCTAssertNil(view.shownTint, "The color of another picture")
      images.failAll()
    }
  }

  func testViewIgnoresLateResponseForPreviousURL() {
    onMain {
      let images = SuspendableImages()
      let view = DownloadImageView(images: images, width: 92, height: 138)
      view.url = one
      try await eventually("first") { images.waitingCount == 1 }
      view.url = two
      try await eventually("second") { images.waitingCount == 2 }
      try await eventually("cancelled") { images.cancelled == [one] }
      let (first, second) = (makeTexture(1, 1), makeTexture(2, 2))
      images.respond(to: one, with: first)
      try await eventually("the late response") { images.arrivedCount == 1 }
      XCTAssertEqual(view.phase, .loading)
      XCTAssertNil(view.shownTexture)
      images.respond(to: two, with: second)
      try await eventually("ready") { view.phase == .ready }
      XCTAssertTrue(view.shownTexture === second)
      view.url = one
      try await eventually("first again") { images.waitingCount == 1 }
      view.url = nil
      try await eventually("the second cancellation") { images.cancelled == [one, one] }
      images.respond(to: one, with: first)
      try await eventually("the late response") { images.arrivedCount == 3 }
      XCTAssertEqual(view.phase, .empty)
      XCTAssertNil(view.shownTexture)
    }
  }

  func testCachedPictureAppearsImmediately() {
    onMain {
      let images = SuspendableImages()
      images.cached[one] = makeTexture()
      let view = DownloadImageView(images: images, width: 92, height: 138)
      view.url = one
      XCTAssertEqual(view.phase, .ready)
      XCTAssertEqual(images.requested, [])
    }
  }

  func testViewRequestsPictureInDevicePixels() {
    onMain {
      let images = SuspendableImages()
      let view = DownloadImageView(images: images, width: 92, height: 138)
      view.url = one
      let scale = view.widget.scaleFactor
      XCTAssertEqual(images.pixels, [ImagePixels(width: 92, height: 138, scale: scale)])
      XCTAssertEqual(images.pixels.first?.width, 92 * scale)
      images.failAll()
    }
  }

  func testViewShowsCachedPictureOfAnotherSizeWhileLoading() {
    onMain {
      let images = SuspendableImages()
      let (small, large) = (makeTexture(1, 1), makeTexture(2, 2))
      images.placeholders[one] = small
      images.placeholders[two] = small
      let view = DownloadImageView(images: images, width: 92, height: 138)
      view.url = one
      XCTAssertTrue(view.shownTexture === small)
      images.respond(to: one, with: large)
      try await eventually("the picture itself") { view.shownTexture === large }
      view.url = two
      XCTAssertTrue(view.shownTexture === small)
      images.respond(to: two, with: nil)
      try await eventually("the failure") { images.arrivedCount == 2 }
      XCTAssertTrue(view.shownTexture === small, "The placeholder stays after a failure.")
    }
  }

  func testReleasingViewCancelsRequest() {
    onMain {
      let images = SuspendableImages()
      var view: DownloadImageView? = DownloadImageView(images: images, width: 92, height: 138)
      view?.url = one
      try await eventually("request") { images.waitingCount == 1 }
      view = nil
      try await eventually("cancelled") { images.cancelled == [one] }
      images.failAll()
    }
  }

  func testLargePictureDoesNotEnlargeView() {
    onMain {
      let images = SuspendableImages()
      images.cached[one] = makeTexture(500, 750)
      let view = DownloadImageView(images: images, width: 92, height: 138)
      view.url = one
      let fixture = ControllerFixture()
      let controller = WidgetController(Box(.horizontal, [view.widget]))
      try await fixture.show(controller)
      XCTAssertEqual(view.widget.size.width, 92)
      XCTAssertEqual(view.widget.size.height, 138)
      fixture.window.destroy()
    }
  }
}

private let one = URL(fileURLWithPath: "/one")
private let two = URL(fileURLWithPath: "/two")
