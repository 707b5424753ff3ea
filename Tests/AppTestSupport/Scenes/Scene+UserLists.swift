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

/// The user's lists: the overview, individual lists, and the dialogs for choosing and naming them.
extension Scene {
  static let watchlistStates = [
    Scene("watchlist/some") { size in
      let library = try await watchedWithWatchlist()
      return try await open(WatchlistDestination(), library: library, size, waitingFor: "The General").fixture
    }
  ]

  /// Returns a library with a history and a watchlist.
  @MainActor static func watchedWithWatchlist() async throws -> LibraryModel {
    let library = try await watched()
    let opened = try await library.library()
    for (number, name) in [(3, "The General"), (8, "M")] {
      try await opened.add(
        TitleReference(.tmdb, .movie, number, name: name, year: 1926, posterPath: "/\(number).png"),
        to: .watchlist(of: .owner), by: .owner)
    }
    return library
  }

  static let listsStates = [
    Scene("lists/some") { size in
      let (application, fixture) = try await lists(ListsDestination(), size, waitingFor: "Silent Films")
      try await eventually("the lists") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("lists/failed") { size in
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
      return try await lists(ListsDestination(), library: library, size, waitingFor: "Can’t Read Your Library").fixture
    },
    Scene("lists/choice") { size in
      let library = try await library()
      let window = ListChoiceWindow.present(ListChoiceModel(.sunrise, library), over: nil)
      let fixture = try await fixture(window, size) {}
      try await fixture.waitForText("Silent Films")
      fixture.addReadyCondition { window.focusedWidget != nil }
      return fixture
    },
    Scene("lists/naming") { size in
      let window = ListWindow.present(over: nil) { _, _ in true }
      return try await fixture(window, size) {}
    },
    Scene("lists/unnamed") { size in
      let window = ListWindow.present(over: nil) { _, _ in true }
      let fixture = try await fixture(window, size) {}
      try await fixture.press("Create List")
      try await fixture.waitForText("Enter a name for the list.")
      return fixture
    },
  ]

  static let userListStates = [
    Scene("lists/ID/titles") { size in
      let library = try await library()
      let opened = try await library.library()
      let (list, _) = try await opened.createList(
        "Silent Nights", about: "For winter evenings, with a pianist if there is one.", by: .owner)
      for title in [TitleReference.metropolis, .sunrise, .m, .nosferatu, .heimat] {
        try await opened.add(title, to: list, by: .owner)
      }
      try await opened.edit(.title(TitleReference.m.key), on: list, "with Ana", by: .owner)
      try await opened.watch(.sunrise, on: .unknown, by: .owner)
      return try await lists(UserListDestination(id: list), library: library, size, waitingFor: "4 to watch").fixture
    },
    Scene("lists/ID") {
      try await lists(UserListDestination(id: .watchlist(of: .owner)), $0, waitingFor: "director’s cut").fixture
    },
    Scene("lists/ID/empty") {
      try await lists(UserListDestination(id: .favorites(of: .owner)), $0, waitingFor: "Nothing on This List Yet")
        .fixture
    },
    Scene("lists/ID/missing") {
      try await lists(UserListDestination(id: ListID(rawValue: "gone")), $0, waitingFor: "List Not Found").fixture
    },
    Scene("lists/ID/nothing-sought") { size in
      let (_, fixture) = try await lists(
        UserListDestination(id: .watchlist(of: .owner)), size, waitingFor: "director’s cut")
      let field = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_search_entry_get_type()) })
      SearchEntry(retaining: field.pointer).text = "nosferatu"
      try await fixture.waitForText("Nothing on this list matches your search.")
      return fixture
    },
    Scene("lists/ID/menu") { size in
      let (_, fixture) = try await lists(
        UserListDestination(id: .watchlist(of: .owner)), size, waitingFor: "director’s cut")
      await fixture.nextFrame()
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      list.childWidgets.first?.focus()
      XCTAssertEqual(list.childWidgets.first?.pressShortcutFromFocus("<Shift>F10"), true)
      try await fixture.waitForText("Remove from List")
      return fixture
    },
  ]

  /// - Parameters:
  ///   - library: The library; by default, one with some lists.
  ///   - text: The text to wait for.
  @MainActor private static func lists(
    _ destination: any Destination, library: LibraryModel? = nil, _ size: WindowSize, waitingFor text: String
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let made = if let library { library } else { try await Self.library() }
    return try await open(destination, library: made, size, waitingFor: text)
  }

  /// Returns a library with a watchlist, no favorites, and two lists made by the user.
  @MainActor package static func library() async throws -> LibraryModel {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let library = try await model.library()
    let watchlist = ListID.watchlist(of: .owner)
    _ = try await library.write(by: .owner) { batch in
      for title in [TitleReference.metropolis, .sunrise, .heimat] { try batch.add(title, to: watchlist) }
      _ = try batch.add("Ask for the director’s cut of something that has a rather long name", to: watchlist)
      try batch.tick(.title(TitleReference.sunrise.key), on: watchlist)
      try batch.edit(.title(TitleReference.heimat.key), on: watchlist, "with Ana, on a weekend")
      let silent = try batch.createList("Silent Films")
      for title in [TitleReference.metropolis, .sunrise, .m, .nosferatu] { try batch.add(title, to: silent) }
      let family = try batch.createList("For the Whole Family on a Rainy Sunday")
      for title in [TitleReference.m, .heimat] { try batch.add(title, to: family) }
    }
    return model
  }
}

extension TitleReference {
  fileprivate static let metropolis = TitleReference(
    .tmdb, .movie, 5, name: "Metropolis", year: 1927, posterPath: "/5.png")
  fileprivate static let sunrise = TitleReference(.tmdb, .movie, 6, name: "Sunrise", year: 1927, posterPath: "/6.png")
  fileprivate static let m = TitleReference(.tmdb, .movie, 8, name: "M", year: 1931, posterPath: "/8.png")
  fileprivate static let nosferatu = TitleReference(
    .tmdb, .movie, 9, name: "Nosferatu", year: 1922, posterPath: "/9.png")
  fileprivate static let heimat = TitleReference(.tmdb, .show, 7, name: "Heimat", year: 1984, posterPath: "/7.png")
}

extension WatchlistDestination: SceneProviding {
  static var states: [Scene] { Scene.watchlistStates }
}
