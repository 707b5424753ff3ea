import Containment
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Tests that a card has the size of its shape, and describes its content.
final class CardViewTests: GTKTestCase {
  func testCardSizeDependsOnlyOnItsShape() {
    onMain {
      var long = Entry(2)
      long.listTitle = String(repeating: "Long words of a title ", count: 20)
      long.listDetail = String(repeating: "Long words of a detail ", count: 20)
      var bare = Entry(3)
      bare.listTitle = ""
      var unbroken = Entry(4, hasImage: true)
      unbroken.listTitle = String(repeating: "x", count: 500)
      let harness = try await Harness(.poster, [Entry(1), long, bare, unbroken])
      let sizes = harness.cards.map { [$0.widget.size.width, $0.widget.size.height] }
      XCTAssertEqual(Set(sizes).count, 1, "\(sizes)")
      XCTAssertEqual(sizes.first?.first, 144)
      XCTAssertGreaterThan(try XCTUnwrap(sizes.first?.last), 216 + 30)
      harness.end()
    }
  }

  func testDetailIsDirectlyBelowTitle() {
    onMain {
      var short = Entry(1)
      short.listDetail = "1998"
      var long = short
      long.listTitle = "A title of many words that takes two lines"
      let harness = try await Harness(.poster, [short, long])
      let details = try harness.cards.map { card in
        try XCTUnwrap(card.widget.childWidgets.last?.frame(in: card.widget)).y
      }
      XCTAssertGreaterThan(details[1], details[0] + 8)
      // Show another value in the same view.
      harness.cards[1].configure(with: short)
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.cards[1].widget.childWidgets.last?.frame(in: harness.cards[1].widget)?.y, details[0])
      harness.end()
    }
  }

  func testCardShowsTextsAndCancelsPictureRequestOnReuse() {
    onMain {
      let harness = try await Harness(.portrait, [Entry(1, hasImage: true)])
      let card = harness.cards[0]
      XCTAssertEqual(card.widget.visibleTexts, ["Entry 1"])
      let url = try XCTUnwrap(Entry(1, hasImage: true).listImage)
      XCTAssertEqual(harness.images.requested, [url])
      XCTAssertEqual(harness.images.pixels.first, ImagePixels(width: 120, height: 180, scale: card.widget.scaleFactor))
      card.prepareForReuse()
      try await eventually("cancelled") { harness.images.cancelled == [url] }
      var entry = Entry(1)
      XCTAssertEqual(card.accessibleLabel(of: entry), "Entry 1")
      entry.listDetail = "1998"
      XCTAssertEqual(card.accessibleLabel(of: entry), "Entry 1, 1998")
      harness.images.failAll()
      harness.end()
    }
  }

  func testCardGrowsWithTextScaleUpToNarrowWindowWidth() {
    onMain {
      let scale = Display.textScale
      defer { Display.textScale = scale }
      Display.textScale = 1
      XCTAssertEqual(CardShape.poster.pictureSize.width, 144)
      Display.textScale = 2
      XCTAssertEqual(CardShape.poster.pictureSize.width, 201)
      for shape in [CardShape.poster, .portrait, .still, .backdrop] {
        let size = shape.pictureSize
        XCTAssertLessThanOrEqual(size.width, 336)
        XCTAssertEqual(
          Double(size.height) / Double(size.width), Double(shape.height) / Double(shape.width), accuracy: 0.01)
      }
    }
  }
}

@MainActor private final class Harness {
  let fixture = ControllerFixture()
  let images = SuspendableImages()
  let cards: [CardView<Entry>]

  init(_ shape: CardShape, _ entries: [Entry]) async throws {
    cards = entries.map { [images] entry in
      let card = CardView<Entry>(images: images, shape: shape)
      card.configure(with: entry)
      return card
    }
    try await fixture.show(WidgetController(Box(.horizontal, cards.map(\.widget))))
    await fixture.nextFrame()
  }

  func end() { fixture.window.destroy() }
}
