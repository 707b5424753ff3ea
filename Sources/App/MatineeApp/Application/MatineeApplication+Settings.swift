import AppFoundation
import Catalogue
import Containment
import Downloads
import DownloadsUI
import Foundation
import GTK
import ImagePipeline
import Library
import ScreenFoundation
import TMDB
import TitleIdentity
import Tracking
import TransferUI

/// The windows for the app's settings, and the effects of a change.
extension MatineeApplication {
  func enterCredential() {
    CredentialWindow(model: makeCredentialModel(), over: application.activeWindow) {}.present()
  }

  /// Returns a model for entering a key. The app uses the key as soon as it is accepted and saved.
  func makeCredentialModel() -> CredentialModel {
    let checker = CredentialChecker(context: context, proxies: DesktopProxies(environment: context.environment))
    let file = SettingsFile(context.folders.settingsFile)
    let model = CredentialModel(
      check: { await checker.error(with: $0) },
      save: { (credential) throws(SettingsError) in try file.save(credential) })
    model.onAccepted = { [weak self] in self?.use($0) }
    return model
  }

  private func use(_ credential: Credential) {
    context.settings.credential = credential
    context.settingsError = nil
    usesSample = false
    catalogue = Self.catalogue(context, usesSample: false)
    titles.changeSource()
    downloadManager.servicesDidChange()
    session.change(source: TitleSource(catalogue.client.source))
    mainWindow?.restart()
  }

  func showPreferences(at part: MatineePreferences.Part? = nil) {
    let (environment, file) = (context.environment, SettingsFile(context.folders.settingsFile))
    Task {
      let preferences = await file.preferences().overridden(by: environment)
      let model = PreferencesModel(preferences, overriddenPreferences: Preference.overridden(by: environment)) {
        (preference, preferences) async throws(SettingsError) in
        try await file.save(preference, of: preferences)
      }
      // The sample catalogue has no picture cache. The user can still see and clear the pictures cached from TMDB.
      let unused = DiskCache(folder: context.folders.pictures, limit: context.settings.pictureCacheLimit)
      let pictures = PictureCacheModel(locale: context.locale.formatting) { [weak self] in
        self?.catalogue.pictures.cache ?? unused
      }
      model.onSave = { [weak self] preference in
        self?.apply(preference, of: model.preferences)
        if preference == .pictureCacheMegabytes {
          pictures.setLimit(megabytes: model.preferences.pictureCacheMegabytes)
        }
      }
      let storage = MatineePreferences.Storage(
        pictures: pictures, titles: titles, matching: mainWindow?.makeTitleMatchRows(),
        downloads: DownloadRows(downloadManager, text: DownloadText(catalogue.format.texts)),
        shared: SharedFolderRows(sharing, texts: catalogue.format.texts, desktop: .live),
        services: MyServicesRows(
          model, perform: { [weak self] in self?.mainWindow?.coordinator.perform($0) },
          makeProviders: { [weak self] country in
            self.flatMap { PageModel(allWatchProviders: $0.catalogue.pages, in: country, clock: $0.catalogue.clock) }
          }), usesSample: { [session] in session.library.source == .sample },
        locale: context.locale.names)
      MatineePreferences.make(model, storage, over: mainWindow?.window, at: part) { [weak self] in
        self?.enterCredential()
      }.present()
    }
  }

  /// Changes the arrangement of lists. It applies even if it can't be saved.
  func arrangeLists(_ layout: ListLayout) {
    listLayout.layout = layout
    var preferences = Preferences()
    preferences.listLayout = layout
    Task { [file = SettingsFile(context.folders.settingsFile), preferences, weak self] in
      do throws(SettingsError) {
        try await file.save(.listLayout, of: preferences)
      } catch {
        self?.mainWindow?.coordinator.controller.notify(error.localizedDescription)
      }
    }
  }

  /// Applies a changed preference immediately. A new language or country reloads everything.
  private func apply(_ preference: Preference, of preferences: Preferences) {
    switch preference {
    case .appearance: return ColorScheme.force(preferences.appearance.scheme)
    case .myServices: return myServices.ids = preferences.myServices
    case .listLayout: return listLayout.layout = preferences.listLayout
    case .pictureCacheMegabytes:
      context.settings.pictureCacheLimit = preferences.pictureCacheMegabytes << 20
      return
    case .workOffline: return offline.set(preferences.worksOffline)
    // The sharing model applies the change itself.
    case .sharedFolder: return
    case .askWhoIsWatching, .profile: return
    case .userDirectory:
      context.settings.userDirectory = URL(string: preferences.userDirectory)
      return updateUserDirectory()
    case .language, .region, .includeAdult: break
    }
    Task {
      guard let settings = await context.reread() else { return }
      context.settings = settings
      catalogue = Self.catalogue(context, usesSample: usesSample)
      downloadManager.servicesDidChange()
      mainWindow?.restart()
    }
  }
}
