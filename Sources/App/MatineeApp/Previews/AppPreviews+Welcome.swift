import AppFoundation
import Containment
import ScreenFoundation
import TransferUI

/// The pages of the welcome.
extension AppPreviews {
  static let welcome: [Preview<PreviewController>] = [
    Preview("Welcome") { _ in WelcomeController(isConnected: false) },
    Preview("Connect TMDB") { _ in ConnectController(CredentialController(model)) },
    Preview("TMDB Key") { _ in CredentialController(model) },
    Preview("Import Guides") { _ in ImportGuidesController(isConnected: false) },
  ]

  /// A model that accepts every key, and saves none.
  @MainActor private static var model: CredentialModel { CredentialModel(check: { _ in nil }, save: { _ in }) }
}
