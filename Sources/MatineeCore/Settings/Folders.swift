import Foundation

/// Where the app keeps its files, by the XDG base directory specification.
///
/// Source: [XDG Base Directory](https://specifications.freedesktop.org/basedir-spec/latest/).
public struct Folders: Hashable, Sendable {
  /// What the user has set.
  public var configuration: URL
  /// What may vanish at any time.
  public var cache: URL

  /// What is worth keeping, but is no setting.
  public var state: URL

  /// What the user has made, and would miss.
  public var data: URL

  /// - Parameters:
  ///   - state: beside the configuration when not said.
  ///   - data: the same.
  public init(configuration: URL, cache: URL, state: URL? = nil, data: URL? = nil) {
    self.configuration = configuration
    self.cache = cache
    self.state = state ?? configuration
    self.data = data ?? configuration
  }

  /// The folders that the environment names. A relative path does not count, as the specification says.
  public init(environment: [String: String]) {
    func named(_ variable: String) -> URL? {
      guard let path = environment[variable], path.hasPrefix("/") else { return nil }
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    let home = named("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    func folder(_ variable: String, _ standard: String) -> URL {
      (named(variable) ?? home.appending(path: standard)).appending(path: "matinee", directoryHint: .isDirectory)
    }
    configuration = folder("XDG_CONFIG_HOME", ".config")
    cache = folder("XDG_CACHE_HOME", ".cache")
    state = folder("XDG_STATE_HOME", ".local/state")
    data = folder("XDG_DATA_HOME", ".local/share")
  }

  /// The file with the user's settings, the TMDB credential among them.
  public var settingsFile: URL { configuration.appending(path: "settings.json") }

  /// What was searched for.
  public var recentSearches: URL { state.appending(path: "recent-searches.json") }

  /// What the user keeps for when there is no network.
  public var keptPlacesFile: URL { data.appending(path: "kept-offline.json") }

  /// Pictures of people that were chosen from files.
  public var profilePictures: URL { data.appending(path: "profile-pictures", directoryHint: .isDirectory) }

  /// The bytes of pictures that came over the network.
  public var pictures: URL { cache.appending(path: "pictures", directoryHint: .isDirectory) }

  /// Pictures that the sample catalogue has drawn.
  public var samplePictures: URL { cache.appending(path: "sample-pictures", directoryHint: .isDirectory) }
}
