import Foundation
import ImagePipeline
import TMDB

/// The values of the preferences window as the settings file stores them. An empty language or region means the
/// desktop's.
public struct Preferences: Hashable, Sendable {
  public var appearance = Appearance.system
  public var listLayout = ListLayout.automatic
  /// The language of titles and overviews: an ISO 639-1 code, optionally with an ISO 3166-1 country.
  public var language = ""
  /// The country of release dates, as an ISO 3166-1 code.
  public var region = ""
  /// The watch providers that the user subscribes to.
  public var myServices: Set<WatchProvider.ID> = []
  public var includesAdult = false
  /// The limit of the picture cache, in MB of 1,048,576 bytes.
  public var pictureCacheMegabytes = DiskCache.standardLimit >> 20

  /// Whether the app works offline.
  public var worksOffline = false

  /// The path of the folder that the user's devices share, or an empty string.
  public var sharedFolder = ""
  /// Whether the app shows the profile chooser when it starts.
  public var showsProfileChooser = false
  /// The ID of the profile that was chosen last. An empty string means the owner's profile.
  public var profile = ""
  /// The address of the user directory to choose profiles from. An empty string means this device's own profiles.
  public var userDirectory = ""

  public init() {}
}

/// A preference, by its name in the settings file.
public enum Preference: String, CaseIterable, Sendable {
  case appearance, listLayout, language, region, myServices, includeAdult, pictureCacheMegabytes, workOffline,
    sharedFolder, askWhoIsWatching, profile, userDirectory

  /// The environment variable that overrides the settings file.
  public var variable: String {
    switch self {
    case .appearance: "MATINEE_APPEARANCE"
    case .listLayout: "MATINEE_LIST_LAYOUT"
    case .language: "MATINEE_LANGUAGE"
    case .region: "MATINEE_REGION"
    case .myServices: "MATINEE_MY_SERVICES"
    case .includeAdult: "MATINEE_INCLUDE_ADULT"
    case .pictureCacheMegabytes: "MATINEE_PICTURE_CACHE_MEGABYTES"
    case .workOffline: "MATINEE_WORK_OFFLINE"
    case .sharedFolder: "MATINEE_SHARED_FOLDER"
    case .askWhoIsWatching: "MATINEE_ASK_WHO_IS_WATCHING"
    case .profile: "MATINEE_PROFILE"
    case .userDirectory: "MATINEE_USER_DIRECTORY"
    }
  }

  /// Returns the preferences that environment variables override.
  public static func overridden(by environment: [String: String]) -> Set<Preference> {
    Set(allCases.filter { environment[$0.variable]?.isEmpty == false })
  }
}

extension Preferences {
  /// Returns a copy with the values of environment variables.
  public func overridden(by environment: [String: String]) -> Preferences {
    var preferences = self
    for preference in Preference.overridden(by: environment) {
      let text = environment[preference.variable] ?? ""
      switch preference {
      case .appearance: preferences.appearance = Appearance(rawValue: text) ?? .system
      case .listLayout: preferences.listLayout = ListLayout(rawValue: text) ?? .automatic
      case .language: preferences.language = text
      case .region: preferences.region = text
      case .myServices: preferences.myServices = MyServices.ids(of: text)
      case .includeAdult: preferences.includesAdult = Self.isYes(text)
      case .workOffline: preferences.worksOffline = Self.isYes(text)
      case .sharedFolder: preferences.sharedFolder = text
      case .askWhoIsWatching: preferences.showsProfileChooser = Self.isYes(text)
      case .profile: preferences.profile = text
      case .userDirectory: preferences.userDirectory = text
      case .pictureCacheMegabytes:
        Int(text).map { preferences.pictureCacheMegabytes = Self.bounded(megabytes: $0) }
      }
    }
    return preferences
  }

  /// Reads the content of the settings file and ignores invalid values.
  package init(content: [String: Any]) {
    func text(_ preference: Preference) -> String { content[preference.rawValue] as? String ?? "" }
    appearance = Appearance(rawValue: text(.appearance)) ?? .system
    listLayout = ListLayout(rawValue: text(.listLayout)) ?? .automatic
    language = text(.language)
    region = text(.region)
    myServices = MyServices.ids(of: text(.myServices))
    includesAdult = content[Preference.includeAdult.rawValue] as? Bool ?? false
    worksOffline = content[Preference.workOffline.rawValue] as? Bool ?? false
    sharedFolder = text(.sharedFolder)
    showsProfileChooser = content[Preference.askWhoIsWatching.rawValue] as? Bool ?? false
    profile = text(.profile)
    userDirectory = text(.userDirectory)
    (content[Preference.pictureCacheMegabytes.rawValue] as? Int).map {
      pictureCacheMegabytes = Self.bounded(megabytes: $0)
    }
  }

  /// Returns the value to store, or `nil` for a default value, which isn't stored.
  func value(of preference: Preference) -> Any? {
    switch preference {
    case .appearance: appearance == .system ? nil : appearance.rawValue
    case .listLayout: listLayout == .automatic ? nil : listLayout.rawValue
    case .language: language.isEmpty ? nil : language
    case .region: region.isEmpty ? nil : region
    case .myServices: myServices.isEmpty ? nil : MyServices.text(of: myServices)
    case .includeAdult: includesAdult ? true : nil
    case .workOffline: worksOffline ? true : nil
    case .sharedFolder: sharedFolder.isEmpty ? nil : sharedFolder
    case .askWhoIsWatching: showsProfileChooser ? true : nil
    case .profile: profile.isEmpty ? nil : profile
    case .userDirectory: userDirectory.isEmpty ? nil : userDirectory
    case .pictureCacheMegabytes:
      pictureCacheMegabytes == Preferences().pictureCacheMegabytes ? nil : pictureCacheMegabytes
    }
  }

  private static func isYes(_ text: String) -> Bool { ["true", "yes", "1"].contains(text.lowercased()) }

  /// Returns the folder at an absolute path, or `nil` for any other text.
  static func folder(_ path: String) -> URL? {
    path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
  }

  /// Returns the number within its limits: zero to one terabyte.
  static func bounded(megabytes: Int) -> Int { min(max(megabytes, 0), 1 << 20) }
}
