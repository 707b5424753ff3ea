import AppFoundation
import Foundation
import GTK
import ScreenFoundation

/// The switch for working offline, which is saved for the next launch, and the desktop's network state.
final class OfflineSwitch {
  let connectivity: Connectivity
  /// Called with a sentence for the user if the choice couldn't be saved.
  var onProblem: (String) -> Void = { _ in }

  private let file: SettingsFile
  private var action: Action?
  private var monitor: NetworkMonitor?
  private var lastWrite: Task<Void, Never>?

  /// - Parameters:
  ///   - networkAccess: Carries all requests.
  ///   - file: Stores the choice.
  ///   - probe: Sends a small request to TMDB.
  init(_ networkAccess: NetworkAccess, file: SettingsFile, probe: @escaping @MainActor () async -> Void) {
    connectivity = Connectivity(networkAccess, probe: probe)
    self.file = file
  }

  /// Adds the action `app.work-offline` for the menu.
  func install(on application: Application) {
    action = application.addAction(Command.workOffline.rawValue, isOn: connectivity.worksOffline) { [weak self] in
      self?.set($0)
    }
  }

  /// Starts observing the desktop's network state. The first call contacts the desktop's services, so call it after the
  /// first frame.
  func observeDesktop() {
    monitor = NetworkMonitor { [weak self] in self?.connectivity.networkChanged(isAvailable: $0) }
  }

  func set(_ worksOffline: Bool) {
    guard connectivity.worksOffline != worksOffline else { return }
    connectivity.worksOffline = worksOffline
    action?.isOn = worksOffline
    var preferences = Preferences()
    preferences.worksOffline = worksOffline
    // The writes run in sequence, so the file ends up with the last choice.
    lastWrite = Task { [weak self, file, preferences, lastWrite] in
      await lastWrite?.value
      do throws(SettingsError) {
        try await file.save(.workOffline, of: preferences)
      } catch {
        self?.onProblem(error.localizedDescription)
      }
    }
  }
}
