import AppFoundation
import AppTestSupport
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Library
import Planning
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import PlanningUI
@testable import ScreenFoundation

/// Tests the calendar file in the preferences: choosing it, errors, and stopping.
final class CalendarFileRowsTests: GTKTestCase {
  private struct DiskFull: LocalizedError {
    var errorDescription: String? { "There isn’t enough disk space for “matinee.ics”." }
  }

  func testCalendarFileIsChosenAndStopped() {
    onMain {
      let (model, fixture) = try await Self.show()
      try await fixture.waitForText("Off")
      XCTAssertNil(fixture.window.button("Stop Updating Calendar File"))
      try await fixture.press("Choose Calendar File")
      try await fixture.waitForText("/nowhere/Sync & Co/matinee.ics")
      try await fixture.waitForText("Today at")
      try await fixture.press("Stop Updating Calendar File")
      try await fixture.waitForText("Off")
      XCTAssertNil(model.setting)
      fixture.close()
    }
  }

  func testErrorIsShownInRows() {
    onMain {
      let (model, fixture) = try await Self.show { throw DiskFull() }
      try await fixture.press("Choose Calendar File")
      try await fixture.waitForText("There isn’t enough disk space for “matinee.ics”.")
      try await fixture.waitForText("Not yet")
      XCTAssertNotNil(model.setting)
      fixture.close()
    }
  }

  @MainActor private static func show(
    write: @escaping @Sendable () throws -> Void = {}
  ) async throws -> (CalendarFileModel, AppFixture) {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let catalogue = CatalogueDependencies.test(ReplayNetworking())
    let model = CalendarFileModel(
      nil,
      CalendarFileModel.Dependencies(
        library: library, catalogue: { (catalogue.pages, catalogue.guides) },
        writer: CalendarFileWriter { _, _, _ in try write() }, clock: ManualClock()
      ) { _ in })
    let desktop = Desktop(
      copy: { _ in }, open: { _, _ in false }, chooseFile: { _, _, _ in "/nowhere/Sync & Co/matinee.ics" })
    let rows = CalendarFileRows(
      model, texts: TitleTexts(locale: Locale(identifier: "en_US")), desktop: desktop
    ) { .owner }
    let window = Window(title: "Preferences", page: PreferencesPage([rows.group]), over: nil)
    window.retain(rows, for: "rows")
    window.present()
    return (model, AppFixture(window))
  }
}
