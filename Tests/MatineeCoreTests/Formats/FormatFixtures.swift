import Catalogue
import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Downloads

/// The committed fixtures, and the content that they were created with.
enum FormatFixtures {
  /// The folder for new fixtures; `nil` if none should be written.
  static let destination = ProcessInfo.processInfo.environment["MATINEE_FIXTURES"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  /// Returns a copy of the fixtures, because tests must not change the originals.
  static func copy() throws -> TemporaryFolder {
    let fixtures = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    let folder = try TemporaryFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.appending(path: "2026-11").path)
    for name in names {
      try FileManager.default.copyItem(
        at: fixtures.appending(path: "2026-11/\(name)"), to: folder.url.appending(path: name))
    }
    let cache = folder.url.appending(path: "cache")
    try GzipFile.unpack(cache.appending(path: "catalogue.sqlite.gz"), to: cache.appending(path: "catalogue.sqlite"))
    // Git doesn't record dates, and the picture cache ignores files with dates in the future.
    let files = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
    return folder
  }

  /// The app's folders.
  static func folders(in root: URL) -> Folders {
    Folders(
      configuration: root.appending(path: "config", directoryHint: .isDirectory),
      cache: root.appending(path: "cache", directoryHint: .isDirectory),
      state: root.appending(path: "state", directoryHint: .isDirectory),
      data: root.appending(path: "data", directoryHint: .isDirectory))
  }

  /// 2026-11-21T18:00:00Z, the date of the downloads.
  static let date = Date(timeIntervalSince1970: 1_795_284_000)

  static var preferences: Preferences {
    var preferences = Preferences()
    preferences.appearance = .dark
    preferences.language = "pt-BR"
    preferences.region = "BR"
    preferences.includesAdult = true
    preferences.pictureCacheMegabytes = 256
    preferences.worksOffline = true
    preferences.sharedFolder = "/home/kim/Shared “Films”"
    preferences.showsProfileChooser = true
    preferences.profile = "ana"
    preferences.userDirectory = "https://people.example.org/users"
    return preferences
  }

  static let searches = ["amélie", "alien \"director’s cut\"", "一"]

  static let records = [
    record(.movies(.popular), "Popular", titles: 3, bytes: 1_445),
    record(.group(.genre(GenreID(.movie, 18))), "Drama", titles: 1, bytes: 492),
    record(.title(.movie(603)), "A Downloaded Film", original: "ja", titles: 1, bytes: 588),
    record(.title(.show(1396)), "A Downloaded Series", titles: 1, bytes: 530),
  ]

  private static func record(
    _ id: DownloadedItem.ID, _ name: String, original: String? = nil, titles: Int, bytes: Int
  ) -> DownloadRecord {
    DownloadRecord(
      item: DownloadedItem(id, name: name, original: original.flatMap { LanguageTag($0) }), source: "tmdb",
      locale: "en-US US", summary: DownloadSummary(titles: titles, bytes: bytes, date: date))
  }

  /// A PNG of one pixel.
  static let picture =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMwTpsJAAICATNWh+JUAAAAAElFTkSuQmCC") ?? Data()
}

/// A catalogue that downloads content, and reads it from the caches later.
@MainActor
struct FormatDownloads {
  let responseCache: ResponseCache
  let pictures: DiskCache
  let catalogue: CatalogueDependencies
  let fetcher: DownloadFetcher
  let clock = ManualClock()
  private let file: DownloadsFile

  /// - Parameter networking: The network layer, which returns responses in TMDB's format.
  init(_ folders: Folders, networking: any Networking) {
    responseCache = ResponseCache(folder: folders.cache, now: { FormatFixtures.date })
    pictures = DiskCache(folder: folders.pictures, now: { FormatFixtures.date })
    catalogue = .over(
      CachingNetworking(networking, in: responseCache, source: .tmdb), languages: LanguagePreferences([.american]),
      region: "US", cache: responseCache, pictures: PictureSource(SinglePictureLoader(), cache: pictures))
    fetcher = DownloadFetcher(catalogue.pages, catalogue.pictures, scale: 1, now: { FormatFixtures.date })
    file = DownloadsFile(folders.downloadsFile)
  }

  func downloadManager() -> DownloadManager {
    DownloadManager(
      file: file, connectivity: Connectivity(NetworkAccess(), clock: ManualClock()) {}, clock: clock,
      now: { FormatFixtures.date }
    ) { [fetcher] in fetcher }
  }

  /// A server with a list, a genre, four films and a series.
  static func server() -> ReplayNetworking {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/popular", with: .films([1, 2], page: 1, of: 2))
    networking.stub("/3/movie/popular?page=2", with: .films([2, 3], page: 2, of: 2))
    networking.stub("/3/discover/movie", with: .films([3]))
    networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":18,"name":"Drama"}]}"#)
    let cast = #"{"cast":[{"id":9,"name":"Somebody","profile_path":"/face.jpg"}]}"#
    for (number, title) in [(1, "Film 1"), (2, "Film 2"), (3, "Film 3"), (603, "A Downloaded Film")] {
      networking.stub(
        "/3/movie/\(number)",
        json: """
          {"id":\(number),"title":"\(title)","poster_path":"/p\(number).jpg","backdrop_path":"/b.jpg","credits":\(cast)}
          """)
    }
    networking.stub("/3/person/9", json: #"{"id":9,"name":"Somebody","profile_path":"/face.jpg"}"#)
    networking.stub(
      "/3/tv/1396",
      json: """
        {"id":1396,"name":"A Downloaded Series","poster_path":"/p1396.jpg","credits":\(cast),
        "seasons":[{"id":81,"season_number":1,"name":"One","poster_path":"/s1.jpg"}]}
        """)
    networking.stub(
      "/3/tv/1396/season/1",
      json: #"{"id":81,"season_number":1,"name":"One","episodes":[{"id":5,"episode_number":1,"still_path":"/e.jpg"}]}"#)
    return networking
  }
}

/// A loader that returns the same picture for every URL.
private struct SinglePictureLoader: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data { FormatFixtures.picture }
}
