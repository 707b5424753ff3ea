import Foundation
import SyntheticExports
import ToolTestSupport
import XCTest

/// Tests that a crash of the app loses nothing that the app has confirmed.
///
/// `CRASHES` is the number of crashes in each test, and `CRASH_SEED` chooses them.
final class CrashTests: MatineeUITestCase, DownloadController, PreferencesController, RatingController,
  TitleListScreenController, TitleScreenController
{
  private var preferences: PreferencesValidator { PreferencesValidator(app: app) }

  func testConfirmedRatingSurvivesCrash() throws {
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try crashRepeatedly { crash in
      try launch(environment: crash.variables)
      try openTitle(film)
      try page.validateIsLoaded()
      try beginRating("8.5")
      try crash.arm()
      let isConfirmed = try isDone(beforeCrashIn: {
        try pressReturn()
        try rating.validateText("“\(film.title)” rated 8.5 out of 10")
      })
      try quitUnlessCrashed()
      try relaunchIntact(crash)
      if isConfirmed {
        try rating.validateRow(film, rating: "8.5")
      } else {
        // The crash may have come between the change and its confirmation. The row then has the rating.
        try openRow(beginning: film.sentence)
        try typeRating("6.5")
        try rating.validateText("“\(film.title)” rated 6.5 out of 10")
      }
      validateNoErrors("\(crash)")
    }
  }

  func testConfirmedDownloadSurvivesCrash() throws {
    let film = try XCTUnwrap(server.page("popular").results.first)
    try crashRepeatedly { crash in
      try server.start()
      // Rendering images would take the server too long.
      let environment = crash.variables.merging(["MATINEE_PICTURE_CACHE_MEGABYTES": "0"]) { $1 }
      try launch("--screen", "featured/popular", environment: environment)
      try list.validateHasRows()
      try crash.arm()
      let isConfirmed = try isDone(beforeCrashIn: {
        try focusRow(film)
        try chooseFromItemMenu("Download")
        try page.validateText(beginning: "“\(film.title)” is available offline: film, ")
      })
      try quitUnlessCrashed()
      try relaunchIntact(crash)
      if !isConfirmed { try downloadAgain(film) }
      try openPreferences()
      try preferences.validateSays("film · ")
      validateNoErrors("\(crash)")
      try server.stop()
      try relaunch("--screen", "movie/\(film.id)")
      try page.validateShelf("Cast")
    }
  }
}

extension CrashTests {
  /// Runs a test that crashes the app, several times. First, the power fails after the app has exited.
  private func crashRepeatedly(_ body: (AppCrash) throws -> Void) throws {
    var random = SplitMix64(seed: UInt64(Self.number("CRASH_SEED") ?? 1))
    var operationCount = 0
    for round in 0..<(Self.number("CRASHES") ?? 2) {
      let operation = round == 0 ? 0 : 1 + random.below(operationCount)
      let crash = try crash(at: operation, seed: round == 0 ? 0 : random.next())
      do { try body(crash) } catch { return XCTFail("\(crash): \(error)") }
      if round == 0 { operationCount = crash.operationCount }
      XCTAssertGreaterThan(operationCount, 0, "The app changed no files.")
    }
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Downloads a film, unless the app continues the download by itself.
  private func downloadAgain(_ film: ServedTitle) throws {
    try openPreferences()
    let isListed = try isListed(film.title)
    try closePreferences()
    if isListed { return }
    try focusRow(film)
    try chooseFromItemMenu("Download")
  }
}
