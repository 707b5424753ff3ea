import AppFoundation
import Catalogue
import Foundation
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
    Task { [weak self, library, record = NoticeRecord(context.folders.welcomeRecord)] in
      // A welcome that can't be recorded would appear at each launch.
      guard await library.isUnused, record.write() else { return }
      self?.showWelcome()
    }
  }

  func showWelcome(at start: WelcomeCoordinator.Start = .welcome) {
    let dependencies = WelcomeCoordinator.Dependencies(
      isConnected: catalogue.client.contentSource == .tmdb, desktop: .live,
      makeCredentialModel: { [unowned self] in makeCredentialModel() },
      importFile: { [weak self] in self?.mainWindow?.coordinator.libraryFiles.importFile(over: $0, onChoose: $1) })
    WelcomeCoordinator.makeWindow(dependencies, over: mainWindow?.window, at: start).present()
  }
}

extension MatineeApplication {
  func makeSampleNotice() -> SampleNotice {
    let problem: () -> String? = { [unowned self] in context.settingsError?.localizedDescription }
    // A screenshot shows the screen as it usually is.
    guard case .use = options.purpose else { return SampleNotice(isDue: false, problem: problem) }
    let record = NoticeRecord(context.folders.sampleNoticeRecord)
    return SampleNotice(isDue: !record.exists, onShow: { _ = record.write() }, problem: problem)
  }
}

extension AppContext {
  /// Whether nothing was set up on this device, and the app has never ended normally.
  fileprivate var isNew: Bool {
    settings.credential == .none && settingsError == nil && windowState == nil && settings.sharedFolder == nil
      && settings.userDirectory == nil && !settings.showsProfileChooser
      && !NoticeRecord(folders.welcomeRecord).exists
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
