import Foundation
import ImagePipeline

/// What can be set in the preferences window, as it is kept: a text that is empty says "as the desktop".
public struct Preferences: Hashable, Sendable {
  public var appearance = Appearance.system
  /// Of titles and overviews: ISO 639-1, with an ISO 3166-1 country where it matters.
  public var language = ""
  /// Whose release dates count: ISO 3166-1.
  public var region = ""
  public var includesAdult = false
  /// How much of the network's pictures is kept on the disk, in MB of 1,048,576 bytes.
  public var pictureCacheMegabytes = DiskCache.standardLimit >> 20

  /// Whether the window leaves the network alone.
  public var worksOffline = false

  /// The path of the folder that is shared between somebody's devices; empty for none.
  public var sharedFolder = ""
  /// Whether it is asked at start who is watching.
  public var asksWho = false
  /// The profile that was chosen last; the owner's where it is empty.
  public var profile = ""
  /// The address of those who may be chosen; this device's own profiles where it is empty.
  public var userDirectory = ""

  public init() {}
}

/// One of them, by its name in the settings file.
public enum Preference: String, CaseIterable, Sendable {
  case appearance, language, region, includeAdult, pictureCacheMegabytes, workOffline, sharedFolder, askWhoIsWatching,
    profile,
    userDirectory

  /// The environment variable that overrules the file.
  public var variable: String {
    switch self {
    case .appearance: "MATINEE_APPEARANCE"
    case .language: "MATINEE_LANGUAGE"
    case .region: "MATINEE_REGION"
    case .includeAdult: "MATINEE_INCLUDE_ADULT"
    case .pictureCacheMegabytes: "MATINEE_PICTURE_CACHE_MEGABYTES"
    case .workOffline: "MATINEE_WORK_OFFLINE"
    case .sharedFolder: "MATINEE_SHARED_FOLDER"
    case .askWhoIsWatching: "MATINEE_ASK_WHO_IS_WATCHING"
    case .profile: "MATINEE_PROFILE"
    case .userDirectory: "MATINEE_USER_DIRECTORY"
    }
  }

  /// Those that the environment decides.
  public static func decided(by environment: [String: String]) -> Set<Preference> {
    Set(allCases.filter { environment[$0.variable]?.isEmpty == false })
  }
}

extension Preferences {
  /// The same, with what the environment says in the place of what it overrules.
  public func overruled(by environment: [String: String]) -> Preferences {
    var preferences = self
    for preference in Preference.decided(by: environment) {
      let text = environment[preference.variable] ?? ""
      switch preference {
      case .appearance: preferences.appearance = Appearance(rawValue: text) ?? .system
      case .language: preferences.language = text
      case .region: preferences.region = text
      case .includeAdult: preferences.includesAdult = Self.isYes(text)
      case .workOffline: preferences.worksOffline = Self.isYes(text)
      case .sharedFolder: preferences.sharedFolder = text
      case .askWhoIsWatching: preferences.asksWho = Self.isYes(text)
      case .profile: preferences.profile = text
      case .userDirectory: preferences.userDirectory = text
      case .pictureCacheMegabytes:
        Int(text).map { preferences.pictureCacheMegabytes = Self.bounded(megabytes: $0) }
      }
    }
    return preferences
  }

  /// What the settings file says, whatever is wrong in it left out.
  init(content: [String: Any]) {
    func text(_ preference: Preference) -> String { content[preference.rawValue] as? String ?? "" }
    appearance = Appearance(rawValue: text(.appearance)) ?? .system
    language = text(.language)
    region = text(.region)
    includesAdult = content[Preference.includeAdult.rawValue] as? Bool ?? false
    worksOffline = content[Preference.workOffline.rawValue] as? Bool ?? false
    sharedFolder = text(.sharedFolder)
    asksWho = content[Preference.askWhoIsWatching.rawValue] as? Bool ?? false
    profile = text(.profile)
    userDirectory = text(.userDirectory)
    (content[Preference.pictureCacheMegabytes.rawValue] as? Int).map {
      pictureCacheMegabytes = Self.bounded(megabytes: $0)
    }
  }

  /// One of them as it is written; `nil` where the app's own is meant, which is not written.
  func value(of preference: Preference) -> Any? {
    switch preference {
    case .appearance: appearance == .system ? nil : appearance.rawValue
    case .language: language.isEmpty ? nil : language
    case .region: region.isEmpty ? nil : region
    case .includeAdult: includesAdult ? true : nil
    case .workOffline: worksOffline ? true : nil
    case .sharedFolder: sharedFolder.isEmpty ? nil : sharedFolder
    case .askWhoIsWatching: asksWho ? true : nil
    case .profile: profile.isEmpty ? nil : profile
    case .userDirectory: userDirectory.isEmpty ? nil : userDirectory
    case .pictureCacheMegabytes:
      pictureCacheMegabytes == Preferences().pictureCacheMegabytes ? nil : pictureCacheMegabytes
    }
  }

  private static func isYes(_ text: String) -> Bool { ["true", "yes", "1"].contains(text.lowercased()) }

  /// A path that says where it begins; `nil` for any other.
  static func folder(_ path: String) -> URL? {
    path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
  }

  /// No less than none, and no more than a terabyte.
  static func bounded(megabytes: Int) -> Int { min(max(megabytes, 0), 1 << 20) }
}
