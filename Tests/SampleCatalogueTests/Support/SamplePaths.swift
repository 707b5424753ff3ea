// Requests that the catalogue can respond to, made from TMDB's documented paths and the library's targets.
import Foundation

@testable import SampleCatalogue

enum SamplePaths {
  static let movie = 910_000_031
  static let show = 920_000_002

  /// Returns a path with its placeholders replaced by IDs in the catalogue.
  static func filled(_ pattern: String) -> String {
    var segments: [String] = []
    for segment in pattern.split(separator: "/").map(String.init) {
      segments.append(segment.hasPrefix("{") ? value(after: segments) : segment)
    }
    return segments.joined(separator: "/") + query(for: segments)
  }

  /// Returns the expected status: an error for paths that need a session or that the catalogue lacks.
  static func expectedStatus(_ pattern: String) -> Int {
    let segments = pattern.split(separator: "/").map(String.init)
    if segments.first == "account" || segments.first == "guest_session" || segments.last == "account_states" {
      return 401
    }
    if segments.first == "list" || pattern.contains("episode_group/") { return 404 }
    return 200
  }
}

extension SamplePaths {
  private static func value(after segments: [String]) -> String {
    if segments.first == "trending" { return "week" }
    return switch segments.last {
    case "movie": String(movie)
    case "tv": String(show)
    case "person": "930000001"
    case "collection": "940000001"
    case "company": "970000001"
    case "network": "980000001"
    case "keyword": "990000001"
    case "genre": "18"
    case "credit": credit
    case "review": Reviews.id("Nosferatu (1922)", 0)
    case "find": "tt0013442"
    default: "1"
    }
  }

  /// The ID of the first credit in the movie's cast.
  private static var credit: String {
    let digits = String(movie, radix: 16)
    return "\(digits)0000000000005a3e"
  }

  private static func query(for segments: [String]) -> String {
    return switch segments.first {
    case "search": "?query=a"
    case "find": "?external_source=imdb_id"
    default: ""
    }
  }
}
