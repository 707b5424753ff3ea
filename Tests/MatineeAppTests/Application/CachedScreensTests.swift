import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import MatineeCore
import ResponseCache
import TMDB
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// Tests the whole app with the cache of an earlier run: the content of the first frame, and the requests behind it.
final class CachedScreensTests: GTKTestCase {
  func testAListOfAMomentAgoIsThereWithoutAsking() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      let (running, _) = try await usedApplication(server)
      let stage = try await running.start()
      try await eventually("the rows") { stage.window.visibleTexts.count > 10 }
      XCTAssertEqual(try server.requests("/3/movie/now_playing").count, 0)
      running.end(stage)
    }
  }

  func testTheFirstFrameShowsWhatIsSavedAndNoSpinner() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      let (running, film) = try await usedApplication(server)
      try server.stop()
      var first: (texts: [String], isSpinning: Bool)?
      let stage = try await running.start { window in
        window.afterNextFrame { first = (window.visibleTexts, AppFixture(window).spins) }
      }
      try await eventually("the first frame") { first != nil }
      XCTAssertEqual(first?.isSpinning, false)
      XCTAssertTrue(try XCTUnwrap(first).texts.contains(film.title.text), "\(first?.texts ?? [])")
      running.end(stage)
    }
  }

  func testOffLineWhatWasNeverSeenOffersWhatThereIs() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      let (running, film) = try await usedApplication(server)
      try server.stop()
      let stage = try await running.start()
      let go = { g_action_group_activate_action(running.application?.opaque, "go", g_variant_new_string($0)) }
      for place in ["genre/movie/18", "genres/tv", "tv/popular", "featured/top-rated", "person/1"] {
        go("featured/now-playing")
        try await eventually("the saved list") {
          stage.window.visibleTexts.contains(film.title.text)
            && !stage.window.visibleTexts.contains("Without a Network")
        }
        go(place)
        try await stage.sees("This was never opened online")
        try await stage.sees("Without a Network")
        try await stage.sees("Films: Now Playing")
        XCTAssertFalse(stage.window.visibleTexts.contains("Films: Top Rated"), "nothing of it is saved")
      }
      let way = stage.window.tree.first { $0.isMapped && $0.accessibleLabel == "Films: Now Playing" }
      Button(retaining: try XCTUnwrap(way).pointer).click()
      try await eventually("the saved list") { stage.window.visibleTexts.contains(film.title.text) }
      running.end(stage)
    }
  }

  func testOffLineWhatWasSeenIsThereWithItsAgeAndNoFailureIs() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      let (running, film) = try await usedApplication(server)
      try await age(MovieList.nowPlaying.target, running)
      try server.stop()
      let stage = try await running.start()
      try await eventually("the rows") { stage.window.visibleTexts.count > 10 }
      let isLine: (String) -> Bool = { $0.contains("cannot be reached") && $0.contains("was saved") }
      try await eventually("the line with the age") { stage.window.visibleTexts.contains(where: isLine) }
      XCTAssertFalse(stage.window.visibleTexts.contains("No Connection"))
      let place = g_variant_new_string("\(film.id)")
      g_action_group_activate_action(running.application?.opaque, "go", place)
      let overview = try XCTUnwrap(film.overview).text
      try await eventually("the saved page") { stage.window.visibleTexts.contains(overview) }
      XCTAssertFalse(stage.window.visibleTexts.contains("No Connection"))
      running.end(stage)
    }
  }
}

/// Returns an app that has shown a list and its first film's page online, and has quit.
@MainActor private func usedApplication(_ server: SampleServer) async throws -> (RunningApplication, film: TitlePage) {
  let running = try await RunningApplication(["MATINEE_API_URL": server.address, "TMDB_API_KEY": "k"])
  let stage = try await running.start()
  try await eventually("the rows") { stage.window.visibleTexts.count > 10 }
  running.end(stage)
  let services = running.context.services(usesSample: false)
  let first = try await services.client.value(of: MovieList.nowPlaying.target).results.first
  let film = try await services.page(of: .film(try XCTUnwrap(first).id))
  await running.context.catalogue?.finishWrites()
  try server.clearRequests()
  return (running, film)
}

/// Makes a cached response an hour older.
@MainActor private func age<Value>(_ target: Target<Value>, _ running: RunningApplication) async throws {
  let services = running.context.services(usesSample: false)
  let catalogue = try XCTUnwrap(running.context.catalogue)
  let request = try services.client.request(for: target)
  let key = try XCTUnwrap(ResponseKey(request, source: services.answerSource))
  let kept = try await catalogue.answer(for: key)
  var answer = try XCTUnwrap(kept)
  answer.fetched -= 3600
  answer.confirmed -= 3600
  try await catalogue.keep(answer)
}
