import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import Library
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests the page that looks back at a year, and the ways to it.
final class YearInReviewTests: GTKTestCase {
  @MainActor private static func open(
    _ destination: any Destination = YearInReviewDestination(year: 2025)
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    try await TestApplication.open(destination, library: try await Scene.reviewed())
  }

  func testSelectedYearLeadsToItsReview() {
    onMain {
      let (application, fixture) = try await Self.open(StatisticsDestination())
      try await fixture.waitForText("Watched by Month")
      XCTAssertNil(fixture.window.button("2025 in Review"))
      try await fixture.press("2025")
      try await fixture.press("2025 in Review")
      try await eventually("the review") { application.main.coordinator.destination.address == "statistics/2025" }
      try await fixture.waitForText("First of the Year")
      fixture.close()
    }
  }

  func testCardsReadAsSentencesInOrderAndOpenTheirScreens() {
    onMain {
      let (application, fixture) = try await Self.open()
      try await fixture.waitForText("First of the Year")
      let cards = fixture.window.tree.filter { $0.isMapped && $0.hasStyle("card") }
      let labels = cards.compactMap(\.exposedLabel)
      XCTAssertEqual(labels.first, "2 films, 1 more than in 2024")
      XCTAssertEqual(
        labels.filter { $0.contains("Year") }.map { $0.prefix(27) },
        ["First of the Year: Somethin", "Last of the Year: Metropoli"])
      XCTAssertTrue(cards.allSatisfy { $0.exposedLabel != nil })
      try await fixture.press(labels[0])
      try await eventually("the films of the year") {
        application.main.coordinator.destination.address == "history?year=2025&kind=movie"
      }
      fixture.close()
    }
  }

  func testRowsOfPeopleOpenTheirPages() {
    onMain {
      let (application, fixture) = try await Self.open()
      try await fixture.waitForText("Fritz Lang")
      try await fixture.waitForText("Not counted: 1 title without a known cast.")
      try await fixture.activateRow("Fritz Lang")
      try await eventually("the person") { application.main.coordinator.destination.address == "person/13" }
      fixture.close()
    }
  }

  func testReviewFollowsLibrary() {
    onMain {
      let library = try await Scene.watched()
      let (_, fixture) = try await TestApplication.open(YearInReviewDestination(year: 2020), library: library)
      try await fixture.waitForText("Nothing Watched in 2020 Yet")
      let film = TitleReference(.tmdb, .movie, 6, name: "Sunrise", year: 1927)
      _ = try await library.library().watch(film, on: .day(year: 2020, month: 5, day: 3), by: .owner)
      try await fixture.waitForText("First of the Year")
      fixture.close()
    }
  }
}
