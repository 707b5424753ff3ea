import Foundation
import TMDB
import TMDBTesting
import Testing

/// Expects that an endpoint's model contains all rows, texts and numbers of a response.
func expectAllData(of body: Data, in endpoint: Endpoint) throws {
  let report = DecodingReport()
  let value = try endpoint.decode(body, report: report)
  #expect(report.droppedRows == 0, "\(report.paths)")

  let contents = try Contents(body)
  let leaves = Leaves(of: value)
  #expect(leaves.rows == contents.rows)
  let texts = contents.texts.filter { !leaves.texts.contains($0.value) }
  #expect(texts.isEmpty, "Not read: \(texts.prefix(5))")
  let numbers = contents.numbers.filter { !leaves.numbers.contains($0.value) }
  #expect(numbers.isEmpty, "Not read: \(numbers.prefix(5))")
}

/// The content of a JSON response, determined without a model: the number of rows in known lists, and the values of
/// known fields.
struct Contents {
  private(set) var rows = 0
  private(set) var texts: [(member: String, value: String)] = []
  private(set) var numbers: [(member: String, value: Double)] = []

  init(_ body: Data) throws {
    visit(try JSONSerialization.jsonObject(with: body))
  }

  private mutating func visit(_ value: Any) {
    if let array = value as? [Any] {
      for row in array {
        if row is [String: Any] { rows += 1 }
        visit(row)
      }
    } else if let object = value as? [String: Any] {
      for (member, value) in object { visit(member, value) }
    }
  }

  private mutating func visit(_ member: String, _ value: Any) {
    if value is [Any] || value is [String: Any] {
      if Self.lists.contains(member) || member.hasPrefix("season/") || Self.isCountry(member) {
        visit(value)
      }
    } else if let text = value as? String {
      if Self.members.contains(member), !text.isEmpty { texts.append((member, text)) }
      if Self.paths.contains(member), text.wholeMatch(of: /\/[A-Za-z0-9_.-]+/) != nil { texts.append((member, text)) }
      if Self.days.contains(member), text.wholeMatch(of: /\d{4}-[01]\d-[0-3]\d/) != nil { texts.append((member, text)) }
    } else if Self.figures.contains(member), let number = value as? NSNumber {
      numbers.append((member, number.doubleValue))
    }
  }

  private static func isCountry(_ member: String) -> Bool {
    member.wholeMatch(of: /[A-Z]{2}(-[A-Z]{2,3})?/) != nil
  }

  private static let lists: Set<String> = [
    "account_states", "ads", "aggregate_credits", "alternative_titles", "author_details", "backdrops",
    "belongs_to_collection", "buy", "cast", "certifications", "changes", "combined_credits", "content_ratings",
    "countries", "created_by", "credits", "crew", "data", "episode_groups", "episodes", "external_ids", "flatrate",
    "free", "genres", "groups", "guest_stars", "images", "items", "jobs", "keywords", "known_for",
    "last_episode_to_air", "lists", "logos", "media", "movie_credits", "movie_results", "network", "networks",
    "next_episode_to_air", "parent_company", "parts", "person", "person_results", "posters", "production_companies",
    "production_countries", "profiles", "recommendations", "release_dates", "rent", "results", "reviews", "roles",
    "screened_theatrically", "seasons", "similar", "spoken_languages", "stills", "tagged_images", "titles",
    "translations", "tv_credits", "tv_episode_results", "tv_results", "tv_season_results", "videos", "watch/providers",
  ]
  private static let members: Set<String> = [
    "title", "name", "original_title", "original_name", "overview", "tagline", "biography", "character", "job",
    "department", "credit_id", "provider_name", "english_name", "author", "content", "username", "imdb_id", "key",
    "iso_3166_1", "certification", "status", "place_of_birth", "headquarters",
  ]
  private static let paths: Set<String> = [
    "poster_path", "backdrop_path", "profile_path", "still_path", "logo_path", "file_path",
  ]
  private static let days: Set<String> = [
    "release_date", "first_air_date", "last_air_date", "air_date", "birthday", "deathday", "first_credit_air_date",
  ]
  private static let figures: Set<String> = [
    "id", "vote_average", "vote_count", "popularity", "episode_count", "season_number", "episode_number", "width",
    "height", "provider_id", "total_results", "rating", "total_episode_count", "number_of_seasons",
  ]
}
