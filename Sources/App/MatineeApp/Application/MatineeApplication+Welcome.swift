import AppFoundation
import Catalogue
import GTK
import Library
import ScreenFoundation
import TMDB
import Tracking
import Transfer
import TransferUI

/// The welcome, which appears by itself only once.
extension MatineeApplication {
  /// Shows the welcome if the app has never been used.
  func welcomeNewUser() {
    guard !options.usesSample, !options.hasDestination, context.isNew else { return }
    Task { [weak self, library, record = WelcomeRecord(context.folders.welcomeRecord)] in
      // A welcome that can't be recorded would appear at each launch.
      guard await library.isUnused, record.write() else { return }
      self?.showWelcome()
    }
  }

  /// - Parameter connects: Whether to start with connecting TMDB.
  func showWelcome(connects: Bool = false) {
    let dependencies = WelcomeCoordinator.Dependencies(
      isConnected: catalogue.client.contentSource == .tmdb, desktop: .live,
      makeCredentialModel: { [unowned self] in makeCredentialModel() },
      importFile: { [weak self] in self?.mainWindow?.coordinator.libraryFiles.importFile(over: $0, onChoose: $1) })
    WelcomeCoordinator.makeWindow(dependencies, over: mainWindow?.window, connects: connects).present()
  }
}

extension AppContext {
  /// Whether nothing was set up on this device, and the app has never ended normally.
  fileprivate var isNew: Bool {
    settings.credential == .none && settingsError == nil && windowState == nil && settings.sharedFolder == nil
      && settings.userDirectory == nil && !settings.showsProfileChooser
      && !WelcomeRecord(folders.welcomeRecord).exists
  }
}

extension LibraryModel {
  /// Whether the library can be read, and nothing was ever written to it.
  fileprivate var isUnused: Bool {
    get async {
      do throws(LibraryError) {
        let opened = try await library()
        let profiles = try await opened.profiles()
        let (last, undone) = (try await opened.lastAction(of: profile), try await opened.lastUndone(of: profile))
        return profiles.count <= 1 && last == nil && undone == nil
      } catch {
        return false
      }
    }
  }
}
