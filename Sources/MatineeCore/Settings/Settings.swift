import Configuration
import Foundation
import ImagePipeline
import Library
import SystemIO
import SystemPackage
import TMDB

/// What the user, or the environment, has decided: read once at start, environment first, then the settings file.
public struct Settings: Sendable {
  public var credential = Credential.none
  /// Replaces TMDB's address: scheme, host and port.
  public var apiURL: URL?
  /// Replaces the address of TMDB's pictures, `/t/p` included.
  public var imageURL: URL?
  /// ISO 639-1 with an ISO 3166-1 country where it matters.
  public var language: String?
  /// What the reader reads, best first: what is set here, then the desktop's.
  public var ladder = LanguageLadder()
  /// ISO 3166-1.
  public var region: String?
  public var includesAdult = false
  public var appearance = Appearance.system
  /// How much of the network's pictures is kept on the disk, in bytes.
  public var pictureCacheLimit = DiskCache.standardLimit
  /// Whether the window leaves the network alone.
  public var worksOffline = false
  /// What is shared between somebody's devices; `nil` for nothing.
  public var sharedFolder: URL?
  /// Whether it is asked at start who is watching.
  public var asksWho = false
  /// Who was watching last.
  public var profile = ProfileID.owner
  /// Where those are who may be chosen; `nil` for this device's own profiles.
  public var userDirectory: URL?

  /// The settings that Matinee ignores because their values have the wrong type.
  public var ignored: [IgnoredSetting] = []

  public init() {}
}

extension Settings {
  /// Reads the settings.
  ///
  /// - Throws: ``SettingsError`` when there is a file that cannot be read, or an address that is none; a missing file is
  ///   no error.
  public static func read(environment: [String: String], file: URL) async throws(SettingsError) -> Settings {
    // The provider takes a path, and would wait for a pipe.
    if let failure = RegularFile.problem(at: file.path, limit: SettingsFile.largest), failure != .missing {
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

  /// Reads the environment alone, for when the file cannot be read.
  public static func read(environment: [String: String]) throws(SettingsError) -> Settings {
    try Settings(SettingsReader([variables(environment)]), environment)
  }

  private static func variables(_ environment: [String: String]) -> any ConfigProvider {
    EnvironmentVariablesProvider(environmentVariables: environment)
  }

  private init(_ sources: SettingsReader, _ environment: [String: String]) throws(SettingsError) {
    var reader = sources
    let locale = ReaderLocale(environment: environment)
    credential = reader.credential()
    apiURL = try reader.address("matinee.apiUrl", variable: "MATINEE_API_URL")
    imageURL = try reader.address("matinee.imageUrl", variable: "MATINEE_IMAGE_URL")
    let wanted = LanguageLadder.tags(of: reader.text("matinee.language") ?? "") + locale.languages
    language = wanted.first?.description
    ladder = LanguageLadder(wanted)
    region = reader.text("matinee.region") ?? locale.region
    includesAdult = reader.flag("matinee.includeAdult") ?? false
    worksOffline = reader.flag("matinee.workOffline") ?? false
    sharedFolder = reader.text("matinee.sharedFolder").flatMap(Preferences.folder)
    asksWho = reader.flag("matinee.askWhoIsWatching") ?? false
    profile = reader.text("matinee.profile").map(ProfileID.init) ?? .owner
    userDirectory = reader.text("matinee.userDirectory").flatMap(ProfilePictures.webAddress)
    appearance = reader.text("matinee.appearance").flatMap(Appearance.init) ?? .system
    if let megabytes = reader.number("matinee.pictureCacheMegabytes") {
      pictureCacheLimit = Preferences.bounded(megabytes: megabytes) << 20
    }
    ignored = reader.ignored
  }
}
