import AppFoundation
import Foundation
import Synchronization
import Testing

/// Setting preferences: saved in order, rejected with a message, and reverted if they can't be saved.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PreferencesModelTests {
  private let file = File()
  private let model: PreferencesModel

  private final class File: Sendable {
    let writes = Mutex<[Preferences]>([])
    let failure = Mutex<SettingsError?>(nil)
  }

  private var written: [Preferences] { file.writes.withLock { $0 } }

  init() { model = Self.model(file) }

  private static func model(_ file: File, overriddenPreferences: Set<Preference> = []) -> PreferencesModel {
    PreferencesModel(Preferences(), overriddenPreferences: overriddenPreferences) {
      (_, preferences) async throws(SettingsError) in
      if let failure = file.failure.withLock({ $0 }) { throw failure }
      file.writes.withLock { $0.append(preferences) }
    }
  }

  @Test func `Preferences are applied immediately and saved in order`() async {
    var counted: [Preference] = []
    model.onSave = { counted.append($0) }
    model.setAppearance(.dark)
    model.setLanguage("de")
    model.setRegion("at")
    model.setIncludesAdult(true)
    model.setPictureCache(megabytes: 128)
    #expect(model.preferences.appearance == .dark)
    await model.finishWriting()
    #expect(written.map(\.appearance) == [.dark, .dark, .dark, .dark, .dark])
    #expect(written.last == model.preferences)
    #expect(model.preferences.region == "AT")
    #expect(counted == [.appearance, .language, .region, .includeAdult, .pictureCacheMegabytes])
    #expect(model.problem == nil)
  }

  @Test func `Unchanged preferences are not saved`() async {
    model.setAppearance(.system)
    model.setLanguage(" ")
    await model.finishWriting()
    #expect(written.isEmpty)
  }

  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), (" ja ", "ja"), ("", ""),
  ])
  func `The language input is normalized`(typed: String, kept: String) {
    model.setLanguage("fr")
    model.setLanguage(typed)
    #expect(model.preferences.language == kept)
    #expect(model.problem == nil)
  }

  @Test(arguments: ["klingon", "xq", "e", "en-XQ", "en-US-x", "-", "12"])
  func `An invalid language shows an error until it is corrected, and isn't saved`(typed: String) async throws {
    model.setLanguage(typed)
    let problem = try #require(model.problem)
    #expect(problem.preference == .language)
    #expect(problem.sentence.hasPrefix("“\(typed)” isn’t a language code."))
    await model.finishWriting()
    #expect(written.isEmpty)
    // The problem disappears when its preference is corrected, not when another one changes.
    model.setIncludesAdult(true)
    #expect(model.problem == problem)
    model.setLanguage("")
    #expect(model.problem == nil)
  }

  @Test(arguments: ["XQ", "U", "USA", "1"]) func `An invalid region shows an error`(typed: String) {
    model.setRegion(typed)
    #expect(model.problem?.preference == .region)
    #expect(model.preferences.region.isEmpty)
  }

  @Test func `A preference reverts and shows an error when saving fails`() async {
    let error = SettingsError.unwritable(URL(filePath: "/full/settings.json"), reason: "No space left on device.")
    model.setAppearance(.light)
    await model.finishWriting()
    file.failure.withLock { $0 = error }
    model.setAppearance(.dark)
    #expect(model.preferences.appearance == .dark)
    await model.finishWriting()
    #expect(model.preferences.appearance == .light)
    #expect(model.problem?.preference == .appearance)
    #expect(model.problem?.sentence.contains("No space left on device") == true)
    file.failure.withLock { $0 = nil }
    model.setAppearance(.dark)
    #expect(model.problem == nil)
    await model.finishWriting()
    #expect(written.map(\.appearance) == [.light, .dark])
  }

  @Test func `A preference that the environment sets can't be changed`() async {
    let model = Self.model(file, overriddenPreferences: [.language])
    model.setLanguage("de")
    await model.finishWriting()
    #expect(model.preferences.language.isEmpty)
    #expect(written.isEmpty)
  }

  @Test func `The environment overrides saved preferences, except with empty values`() {
    let environment = [
      "MATINEE_LANGUAGE": "de", "MATINEE_APPEARANCE": "dark", "MATINEE_REGION": "",
      "MATINEE_PICTURE_CACHE_MEGABYTES": "64",
    ]
    #expect(Preference.overridden(by: environment) == [.language, .appearance, .pictureCacheMegabytes])
    let preferences = Preferences().overridden(by: environment)
    #expect(preferences.language == "de")
    #expect(preferences.appearance == .dark)
    #expect(preferences.pictureCacheMegabytes == 64)
  }
}
