import AppFoundation
import Catalogue
import Foundation
import ResponseCache
import Search
import TMDB

/// The process's launch context: its environment, and the folders, locale and settings read from it.
public nonisolated struct AppContext: Sendable {
  public var environment: [String: String]
  public var folders: Folders
  public var locale: UserLocale
  public var settings: Settings
  /// The error that made the app ignore the settings file, if any.
  public var settingsError: SettingsError?
  /// The state of the window at the end of the previous run; `nil` at the first launch.
  public var windowState: WindowState?
  /// The response cache that all catalogues made from this context share. If it is `nil`, responses are neither stored
  /// nor read from the cache.
  public var responseCache: ResponseCache?
  /// The network access for all requests of the catalogues made from this context.
  public let networkAccess = NetworkAccess()
  /// Makes the networking of the sample catalogue.
  private let sample: @Sendable (Folders) -> any Networking

  /// Reads the settings. If their file can't be read, the environment and the defaults apply, and ``settingsError``
  /// contains the reason.
  ///
  /// - Parameter sample: Makes the networking of the sample catalogue.
  /// - Throws: ``FoldersError`` if the environment defines no location for the app's files.
  public static func read(
    environment: [String: String], sample: @escaping @Sendable (Folders) -> any Networking
  ) async throws(FoldersError) -> AppContext {
    let folders = try Folders(environment: environment)
    var context = AppContext(
      environment: environment, folders: folders, locale: UserLocale(environment: environment), settings: Settings(),
      responseCache: .logging(in: folders.cache), sample: sample)
    context.windowState = WindowStateFile(folders.windowState).read()
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

  /// Returns the catalogue for the current settings.
  ///
  /// - Parameter proxies: Resolves the network's proxies; `nil` uses those of the environment.
  public func catalogue(usesSample: Bool, proxies: (any ProxyResolving)? = nil) -> CatalogueDependencies {
    CatalogueDependencies(
      settings: settings, folders: folders, locale: locale, usesSample: usesSample, connections: connections(proxies))
  }

  /// Returns the update of the title index according to the settings.
  ///
  /// - Parameter pages: The client that downloads the names in the user's languages; `nil` to omit them.
  public func titleIndexUpdate(
    usesSample: Bool, proxies: (any ProxyResolving)? = nil, pages: PageClient?
  ) -> TitleIndexUpdate {
    TitleIndexUpdate.make(
      settings: settings, folders: folders, usesSample: usesSample, connections: connections(proxies),
      pages: pages)
  }

  private func connections(_ proxies: (any ProxyResolving)?) -> ServiceConnections {
    var connections = ServiceConnections { [sample, folders] in sample(folders) }
    connections.proxies = proxies ?? EnvironmentProxies(environment: environment)
    connections.responseCache = responseCache
    connections.networkAccess = networkAccess
    return connections
  }

  /// Reads the settings again, after they were changed; `nil` if they can't be read.
  func reread() async -> Settings? { try? await Self.read(environment: environment, sample: sample).settings }

  /// Returns the same catalogue for a guest. It stores no responses or pictures.
  func guestCatalogue(usesSample: Bool, proxies: (any ProxyResolving)? = nil) -> CatalogueDependencies {
    var context = self
    context.responseCache = nil
    var catalogue = context.catalogue(usesSample: usesSample, proxies: proxies)
    catalogue.pictures.cache = nil
    return catalogue
  }

  /// Returns the search's files. A guest's searches aren't stored, and without a cache, nothing is.
  func searchFiles(for source: ContentSource, isGuest: Bool) -> SearchFiles {
    if responseCache == nil { return SearchFiles() }
    var files = SearchFiles(in: folders, of: ExportSource(settings: settings, usesSample: source == .sample))
    if isGuest { files.recents = nil }
    return files
  }
}

/// A redacted description. The environment may contain an API key, so it is never printed.
nonisolated extension AppContext: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "AppContext(\(settings))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["folders": folders, "settings": settings]) }
}
