import AppFoundation
import Foundation
import TMDB
import Testing
import ToolTestSupport

/// Writing the settings file: private, complete, and with all its other content.
struct SettingsFileTests {
  private let folder: TemporaryFolder
  private let file: SettingsFile

  init() throws {
    folder = try TemporaryFolder()
    file = SettingsFile(folder.url.appending(path: "config/matinee/settings.json"))
  }

  private func content() throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file.url)) as? [String: Any])
  }

  private func permissions(_ url: URL) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file.url.deletingLastPathComponent().path).sorted()
  }

  @Test func `A saved key is readable by its owner only`() async throws {
    try file.save(.apiKey("secret"))
    #expect(try permissions(file.url) == 0o600)
    #expect(try permissions(file.url.deletingLastPathComponent()) == 0o700)
    #expect(try names() == ["settings.json"])
    #expect(try await Settings.read(environment: [:], file: file.url).credential == .apiKey("secret"))
  }

  @Test func `Saving a key restricts the permissions of an existing file`() throws {
    _ = try folder.write("{}", to: "config/matinee/settings.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
    try file.save(.apiKey("secret"))
    #expect(try permissions(file.url) == 0o600)
  }

  @Test func `Saving a credential replaces the previous one`() async throws {
    try file.save(.apiKey("key"))
    try file.save(.readToken("a.b.c"))
    #expect(try content()["tmdb"] as? [String: String] == ["readToken": "a.b.c"])
    try file.save(.none)
    #expect(try content()["tmdb"] as? [String: String] == [:])
  }

  @Test func `Saving a key preserves all other content`() async throws {
    _ = try folder.write(
      #"{"matinee": {"language": "ja", "includeAdult": true}, "tmdb": {"other": 1.5}, "x": ["a", "b", "é/"]}"#,
      to: "config/matinee/settings.json")
    try file.save(.apiKey("key"))
    let settings = try await Settings.read(environment: [:], file: file.url)
    #expect(settings.language == "ja")
    #expect(settings.includesAdult)
    let tmdb = try #require(try content()["tmdb"] as? [String: Any])
    #expect(tmdb["other"] as? Double == 1.5)
    let list = try #require(try content()["x"] as? [Any])
    #expect(list.count == 3)
    #expect(list.last as? String == "é/")
  }

  @Test(arguments: ["{", "[]", "", "{\"tmdb\": {\"apiKey\": \"old\"}"])
  func `An invalid settings file isn't overwritten`(text: String) throws {
    _ = try folder.write(text, to: "config/matinee/settings.json")
    #expect(throws: SettingsError.unreadable(file.url)) { try file.save(.apiKey("key")) }
    #expect(try Data(contentsOf: file.url) == Data(text.utf8))
    #expect(try names() == ["settings.json"])
  }

  @Test func `A folder in place of the settings file isn't overwritten`() throws {
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    #expect(throws: SettingsError.self) { try file.save(.apiKey("key")) }
    #expect(try names() == ["settings.json"])
  }

  @Test func `The error omits the key when the settings folder can't be created`() throws {
    _ = try folder.write("in the way", to: "config")
    let error = #expect(throws: SettingsError.self) { try file.save(.apiKey("marked-key")) }
    let sentence = try #require(error?.errorDescription)
    #expect(sentence.hasPrefix("Matinee couldn’t save the settings in \(file.url.path)"))
    #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."))
    #expect(error?.recoverySuggestion?.isEmpty == false)
    #expect(!"\(String(reflecting: error))".contains("marked-key"))
  }

  @Test func `Saving writes to the target of a symbolic link`() throws {
    let target = try folder.write("{}", to: "dotfiles/settings.json")
    let folderURL = file.url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folderURL, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: target)
    try file.save(.apiKey("key"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.url.path) == target.path)
    #expect(try String(contentsOf: target, encoding: .utf8).contains("key"))
    #expect(try permissions(target) == 0o600)
  }
}
