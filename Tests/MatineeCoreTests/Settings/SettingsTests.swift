import AppFoundation
import Foundation
import TMDB
import Testing
import ToolTestSupport

/// The sources of settings, their precedence, and the warnings about invalid values.
struct SettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ environment: [String: String] = [:], file text: String? = nil) async throws -> Settings {
    let file = try text.map { try folder.write($0, to: "settings.json") }
    return try await Settings.read(environment: environment, file: file ?? folder.url.appending(path: "none.json"))
  }

  @Test func `Settings have default values without a file and environment variables`() async throws {
    let settings = try await read()
    #expect(settings.credential == .none)
    #expect(settings.apiURL == nil)
    #expect(settings.imageURL == nil)
    #expect(settings.language == nil)
    #expect(settings.region == nil)
    #expect(!settings.includesAdult)
    #expect(!settings.worksOffline)
    #expect(settings.pictureCacheLimit == 512 << 20)
  }

  @Test(arguments: [("64", 64 << 20), ("0", 0), ("-5", 0), ("9223372036854775807", 1 << 40), ("much", 512 << 20)])
  func `The picture cache limit is clamped; invalid text yields the default`(text: String, bytes: Int) async throws {
    #expect(try await read(["MATINEE_PICTURE_CACHE_MEGABYTES": text]).pictureCacheLimit == bytes)
  }

  @Test func `The environment provides the settings`() async throws {
    let settings = try await read([
      "TMDB_API_KEY": "k", "MATINEE_API_URL": "http://localhost:8080", "MATINEE_IMAGE_URL": "http://localhost:8080/t/p",
      "MATINEE_LANGUAGE": "de", "MATINEE_REGION": "AT", "MATINEE_INCLUDE_ADULT": "true",
      "MATINEE_WORK_OFFLINE": "true",
    ])
    #expect(settings.credential == .apiKey("k"))
    #expect(settings.apiURL?.absoluteString == "http://localhost:8080")
    #expect(settings.imageURL?.absoluteString == "http://localhost:8080/t/p")
    #expect(settings.language == "de")
    #expect(settings.region == "AT")
    #expect(settings.includesAdult)
    #expect(settings.worksOffline)
  }

  @Test func `The file provides the settings`() async throws {
    let settings = try await read(
      file: """
        {"tmdb": {"readToken": "t"}, "matinee": {"apiUrl": "https://tmdb.example", "imageUrl": "https://i.example/t/p",
        "language": "ja", "region": "JP", "includeAdult": true}}
        """)
    #expect(settings.credential == .readToken("t"))
    #expect(settings.apiURL?.absoluteString == "https://tmdb.example")
    #expect(settings.imageURL?.absoluteString == "https://i.example/t/p")
    #expect(settings.language == "ja")
    #expect(settings.region == "JP")
    #expect(settings.includesAdult)
  }

  @Test func `The environment overrides the file`() async throws {
    let settings = try await read(
      ["TMDB_API_KEY": "environment", "MATINEE_LANGUAGE": "de"],
      file: #"{"tmdb": {"apiKey": "file"}, "matinee": {"language": "ja", "region": "JP"}}"#)
    #expect(settings.credential == .apiKey("environment"))
    #expect(settings.language == "de")
    #expect(settings.region == "JP")
  }

  @Test func `A key in the environment overrides a token in the file`() async throws {
    let settings = try await read(["TMDB_API_KEY": "environment"], file: #"{"tmdb": {"readToken": "file"}}"#)
    #expect(settings.credential == .apiKey("environment"))
  }

  @Test func `A token overrides a key in the environment`() async throws {
    let settings = try await read(["TMDB_API_KEY": "k", "TMDB_READ_TOKEN": "t"])
    #expect(settings.credential == .readToken("t"))
  }

  @Test(arguments: ["", " ", "\n"]) func `An empty or blank key is ignored`(key: String) async throws {
    #expect(try await read(["TMDB_API_KEY": key]).credential == .none)
  }

  @Test func `A key is read without surrounding whitespace`() async throws {
    #expect(try await read(["TMDB_API_KEY": " abc\n"]).credential == .apiKey("abc"))
  }

  @Test func `The language and region default to the user's locale`() async throws {
    let settings = try await read(["LANG": "pt_BR.UTF-8"])
    #expect(settings.language == "pt-BR")
    #expect(settings.region == "BR")
  }

  @Test(arguments: ["{", "", "[1, 2]", "\u{0}\u{1}", #"{"tmdb": "#])
  func `An invalid settings file throws an error and isn't changed`(text: String) async throws {
    let error = await #expect(throws: SettingsError.self) { try await read(file: text) }
    let file = folder.url.appending(path: "settings.json")
    #expect(error == .unreadable(file))
    #expect(error?.errorDescription == "Matinee can’t read the settings in \(file.path).")
    #expect(error?.recoverySuggestion?.isEmpty == false)
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  @Test(arguments: [
    "nonsense", "localhost:8080", "ftp://tmdb.example", "http://", "http:///3", "file:///etc/passwd", "http://a b",
  ])
  func `An invalid server address throws an error that names the variable`(address: String) async throws {
    for variable in ["MATINEE_API_URL", "MATINEE_IMAGE_URL"] {
      let error = await #expect(throws: SettingsError.self) {
        try await read(["TMDB_API_KEY": "k", variable: address])
      }
      let sentence = try #require(error?.errorDescription)
      #expect(sentence.contains(variable))
      #expect(error?.recoverySuggestion?.contains("http://") == true)
    }
  }

  @Test func `An empty server address is ignored`() async throws {
    #expect(try await read(["MATINEE_API_URL": ""]).apiURL == nil)
  }
}
