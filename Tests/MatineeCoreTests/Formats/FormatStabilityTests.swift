import Foundation
import ImagePipeline
import Library
import LibraryFormats
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Downloads
@testable import Search
@testable import Tracking
@testable import Transfer

/// Files written by the build of November 2026. The current build reads the same content and writes the same bytes.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct FormatStabilityTests {
  private let fixtures: TemporaryFolder
  private let folders: Folders

  init() throws {
    fixtures = try FormatFixtures.copy()
    folders = FormatFixtures.folders(in: fixtures.url)
  }

  private func bytes(_ url: URL) throws -> Data { try Data(contentsOf: url) }

  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  @Test func `The app's file names are unchanged`() throws {
    let environment = [
      "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "/k", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d",
    ]
    let folders = try Folders(environment: environment)
    let files = [
      folders.settingsFile, folders.recentSearches, folders.downloadsFile, folders.profilePictures, folders.pictures,
      folders.samplePictures,
    ]
    #expect(
      files.map(\.path) == [
        "/c/matinee/settings.json", "/s/matinee/recent-searches.json", "/d/matinee/kept-offline.json",
        "/d/matinee/profile-pictures", "/k/matinee/pictures", "/k/matinee/sample-pictures",
      ])
  }

  @Test func `Settings are read, and saving them unchanged writes the same bytes`() async throws {
    let file = SettingsFile(folders.settingsFile)
    let before = try bytes(file.url)
    #expect(await file.preferences() == FormatFixtures.preferences)
    let settings = try await Settings.read(environment: [:], file: file.url)
    #expect(settings.ignored == [])
    #expect(settings.credential == .readToken("fixture.read.token"))
    #expect(settings.appearance == .dark)
    #expect(settings.language == "pt-BR")
    #expect(settings.region == "BR")
    #expect(settings.includesAdult)
    #expect(settings.pictureCacheLimit == 256 << 20)
    #expect(settings.worksOffline)
    #expect(settings.sharedFolder?.path == "/home/kim/Shared “Films”")
    #expect(settings.showsProfileChooser)
    #expect(settings.lastProfile == ProfileID(rawValue: "ana"))
    #expect(settings.userDirectory?.absoluteString == "https://people.example.org/users")
    for preference in Preference.allCases { try await file.save(preference, of: file.preferences()) }
    try file.save(settings.credential)
    #expect(try bytes(file.url) == before)
  }

  @Test func `Settings with an API key are read, and saving them unchanged writes the same bytes`() async throws {
    let file = SettingsFile(folders.configuration.appending(path: "settings-with-api-key.json"))
    let before = try bytes(file.url)
    #expect(try await Settings.read(environment: [:], file: file.url).credential == .apiKey("fixture-key"))
    try file.save(.apiKey("fixture-key"))
    #expect(try bytes(file.url) == before)
  }

  @Test func `Recent searches are read, and saving them unchanged writes the same bytes`() async throws {
    let before = try bytes(folders.recentSearches)
    let file = RecentSearchesFile(folders.recentSearches)
    #expect(await file.read() == FormatFixtures.searches)
    await file.write(FormatFixtures.searches, number: 1)
    #expect(try bytes(folders.recentSearches) == before)
  }

  @Test func `The list of downloads is read, and saving it unchanged writes the same bytes`() async throws {
    let before = try bytes(folders.downloadsFile)
    let file = DownloadsFile(folders.downloadsFile)
    let records = try await file.read()
    #expect(records == FormatFixtures.records)
    try await file.write(records, number: 1)
    #expect(try bytes(folders.downloadsFile) == before)
  }

  @Test func `Downloads are complete after launch without network requests`() async throws {
    let networking = ReplayNetworking()
    let downloads = FormatDownloads(folders, networking: networking)
    let downloadManager = downloads.downloadManager()
    downloadManager.start()
    // Once the manager has compared the list with the caches, it sleeps until the next refresh.
    await downloads.clock.waitForSleepers(1)
    #expect(downloadManager.items == FormatFixtures.records.map(\.item))
    #expect(downloadManager.activities == [:])
    for record in FormatFixtures.records {
      #expect(await downloads.fetcher.isPinned(record.item.id), "\(record.item.id)")
      #expect(downloadManager.state(of: record.item.id) == record.summary.map { .downloaded($0) })
    }
    #expect(networking.requests.isEmpty)
  }

  @Test func `Pages of downloads are read from the cache`() async throws {
    let catalogue = FormatDownloads(folders, networking: ReplayNetworking()).catalogue
    for number in 1...3 {
      let page = await catalogue.pages.request(for: .movie(number), original: nil).cached?.read()
      #expect(page?.value.title.text == "Film \(number)")
    }
    for original in [nil, LanguageTag("ja")] {
      let film = await catalogue.pages.request(for: .movie(603), original: original).cached?.read()
      #expect(film?.value.title.text == "A Downloaded Film")
    }
    let series = await catalogue.pages.request(for: .show(1396), original: nil).cached?.read()
    #expect(series?.value.title.text == "A Downloaded Series")
    let season = await catalogue.pages.request(for: SeasonID(show: 1396, number: 1), original: nil).cached?.read()
    #expect(season?.value.episodes.count == 1)
    #expect(await catalogue.pages.request(forPerson: 9).cached?.read()?.value.name == "Somebody")
    #expect(try await catalogue.client.cacheClient?.value(of: MovieTarget.popular.page(2)).results.map(\.id) == [2, 3])
  }

  @Test func `Pictures of downloads are read from the cache`() async throws {
    let pictures = FormatDownloads(folders, networking: ReplayNetworking()).pictures
    let names = [
      "w342/p1.jpg", "w342/p2.jpg", "w342/p3.jpg", "w342/p603.jpg", "w342/p1396.jpg", "w342/s1.jpg", "w185/e.jpg",
      "w1280/b.jpg", "h632/face.jpg",
    ]
    #expect(try self.names(folders.pictures).count == names.count + 1, "pictures, and the folder of pins")
    for name in names {
      let url = try #require(URL(string: "https://image.tmdb.org/t/p/\(name)"))
      #expect(await pictures.data(forFirstOf: [url])?.data == FormatFixtures.picture, "\(name)")
    }
  }

  @Test func `Pictures of downloads are pinned and survive clearing the cache`() async throws {
    let pictures = FormatDownloads(folders, networking: ReplayNetworking()).pictures
    #expect(await pictures.totalBytes == 1_257)
    await pictures.clear()
    #expect(await pictures.pinnedBytes == 1_257)
  }

  @Test(arguments: [
    ("tmdb featured/popular", 697), ("tmdb genre/movie/18", 419), ("tmdb movie/603", 421), ("tmdb tv/1396", 419),
  ])
  func `Each download pins its own pictures`(owner: String, bytes: Int) async throws {
    let pictures = FormatDownloads(folders, networking: ReplayNetworking()).pictures
    pictures.removeAllPins(except: [owner])
    await pictures.clear()
    #expect(await pictures.pinnedBytes == bytes)
    #expect(await pictures.totalBytes == bytes)
  }

  /// The cache is disposable, so a later build may replace the file with an empty one.
  @Test func `The response cache opens without an error`() async throws {
    let responseCache = FormatDownloads(folders, networking: ReplayNetworking()).responseCache
    _ = try await responseCache.status()
  }

  @Test(arguments: ["owner", "ana"])
  func `An imported journal is exported to the same bytes in every format`(name: String) async throws {
    let exports = fixtures.url.appending(path: "exports")
    let library = try Library.inMemory()
    try await library.importJournal(exports.appending(path: "journal.jsonl"), by: .owner)
    let journal = fixtures.url.appending(path: "new.jsonl")
    try await AtomicFileWriter(leaving: ProtectedFiles(folders)).write(journalOf: library, to: journal)
    #expect(try bytes(journal) == bytes(exports.appending(path: "journal.jsonl")))
    let owner = try #require(
      try await library.profiles().first { name == "owner" ? $0.id == .owner : $0.fields.firstName == "Ana" })
    for (format, export) in [
      ("csv", try await LibraryExport.tables(library, of: owner.id)),
      ("letterboxd", try await LibraryExport.letterboxd(library, of: owner.id)),
    ] {
      let folder = exports.appending(path: "\(name)-\(format)")
      #expect(try export.files.keys.sorted() == names(folder))
      for (file, content) in export.files {
        let expected = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        #expect(String(decoding: content, as: UTF8.self) == expected, "\(name)-\(format)/\(file)")
      }
    }
  }

  @Test func `A new device imports events and a picture from a shared folder without changing it`() async throws {
    let shared = fixtures.url.appending(path: "shared")
    let before = try names(shared).map { try bytes(shared.appending(path: $0)) }
    let library = try await Library.open(in: fixtures.url.appending(path: "new-library"))
    let report = try await SharedFolder(shared, of: library).sync()
    #expect(report.problem == nil && report.notice == nil)
    let folder = fixtures.url.appending(path: "new-pictures")
    let pictures = ProfilePictures(folder: folder)
    let pictureReport = await pictures.sync(shared, of: library)
    #expect(pictureReport.receivedCount == 1 && pictureReport.problem == nil)
    let name = try #require(try await library.profiles().first?.fields.picture)
    #expect(try pictures.address(of: name).map(bytes) == FormatFixtures.picture)
    #expect(try names(shared).map { try bytes(shared.appending(path: $0)) } == before)
    let journal = fixtures.url.appending(path: "new.jsonl")
    try await library.export(to: journal)
    #expect(try bytes(journal) == bytes(fixtures.url.appending(path: "exports/journal.jsonl")))
  }

  @Test func `A profile picture is found by its name`() async throws {
    let pictures = ProfilePictures(folder: folders.profilePictures)
    await pictures.look()
    let names = try names(folders.profilePictures)
    #expect(names.count == 1)
    let address = try #require(names.first.flatMap { pictures.address(of: $0) })
    #expect(try bytes(address) == FormatFixtures.picture)
    #expect(try PictureName(of: FormatFixtures.picture).text == names.first)
  }
}
