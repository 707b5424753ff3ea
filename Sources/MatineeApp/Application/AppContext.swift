import Catalogue
import Foundation
import MatineeCore
import TMDB

/// What the process was started with: the environment, and what was read from it.
public nonisolated struct AppContext: Sendable {
  public var environment: [String: String]
  public var folders: Folders
  public var locale: ReaderLocale
  public var settings: Settings
  /// Why the settings file does not count, if so.
  public var settingsError: SettingsError?
  /// What the network said before: one for all services that are made of this. `nil` keeps nothing, and shows nothing
  /// that was kept.
  public var catalogue: Catalogue?
  /// What all requests of the services go through that are made of this.
  public let line = NetworkLine()

  /// Reads the settings. When their file can't be read, the environment's and the defaults count, and ``settingsError`` says why.
  ///
  /// - Throws: ``FoldersError`` when the environment names no place for the app's files.
  public static func read(environment: [String: String]) async throws(FoldersError) -> AppContext {
    let folders = try Folders(environment: environment)
    var context = AppContext(
      environment: environment, folders: folders, locale: ReaderLocale(environment: environment), settings: Settings(),
      catalogue: .logging(in: folders.cache))
    do {
      context.settings = try await Settings.read(environment: environment, file: folders.settingsFile)
    } catch {
      context.settingsError = error
      if case .unreadable = error, let settings = try? Settings.read(environment: environment) {
        context.settings = settings
      }
    }
    return context
  }

  /// The services that the settings ask for.
  ///
  /// - Parameter proxies: how the network is reached; by the environment's proxies when not said.
  public func services(usesSample: Bool, proxies: (any ProxyResolving)? = nil) -> Services {
    let proxies = proxies ?? EnvironmentProxies(environment: environment)
    let services = Services.make(
      settings: settings, folders: folders, locale: locale, usesSample: usesSample, proxies: proxies,
      catalogue: catalogue, line: line)
    return catalogue == nil ? services : services.searching(in: folders, settings: settings)
  }

  /// The same services for a guest: nothing that they are asked or told is kept, be it an answer, a picture or a search.
  func guestServices(usesSample: Bool, proxies: (any ProxyResolving)? = nil) -> Services {
    var context = self
    context.catalogue = nil
    var services = context.services(usesSample: usesSample, proxies: proxies)
      .searching(in: folders, settings: settings)
    (services.recentSearches, services.pictureCache) = (nil, nil)
    return services
  }
}

/// The environment may hold a key, and so is never shown.
nonisolated extension AppContext: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "AppContext(\(settings))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["folders": folders, "settings": settings]) }
}
