import Configuration
import Foundation
import ImagePipeline
import SystemIO
import SystemPackage
import TMDB

/// The settings, read once at start. Environment variables take precedence over the settings file.
public struct Settings: Sendable {
  public var credential = Credential.none
  /// The scheme, host and port that replace TMDB's.
  public var apiURL: URL?
  /// The address that replaces that of TMDB's images, including `/t/p`.
  public var imageURL: URL?
  /// The preferred language: an ISO 639-1 code, optionally with an ISO 3166-1 country.
  public var language: String?
  /// The user's languages, best first: the one in the settings, then the desktop's.
  public var languagePreferences = LanguagePreferences()
  /// The country, as an ISO 3166-1 code.
  public var region: String?
  /// The watch providers that the user subscribes to.
  public var myServices: Set<WatchProvider.ID> = []
  public var includesAdult = false
  public var appearance = Appearance.system
  public var listLayout = ListLayout.automatic
  /// The limit of the picture cache, in bytes.
  public var pictureCacheLimit = DiskCache.standardLimit
  /// Whether the app works offline.
  public var worksOffline = false
  /// The folder that the user's devices share, or `nil` if there is none.
  public var sharedFolder: URL?
  /// Whether the app shows the profile chooser when it starts.
  public var showsProfileChooser = false
  /// The ID of the profile that was chosen last, or `nil` for the owner.
  public var profile: String?
  /// The address of the user directory to choose profiles from, or `nil` for this device's own profiles.
  public var userDirectory: URL?

  /// The settings that Matinee ignores because their values have the wrong type.
  public var ignored: [IgnoredSetting] = []

  public init() {}
}

extension Settings {
  /// Reads the settings.
  ///
  /// - Throws: ``SettingsError`` if an existing file can't be read or an address is invalid. A missing file isn't an
  ///   error.
  public static func read(environment: [String: String], file: URL) async throws(SettingsError) -> Settings {
    // The provider opens the file by its path, and would block on a pipe.
    if let failure = RegularFile.problem(at: file.path, limit: SettingsFile.maximumBytes), failure != .missing {
      throw .unreadable(file)
    }
    let stored: any ConfigProvider
    do {
      stored = try await FileProvider<JSONSnapshot>(filePath: FilePath(file.path), allowMissing: true)
    } catch {
      throw .unreadable(file)
    }
    var reader = SettingsReader([variables(environment), stored])
    for group in ["matinee", "tmdb"] { reader.expectGroup(group, in: stored) }
    return try Settings(reader, environment)
  }

  /// Reads only the environment. This is for an unreadable settings file.
  public static func read(environment: [String: String]) throws(SettingsError) -> Settings {
    try Settings(SettingsReader([variables(environment)]), environment)
  }

  private static func variables(_ environment: [String: String]) -> any ConfigProvider {
    EnvironmentVariablesProvider(environmentVariables: environment)
  }

  private init(_ sources: SettingsReader, _ environment: [String: String]) throws(SettingsError) {
    var reader = sources
    let locale = UserLocale(environment: environment)
    credential = reader.credential()
    apiURL = try reader.address("matinee.apiUrl", variable: "MATINEE_API_URL")
    imageURL = try reader.address("matinee.imageUrl", variable: "MATINEE_IMAGE_URL")
    let wanted = LanguagePreferences.tags(of: reader.text("matinee.language") ?? "") + locale.languages
    language = wanted.first?.description
    languagePreferences = LanguagePreferences(wanted)
    region = reader.text("matinee.region") ?? locale.region
    myServices = reader.text("matinee.myServices").map(MyServices.ids) ?? []
    includesAdult = reader.flag("matinee.includeAdult") ?? false
    worksOffline = reader.flag("matinee.workOffline") ?? false
    sharedFolder = reader.text("matinee.sharedFolder").flatMap(Preferences.folder)
    showsProfileChooser = reader.flag("matinee.askWhoIsWatching") ?? false
    profile = reader.text("matinee.profile")
    userDirectory = reader.text("matinee.userDirectory").flatMap(URL.init(webAddress:))
    appearance = reader.text("matinee.appearance").flatMap(Appearance.init) ?? .system
    listLayout = reader.text("matinee.listLayout").flatMap(ListLayout.init) ?? .automatic
    if let megabytes = reader.number("matinee.pictureCacheMegabytes") {
      pictureCacheLimit = Preferences.bounded(megabytes: megabytes) << 20
    }
    ignored = reader.ignored
  }
}
