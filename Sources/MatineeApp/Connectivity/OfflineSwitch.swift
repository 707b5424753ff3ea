import Foundation
import GTK
import MatineeCore

/// The switch for working off line, which is kept for the next start, and what the desktop says of the network.
final class OfflineSwitch {
  let connectivity: Connectivity
  /// Called with a sentence when the wish could not be kept for the next start.
  var onProblem: (String) -> Void = { _ in }

  private let file: SettingsFile
  private var action: Action?
  private var monitor: NetworkMonitor?
  private var lastWrite: Task<Void, Never>?

  /// - Parameters:
  ///   - line: what all requests go through.
  ///   - file: where the wish is kept.
  ///   - probe: asks TMDB for something small.
  init(_ line: NetworkLine, file: SettingsFile, probe: @escaping @MainActor () async -> Void) {
    connectivity = Connectivity(line, probe: probe)
    self.file = file
  }

  /// Makes it `app.work-offline`, for the menu.
  func install(on application: Application) {
    action = application.addAction("work-offline", isOn: connectivity.worksOffline) { [weak self] in self?.set($0) }
  }

  /// Listens to the desktop from now on. The first call asks the desktop's services, so it comes after the first frame.
  func followDesktop() {
    monitor = NetworkMonitor { [weak self] in self?.connectivity.networkChanged(isAvailable: $0) }
  }

  func set(_ worksOffline: Bool) {
    guard connectivity.worksOffline != worksOffline else { return }
    connectivity.worksOffline = worksOffline
    action?.isOn = worksOffline
    var preferences = Preferences()
    preferences.worksOffline = worksOffline
    // One after the other, so that the last wish is the last one written.
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
