import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Library
import Search
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp

/// Tests profiles in the whole app: the saved profile, the profile chooser at launch, the preferences, and that a guest
/// leaves no trace on disk.
final class ProfileLaunchTests: GTKTestCase {
  func testChosenProfileIsSavedInSettings() {
    onMain {
      let running = try await RunningApplication(settings: #"{"x": 1}"#)
      let fixture = try await running.start()
      let session = try XCTUnwrap(running.session)
      _ = try await session.ownLibrary.library().createProfile(User.ben.fields, id: User.ben.id)
      try await eventually("Ben") { session.isShared }
      await session.choose(User.ben.id)
      try await eventually("the settings") {
        (running.settings["matinee"] as? [String: Any])?["profile"] as? String == "ben"
      }
      await session.switchToGuest()
      await session.leaveGuest()
      await session.choose(.owner)
      try await eventually("the settings") { (running.settings["matinee"] as? [String: Any])?["profile"] == nil }
      XCTAssertEqual(running.settings["x"] as? Int, 1)
      running.end(fixture)
    }
  }

  func testSavedProfileIsCurrentAtLaunchAndChooserAppears() {
    onMain {
      let running = try await RunningApplication(
        settings: #"{"matinee": {"profile": "ben", "askWhoIsWatching": true}}"#)
      let library = try await Library.open(in: running.context.folders.data)
      _ = try await library.createProfile(User.ben.fields, id: User.ben.id)
      let fixture = try await running.start()
      try await fixture.waitForText("Ben Lima")
      XCTAssertEqual(
        fixture.window.accessibleRows.map { $0.exposedLabel ?? "" }.last, "Ben Lima, Son, Family, Film Club, selected")
      XCTAssertEqual(running.session?.library.profile, User.ben.id)
      running.end(fixture)
    }
  }

  func testMissingProfileFallsBackToOwner() {
    onMain {
      let running = try await RunningApplication(settings: #"{"matinee": {"profile": "gone"}}"#)
      let fixture = try await running.start()
      try await eventually("the owner") { running.session?.identity == .profile(.owner) }
      running.end(fixture)
    }
  }

  func testPreferencesSetChooserAtLaunchAndUserDirectory() {
    onMain {
      let running = try await RunningApplication()
      let fixture = try await running.start()
      running.activate("preferences")
      let window = try await running.window("Preferences")
      let chooserSwitch = try XCTUnwrap(window.window.tree.last { $0.isA(gtk_switch_get_type()) })
      gtk_switch_set_active(chooserSwitch.opaque, 1)
      let section = { running.settings["matinee"] as? [String: Any] ?? [:] }
      try await eventually("the setting to be saved") { section()["askWhoIsWatching"] as? Bool == true }
      let entry = Entry(
        retaining: try XCTUnwrap(
          window.window.tree.first { $0.isA(gtk_entry_get_type()) && $0.exposedLabel == "Profile Server" }
        ).pointer)
      entry.text = "users"
      entry.emit("activate")
      try await window.waitForText("This isn’t a web address.")
      XCTAssertEqual(running.session?.directory.isEditable, true)
      entry.text = "http://127.0.0.1:9/users.json"
      entry.emit("activate")
      try await eventually("the directory") { running.session?.directory.isEditable == false }
      XCTAssertEqual(section()["userDirectory"] as? String, "http://127.0.0.1:9/users.json")
      entry.text = ""
      entry.emit("activate")
      try await eventually("the profiles of this device") { running.session?.directory.isEditable == true }
      XCTAssertNil(section()["userDirectory"])
      window.window.close()
      running.end(fixture)
    }
  }

  func testGuestLeavesNoTraceOnDisk() {
    onMain {
      let running = try await RunningApplication(settings: #"{"x": 1}"#)
      let fixture = try await running.start()
      let session = try XCTUnwrap(running.session)
      _ = try await session.ownLibrary.library().backUp()
      try await eventually("the library") { session.library.state == .open }
      await session.switchToGuest()
      let folders = running.context.folders
      let before = [folders.data, folders.configuration, folders.state].map(Self.contents)
      let coordinator = try XCTUnwrap(running.window?.coordinator)
      coordinator.searchModel.search("metropolis")
      coordinator.searchModel.rememberSearch()
      XCTAssertEqual(coordinator.searchModel.recents.searches, ["metropolis"])
      let film = TitleReference(.sample, .movie, 7, name: "Film 7")
      _ = await session.library.rate(film, Score(stars: 8))
      _ = try await session.library.library().add(film, to: .watchlist(of: .owner), by: .owner)
      XCTAssertNil(coordinator.app.catalogue.client.cache)
      XCTAssertNil(coordinator.app.catalogue.pictures.cache)
      await session.leaveGuest()
      XCTAssertEqual([folders.data, folders.configuration, folders.state].map(Self.contents), before)
      running.end(fixture)
    }
  }

  /// Returns the contents of the files in a folder. It omits SQLite's shared memory, which changes with each read.
  private static func contents(of folder: URL) -> [String: Data] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix("-shm") }.reduce(into: [:]) { found, name in
      found[name] = try? Data(contentsOf: folder.appending(path: name))
    }
  }
}
