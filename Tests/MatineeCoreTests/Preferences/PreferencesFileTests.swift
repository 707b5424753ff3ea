import AppFoundation
import Foundation
import TMDB
import Testing
import ToolTestSupport

/// Preferences in the settings file. Writing one preserves the rest of the file.
struct PreferencesFileTests {
  private let folder: TemporaryFolder
  private let file: SettingsFile

  init() throws {
    folder = try TemporaryFolder()
    file = SettingsFile(folder.url.appending(path: "settings.json"))
  }

  private var preferences: Preferences {
    var preferences = Preferences()
    (preferences.appearance, preferences.language) = (.dark, "ja")
    (preferences.region, preferences.includesAdult) = ("JP", true)
    preferences.pictureCacheMegabytes = 1_024
    preferences.worksOffline = true
    preferences.myServices = [337, 8]
    preferences.sharedFolder = "/home/ana/Sync & Co"
    return preferences
  }

  private func content() throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file.url)) as? [String: Any])
  }

  @Test func `Saved preferences are read back and applied to the settings`() async throws {
    for preference in Preference.allCases { try await file.save(preference, of: preferences) }
    #expect(await file.preferences() == preferences)
    let settings = try await Settings.read(environment: [:], file: file.url)
    #expect(settings.appearance == .dark)
    #expect(settings.language == "ja")
    #expect(settings.region == "JP")
    #expect(settings.includesAdult)
    #expect(settings.myServices == [8, 337])
    #expect(settings.pictureCacheLimit == 1 << 30)
    #expect(settings.worksOffline)
    #expect(settings.sharedFolder?.path == "/home/ana/Sync & Co")
  }

  @Test func `Saving a preference preserves the rest of the file`() async throws {
    _ = try folder.write(
      #"{"tmdb": {"apiKey": "k"}, "x": [1], "matinee": {"language": "de", "imageUrl": "http://i"}}"#,
      to: "settings.json")
    try await file.save(.appearance, of: preferences)
    let section = try #require(content()["matinee"] as? [String: String])
    #expect(section == ["language": "de", "imageUrl": "http://i", "appearance": "dark"])
    #expect(try content()["tmdb"] as? [String: String] == ["apiKey": "k"])
    #expect(try content()["x"] as? [Int] == [1])
  }

  @Test func `Default values are not written to the file`() async throws {
    for preference in Preference.allCases { try await file.save(preference, of: preferences) }
    for preference in Preference.allCases { try await file.save(preference, of: Preferences()) }
    #expect(try content()["matinee"] as? [String: String] == [:])
  }

  @Test(arguments: ["{", #"{"matinee": "dark"}"#])
  func `An unreadable settings file isn't overwritten, and yields default preferences`(text: String) async throws {
    _ = try folder.write(text, to: "settings.json")
    await #expect(throws: SettingsError.unreadable(file.url)) { try await file.save(.appearance, of: preferences) }
    #expect(try Data(contentsOf: file.url) == Data(text.utf8))
    #expect(await file.preferences() == Preferences())
  }

  @Test func `Invalid values in the file are ignored`() async throws {
    _ = try folder.write(
      #"{"matinee": {"appearance": "pink", "language": 7, "region": "JP", "includeAdult": "x", "myServices": "x,8,-1", "pictureCacheMegabytes": -9}}"#,
      to: "settings.json")
    let read = await file.preferences()
    #expect(read.appearance == .system)
    #expect(read.language.isEmpty)
    #expect(read.region == "JP")
    #expect(!read.includesAdult)
    #expect(read.myServices == [8])
    #expect(read.pictureCacheMegabytes == 0)
  }

  @Test func `Concurrent saves lose no preferences and no key`() async throws {
    for round in 1...20 {
      await withTaskGroup { group in
        for preference in Preference.allCases {
          let preferences = round.isMultiple(of: 2) ? Preferences() : preferences
          group.addTask { [file] in try? await file.save(preference, of: preferences) }
        }
        group.addTask { [file] in try? file.save(.apiKey("k\(round)")) }
      }
      #expect(await file.preferences() == (round.isMultiple(of: 2) ? Preferences() : preferences))
      #expect(try content()["tmdb"] as? [String: String] == ["apiKey": "k\(round)"])
    }
  }
}
