import AppFoundation
import CAdwaita
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import ScreenFoundation
@testable import TransferUI

/// The pages of the welcome, before and after connecting TMDB.
extension Scene {
  static let welcome = [
    Scene("welcome/start") { try await welcome($0) },
    Scene("welcome/connected") { try await welcome(isConnected: true, $0) },
    Scene("welcome/connect") { size in
      let fixture = try await welcome(size)
      try await fixture.activateRow("Connect TMDB")
      try await fixture.waitForText("Get a Key on TMDB")
      return fixture
    },
    Scene("welcome/refused") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/authentication", with: .wrongKey)
      let fixture = try await welcome(over: networking, size)
      try await fixture.activateRow("Connect TMDB")
      try await fixture.waitForText("Get a Key on TMDB")
      let entry = try XCTUnwrap(fixture.window.tree.first { $0.isA(gtk_password_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "0123456789abcdef"
      try await fixture.press("Use Key")
      try await eventually("the error") { entry.isInvalid }
      return fixture
    },
    Scene("welcome/import") { size in
      let fixture = try await welcome(size)
      try await fixture.activateRow("Import")
      try await fixture.waitForText("Letterboxd")
      return fixture
    },
  ]

  @MainActor private static func welcome(
    over networking: any Networking = SuspendableNetworking(), isConnected: Bool = false, _ size: WindowSize
  ) async throws -> AppFixture {
    let dependencies = WelcomeCoordinator.Dependencies(
      isConnected: isConnected, desktop: .live, makeCredentialModel: { CredentialModel(over: networking) },
      importFile: { _, _ in })
    let window = WelcomeCoordinator.makeWindow(dependencies, over: nil)
    return try await fixture(window.window, size) { window.present() }
  }
}
