import AppFoundation
import Catalogue
import Containment
import Foundation
import GTK
import Library
import TMDB
import Tracking

/// The app's part of switching profiles: the profiles' source, the profile for the next launch, and the guest's
/// catalogue.
extension MatineeApplication {
  func makeSession() -> ProfileSession {
    let session = ProfileSession(library, pictures: pictures)
    session.onChoose = { [weak self] in self?.remember($0.rawValue) }
    if let address = context.settings.userDirectory { session.directory = directory(at: address) }
    return session
  }

  /// Deletes unused profile pictures. Runs at launch, when no window has an unsaved picture.
  func cleanUpPictures() { Task { [pictures, library] in await pictures.cleanUp(library) } }

  /// Switches to the profiles of the user directory in the settings, or back to local profiles.
  func updateUserDirectory() {
    guard let address = context.settings.userDirectory else { return session.useLocalProfiles() }
    session.directory = directory(at: address)
  }

  /// Returns the catalogue to show. A guest's catalogue stores nothing.
  func currentCatalogue() -> CatalogueDependencies {
    guard session.isGuest else {
      guestCatalogue = nil
      return catalogue
    }
    let proxies = DesktopProxies(environment: context.environment)
    let made = guestCatalogue ?? context.guestCatalogue(usesSample: usesSample, proxies: proxies)
    guestCatalogue = made
    return made
  }

  private func directory(at address: URL) -> AddressDirectory {
    AddressDirectory(
      address, proxies: DesktopProxies(environment: context.environment), networkAccess: context.networkAccess)
  }

  private func remember(_ profile: String) {
    let chosen = profile == "owner" ? "" : profile
    guard chosen != remembered else { return }
    remembered = chosen
    var preferences = Preferences()
    preferences.profile = chosen
    let file = SettingsFile(context.folders.settingsFile)
    // Write in sequence, so that the file ends up with the last choice.
    remembering = Task { [weak self, preferences, remembering] in
      await remembering?.value
      do throws(SettingsError) {
        try await file.save(.profile, of: preferences)
      } catch {
        self?.mainWindow?.coordinator.controller.notify(error.localizedDescription)
      }
    }
  }
}
