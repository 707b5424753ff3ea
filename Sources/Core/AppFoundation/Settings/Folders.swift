import Foundation
import Localization

/// The folders for the app's files, according to the XDG Base Directory Specification.
///
/// Source: [XDG Base Directory](https://specifications.freedesktop.org/basedir-spec/latest/).
public struct Folders: Hashable, Sendable {
  /// The folder for the user's settings.
  public var configuration: URL
  /// The folder for files that may be deleted at any time.
  public var cache: URL

  /// The folder for state that should persist but isn't a setting.
  public var state: URL

  /// The folder for the user's data.
  public var data: URL

  /// - Parameters:
  ///   - state: The folder for state. By default, it is `configuration`.
  ///   - data: The folder for data. By default, it is `configuration`.
  public init(configuration: URL, cache: URL, state: URL? = nil, data: URL? = nil) {
    self.configuration = configuration
    self.cache = cache
    self.state = state ?? configuration
    self.data = data ?? configuration
  }

  /// Creates the folders that environment variables specify.
  ///
  /// Relative paths are ignored, as the specification requires. Nothing but the environment is consulted. A guessed
  /// home folder could be another user's, or missing at the next start.
  ///
  /// - Throws: ``FoldersError`` if neither a folder's own variable nor `HOME` specifies it.
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

  /// The environment variables that specify folders.
  public static let variables = ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "HOME"]

  /// Returns the variables that are ignored because their paths are relative.
  public static func ignoredVariables(in environment: [String: String]) -> [String] {
    variables.filter { variable in
      environment[variable].map { !$0.isEmpty && !$0.hasPrefix("/") } == true
    }
  }

  /// The file with the user's settings, including the TMDB credential.
  public var settingsFile: URL { configuration.appending(path: "settings.json") }

  /// The file with the recent searches.
  public var recentSearches: URL { state.appending(path: "recent-searches.json") }

  /// The file with the size of the window and the place in the app.
  public var windowState: URL { state.appending(path: "window.json") }

  /// The file with the list of downloads.
  public var downloadsFile: URL { data.appending(path: "kept-offline.json") }

  /// The file with the reminders of coming episodes.
  public var remindersFile: URL { data.appending(path: "reminders.json") }

  /// The folder with profile pictures that the user chose from files.
  public var profilePictures: URL { data.appending(path: "profile-pictures", directoryHint: .isDirectory) }

  /// The folder of the picture cache.
  public var pictures: URL { cache.appending(path: "pictures", directoryHint: .isDirectory) }

  /// The folder with pictures drawn by the sample catalogue.
  public var samplePictures: URL { cache.appending(path: "sample-pictures", directoryHint: .isDirectory) }
}

/// An error that occurs when locating the folders for the app's files.
public enum FoldersError: LocalizedError, Hashable, Sendable {
  /// Neither this variable nor `HOME` specifies the folder.
  case unnamed(String)

  public var errorDescription: String? {
    switch self {
    case .unnamed(let variable):
      tr(
        "Matinee doesn’t know where to keep its files: neither {variable} nor HOME is set to an absolute path.",
        ["variable": variable])
    }
  }

  public var recoverySuggestion: String? { tr("Set HOME to your home folder, and try again.") }
}
