import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import Library
import MatineeCore
import XCTest

@testable import MatineeApp

/// Tests profiles in the whole app: saved for the next launch, chosen at launch if enabled, and no trace of a guest.
final class WatchingTests: GTKTestCase {
  func testWhoeverWasChosenIsRememberedInTheSettings() {
    onMain(timeout: 30) {
      let running = try await RunningApplication(settings: #"{"x": 1}"#)
      let stage = try await running.start()
      let watching = try XCTUnwrap(running.watching)
      _ = try await watching.home.library().makeProfile(User.ben.fields, id: User.ben.id)
      try await eventually("Ben") { watching.isShared }
      await watching.choose(User.ben.id)
      try await eventually("the settings") {
        (running.settings["matinee"] as? [String: Any])?["profile"] as? String == "ben"
      }
      await watching.beGuest()
      await watching.leaveGuest()
      await watching.choose(.owner)
      try await eventually("the settings") { (running.settings["matinee"] as? [String: Any])?["profile"] == nil }
      XCTAssertEqual(running.settings["x"] as? Int, 1)
      running.end(stage)
    }
  }

  func testWhoeverWasWatchingLastIsWatchingAgainAndItIsAsked() {
    onMain(timeout: 30) {
      let running = try await RunningApplication(
        settings: #"{"matinee": {"profile": "ben", "askWhoIsWatching": true}}"#)
      let library = try await Library.open(in: running.context.folders.data)
      _ = try await library.makeProfile(User.ben.fields, id: User.ben.id)
      let stage = try await running.start()
      try await stage.sees("Ben Lima")
      XCTAssertEqual(
        stage.window.spokenRows.map { $0.spokenLabel ?? "" }.last, "Ben Lima, Son, Family, Film Club, chosen")
      XCTAssertEqual(running.watching?.library.profile, User.ben.id)
      running.end(stage)
    }
  }

  func testAProfileThatIsGoneIsNobody() {
    onMain(timeout: 30) {
      let running = try await RunningApplication(settings: #"{"matinee": {"profile": "gone"}}"#)
      let stage = try await running.start()
      try await eventually("the owner") { running.watching?.watcher == .profile(.owner) }
      running.end(stage)
    }
  }

  func testThePreferencesAskAtStartAndTakeADirectory() {
    onMain(timeout: 30) {
      let running = try await RunningApplication()
      let stage = try await running.start()
      running.activate("preferences")
      let window = try await running.window("Preferences")
      let asks = try XCTUnwrap(window.window.tree.last { $0.isA(gtk_switch_get_type()) })
      gtk_switch_set_active(asks.opaque, 1)
      let section = { running.settings["matinee"] as? [String: Any] ?? [:] }
      try await eventually("the wish to be kept") { section()["askWhoIsWatching"] as? Bool == true }
      let entry = Entry(
        retaining: try XCTUnwrap(
          window.window.tree.first { $0.isA(gtk_entry_get_type()) && $0.spokenLabel == "User Directory" }
        ).pointer)
      entry.text = "users"
      entry.emit("activate")
      try await window.sees("This is not an address.")
      XCTAssertEqual(running.watching?.directory.isEditable, true)
      entry.text = "http://127.0.0.1:9/users.json"
      entry.emit("activate")
      try await eventually("the directory") { running.watching?.directory.isEditable == false }
      XCTAssertEqual(section()["userDirectory"] as? String, "http://127.0.0.1:9/users.json")
      entry.text = ""
      entry.emit("activate")
      try await eventually("the profiles of this device") { running.watching?.directory.isEditable == true }
      XCTAssertNil(section()["userDirectory"])
      window.window.close()
      running.end(stage)
    }
  }

  func testAGuestLeavesNoTrace() {
    onMain(timeout: 60) {
      let running = try await RunningApplication(settings: #"{"x": 1}"#)
      let stage = try await running.start()
      let watching = try XCTUnwrap(running.watching)
      _ = try await watching.home.library().backUp()
      try await eventually("the library") { watching.library.state == .open }
      await watching.beGuest()
      let folders = running.context.folders
      let before = [folders.data, folders.configuration, folders.state].map(Self.contents)
      let coordinator = try XCTUnwrap(running.window?.coordinator)
      coordinator.searchModel.search("metropolis")
      coordinator.searchModel.keep()
      XCTAssertEqual(coordinator.searchModel.recents.searches, ["metropolis"])
      let film = TitleReference(.sample, .film, 7, name: "Film 7")
      _ = await watching.library.rate(film, Score(stars: 8))
      _ = try await watching.library.library().add(film, to: .watchlist(of: .owner), by: .owner)
      XCTAssertNil(coordinator.services.catalogue)
      XCTAssertNil(coordinator.services.pictureCache)
      await watching.leaveGuest()
      XCTAssertEqual([folders.data, folders.configuration, folders.state].map(Self.contents), before)
      running.end(stage)
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
