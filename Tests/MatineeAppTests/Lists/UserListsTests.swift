import AppTestSupport
import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDBTesting
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// Tests the user's lists in the real main window, from the first one on.
final class UserListsTests: GTKTestCase {
  private static let list = Destination.list(.watchlist(of: .owner))

  @MainActor private static func show(
    _ destination: Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7, 8]))
    networking.answer("/3/movie/7", json: #"{"id":7,"title":"Film 7","overview":"What it is about."}"#)
    return try await TestApplication.open(destination, networking, library: library)
  }

  @MainActor private static func type(_ text: String, in stage: AppFixture) throws {
    let entry = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_entry_get_type()) })
    Entry(retaining: entry.pointer).text = text
    entry.emit("activate")
  }

  func testTheFirstListTakesThePlaceOfTheInvitation() {
    onMain {
      let (_, stage) = try await Self.show(.lists)
      try await stage.sees("Make Your First List")
      try await stage.press("New List…")
      let naming = try await AppFixture.titled("New List")
      try Self.type("  ", in: naming)
      try await naming.sees("A list needs a name.")
      try Self.type("Noir", in: naming)
      try await stage.sees("Noir")
      try await stage.sees("Watchlist")
      try await eventually("the window to close") { Window.open(titled: "New List") == nil }
      stage.close()
    }
  }

  func testAListIsMadeByItsKeyWhereverOneIs() {
    onMain {
      let (application, stage) = try await Self.show(.title(.film(7)))
      XCTAssertTrue(stage.window.activateAction("win.new-list"))
      _ = try await AppFixture.titled("New List")
      try Self.type("Noir", in: try await AppFixture.titled("New List"))
      try await stage.sees("The list “Noir” was made.")
      XCTAssertEqual(application.main.coordinator.destination, .title(.film(7)), "the page is left")
      application.main.coordinator.show(.lists)
      try await eventually("the list") { stage.window.visibleTexts.contains("Noir") }
      stage.close()
    }
  }

  func testRetryOpensALibraryThatCouldNotBeOpened() {
    onMain {
      let folder = try TemporaryFolder()
      let place = folder.url.appending(path: "data")
      // A file in the folder's place makes opening fail.
      try Data().write(to: place)
      let library = LibraryModel(source: .tmdb, folder: place)
      let (application, stage) = try await Self.show(.lists, library: library)
      try await stage.sees("Your Library Cannot Be Read")
      try await stage.press("Retry")
      try await eventually("another attempt") { library.state != .opening }
      try await stage.sees("Your Library Cannot Be Read")
      try FileManager.default.removeItem(at: place)
      try await stage.press("Retry")
      try await stage.sees("Make Your First List")
      await application.rate(.film(7), "Film 7", 8)
      try await eventually("a rating") { library.score(of: .film(7)) == Score(stars: 8) }
      stage.close()
    }
  }

  func testTheTitleOfTheRowWithTheKeyboardIsPutOnAList() {
    onMain {
      let (application, stage) = try await Self.show(.featured(.nowPlaying))
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      list.childWidgets[1].focus()
      XCTAssertTrue(stage.window.activateAction("win.add-to-list"))
      let choice = try await AppFixture.titled("Add to List")
      try await choice.sees("Film 8")
      try await choice.sees("Watchlist")
      let check = try XCTUnwrap(choice.window.tree.first { $0.isMapped && $0.isA(gtk_check_button_get_type()) })
      CheckButton(retaining: check.pointer).isActive = true
      let library = try await application.library.library()
      let items = library.observeItems(of: .watchlist(of: .owner))
      for await items in items where items.map(\.title?.name) == ["Film 8"] { break }
      choice.close()
      stage.close()
    }
  }

  func testThePagesOwnTitleIsMeantWhereNoRowIs() {
    onMain {
      let (_, stage) = try await Self.show(.title(.film(7)))
      XCTAssertTrue(stage.window.activateAction("win.add-to-list"))
      let choice = try await AppFixture.titled("Add to List")
      try await choice.sees("Film 7")
      choice.close()
      stage.close()
    }
  }

  func testWhereThereIsNoTitleItIsSaid() {
    onMain {
      let (_, stage) = try await Self.show(.search(""))
      XCTAssertTrue(stage.window.activateAction("win.add-to-list"))
      try await stage.sees("Choose a title to add to a list")
      stage.close()
    }
  }

  func testANoteIsWrittenAndTickedOnItsList() {
    onMain {
      let library = try await AppTestSupport.Scene.library()
      let (_, stage) = try await Self.show(Self.list, library: library)
      try await stage.sees("To Do")
      try Self.type("Return the disc", in: stage)
      try await stage.sees("Return the disc")
      let checks = stage.window.tree.filter { $0.isMapped && $0.isA(gtk_check_button_get_type()) }
      let note = try XCTUnwrap(checks.first { $0.spokenLabel == "Done: Return the disc" })
      CheckButton(retaining: note.pointer).isActive = true
      let items = try await library.library().observeItems(of: .watchlist(of: .owner))
      for await items in items where items.contains(where: { $0.text == "Return the disc" && $0.ticked != nil }) {
        break
      }
      stage.close()
    }
  }

  func testTheLastItemLeavesAnInvitationAndARemovedListItsPage() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let opened = try await library.library()
      let (id, _) = try await opened.makeList("Noir", by: .owner)
      let (item, _) = try await opened.add("One", to: id, by: .owner)
      let (application, stage) = try await Self.show(.list(id), library: library)
      try await stage.sees("One")
      try await opened.remove(item, from: id, by: .owner)
      try await stage.sees("Nothing on This List Yet")
      await library.undo()
      try await stage.sees("One")
      try await opened.removeList(id, by: .owner)
      try await eventually("the tabs") { application.main.coordinator.path.count == 1 }
      stage.close()
    }
  }
}
