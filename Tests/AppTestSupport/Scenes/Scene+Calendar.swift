import AppFoundation
import Catalogue
import Containment
import GTK
import GTKTestSupport
import Library
import Planning
import TMDB
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import PlanningUI
@testable import ScreenFoundation

/// Scenes of the calendar on Friday, 7 March 2025, so that pictures don't change from day to day.
extension Scene {
  static let calendarStates = [
    Scene("calendar/agenda") { try await calendar($0) },
    Scene("calendar/month") { size in
      let fixture = try await calendar(size)
      fixture.window.button("Month")?.click()
      await fixture.nextFrame()
      return fixture
    },
    Scene("calendar/no-match") { size in
      try await calendar(size, waitingFor: "No entry matches.") { $0.filter.state = .finished }
    },
    Scene("calendar/failed") { size in
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
      return try await open(CalendarDestination(), library: library, size, waitingFor: "Can’t Read Your Library")
        .fixture
    },
  ]

  @MainActor private static func calendar(
    _ size: WindowSize, waitingFor text: String = "Any State", prepare: (CalendarModel) -> Void = { _ in }
  ) async throws -> AppFixture {
    let today = try XCTUnwrap(DayDate(year: 2025, month: 3, day: 7))
    let networking = networking()
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    for show in shows {
      let episodes = try show.days.enumerated().map { index, day in
        ShowJSON.Episode(
          index + 1, name: "Episode \(index + 1)", date: try XCTUnwrap(today.adding(days: day)).description)
      }
      networking.stub(
        "/3/tv/\(show.id)",
        json: ShowJSON(
          id: show.id, name: show.name, seasons: [1: episodes], members: #""status":"Returning Series""#
        ).text)
      let title = TitleReference(.tmdb, .show, show.id, name: show.name, posterPath: "/\(show.id).png")
      for number in 1...show.watched { await library.watch(title, .episode(season: 1, number: number)) }
    }
    let (application, fixture) = try await open(HomeDestination(), with: .scenes(networking), library: library, size)
    let catalogue = application.catalogue
    let model = CalendarModel(library, catalogue.pages, catalogue.guides) { today }
    prepare(model)
    application.main.coordinator.controller.push(
      CalendarController(model, images: PipelineImages(catalogue.pictures), perform: { _ in }) { _ in })
    try await eventually("the calendar") { model.plan != nil && model.isSettled }
    try await fixture.waitForText(text)
    await fixture.nextFrame()
    return fixture
  }

  private static let shows: [(id: Int, name: String, days: [Int], watched: Int)] = [
    (71, "Heimat", [-21, -14, -7, 0, 7, 14, 21], 3),
    (72, "Dekalog – Zehn Geschichten, erzählt in Zehn Teilen", [-9, 0, 0, 0], 1),
    (73, "Twin Peaks", [-30, -2, 5, 12], 2), (74, "The Kingdom", [-12, 0, 24], 1), (75, "Riget", [-3, 0, 1], 1),
  ]
}

extension CalendarDestination: SceneProviding {
  static var states: [Scene] { Scene.calendarStates }
}
