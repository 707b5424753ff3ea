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

  /// The folders that the environment names.
  ///
  /// A relative path doesn't count, as the specification says. Nothing else is consulted: a home folder that is only guessed could
  /// be another person's, or one that is gone at the next start.
  ///
  /// - Throws: ``FoldersError`` when a folder isn't named, neither by its own variable nor by `HOME`.
  public init(environment: [String: String]) throws(FoldersError) {
    func named(_ variable: String) -> URL? {
      guard let path = environment[variable], path.hasPrefix("/") else { return nil }
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    let home = named("HOME")
    func folder(_ variable: String, _ standard: String) throws(FoldersError) -> URL {
      guard let base = named(variable) ?? home?.appending(path: standard) else { throw .unnamed(variable) }
      return base.appending(path: "matinee", directoryHint: .isDirectory)
    }
    configuration = try folder("XDG_CONFIG_HOME", ".config")
    cache = try folder("XDG_CACHE_HOME", ".cache")
    state = try folder("XDG_STATE_HOME", ".local/state")
    data = try folder("XDG_DATA_HOME", ".local/share")
  }

  /// The variables that name folders.
  public static let variables = ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "HOME"]

  /// The variables whose relative paths are ignored.
  public static func ignoredVariables(in environment: [String: String]) -> [String] {
    variables.filter { variable in
      environment[variable].map { !$0.isEmpty && !$0.hasPrefix("/") } == true
    }
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

/// Why there is no place for the app's files.
public enum FoldersError: LocalizedError, Hashable, Sendable {
  /// The folder of this variable isn't named, and neither is the home folder.
  case unnamed(String)

  public var errorDescription: String? {
    switch self {
    case .unnamed(let variable):
      "Matinee doesn’t know where to keep its files: neither \(variable) nor HOME is set to an absolute path."
    }
  }

  public var recoverySuggestion: String? { "Set HOME to your home folder, and try again." }
}
