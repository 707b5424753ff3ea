import Foundation
import MatineeCore
import TMDB
import Testing
import TitleIdentity

/// Recorded responses that contain a page, stored outside this project. Long lists are shortened to limit the test's
/// variants.
struct RecordedPage: Sendable, CustomTestStringConvertible {
  enum Kind: String { case movie, tv, season, person }

  let file: String
  let kind: Kind
  var testDescription: String { file }

  static let skipped: Comment = "TMDB_RECORDINGS names no folder of recordings, so none was read."

  /// The recordings, or an empty array if there is no folder.
  static let all: [RecordedPage] = {
    guard let folder, let manifest = try? Data(contentsOf: folder.appending(path: "manifest.json")),
      let rows = try? JSONSerialization.jsonObject(with: manifest) as? [[String: Any]]
    else { return [] }
    return rows.compactMap { row in
      guard let file = row["file"] as? String, row["status"] as? Int == 200, let kind = kind(of: file) else {
        return nil
      }
      return RecordedPage(file: file, kind: kind)
    }
  }()

  /// Returns the response, with up to this number of rows in each list.
  func object(rows: Int) throws -> [String: Any] {
    let folder = try #require(Self.folder)
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
  private static let folder = ProcessInfo.processInfo.environment["TMDB_RECORDINGS"].flatMap { path in
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
