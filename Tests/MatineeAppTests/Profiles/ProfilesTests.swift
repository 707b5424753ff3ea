import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests profiles in the real main window: choosing, editing and removing them, the choice at launch, and guests.
final class ProfilesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: Destination = .profiles, library: LibraryModel? = nil, asks: Bool = false
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7, 8]))
    networking.answer("/3/movie/7", json: #"{"id":7,"title":"Film 7","overview":"What it is about."}"#)
    let application = TestApplication(.test(networking), library: library)
    application.main.coordinator.show(destination)
    if asks { application.main.askWhoIsWatching() }
    let stage = application.show()
    stage.keep(application)
    return (application, stage)
  }

  @MainActor private static func showGuestWithARating() async throws -> (
    application: TestApplication, stage: AppFixture
  ) {
    let (application, stage) = try await show(.lists, library: try await Scene.family())
    await application.watching.beGuest()
    try await stage.sees("You are browsing as a guest.")
    try await rate(in: application)
    return (application, stage)
  }

  /// Rates a title as a guest, who then has something to lose.
  @MainActor private static func rate(in application: TestApplication) async throws {
    _ = await application.watching.library.rate(TitleReference(.tmdb, .film, 7, name: "Film 7"), Score(stars: 4))
    try await eventually("something to lose") { application.watching.guestWouldLose }
  }

  @MainActor private static func row(_ name: String, in stage: AppFixture) async throws -> Widget {
    let find = { stage.window.spokenRows.first { $0.spokenLabel?.hasPrefix(name) == true } }
    try await eventually("the row of \(name)") { find() != nil }
    return try XCTUnwrap(find())
  }

  @MainActor private static func choose(_ name: String, in stage: AppFixture) async throws {
    let row = try await row(name, in: stage)
    row.focus()
    gtk_widget_activate(row.widget)
  }

  @MainActor private static func entry(_ name: String, in stage: AppFixture) throws -> Entry {
    let found = stage.window.tree.first { $0.isA(gtk_entry_get_type()) && $0.spokenLabel == name }
    return Entry(retaining: try XCTUnwrap(found, name).pointer)
  }

  func testWhoeverIsChosenIsMarkedAndTheirsIsSeen() {
    onMain {
      let (application, stage) = try await Self.show(.title(.film(7)), library: try await Scene.family())
      await application.rate(.film(7), "Film 7", 9)
      let before = application.main.coordinator
      XCTAssertTrue(stage.window.activateAction("win.profiles"))
      let ana = try await Self.row("Ana Lima", in: stage)
      XCTAssertEqual(ana.spokenLabel, "Ana Lima, Mother, Family, chosen")
      try await Self.choose("Ben Lima", in: stage)
      try await stage.sees("You are watching as Ben Lima.")
      XCTAssertFalse(application.main.coordinator === before)
      XCTAssertEqual(application.main.coordinator.path.last, .title(.film(7)), "one stays where one was")
      XCTAssertNil(application.main.coordinator.library.score(of: .film(7)))
      XCTAssertTrue(stage.window.activateAction("win.profiles"))
      let ben = try await Self.row("Ben Lima", in: stage)
      XCTAssertEqual(ben.spokenLabel, "Ben Lima, Son, Family, Film Club, chosen")
      stage.close()
    }
  }

  func testTheFirstProfileIsAddedByItsWindowAndNamedInTheHeader() {
    onMain {
      let (application, stage) = try await Self.show()
      _ = try await Self.row("Main Profile", in: stage)
      try await stage.press("Add Profile…")
      let window = try await AppFixture.titled("Add Profile")
      try await window.press("Add Profile")
      try await window.sees("A profile needs a first name.")
      try Self.entry("First Name", in: window).text = "Dora"
      try Self.entry("Teams", in: window).text = "Family, Film Club"
      try await window.press("Add Profile")
      try await stage.sees("The profile “Dora” was added.")
      let dora = try await Self.row("Dora", in: stage)
      XCTAssertEqual(dora.spokenLabel, "Dora, Family, Film Club")
      application.main.coordinator.controller.popToRoot()
      try await eventually("whoever is watching") { stage.window.button("Watching: Main Profile")?.isMapped == true }
      stage.close()
    }
  }

  func testAProfileIsEditedRemovedAndUndoneByKey() {
    onMain {
      let (_, stage) = try await Self.show(library: try await Scene.family())
      let ben = try await Self.row("Ben Lima", in: stage)
      ben.focus()
      XCTAssertTrue(ben.pressShortcutUpwards("F2"))
      let window = try await AppFixture.titled("Edit Profile")
      XCTAssertEqual(try Self.entry("Teams", in: window).text, "Family, Film Club")
      let role = try Self.entry("Role", in: window)
      role.text = "Critic"
      role.emit("activate")
      try await eventually("the change") {
        stage.window.spokenRows.contains { $0.spokenLabel == "Ben Lima, Critic, Family, Film Club" }
      }
      let changed = try await Self.row("Ben Lima", in: stage)
      changed.focus()
      XCTAssertTrue(changed.pressShortcutUpwards("Delete"))
      try await stage.sees("The profile “Ben Lima” was removed.")
      try await eventually("two rows") { stage.window.spokenRows.count == 2 }
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      _ = try await Self.row("Ben Lima", in: stage)
      stage.close()
    }
  }

  func testARowLeadsToSomebodysPageUnlessItIsAskedWhoIsWatching() {
    onMain {
      for asks in [false, true] {
        let (application, stage) = try await Self.show(library: try await Scene.family(), asks: asks)
        let ben = try await Self.row("Ben Lima", in: stage)
        ben.focus()
        XCTAssertTrue(ben.pressShortcutUpwards("<Shift>F10"))
        if asks {
          try await eventually("a menu") { stage.openMenu != nil }
          XCTAssertFalse(stage.openMenu?.activateAction("item.show") == true)
        } else {
          try await stage.choose("show")
          try await eventually("Ben's page") {
            guard case .profile = application.main.coordinator.destination else { return false }
            return stage.window.visibleTexts.contains("Ben Lima")
          }
        }
        stage.close()
      }
    }
  }

  func testItIsAskedBeforeAnythingElseAndNothingElseActs() {
    onMain {
      let (application, stage) = try await Self.show(
        .featured(.nowPlaying), library: try await Scene.family(), asks: true)
      _ = try await Self.row("Ben Lima", in: stage)
      XCTAssertTrue(stage.window.activateAction("win.search"))
      XCTAssertEqual(application.main.coordinator.destination, .featured(.nowPlaying))
      XCTAssertFalse(stage.window.visibleTexts.contains("Featured"))
      try await Self.choose("Ana Lima", in: stage)
      try await stage.sees("Film 7")
      XCTAssertTrue(stage.window.activateAction("win.search"))
      try await stage.sees("Start Searching")
      stage.close()
    }
  }

  func testAGuestIsToldAndAskedBeforeTheirsIsGone() {
    onMain {
      let (application, stage) = try await Self.show(.lists, library: try await Scene.family())
      XCTAssertTrue(stage.window.activateAction("win.profiles"))
      try await stage.press("Browse as Guest")
      try await stage.sees("What you rate, list and watch is gone when you leave.")
      try await Self.rate(in: application)
      try await stage.press("Leave")
      let asking = try await AppFixture.titled("Leave Guest Browsing?")
      try await asking.press("Cancel")
      try await eventually("the window to close") { Window.open(titled: "Leave Guest Browsing?") == nil }
      XCTAssertTrue(application.watching.isGuest)
      try await stage.press("Leave")
      try await AppFixture.titled("Leave Guest Browsing?").press("Leave")
      try await stage.sees("What the guest did is gone. You are watching as Ana Lima.")
      XCTAssertFalse(application.watching.isGuest)
      stage.close()
    }
  }

  func testClosingTheWindowAsksAGuestOnceAndThenCloses() {
    onMain {
      let (application, stage) = try await Self.showGuestWithARating()
      stage.window.close()
      let asking = try await AppFixture.titled("Leave Guest Browsing?")
      stage.window.close()
      try await asking.press("Cancel")
      try await eventually("no question") { Window.open(titled: "Leave Guest Browsing?") == nil }
      XCTAssertTrue(stage.window.isMapped && application.watching.isGuest)
      stage.window.close()
      try await AppFixture.titled("Leave Guest Browsing?").press("Leave")
      try await eventually("the window to close") { !stage.window.isMapped }
      let left = try await application.watching.home.library().ratings(by: .owner)
      XCTAssertTrue(left.isEmpty)
      stage.close()
    }
  }

  func testAGuestWithoutAnythingIsNotAsked() {
    onMain {
      let (application, stage) = try await Self.show(.lists)
      await application.watching.beGuest()
      try await stage.sees("You are browsing as a guest.")
      stage.window.close()
      try await eventually("the window to close") { !stage.window.isMapped }
      XCTAssertNil(Window.open(titled: "Leave Guest Browsing?"))
      stage.close()
    }
  }

  func testAGuestIsKeptAsANewProfile() {
    onMain {
      let (application, stage) = try await Self.showGuestWithARating()
      try await stage.press("Leave")
      try await AppFixture.titled("Leave Guest Browsing?").press("Keep as a New Profile…")
      let writing = try await AppFixture.titled("Keep as a New Profile")
      try Self.entry("First Name", in: writing).text = "Dora"
      try await writing.press("Keep")
      try await stage.sees("What you did as a guest is yours. You are watching as Dora.")
      try await eventually("the window to close") { Window.open(titled: "Keep as a New Profile") == nil }
      let kept = try XCTUnwrap(application.watching.watcher.profile)
      let ratings = try await application.watching.home.library().ratings(by: kept)
      XCTAssertEqual(ratings.map(\.score), [Score(stars: 4)])
      stage.close()
    }
  }

  func testADirectoryThatFailsIsTriedAgainOrLeft() {
    onMain {
      let (application, stage) = try await Self.show(.lists)
      application.watching.directory = FixedDirectory(.failure(.timedOut))
      XCTAssertTrue(stage.window.activateAction("win.profiles"))
      try await stage.sees("The server with the users did not answer in time.")
      application.watching.directory = FixedDirectory(.success(UserListing([.ben])))
      _ = try await Self.row("Ben Lima", in: stage)
      try await stage.press("Local Profiles")
      _ = try await Self.row("Main Profile", in: stage)
      try await stage.sees("To stay with these profiles, clear the user directory in the preferences")
      application.watching.directory = FixedDirectory(.success(UserListing([])))
      try await stage.sees("Nobody Here Yet")
      try await stage.press("Local Profiles")
      _ = try await Self.row("Main Profile", in: stage)
      stage.close()
    }
  }

  func testAGuestKeepsNothingOffline() {
    onMain {
      let (application, stage) = try await Self.show(.featured(.nowPlaying))
      try await stage.sees("Film 7")
      XCTAssertNotNil(application.main.coordinator.keptPlace)
      await application.watching.beGuest()
      XCTAssertNil(application.main.coordinator.keptPlace)
      stage.close()
    }
  }
}
