import CAdwaita
import GTK
import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// The dialog for a TMDB key, before, during and after the check.
extension Scene {
  static let credentials = [
    Scene("credential/empty") { try await credential($0) },
    Scene("credential/typed") { size in
      let stage = try await credential(size)
      try stage.typeKey()
      return stage
    },
    Scene("credential/checking") { size in
      let stage = try await credential(size)
      try stage.typeKey()
      try await stage.press("Use Key")
      try await stage.sees("Asking TMDB…")
      return stage
    },
    Scene("credential/refused") { size in
      let networking = ReplayNetworking()
      networking.answer("/3/authentication", with: .wrongKey)
      let stage = try await credential(size, networking)
      try stage.typeKey()
      try await stage.press("Use Key")
      try await stage.sees("TMDB does not accept this API key.")
      return stage
    },
  ]

  @MainActor private static func credential(
    _ size: WindowSize, _ networking: any Networking = SuspendableNetworking()
  ) async throws -> AppFixture {
    let model = CredentialModel(
      check: { credential in
        let client = Client(networking: networking, credential: credential, limits: .unlimited)
        do throws(TMDBError) {
          _ = try await client.value(of: AuthenticationTarget.validation)
          return nil
        } catch {
          return error
        }
      }, keep: { _ in })
    let dialog = CredentialWindow(model: model, over: nil) {}
    return try await stage(try XCTUnwrap(Window.open(titled: "TMDB Key")), size) { dialog.present() }
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
