import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import Library
import Search
import TMDBTesting
import TitleIdentity
import ToolTestSupport
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI
@testable import TrackingUI

/// Tests the user's lists in the real main window, from the first one on.
final class UserListsTests: GTKTestCase {
  private static let list = UserListDestination(id: .watchlist(of: .owner))

  @MainActor private static func show(
    _ destination: any Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/movie/7", json: #"{"id":7,"title":"Film 7","overview":"What it is about."}"#)
    return try await TestApplication.open(destination, networking, library: library)
  }

  func testEmptyMessageDisappearsWithFirstList() {
    onMain {
      let (_, fixture) = try await Self.show(ListsDestination())
      try await fixture.waitForText("Create Your First List")
      try await fixture.press("New List…")
      let naming = try await AppFixture.titled("New List")
      try naming.type("  ")
      try await naming.waitForText("Enter a name for the list.")
      try naming.type("Noir")
      try await fixture.waitForText("Noir")
      try await fixture.waitForText("Watchlist")
      try await eventually("the window to close") { Window.open(titled: "New List") == nil }
      fixture.close()
    }
  }

  func testRowsShowPostersOfTheirFirstTitles() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let opened = try await library.library()
      let (noir, _) = try await opened.createList("Noir", by: .owner)
      func film(_ number: Int) -> TitleReference {
        TitleReference(.tmdb, .movie, number, name: "Film \(number)", posterPath: "/\(number).png")
      }
      for number in 11...15 { try await opened.add(film(number), to: noir, by: .owner) }
      for number in [11, 21] { try await opened.add(film(number), to: .watchlist(of: .owner), by: .owner) }
      let pictures = SuspendedPictures()
      let application = TestApplication(.test(ReplayNetworking(), pictures: PictureSource(pictures)), library: library)
      application.main.coordinator.show(ListsDestination())
      let fixture = application.show(width: 700, height: 600)
      fixture.retain(application)
      try await eventually("the requests") { Set(pictures.requested) == [11, 12, 13, 14, 21] }
      pictures.release(upTo: 30)
      try await eventually("the posters") {
        fixture.pageRows.map(\.shownPictureWidths) == [[11, 21], [], [11, 12, 13, 14]]
      }
      XCTAssertEqual(pictures.requested.sorted(), [11, 12, 13, 14, 21], "Each picture is downloaded once.")
      XCTAssertEqual(fixture.pageRows[2].exposedLabel, "Noir, 5 titles")
      try await opened.remove(.title(film(11).key), from: noir, by: .owner)
      try await eventually("the next poster") { fixture.pageRows[2].shownPictureWidths == [12, 13, 14, 15] }
      fixture.close()
    }
  }

  func testNewListActionCreatesListAndKeepsPage() {
    onMain {
      let (application, fixture) = try await Self.show(TitleDestination(id: .movie(7)))
      XCTAssertTrue(fixture.window.activateAction("win.new-list"))
      _ = try await AppFixture.titled("New List")
      try await AppFixture.titled("New List").type("Noir")
      try await fixture.waitForText("List “Noir” created")
      XCTAssertEqual(application.main.coordinator.destination.address, "movie/7", "the app left the page")
      application.main.coordinator.show(ListsDestination())
      try await eventually("the list") { fixture.window.visibleTexts.contains("Noir") }
      fixture.close()
    }
  }

  func testRetryOpensLibraryThatFailedToOpen() {
    onMain {
      let folder = try TemporaryFolder()
      let url = folder.url.appending(path: "data")
      // A file at the folder's path makes opening fail.
      try Data().write(to: url)
      let library = LibraryModel(source: .tmdb, folder: url)
      let (application, fixture) = try await Self.show(ListsDestination(), library: library)
      try await fixture.waitForText("Can’t Read Your Library")
      try await fixture.press("Retry")
      try await eventually("another attempt") { library.state != .opening }
      try await fixture.waitForText("Can’t Read Your Library")
      try FileManager.default.removeItem(at: url)
      try await fixture.press("Retry")
      try await fixture.waitForText("Create Your First List")
      await application.rate(.movie(7), "Film 7", 8)
      try await eventually("a rating") { library.score(of: .movie(7)) == Score(stars: 8) }
      fixture.close()
    }
  }

  func testActionAddsTitleOfFocusedRowToList() {
    onMain {
      let (application, fixture) = try await Self.show(FeaturedDestination(.nowPlaying))
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      list.childWidgets[1].focus()
      XCTAssertTrue(fixture.window.activateAction("win.add-to-list"))
      let choice = try await AppFixture.titled("Add to List")
      try await choice.waitForText("Film 8")
      try await choice.waitForText("Watchlist")
      let check = try XCTUnwrap(choice.window.tree.first { $0.isMapped && $0.isA(gtk_check_button_get_type()) })
      CheckButton(retaining: check.pointer).isActive = true
      let library = try await application.library.library()
      let pages = library.observeItems(ListQuery(.watchlist(of: .owner)), limit: 10)
      for await page in pages where page.items.map(\.title?.name) == ["Film 8"] { break }
      choice.close()
      fixture.close()
    }
  }

  func testActionOffersToAddTitleOfPageWithoutFocusedRow() {
    onMain {
      let (_, fixture) = try await Self.show(TitleDestination(id: .movie(7)))
      XCTAssertTrue(fixture.window.activateAction("win.add-to-list"))
      let choice = try await AppFixture.titled("Add to List")
      try await choice.waitForText("Film 7")
      choice.close()
      fixture.close()
    }
  }

  func testActionShowsMessageWhenNoTitleIsFocused() {
    onMain {
      let (_, fixture) = try await Self.show(SearchDestination())
      XCTAssertTrue(fixture.window.activateAction("win.add-to-list"))
      try await fixture.waitForText("Choose a title to add to a list")
      fixture.close()
    }
  }

  func testTextItemIsAddedAndChecked() {
    onMain {
      let library = try await Scene.library()
      let (_, fixture) = try await Self.show(Self.list, library: library)
      try await fixture.waitForText("Remaining")
      try fixture.type("Return the disc")
      try await fixture.waitForText("Return the disc")
      let checks = fixture.window.tree.filter { $0.isMapped && $0.isA(gtk_check_button_get_type()) }
      let note = try XCTUnwrap(checks.first { $0.exposedLabel == "Done: Return the disc" })
      CheckButton(retaining: note.pointer).isActive = true
      let pages = try await library.library().observeItems(ListQuery(.watchlist(of: .owner)), limit: 10)
      for await page in pages
      where page.items.contains(where: { $0.text == "Return the disc" && $0.doneDate != nil }) { break }
      fixture.close()
    }
  }

  func testEmptyListShowsMessageAndRemovingListClosesItsPage() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let opened = try await library.library()
      let (id, _) = try await opened.createList("Noir", by: .owner)
      let (item, _) = try await opened.add("One", to: id, by: .owner)
      let (application, fixture) = try await Self.show(UserListDestination(id: id), library: library)
      try await fixture.waitForText("One")
      try await opened.remove(item, from: id, by: .owner)
      try await fixture.waitForText("Nothing on This List Yet")
      await library.undo()
      try await fixture.waitForText("One")
      try await opened.removeList(id, by: .owner)
      try await eventually("the tabs") { application.main.coordinator.path.count == 1 }
      fixture.close()
    }
  }

  func testTitleThatOnlyIndexKnowsIsAddedToList() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let opened = try await library.library()
      let (id, _) = try await opened.createList("Noir", by: .owner)
      let networking = ReplayNetworking()
      SearchResponses.addNothing(to: networking)
      let application = TestApplication(.test(networking), library: library)
      application.searchFiles.titleIndex = try await SearchResponses.index(of: ["Laura"])
      application.main.coordinator.show(UserListDestination(id: id))
      let fixture = application.show(width: 700, height: 600)
      fixture.retain(application)
      try await fixture.waitForText("Nothing on This List Yet")
      try await fixture.press("Add Titles…")
      let search = try await AppFixture.titled("Add to “Noir”")
      let field = try XCTUnwrap(search.window.tree.first { $0.isMapped && $0.isA(gtk_search_entry_get_type()) })
      SearchEntry(retaining: field.pointer).text = "laura"
      // Enter adds the first result.
      field.emit("activate")
      for await page in opened.observeItems(ListQuery(id), limit: 10) where page.items.map(\.title?.name) == ["Laura"] {
        break
      }
      search.close()
      fixture.close()
    }
  }
}
