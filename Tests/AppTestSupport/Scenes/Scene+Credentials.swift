import AppFoundation
import CAdwaita
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import ScreenFoundation

/// The dialog for a TMDB key, before, during and after the check.
extension Scene {
  static let credentials = [
    Scene("credential/empty") { try await credential($0) },
    Scene("credential/typed") { size in
      let fixture = try await credential(size)
      try fixture.typeKey()
      return fixture
    },
    Scene("credential/checking") { size in
      let fixture = try await credential(size)
      try fixture.typeKey()
      try await fixture.press("Use Key")
      try await fixture.waitForText("Checking with TMDB…")
      return fixture
    },
    Scene("credential/refused") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/authentication", with: .wrongKey)
      let fixture = try await credential(size, networking)
      try fixture.typeKey()
      try await fixture.press("Use Key")
      try await fixture.waitForText("TMDB doesn’t accept this API key.")
      return fixture
    },
  ]

  @MainActor private static func credential(
    _ size: WindowSize, _ networking: any Networking = SuspendableNetworking()
  ) async throws -> AppFixture {
    let dialog = CredentialWindow(model: CredentialModel(over: networking), over: nil) {}
    return try await fixture(try XCTUnwrap(Window.open(titled: "TMDB Key")), size) { dialog.present() }
  }
}

extension AppFixture {
  /// Types a key into the dialog's entry.
  fileprivate func typeKey() throws {
    let entry = try XCTUnwrap(window.tree.first { $0.isA(gtk_password_entry_get_type()) })
    Entry(retaining: entry.pointer).text = "0123456789abcdef"
    gtk_editable_set_position(entry.opaque, -1)
  }
}
