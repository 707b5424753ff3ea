import Catalogue
import Foundation
import TMDB
import Testing
import TitleIdentity

/// Responses that contain a page: the fixtures of `TMDBTests`, and recordings, which are stored outside this project.
/// Long lists are shortened to limit the test's variants.
struct RecordedPage: Sendable, CustomTestStringConvertible {
  enum Kind: String { case movie, tv, season, person }

  let file: String
  let kind: Kind
  private let folder: URL
  var testDescription: String { file }

  /// The fixtures, and the recordings if the environment names their folder.
  static let all = fixtures + recordings

  private static let fixtures: [RecordedPage] = [
    fixture("movie/id", .movie), fixture("movie/id+sparse", .movie), fixture("movie/id+appended", .movie),
    fixture("movie/id+appended-lists", .movie), fixture("tv/id", .tv), fixture("tv/id+sparse", .tv),
    fixture("tv/id+appended", .tv), fixture("tv/id+appended-credits", .tv), fixture("tv/id+appended-lists", .tv),
    fixture("tv/id+seasons", .tv), fixture("tv/id+old", .tv), fixture("tv/id/season/id", .season),
    fixture("tv/id/season/id+sparse", .season), fixture("tv/id/season/id+old", .season),
    fixture("tv/id/season/id+appended", .season), fixture("person/id", .person), fixture("person/id+sparse", .person),
    fixture("person/id+appended", .person), fixture("person/id+appended-credits", .person),
  ]

  private static let recordings: [RecordedPage] = {
    guard let folder = recordingFolder, let manifest = try? Data(contentsOf: folder.appending(path: "manifest.json")),
      let rows = try? JSONSerialization.jsonObject(with: manifest) as? [[String: Any]]
    else { return [] }
    return rows.compactMap { row in
      guard let file = row["file"] as? String, row["status"] as? Int == 200, let kind = kind(of: file) else {
        return nil
      }
      return RecordedPage(file: file, kind: kind, folder: folder)
    }
  }()

  /// Returns the response, with up to this number of rows in each list.
  func object(rows: Int) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: file)))
    return try #require(Self.cut(value, rows) as? [String: Any])
  }

  /// Creates the app's page from a response.
  @discardableResult
  func make(of object: [String: Any], format: PageFormat) throws -> any Sendable {
    let data = try JSONSerialization.data(withJSONObject: object)
    switch kind {
    case .movie: return TitlePage(try JSONDecoder().decode(MovieDetails.self, from: data), format: format)
    case .tv: return TitlePage(try JSONDecoder().decode(TVShowDetails.self, from: data), format: format)
    case .person: return PersonPage(try JSONDecoder().decode(PersonDetails.self, from: data), format: format)
    case .season:
      let season = try JSONDecoder().decode(Season.self, from: data)
      return SeasonPage(season, of: SeasonID(show: 1, number: 1), format: format)
    }
  }
}

extension RecordedPage {
  private static func fixture(_ name: String, _ kind: Kind) -> RecordedPage {
    // The fixtures are in another target's bundle.
    let tests = URL(filePath: #filePath).appending(path: "../../..").standardized
    return RecordedPage(file: name + ".json", kind: kind, folder: tests.appending(path: "TMDBTests/Fixtures/Responses"))
  }

  private static let recordingFolder = ProcessInfo.processInfo.environment["TMDB_RECORDINGS"].flatMap { path in
    path.isEmpty ? nil : URL(filePath: path, directoryHint: .isDirectory)
  }

  private static func kind(of file: String) -> Kind? {
    switch file.prefix(while: { $0 != "/" }) {
    case "movie_detail", "movie_detail_appended": .movie
    case "tv_detail", "tv_detail_appended": .tv
    case "tv_season": .season
    case "person_detail", "person_detail_appended": .person
    default: nil
    }
  }

  private static func cut(_ value: Any, _ rows: Int) -> Any {
    if let array = value as? [Any] { return array.prefix(rows).map { cut($0, rows) } }
    if var object = value as? [String: Any] {
      // Offers exist for a hundred countries.
      let countries = object.keys.filter { $0 != "US" && $0.wholeMatch(of: /[A-Z]{2}/) != nil }
      for country in countries.dropFirst(rows) { object[country] = nil }
      return object.mapValues { cut($0, rows) }
    }
    return value
  }
}
