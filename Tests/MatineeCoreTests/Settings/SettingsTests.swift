import Foundation
import MatineeCore
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

  @Test func withoutAnythingThereAreTheAppsOwn() async throws {
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
  func howMuchOfThePicturesIsKept(text: String, bytes: Int) async throws {
    #expect(try await read(["MATINEE_PICTURE_CACHE_MEGABYTES": text]).pictureCacheLimit == bytes)
  }

  @Test func theEnvironmentNamesEverything() async throws {
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

  @Test func theFileNamesEverythingToo() async throws {
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

  @Test func theEnvironmentCountsBeforeTheFile() async throws {
    let settings = try await read(
      ["TMDB_API_KEY": "environment", "MATINEE_LANGUAGE": "de"],
      file: #"{"tmdb": {"apiKey": "file"}, "matinee": {"language": "ja", "region": "JP"}}"#)
    #expect(settings.credential == .apiKey("environment"))
    #expect(settings.language == "de")
    #expect(settings.region == "JP")
  }

  @Test func aKeyOfTheEnvironmentCountsBeforeATokenOfTheFile() async throws {
    let settings = try await read(["TMDB_API_KEY": "environment"], file: #"{"tmdb": {"readToken": "file"}}"#)
    #expect(settings.credential == .apiKey("environment"))
  }

  @Test func aTokenCountsBeforeAKey() async throws {
    let settings = try await read(["TMDB_API_KEY": "k", "TMDB_READ_TOKEN": "t"])
    #expect(settings.credential == .readToken("t"))
  }

  @Test(arguments: ["", " ", "\n"])
  func anEmptyKeyIsNone(key: String) async throws {
    #expect(try await read(["TMDB_API_KEY": key]).credential == .none)
  }

  @Test func aKeyIsReadWithoutTheSpaceAroundIt() async throws {
    #expect(try await read(["TMDB_API_KEY": " abc\n"]).credential == .apiKey("abc"))
  }

  @Test func languageAndCountryAreTheReadersUnlessTold() async throws {
    let settings = try await read(["LANG": "pt_BR.UTF-8"])
    #expect(settings.language == "pt-BR")
    #expect(settings.region == "BR")
  }

  @Test(arguments: ["{", "", "[1, 2]", "\u{0}\u{1}", #"{"tmdb": "#])
  func aBrokenFileIsSaidAndNotTouched(text: String) async throws {
    let error = await #expect(throws: SettingsError.self) { try await read(file: text) }
    let file = folder.url.appending(path: "settings.json")
    #expect(error == .unreadable(file))
    #expect(error?.errorDescription == "The settings in \(file.path) cannot be read.")
    #expect(error?.recoverySuggestion?.isEmpty == false)
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  @Test(arguments: [
    "nonsense", "localhost:8080", "ftp://tmdb.example", "http://", "http:///3", "file:///etc/passwd", "http://a b",
  ])
  func anAddressThatIsNoneIsSaid(address: String) async throws {
    for variable in ["MATINEE_API_URL", "MATINEE_IMAGE_URL"] {
      let error = await #expect(throws: SettingsError.self) {
        try await read(["TMDB_API_KEY": "k", variable: address])
      }
      let sentence = try #require(error?.errorDescription)
      #expect(sentence.contains(variable))
      #expect(error?.recoverySuggestion?.contains("http://") == true)
    }
  }

  @Test func anEmptyAddressIsNone() async throws {
    #expect(try await read(["MATINEE_API_URL": ""]).apiURL == nil)
  }
}
