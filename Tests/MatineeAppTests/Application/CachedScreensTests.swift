import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import ResponseCache
import TMDB
import TMDBTesting
import TitleIdentity
import ToolTestSupport
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import PlanningUI

/// Tests the whole app with the cache of an earlier run: the content of its first frame, and its requests.
final class CachedScreensTests: GTKTestCase {
  func testFreshCachedListIsShownWithoutRequests() {
    onMain {
      let server = try await SampleServer()
      let (running, _) = try await usedApplication(server)
      let fixture = try await running.start(at: nowPlaying)
      try await eventually("the rows") { fixture.window.visibleTexts.count > 10 }
      XCTAssertEqual(try server.requests("/3/movie/now_playing").count, 0)
      running.end(fixture)
    }
  }

  func testFirstFrameShowsCachedListWithoutSpinner() {
    onMain {
      let server = try await SampleServer()
      let (running, film) = try await usedApplication(server)
      try server.stop()
      var first: (texts: [String], isSpinning: Bool)?
      let fixture = try await running.start(at: nowPlaying) { window in
        window.afterNextFrame { first = (window.visibleTexts, AppFixture(window).showsSpinner) }
      }
      try await eventually("the first frame") { first != nil }
      XCTAssertEqual(first?.isSpinning, false)
      XCTAssertTrue(try XCTUnwrap(first).texts.contains(film.title.text), "\(first?.texts ?? [])")
      running.end(fixture)
    }
  }

  func testFirstFrameOfHomeShowsCachedTitlesWithoutSpinner() {
    onMain {
      let server = try await SampleServer()
      let (running, _) = try await usedApplication(server)
      let catalogue = running.context.catalogue(usesSample: false)
      let films = try await catalogue.client.value(of: MovieList.trending.target).results
      let series = try await catalogue.client.value(of: ShowList.trending.target).results
      await running.context.responseCache?.waitForWrites()
      try server.stop()
      let expected = [try XCTUnwrap(films.first).title, try XCTUnwrap(series.first).name]
      var first: (texts: [String], isSpinning: Bool)?
      let fixture = try await running.start(at: HomeDestination()) { window in
        window.afterNextFrame { first = (window.visibleTexts, AppFixture(window).showsSpinner) }
      }
      try await eventually("the first frame") { first != nil }
      XCTAssertEqual(first?.isSpinning, false)
      for title in expected { XCTAssertEqual(first?.texts.contains(title), true, title) }
      running.end(fixture)
    }
  }

  func testOfflinePageWithoutCacheOffersCachedPages() {
    onMain {
      let server = try await SampleServer()
      let (running, film) = try await usedApplication(server)
      try server.stop()
      let clock = ManualClock()
      let fixture = try await running.start(at: nowPlaying, requestClock: clock)
      let go = { g_action_group_activate_action(running.application?.opaque, "go", g_variant_new_string($0)) }
      for address in ["genre/movie/18", "genres/tv", "tv/popular", "featured/top-rated", "person/1"] {
        go("featured/now-playing")
        try await eventually("the cached list") {
          fixture.window.visibleTexts.contains(film.title.text)
            && !fixture.window.visibleTexts.contains("Available Offline")
        }
        go(address)
        try await eventually("the message") {
          clock.skipRetryPause()
          return fixture.window.visibleTexts.contains { $0.contains("You haven’t opened this page online") }
        }
        try await fixture.waitForText("Available Offline")
        try await fixture.waitForText("Films: Now Playing")
        XCTAssertFalse(fixture.window.visibleTexts.contains("Films: Top Rated"), "this page isn't cached")
      }
      let suggestion = fixture.window.tree.first { $0.isMapped && $0.accessibleLabel == "Films: Now Playing" }
      Button(retaining: try XCTUnwrap(suggestion).pointer).click()
      try await eventually("the cached list") { fixture.window.visibleTexts.contains(film.title.text) }
      running.end(fixture)
    }
  }

  func testOfflineCachedPagesShowTheirAgeInsteadOfFailure() {
    onMain {
      let server = try await SampleServer()
      let (running, film) = try await usedApplication(server)
      try await age(MovieList.nowPlaying.target, running)
      try server.stop()
      let clock = ManualClock()
      let fixture = try await running.start(at: nowPlaying, requestClock: clock)
      try await eventually("the rows") { fixture.window.visibleTexts.count > 10 }
      let isAgeLine: (String) -> Bool = { $0.contains("Can’t reach TMDB") && $0.contains("Last updated") }
      try await eventually("the line with the age") {
        clock.skipRetryPause()
        return fixture.window.visibleTexts.contains(where: isAgeLine)
      }
      XCTAssertFalse(fixture.showsFailure)
      let address = g_variant_new_string("\(film.id)")
      g_action_group_activate_action(running.application?.opaque, "go", address)
      let overview = try XCTUnwrap(film.overview).text
      try await eventually("the cached page") { fixture.window.visibleTexts.contains(overview) }
      XCTAssertFalse(fixture.showsFailure)
      running.end(fixture)
    }
  }
}

private let nowPlaying = FeaturedDestination(.nowPlaying)

extension ManualClock {
  /// Ends the pause before the next retry, but not the time limit of a whole request, which is longer.
  fileprivate func skipRetryPause() { advanceToNextSleeper(within: RequestLimits.standard.maximumDelay) }
}

/// Returns an app that has quit, with a list and the page of the list's first film in its cache.
@MainActor private func usedApplication(_ server: SampleServer) async throws -> (RunningApplication, film: TitlePage) {
  let running = try await RunningApplication(["MATINEE_API_URL": server.address, "TMDB_API_KEY": "k"])
  let fixture = try await running.start(at: nowPlaying)
  try await eventually("the rows") { fixture.window.visibleTexts.count > 10 }
  running.end(fixture)
  let catalogue = running.context.catalogue(usesSample: false)
  let first = try await catalogue.client.value(of: MovieList.nowPlaying.target).results.first
  let film = try await catalogue.pages.page(of: .movie(try XCTUnwrap(first).id))
  await running.context.responseCache?.waitForWrites()
  try server.clearRequests()
  return (running, film)
}

/// Makes a cached response an hour older.
@MainActor private func age<Value>(_ target: Target<Value>, _ running: RunningApplication) async throws {
  let catalogue = running.context.catalogue(usesSample: false)
  let responseCache = try XCTUnwrap(running.context.responseCache)
  let request = try catalogue.client.base.request(for: target)
  let key = try XCTUnwrap(ResponseKey(request, source: catalogue.client.source))
  let cached = try await responseCache.response(for: key)
  var response = try XCTUnwrap(cached)
  response.fetched -= 3600
  response.confirmed -= 3600
  try await responseCache.store(response, as: XCTUnwrap(request.cacheable))
}

extension AppFixture {
  /// Whether a page shows that there is no connection. A banner may say so, too.
  fileprivate var showsFailure: Bool {
    window.tree.contains { widget in
      widget.isMapped && widget.asLabel?.text == "No Connection"
        && !sequence(first: widget, next: \.parentWidget).contains { $0.hasStyle("banner") }
    }
  }
}
