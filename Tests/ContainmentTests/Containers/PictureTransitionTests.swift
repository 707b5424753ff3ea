import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that a picture on both pages moves from one to the other, and that nothing stays hidden afterwards.
final class PictureTransitionTests: GTKTestCase {
  func testPictureMovesFromListToPushedPage() {
    onMain {
      let (fixture, navigation, list) = try await Self.open()
      Display.animates = true
      defer { Display.animates = false }
      let start = try XCTUnwrap(list.pictures[1].widget.bounds(in: navigation.view))
      let page = PicturePage([two], list.images, width: 144, height: 216, top: 90)
      navigation.push(page)
      XCTAssertEqual(list.pictures.map(\.widget.opacity), [1, 0])
      XCTAssertEqual(page.pictures[0].widget.opacity, 0)
      let positions = try await navigation.recordMovement()
      let end = try XCTUnwrap(page.pictures[0].widget.bounds(in: navigation.view))
      XCTAssertFalse(positions.isEmpty, "No picture moved, so the test is inconclusive.")
      XCTAssertEqual(positions.map(\.y), positions.map(\.y).sorted(by: >), "The picture moved back.")
      for position in positions { XCTAssertTrue(position.isBetween(start, end), "\(position)") }
      XCTAssertEqual(list.pictures.map(\.widget.opacity), [1, 1])
      XCTAssertEqual(page.pictures[0].widget.opacity, 1)
      fixture.window.destroy()
    }
  }

  func testPictureMovesBackToListOnPop() {
    onMain {
      let (fixture, navigation, list) = try await Self.open()
      let page = PicturePage([two], list.images, width: 144, height: 216, top: 90)
      navigation.push(page)
      await fixture.nextFrame()
      Display.animates = true
      defer { Display.animates = false }
      navigation.pop()
      XCTAssertEqual(list.pictures.map(\.widget.opacity), [1, 0])
      let positions = try await navigation.recordMovement()
      XCTAssertEqual(positions.map(\.y), positions.map(\.y).sorted())
      XCTAssertEqual(list.pictures.map(\.widget.opacity), [1, 1])
      fixture.window.destroy()
    }
  }

  func testNoPictureMovesUnderReducedMotion() {
    onMain {
      let (fixture, navigation, list) = try await Self.open()
      navigation.push(PicturePage([two], list.images, width: 144, height: 216))
      XCTAssertNil(navigation.movingPicture)
      navigation.pop()
      XCTAssertNil(navigation.movingPicture)
      XCTAssertEqual(list.pictures.map(\.widget.opacity), [1, 1])
      fixture.window.destroy()
    }
  }

  func testNoPictureMovesWhenOnlyOnePageShowsIt() {
    onMain {
      let (fixture, navigation, list) = try await Self.open()
      Display.animates = true
      defer { Display.animates = false }
      navigation.push(PicturePage([three], list.images, width: 144, height: 216))
      XCTAssertNil(navigation.movingPicture, "the page below has no such picture")
      try await navigation.settle()
      navigation.push(fixture.recorder("words"))
      XCTAssertNil(navigation.movingPicture, "the page has no picture")
      navigation.pop()
      XCTAssertNil(navigation.movingPicture)
      fixture.window.destroy()
    }
  }

  func testNoPictureMovesWhenItsRowIsScrolledOutOfView() {
    onMain {
      let (fixture, navigation, list) = try await Self.open()
      list.scrolled.verticalAdjustment.value = 2_000
      await fixture.nextFrame()
      Display.animates = true
      defer { Display.animates = false }
      navigation.push(PicturePage([two], list.images, width: 144, height: 216))
      XCTAssertNil(navigation.movingPicture)
      try await navigation.settle()
      navigation.pop()
      XCTAssertNil(navigation.movingPicture)
      XCTAssertEqual(list.pictures.map(\.widget.opacity), [1, 1])
      fixture.window.destroy()
    }
  }

  func testAnotherPushEndsPictureAnimation() {
    onMain {
      let (fixture, navigation, list) = try await Self.open()
      Display.animates = true
      defer { Display.animates = false }
      let page = PicturePage([two], list.images, width: 144, height: 216, top: 90)
      navigation.push(page)
      await fixture.nextFrame()
      XCTAssertNotNil(navigation.movingPicture, "No picture moved, so the test is inconclusive.")
      navigation.push(fixture.recorder("words"))
      XCTAssertNil(navigation.movingPicture)
      XCTAssertEqual((list.pictures + page.pictures).map(\.widget.opacity), [1, 1, 1])
      fixture.window.destroy()
    }
  }

  func testFocusedPictureMovesWhenListShowsItTwice() {
    onMain {
      let (fixture, navigation, list) = try await Self.open([two, two])
      list.rows[1].focus()
      Display.animates = true
      defer { Display.animates = false }
      navigation.push(PicturePage([two], list.images, width: 144, height: 216))
      XCTAssertEqual(list.pictures.map(\.widget.opacity), [1, 0])
      fixture.window.destroy()
    }
  }

  /// Returns a list of loaded pictures that is on screen.
  @MainActor private static func open(
    _ urls: [URL] = [one, two]
  ) async throws -> (ControllerFixture, NavigationController, PicturePage) {
    let fixture = ControllerFixture()
    let images = SuspendableImages()
    for url in [one, two, three] { images.cached[url] = makeTexture() }
    let list = PicturePage(urls, images, width: 92, height: 138)
    let navigation = NavigationController(root: list)
    try await fixture.show(navigation)
    return (fixture, navigation, list)
  }
}

/// A page with focusable pictures in a column. The first one is the page's main picture.
private final class PicturePage: ViewController {
  let images: SuspendableImages
  let pictures: [DownloadImageView]
  let rows: [Box]
  let scrolled: ScrolledWindow

  override var transitionPicture: Widget? { pictures[0].widget }

  init(_ urls: [URL], _ images: SuspendableImages, width: Int, height: Int, top: Int = 0) {
    self.images = images
    pictures = urls.map { url in
      let view = DownloadImageView(images: images, width: width, height: height)
      view.url = url
      return view
    }
    rows = pictures.map { picture in
      let row = Box(.vertical, [picture.widget])
      row.isFocusable = true
      return row
    }
    let spacer = Bin()
    spacer.setMinimumSize(height: 3_000)
    let box = Box(.vertical, rows + [spacer])
    box.setMargins(top: top)
    scrolled = ScrolledWindow(box)
    super.init(title: "pictures")
  }

  override func loadView() { view = scrolled }
}

extension NavigationController {
  /// The widget of the moving picture, if any.
  fileprivate var movingPicture: Widget? {
    view.childWidgets.last.flatMap { $0.isVisible ? $0.childWidgets.first : nil }
  }

  /// Returns the positions of the moving picture until it stops.
  fileprivate func recordMovement() async throws -> [Rectangle] {
    var positions: [Rectangle] = []
    try await eventually("the end of the movement") {
      if let bounds = movingPicture?.bounds(in: view), bounds.width > 0 { positions.append(bounds) }
      return movingPicture == nil
    }
    return positions
  }

  /// Waits until no page transition is running.
  fileprivate func settle() async throws {
    try await eventually("the end of the transition") { leaflet.map { !$0.isTransitioning } ?? false }
  }
}

extension Rectangle {
  /// Returns whether the rectangle is between two others. The tolerance is one pixel, because positions are whole
  /// pixels.
  fileprivate func isBetween(_ one: Rectangle, _ other: Rectangle) -> Bool {
    [\Rectangle.x, \.y, \.width, \.height].allSatisfy { side in
      let ends = [one[keyPath: side], other[keyPath: side]].sorted()
      return (ends[0] - 1...ends[1] + 1).contains(self[keyPath: side])
    }
  }
}

private let one = URL(fileURLWithPath: "/one.jpg")
private let two = URL(fileURLWithPath: "/two.jpg")
private let three = URL(fileURLWithPath: "/three.jpg")
