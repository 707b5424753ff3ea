import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import Library
import MatineeCore
import XCTest

@testable import MatineeApp

/// The user's lists: the overview, individual lists, and the dialogs for choosing and naming them.
extension Scene {
  static let listsStates = [
    Scene("lists/some") { size in
      let (application, stage) = try await lists(.lists, size, says: "Silent Films")
      try await eventually("the lists") { application.main.coordinator.isSettled }
      return stage
    },
    Scene("lists/failed") { size in
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
      return try await lists(.lists, library: library, size, says: "Your Library Cannot Be Read").stage
    },
    Scene("lists/choice") { size in
      let library = try await library()
      let window = ListChoiceWindow.present(ListChoiceModel(.sunrise, library), over: nil)
      let stage = try await stage(window, size) {}
      try await stage.sees("Silent Films")
      stage.requires { window.focusedWidget != nil }
      return stage
    },
    Scene("lists/naming") { size in
      let window = TextEntryWindow.present(.name, title: "New List", label: "Name", button: "Make List", over: nil) {
        _ in
        true
      }
      return try await stage(window, size) {}
    },
    Scene("lists/unnamed") { size in
      let window = TextEntryWindow.present(.name, title: "New List", label: "Name", button: "Make List", over: nil) {
        _ in
        true
      }
      let stage = try await stage(window, size) {}
      try await stage.press("Make List")
      try await stage.sees("A list needs a name.")
      return stage
    },
  ]

  static let userListStates = [
    Scene("lists/ID") { try await lists(.list(.watchlist(of: .owner)), $0, says: "director’s cut").stage },
    Scene("lists/ID/empty") {
      try await lists(.list(.favourites(of: .owner)), $0, says: "Nothing on This List Yet").stage
    },
    Scene("lists/ID/missing") { try await lists(.list(ListID(rawValue: "gone")), $0, says: "No Such List").stage },
    Scene("lists/ID/nothing-sought") { size in
      let (_, stage) = try await lists(.list(.watchlist(of: .owner)), size, says: "director’s cut")
      let field = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_search_entry_get_type()) })
      SearchEntry(retaining: field.pointer).text = "nosferatu"
      try await stage.sees("Nothing on this list matches.")
      return stage
    },
    Scene("lists/ID/menu") { size in
      let (_, stage) = try await lists(.list(.watchlist(of: .owner)), size, says: "director’s cut")
      await stage.nextFrame()
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      list.childWidgets.first?.focus()
      XCTAssertEqual(list.childWidgets.first?.pressShortcutUpwards("<Shift>F10"), true)
      try await stage.sees("Remove from List")
      return stage
    },
  ]

  /// - Parameters:
  ///   - library: The library; by default, one with some lists.
  ///   - words: The text to wait for.
  @MainActor private static func lists(
    _ destination: Destination, library: LibraryModel? = nil, _ size: WindowSize, says words: String
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let made = if let library { library } else { try await Self.library() }
    let application = TestApplication(.scenes(TitleResponses.networking()), library: made)
    application.main.coordinator.show(destination)
    let stage = destination == .lists ? application.show(size) : application.showPage(size)
    try await stage.sees(words)
    return (application, stage)
  }

  /// Returns a library with a watchlist, no favourites, and two lists made by the user.
  @MainActor package static func library() async throws -> LibraryModel {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let library = try await model.library()
    let watchlist = ListID.watchlist(of: .owner)
    _ = try await library.write(by: .owner) { batch in
      for title in [TitleReference.metropolis, .sunrise, .heimat] { try batch.add(title, to: watchlist) }
      _ = try batch.add("Ask for the director’s cut of something that has a rather long name", to: watchlist)
      try batch.tick(.title(TitleReference.sunrise.key), on: watchlist)
      try batch.edit(.title(TitleReference.heimat.key), on: watchlist, "with Ana, on a weekend")
      let silent = try batch.makeList("Silent Films")
      for title in [TitleReference.metropolis, .sunrise] { try batch.add(title, to: silent) }
      _ = try batch.makeList("For the Whole Family on a Rainy Sunday")
    }
    return model
  }
}

extension TitleReference {
  fileprivate static let metropolis = TitleReference(
    .tmdb, .film, 5, name: "Metropolis", year: 1927, posterPath: "/5.png")
  fileprivate static let sunrise = TitleReference(.tmdb, .film, 6, name: "Sunrise", year: 1927, posterPath: "/6.png")
  fileprivate static let heimat = TitleReference(.tmdb, .series, 7, name: "Heimat", year: 1984, posterPath: "/7.png")
}
