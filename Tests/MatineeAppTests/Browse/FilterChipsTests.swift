import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// Tests that every filter is set in the menu or popover of its chip, applies immediately, and appears on the chip
/// until it is removed.
final class FilterChipsTests: GTKTestCase {
  func testMenusSetFiltersAndOrder() {
    onMain {
      let harness = try await FilterChipsScene()
      try await harness.choose("order-newest", in: "Order")
      try await harness.choose("rating-7", in: "Rating")
      try await harness.choose("votes-100", in: "Votes")
      try await harness.choose("running-time-180-", in: "Running Time")
      let query = harness.model.query
      XCTAssertEqual(query.order, .newest)
      XCTAssertEqual(query.rating, 7)
      XCTAssertEqual(query.votes, 100)
      XCTAssertEqual(query.runningTime, Bounds(from: 180))
      try await harness.waitForChip("Order", "Newest First")
      try await harness.waitForChip("Rating", "Rated 7 or Higher")
      try await harness.waitForChip("Votes", "100 Votes or More")
      try await harness.waitForChip("Running Time", "3\u{A0}h or Longer")
      try await harness.choose("votes-any", in: "Votes")
      XCTAssertNil(harness.model.query.votes)
      try await harness.waitForChip("Votes", "Any Vote Count")
      harness.fixture.close()
    }
  }

  func testQuickLengthDoesNotAppearTwice() {
    onMain {
      let harness = try await FilterChipsScene(.show)
      harness.model.change { $0.runningTime = Bounds(to: 30) }
      try await eventually("the toggle") { harness.fixture.window.toggleButtons.contains { $0.isActive } }
      XCTAssertEqual(try harness.chip("Running Time").label, "More Lengths")
      XCTAssertNil(harness.fixture.window.button("Remove More Lengths"))
      harness.fixture.close()
    }
  }

  func testChosenLanguageAppearsOnChipAndIsRemoved() {
    onMain {
      let harness = try await FilterChipsScene()
      try await harness.open("Original Language", waitingFor: "German")
      XCTAssertTrue(try harness.search().containsFocus)
      try harness.search().text = "ger"
      try await eventually("the languages found") { harness.popover?.visibleTexts.contains("French") == false }
      try harness.search().text = "DE"
      try await eventually("the language") { harness.popover?.visibleTexts.contains("German") == true }
      try harness.search().emit("activate")
      XCTAssertEqual(harness.model.query.language, "de")
      try await harness.waitForClosedPopover("Original Language")
      try await harness.waitForChip("Original Language", "German")
      try await harness.open("Original Language", waitingFor: "German")
      XCTAssertEqual(try harness.row("German").exposedDescription, "de, selected")
      try harness.activate("Any Language")
      XCTAssertNil(harness.model.query.language)
      harness.model.change { $0.language = "fr" }
      try await harness.fixture.press("Remove French")
      XCTAssertNil(harness.model.query.language)
      try await harness.waitForChip("Original Language", "Any Language")
      harness.fixture.close()
    }
  }

  func testSeveralServicesAreTickedAndCounted() {
    onMain {
      let harness = try await FilterChipsScene()
      try await harness.open("Available On", waitingFor: "Mubi")
      try harness.activate("Mubi")
      XCTAssertEqual(harness.model.query.watchProviders, [11])
      try await harness.waitForChip("Available On", "Mubi")
      try harness.activate("Netflix")
      try await harness.waitForChip("Available On", "Netflix, Mubi")
      XCTAssertNotNil(harness.popover, "the popover stays open for more services")
      try harness.search().text = "ano"
      try await eventually("the service found") { harness.popover?.visibleTexts.contains("Mubi") == false }
      try harness.activate("Another")
      try await harness.waitForChip("Available On", "3 Services")
      try harness.search().emit("stop-search")
      try await harness.waitForClosedPopover("Available On")
      try await harness.open("Available On", waitingFor: "Mubi")
      try harness.activate("Mubi")
      XCTAssertEqual(harness.model.query.watchProviders, [8, 9])
      try harness.search().emit("stop-search")
      try await harness.fixture.press("Remove Netflix, Another")
      XCTAssertEqual(harness.model.query.watchProviders, [])
      try await harness.waitForChip("Available On", "Any Service")
      harness.fixture.close()
    }
  }

  func testRetryLoadsServicesAfterFailure() {
    onMain {
      let harness = try await FilterChipsScene(failsFirst: true)
      try await harness.open("Available On", waitingFor: "TMDB Is Having Trouble")
      try await harness.fixture.press("Retry")
      try await eventually("the services") { harness.popover?.visibleTexts.contains("Mubi") == true }
      try await eventually("the focus") { harness.popover?.containsFocus == true }
      harness.fixture.close()
    }
  }

  func testMessageActionClosesPopoverAndReachesApp() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/watch/providers/movie", with: .wrongKey)
      networking.stub("/3/discover/movie", with: .films([1]))
      let application = TestApplication(.test(networking, region: "DE"))
      application.main.coordinator.show(GenreDestination(id: GenreID(.movie, 18), name: "Drama"))
      let fixture = application.show(width: 1_400)
      try await fixture.waitForText("Film 1")
      let chip = try XCTUnwrap(
        fixture.window.tree.first { $0.isMenuButton(named: "Available On") })
      MenuButton(retaining: chip.pointer).open()
      try await fixture.press("Enter Another Key")
      try await eventually("the chip without its popover") { chip.containsFocus }
      XCTAssertEqual(application.actions, [.enterCredential])
      fixture.close()
    }
  }

  func testCountryWithoutServicesHasNoChip() {
    onMain {
      let harness = try await FilterChipsScene(region: nil)
      XCTAssertTrue(harness.hasChip("Votes"))
      XCTAssertFalse(harness.hasChip("Available On"))
      harness.fixture.close()
    }
  }

  func testYearsAreAcceptedInAnyOrder() {
    onMain {
      let harness = try await FilterChipsScene()
      try await harness.open("Years", waitingFor: "Last Year")
      XCTAssertTrue(try harness.entry(0).containsFocus)
      try harness.entry(0).text = "1999"
      try harness.entry(1).text = " 1990 "
      try harness.entry(1).emit("activate")
      XCTAssertEqual(harness.model.query.years, Bounds(from: 1990, to: 1999))
      try await harness.waitForClosedPopover("Years")
      try await harness.waitForChip("Years", "1990–1999")
      try await harness.open("Years", waitingFor: "Last Year")
      XCTAssertEqual(try harness.entry(0).text, "1990")
      XCTAssertEqual(try harness.row("1990–1999").exposedDescription, "selected")
      try harness.entry(0).text = ""
      try harness.entry(0).emit("activate")
      XCTAssertEqual(harness.model.query.years, Bounds(to: 1999))
      harness.fixture.close()
    }
  }

  func testChosenDecadeReplacesTypedYears() {
    onMain {
      let harness = try await FilterChipsScene()
      try await harness.open("Years", waitingFor: "Last Year")
      try harness.entry(0).text = "1994"
      try harness.activate("1920–1929")
      try await harness.waitForClosedPopover("Years")
      XCTAssertEqual(harness.model.query.years, Bounds(from: 1920, to: 1929))
      harness.fixture.close()
    }
  }

  func testInvalidYearShowsErrorAndKeepsQuery() {
    onMain {
      let harness = try await FilterChipsScene()
      try await harness.open("Years", waitingFor: "Last Year")
      try harness.entry(0).text = "19x4"
      try harness.entry(0).emit("activate")
      try await harness.fixture.waitForText("“19x4” isn’t valid. Enter a year from 1870 to 2100.")
      XCTAssertEqual(harness.model.query.years, Bounds())
      XCTAssertEqual(try harness.entry(0).text, "19x4")
      harness.fixture.close()
    }
  }

  func testRemoveFiltersClearsFiltersButKeepsOrder() {
    onMain {
      let harness = try await FilterChipsScene()
      harness.model.change { query in
        query.order = .newest
        query.language = "de"
      }
      try await harness.waitForChip("Original Language", "German")
      XCTAssertNil(harness.fixture.window.button("Remove Filters"), "one filter has its own button")
      harness.model.change { query in
        query.watchProviders = [8]
        query.votes = 10
      }
      try await harness.fixture.press("Remove Filters")
      XCTAssertEqual(harness.model.query.filters, [])
      XCTAssertEqual(harness.model.query.order, .newest)
      try await harness.waitForChip("Original Language", "Any Language")
      XCTAssertTrue(try harness.chip("Order").containsFocus)
      harness.fixture.close()
    }
  }

  func testChipsWrapUnlessTheyNeedManyLines() {
    onMain {
      let harness = try await FilterChipsScene()
      let order = try harness.chip("Order")
      let language = try harness.chip("Original Language")
      let window = harness.fixture.window
      let isLower = { (language.frame(in: window)?.y ?? 0) > (order.frame(in: window)?.y ?? 0) }
      let view = harness.chips.view
      let height = { view.measuredHeight(width: view.size.width).natural }
      try await eventually("one line") { !isLower() && language.size.width > 1 }
      let lineHeight = height()
      harness.fixture.window.setDefaultSize(width: 800, height: 600)
      try await eventually("two lines") { isLower() && height() > lineHeight }
      harness.fixture.window.setDefaultSize(width: 360, height: 600)
      try await eventually("one line that scrolls") { !isLower() && height() == lineHeight + 1 }
      harness.fixture.window.setDefaultSize(width: 800, height: 600)
      try await eventually("two lines again") { isLower() && height() > lineHeight }
      harness.fixture.close()
    }
  }

  func testOpenPopoverDoesNotScrollChips() {
    onMain {
      let harness = try await FilterChipsScene()
      let position = try await harness.narrow()
      try harness.chip("Years").focus()
      try await eventually("the chip") { position.value > 200 }
      let value = position.value
      try await harness.open("Years", waitingFor: "Last Year")
      for _ in 0..<5 { await harness.fixture.nextFrame() }
      XCTAssertEqual(position.value, value)
      harness.fixture.close()
    }
  }

  func testPageButtonsScrollChipsForPointer() {
    onMain {
      let harness = try await FilterChipsScene()
      let position = try await harness.narrow()
      XCTAssertNil(harness.fixture.window.button("Next Page"))
      harness.chips.view.setHovered(true)
      try await eventually("the button") { harness.fixture.window.button("Next Page") != nil }
      XCTAssertNil(harness.fixture.window.button("Previous Page"))
      try await harness.fixture.press("Next Page")
      try await eventually("the next chips") { position.value > 200 }
      try await eventually("the way back") { harness.fixture.window.button("Previous Page") != nil }
      harness.fixture.close()
    }
  }
}
