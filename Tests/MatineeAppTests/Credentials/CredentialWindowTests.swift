import AppFoundation
import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import ScreenFoundation

/// Tests entering a key as a user does: a wrong key is rejected with a message, a valid one is saved and used.
final class CredentialWindowTests: GTKTestCase {
  @MainActor private final class Harness {
    let networking = ReplayNetworking()
    let file = SettingsFile(
      FileManager.default.temporaryDirectory.appending(path: "matinee-tests-\(UUID().uuidString)/settings.json"))
    private(set) var acceptedCount = 0

    func open() async throws -> AppFixture {
      let model = CredentialModel(over: networking) { [file] (credential) throws(SettingsError) in
        try file.save(credential)
      }
      CredentialWindow(model: model, over: nil) { [weak self] in self?.acceptedCount += 1 }.present()
      let window = try XCTUnwrap(Window.open(titled: "TMDB Key"))
      try await eventually("the window") { window.isMapped }
      return AppFixture(window)
    }

    func type(_ text: String, in fixture: AppFixture) throws {
      let entry = try XCTUnwrap(fixture.window.tree.first { $0.isA(gtk_password_entry_get_type()) })
      Entry(retaining: entry.pointer).text = text
    }

    deinit { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
  }

  func testWrongKeyIsRejectedAndValidKeyIsSaved() {
    onMain {
      let harness = Harness()
      harness.networking.stub("/3/authentication?api_key=wrong", with: .wrongKey)
      harness.networking.stub("/3/authentication?api_key=right", with: .success)
      let fixture = try await harness.open()
      XCTAssertEqual(fixture.window.button("Use Key")?.isSensitive, false)
      try harness.type("wrong", in: fixture)
      XCTAssertEqual(fixture.window.button("Use Key")?.isSensitive, true)
      try await fixture.press("Use Key")
      try await fixture.waitForText("TMDB doesn’t accept this API key.")
      let entry = try XCTUnwrap(fixture.window.tree.first { $0.isA(gtk_password_entry_get_type()) })
      XCTAssertTrue(entry.isInvalid)
      XCTAssertEqual(entry.exposedLabel, "API Key or Read Access Token")
      XCTAssertEqual(entry.exposedDescription?.hasPrefix("TMDB doesn’t accept this API key."), true)
      XCTAssertTrue(entry.containsFocus)
      XCTAssertFalse(FileManager.default.fileExists(atPath: harness.file.url.path))
      XCTAssertEqual(harness.acceptedCount, 0)
      try harness.type("right", in: fixture)
      try await fixture.press("Use Key")
      try await eventually("the key to be accepted") { harness.acceptedCount == 1 }
      try await eventually("the window to close") { Window.open(titled: "TMDB Key") == nil }
      let attributes = try FileManager.default.attributesOfItem(atPath: harness.file.url.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
      let kept = try await Settings.read(environment: [:], file: harness.file.url).credential
      XCTAssertEqual(kept.secret, "right")
    }
  }

  func testClosingWindowSavesNoKey() {
    onMain {
      let harness = Harness()
      let fixture = try await harness.open()
      try harness.type("right", in: fixture)
      fixture.window.close()
      try await eventually("the window to close") { Window.open(titled: "TMDB Key") == nil }
      XCTAssertFalse(FileManager.default.fileExists(atPath: harness.file.url.path))
      XCTAssertEqual(harness.acceptedCount, 0)
    }
  }
}
