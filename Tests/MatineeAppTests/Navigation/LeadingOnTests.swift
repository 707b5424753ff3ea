import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// Tests the links of a page other than its shelves: the collection, the next episode, web links, and watch providers.
final class LeadingOnTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination, _ responses: [String: String]
  ) -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    for (path, json) in responses { networking.stub("/3/\(path)", json: json) }
    let application = TestApplication(.test(networking, region: "US"))
    application.main.coordinator.show(destination)
    return (application, application.show(width: 700, height: 1200))
  }

  func testMoviePageLinksToOtherMoviesInCollection() {
    onMain {
      let (application, fixture) = Self.show(
        TitleDestination(id: .movie(7)),
        [
          "movie/7": #"{"id":7,"title":"Film 7","belongs_to_collection":{"id":3,"name":"The Series"}}"#,
          "collection/3": """
          {"id":3,"name":"The Series","overview":"All of them.","parts":[{"id":9,"title":"Undated"},
          {"id":8,"title":"Second","release_date":"2001-01-01"},{"id":7,"title":"First","release_date":"1999-01-01"},
          null,{"title":"Without a number"}]}
          """,
        ])
      try await fixture.waitForText("Part of a Collection")
      try await fixture.activateLine("The Series")
      try await fixture.waitForText("All of them.")
      XCTAssertEqual(application.main.coordinator.destination.address, "collection/3")
      let shown = fixture.window.visibleTexts.filter {
        ["First", "Second", "Undated", "3 films · 1999–2001"].contains($0)
      }
      XCTAssertEqual(shown, ["3 films · 1999–2001", "First", "Second", "Undated"])
      try await fixture.activateLine("Second")
      XCTAssertEqual(application.main.coordinator.destination.address, "movie/8")
      fixture.close()
    }
  }

  func testNextEpisodeShowsItsDateAndOpensItsSeason() {
    onMain {
      let (application, fixture) = Self.show(
        TitleDestination(id: .show(1)),
        [
          "tv/1": """
          {"id":1,"name":"A Series","next_episode_to_air":{"id":5,"season_number":2,"episode_number":3,
          "name":"The Return","air_date":"2031-01-31"},"seasons":[{"id":2,"season_number":2,"name":"Season 2"}]}
          """,
          "tv/1/season/2": #"{"id":2,"season_number":2,"name":"Season 2","overview":"What happens."}"#,
        ])
      try await fixture.waitForText("Next Episode")
      try await fixture.waitForText("Jan 31, 2031")
      try await fixture.activateLine("S2\u{A0}E3 · The Return")
      try await fixture.waitForText("What happens.")
      XCTAssertEqual(application.main.coordinator.destination.address, "tv/1/season/2")
      fixture.close()
    }
  }

  func testExternalLinkOpensInBrowser() {
    onMain {
      let (application, fixture) = Self.show(
        TitleDestination(id: .movie(7)), ["movie/7": #"{"id":7,"title":"Film 7","imdb_id":"tt0017136"}"#])
      try await fixture.waitForText("Links")
      let pill = try XCTUnwrap(
        fixture.window.tree.first { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.exposedLabel == "IMDb" })
      gtk_widget_activate(pill.widget)
      try await eventually("the address") { !application.desktopRequests.isEmpty }
      XCTAssertEqual(application.desktopRequests, ["open https://www.imdb.com/title/tt0017136/"])
      fixture.close()
    }
  }

  func testWatchProvidersShowNamesAndJustWatchAttribution() {
    onMain {
      let (_, fixture) = Self.show(
        TitleDestination(id: .movie(7)),
        [
          "movie/7": """
          {"id":7,"title":"Film 7","watch/providers":{"results":{"US":{"flatrate":[{"provider_id":1,
          "provider_name":"A Service","logo_path":"/1.png"},{"provider_id":2,"provider_name":"Without a Logo"}]}}}}
          """
        ])
      try await fixture.waitForText("Data by JustWatch")
      try await fixture.waitForText("Without a Logo")
      XCTAssertTrue(fixture.window.tree.contains { $0.isMapped && $0.exposedLabel == "A Service: Subscription" })
      fixture.close()
    }
  }

  func testMissingCollectionShowsMessage() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/collection/3", with: .json(#"{"status_code":34}"#, status: 404))
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(CollectionDestination(id: 3))
      let fixture = application.show()
      try await fixture.waitForText("TMDB doesn’t have a collection with the ID 3")
      fixture.close()
    }
  }
}

extension AppFixture {
  /// Activates the row that contains this text, as Enter does.
  fileprivate func activateLine(_ title: String) async throws {
    try await waitForText(title)
    let row = window.tree.first { widget in
      widget.isMapped && widget.isA(adw_action_row_get_type()) && widget.visibleTexts.contains(title)
    }
    let line = try XCTUnwrap(row)
    adw_action_row_activate(line.cast())
  }
}
