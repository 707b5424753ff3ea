import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests profiles in the real main window: choosing, editing and removing them, the choice at launch, and guests.
final class ProfilesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination = ProfilesDestination(), library: LibraryModel? = nil, asks: Bool = false
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/movie/7", json: #"{"id":7,"title":"Film 7","overview":"What it is about."}"#)
    let application = TestApplication(.test(networking), library: library)
    application.main.coordinator.show(destination)
    if asks { application.main.showProfileChooser() }
    let fixture = application.show(width: 1100)
    fixture.retain(application)
    return (application, fixture)
  }

  @MainActor private static func showGuestWithARating() async throws -> (
    application: TestApplication, fixture: AppFixture
  ) {
    let (application, fixture) = try await show(ListsDestination(), library: try await Scene.family())
    await application.session.switchToGuest()
    try await fixture.waitForText("You’re browsing as a guest.")
    try await rate(in: application)
    return (application, fixture)
  }

  /// Rates a title as a guest, who then has something to lose.
  @MainActor private static func rate(in application: TestApplication) async throws {
    _ = await application.session.library.rate(TitleReference(.tmdb, .movie, 7, name: "Film 7"), Score(stars: 4))
    try await eventually("something to lose") { application.session.guestHasChanges }
  }

  @MainActor private static func row(_ name: String, in fixture: AppFixture) async throws -> Widget {
    let find = { fixture.window.accessibleRows.first { $0.exposedLabel?.hasPrefix(name) == true } }
    try await eventually("the row of \(name)") { find() != nil }
    return try XCTUnwrap(find())
  }

  @MainActor private static func choose(_ name: String, in fixture: AppFixture) async throws {
    let row = try await row(name, in: fixture)
    row.focus()
    gtk_widget_activate(row.widget)
  }

  @MainActor private static func entry(_ name: String, in fixture: AppFixture) throws -> Entry {
    let found = fixture.window.tree.first { $0.isA(gtk_entry_get_type()) && $0.exposedLabel == name }
    return Entry(retaining: try XCTUnwrap(found, name).pointer)
  }

  func testChoosingProfileMarksItAndShowsItsData() {
    onMain {
      let (application, fixture) = try await Self.show(
        TitleDestination(id: .movie(7)), library: try await Scene.family())
      await application.rate(.movie(7), "Film 7", 9)
      let before = application.main.coordinator
      XCTAssertTrue(fixture.window.activateAction("win.profiles"))
      let ana = try await Self.row("Ana Lima", in: fixture)
      XCTAssertEqual(ana.exposedLabel, "Ana Lima, Mother, Family, selected")
      try await Self.choose("Ben Lima", in: fixture)
      try await fixture.waitForText("Switched to Ben Lima.")
      XCTAssertFalse(application.main.coordinator === before)
      XCTAssertEqual(application.main.coordinator.path.map(\.address).last, "movie/7", "the app left the page")
      XCTAssertNil(application.main.coordinator.app.library.score(of: .movie(7)))
      XCTAssertTrue(fixture.window.activateAction("win.profiles"))
      let ben = try await Self.row("Ben Lima", in: fixture)
      XCTAssertEqual(ben.exposedLabel, "Ben Lima, Son, Family, Film Club, selected")
      fixture.close()
    }
  }

  func testAddProfileWindowAddsProfileAndHeaderNamesCurrentProfile() {
    onMain {
      let (application, fixture) = try await Self.show()
      _ = try await Self.row("Main Profile", in: fixture)
      try await fixture.press("Add Profile…")
      let window = try await AppFixture.titled("Add Profile")
      try await window.press("Add Profile")
      try await window.waitForText("Enter a first name.")
      try Self.entry("First Name", in: window).text = "Dora"
      try Self.entry("Groups", in: window).text = "Family, Film Club"
      try await window.press("Add Profile")
      try await fixture.waitForText("Profile “Dora” added")
      let dora = try await Self.row("Dora", in: fixture)
      XCTAssertEqual(dora.exposedLabel, "Dora, Family, Film Club")
      application.main.coordinator.controller.popToRoot()
      try await eventually("whoever is watching") {
        fixture.window.button("Current profile: Main Profile")?.isMapped == true
      }
      fixture.close()
    }
  }

  func testKeysEditAndRemoveProfileAndUndoRestoresIt() {
    onMain {
      let (_, fixture) = try await Self.show(library: try await Scene.family())
      let ben = try await Self.row("Ben Lima", in: fixture)
      ben.focus()
      XCTAssertTrue(ben.pressShortcutFromFocus("F2"))
      let window = try await AppFixture.titled("Edit Profile")
      XCTAssertEqual(try Self.entry("Groups", in: window).text, "Family, Film Club")
      let role = try Self.entry("About", in: window)
      role.text = "Critic"
      role.emit("activate")
      try await eventually("the change") {
        fixture.window.accessibleRows.contains { $0.exposedLabel == "Ben Lima, Critic, Family, Film Club" }
      }
      let changed = try await Self.row("Ben Lima", in: fixture)
      changed.focus()
      XCTAssertTrue(changed.pressShortcutFromFocus("Delete"))
      try await fixture.waitForText("Profile “Ben Lima” removed")
      try await eventually("two rows") { fixture.window.accessibleRows.count == 2 }
      try await fixture.undo()
      _ = try await Self.row("Ben Lima", in: fixture)
      fixture.close()
    }
  }

  func testRowMenuOpensProfilePageExceptAtLaunchChoice() {
    onMain {
      for asks in [false, true] {
        let (application, fixture) = try await Self.show(library: try await Scene.family(), asks: asks)
        let ben = try await Self.row("Ben Lima", in: fixture)
        ben.focus()
        XCTAssertTrue(ben.pressShortcutFromFocus("<Shift>F10"))
        if asks {
          try await eventually("a menu") { fixture.openMenu != nil }
          XCTAssertFalse(fixture.openMenu?.activateAction("item.show") == true)
        } else {
          try await fixture.choose("show")
          try await eventually("Ben's page") {
            guard application.main.coordinator.destination is ProfileDestination else { return false }
            return fixture.window.visibleTexts.contains("Ben Lima")
          }
        }
        fixture.close()
      }
    }
  }

  func testLaunchChoiceBlocksActionsUntilProfileIsChosen() {
    onMain {
      let (application, fixture) = try await Self.show(
        FeaturedDestination(.nowPlaying), library: try await Scene.family(), asks: true)
      _ = try await Self.row("Ben Lima", in: fixture)
      XCTAssertTrue(fixture.window.activateAction("win.search"))
      XCTAssertEqual(application.main.coordinator.destination.address, "featured/now-playing")
      XCTAssertFalse(fixture.window.visibleTexts.contains("Films"))
      try await Self.choose("Ana Lima", in: fixture)
      try await fixture.waitForText("Film 7")
      XCTAssertTrue(fixture.window.activateAction("win.search"))
      try await fixture.waitForText("Start Searching")
      fixture.close()
    }
  }

  func testLeavingGuestModeAsksBeforeDiscardingData() {
    onMain {
      let (application, fixture) = try await Self.show(ListsDestination(), library: try await Scene.family())
      XCTAssertTrue(fixture.window.activateAction("win.profiles"))
      try await fixture.press("Browse as Guest")
      try await fixture.waitForText("Your ratings, lists and history will be deleted when you leave.")
      try await Self.rate(in: application)
      try await fixture.press("Leave")
      let asking = try await AppFixture.titled("Leave Guest Mode?")
      try await asking.press("Cancel")
      try await eventually("the window to close") { Window.open(titled: "Leave Guest Mode?") == nil }
      XCTAssertTrue(application.session.isGuest)
      try await fixture.press("Leave")
      try await AppFixture.titled("Leave Guest Mode?").press("Leave")
      try await fixture.waitForText("Your guest activity was deleted. Switched to Ana Lima.")
      XCTAssertFalse(application.session.isGuest)
      fixture.close()
    }
  }

  func testClosingWindowAsksGuestOnceBeforeClosing() {
    onMain {
      let (application, fixture) = try await Self.showGuestWithARating()
      fixture.window.close()
      let asking = try await AppFixture.titled("Leave Guest Mode?")
      fixture.window.close()
      try await asking.press("Cancel")
      try await eventually("no question") { Window.open(titled: "Leave Guest Mode?") == nil }
      XCTAssertTrue(fixture.window.isMapped && application.session.isGuest)
      fixture.window.close()
      try await AppFixture.titled("Leave Guest Mode?").press("Leave")
      try await eventually("the window to close") { !fixture.window.isMapped }
      let left = try await application.session.ownLibrary.library().ratings(by: .owner)
      XCTAssertTrue(left.isEmpty)
      fixture.close()
    }
  }

  func testClosingWindowDoesNotAskGuestWithoutData() {
    onMain {
      let (application, fixture) = try await Self.show(ListsDestination())
      await application.session.switchToGuest()
      try await fixture.waitForText("You’re browsing as a guest.")
      fixture.window.close()
      try await eventually("the window to close") { !fixture.window.isMapped }
      XCTAssertNil(Window.open(titled: "Leave Guest Mode?"))
      fixture.close()
    }
  }

  func testGuestDataCanBeSavedAsNewProfile() {
    onMain {
      let (application, fixture) = try await Self.showGuestWithARating()
      try await fixture.press("Leave")
      try await AppFixture.titled("Leave Guest Mode?").press("Save as New Profile…")
      let writing = try await AppFixture.titled("Save as New Profile")
      try Self.entry("First Name", in: writing).text = "Dora"
      try await writing.press("Save")
      try await fixture.waitForText("Your guest activity is now in your new profile. Switched to Dora.")
      try await eventually("the window to close") { Window.open(titled: "Save as New Profile") == nil }
      let kept = try XCTUnwrap(application.session.identity.profile)
      let ratings = try await application.session.ownLibrary.library().ratings(by: kept)
      XCTAssertEqual(ratings.map(\.score), [Score(stars: 4)])
      fixture.close()
    }
  }

  func testFailedDirectoryCanBeRetriedOrReplacedByLocalProfiles() {
    onMain {
      let (application, fixture) = try await Self.show(ListsDestination())
      application.session.directory = FixedDirectory(.failure(.timedOut))
      XCTAssertTrue(fixture.window.activateAction("win.profiles"))
      try await fixture.waitForText("The profile server took too long to respond.")
      application.session.directory = FixedDirectory(.success(UserListing([.ben])))
      _ = try await Self.row("Ben Lima", in: fixture)
      try await fixture.press("Local Profiles")
      _ = try await Self.row("Main Profile", in: fixture)
      try await fixture.waitForText("To keep using these profiles, clear the profile server in the preferences")
      application.session.directory = FixedDirectory(.success(UserListing([])))
      try await fixture.waitForText("No People Yet")
      try await fixture.press("Local Profiles")
      _ = try await Self.row("Main Profile", in: fixture)
      fixture.close()
    }
  }

  func testGuestCannotDownloadCurrentDestination() {
    onMain {
      let (application, fixture) = try await Self.show(FeaturedDestination(.nowPlaying))
      try await fixture.waitForText("Film 7")
      XCTAssertNotNil(application.main.coordinator.downloadItem)
      await application.session.switchToGuest()
      XCTAssertNil(application.main.coordinator.downloadItem)
      fixture.close()
    }
  }
}
