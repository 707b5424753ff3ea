import Containment
import Foundation
import GTK
import Library
import MatineeCore
import TMDB

/// Who is watching, as far as the whole app goes: where users come from, who is remembered, and what a guest is shown.
extension MatineeApplication {
  func makeWatching() -> WatcherModel {
    let watching = WatcherModel(library, pictures: pictures)
    watching.onChoose = { [weak self] in self?.remember($0.rawValue) }
    if let address = context.settings.userDirectory { watching.directory = directory(at: address) }
    return watching
  }

  /// At start, when no window has a picture that was chosen and is not saved.
  func cleanUpPictures() { Task { [pictures, library] in await pictures.cleanUp(library) } }

  /// Other users may be chosen from now on.
  func followUserDirectory() {
    guard let address = context.settings.userDirectory else { return watching.useOwnProfiles() }
    watching.directory = directory(at: address)
  }

  /// What is seen: for a guest from services that keep nothing of what they were told.
  func seenLists() -> TitleLists {
    guard watching.isGuest else {
      guestLists = nil
      return lists
    }
    let proxies = DesktopProxies(environment: context.environment)
    let made = guestLists ?? TitleLists(context.guestServices(usesSample: usesSample, proxies: proxies))
    guestLists = made
    return made
  }

  private func directory(at address: URL) -> AddressDirectory {
    AddressDirectory(address, proxies: DesktopProxies(environment: context.environment), line: context.line)
  }

  private func remember(_ profile: String) {
    let chosen = profile == "owner" ? "" : profile
    guard chosen != remembered else { return }
    remembered = chosen
    var preferences = Preferences()
    preferences.profile = chosen
    let file = SettingsFile(context.folders.settingsFile)
    // One after the other, so that the last one chosen is the last one written.
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
