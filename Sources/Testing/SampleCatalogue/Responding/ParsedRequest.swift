import Foundation
import TMDB

/// A parsed request: its path segments and parameters.
struct ParsedRequest: Sendable {
  let method: NetworkRequest.Method
  /// The path segments after `/3/`.
  let path: [String]
  let parameters: Parameters
  let body: Data?
  let today: Day

  /// Parses a request, or returns `nil` if its path doesn't begin with `/3/`.
  init?(_ request: NetworkRequest, today: Day) {
    let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    let segments = (components?.percentEncodedPath ?? "").split(separator: "/").map { $0.removingPercentEncoding ?? "" }
    guard segments.first == "3", segments.count > 1 else { return nil }
    method = request.method
    path = Array(segments.dropFirst())
    parameters = Parameters(percentEncodedQuery: components?.percentEncodedQuery)
    body = request.body
    self.today = today
  }

  /// The session ID in the request, of a user or a guest.
  var session: String? {
    parameters["session_id"] ?? parameters["guest_session_id"]
  }

  /// The requested language without its region.
  var language: String {
    String((parameters["language"] ?? "en").prefix { $0 != "-" })
  }

  /// Returns the requested language and those that a parameter adds to it.
  func languages(also name: String) -> [String] {
    [language] + (parameters[name] ?? "").split(separator: ",").map { String($0.prefix { $0 != "-" }) }
  }

  /// The requested languages of images, where `nil` stands for images without text. The property is `nil` if the
  /// request names no languages, which means all images.
  var imageLanguages: [String?]? {
    guard parameters["language"] != nil || parameters["include_image_language"] != nil else { return nil }
    let named = parameters["language"] == nil ? [] : [language]
    let added = languages(also: "include_image_language").dropFirst()
    return (named + added).map { $0 == "null" ? nil : $0 }
  }

  /// Returns the names in `append_to_response` without duplicates.
  func appended() throws(ErrorResponse) -> [String] {
    var names: [String] = []
    for name in (parameters["append_to_response"] ?? "").split(separator: ",") {
      let trimmed = name.trimmingCharacters(in: .whitespaces)
      if !trimmed.isEmpty, !names.contains(trimmed) { names.append(trimmed) }
    }
    guard names.count <= 20 else { throw .tooManyAppended }
    return names
  }

  /// Returns one page of 20 rows in TMDB's paging envelope.
  func page<Row>(_ rows: [Row], _ write: (Row) -> JSON) throws(ErrorResponse) -> JSON {
    let page = try parameters.page()
    let size = 20
    let start = min((page - 1) * size, rows.count)
    return [
      "page": .int(page),
      "results": .array(rows[start..<min(start + size, rows.count)].map(write)),
      "total_pages": .int(max(1, (rows.count + size - 1) / size)),
      "total_results": .int(rows.count),
    ]
  }
}

extension ParsedRequest {
  /// Returns a page of popular films.
  func popularPage(_ films: [PublishedFilm]) throws(ErrorResponse) -> JSON {
    try page(Array(films.enumerated())) { position, film in
      [
        "id": .int(film.id), "title": .string(film.title), "original_title": .string(film.originalTitle),
        "popularity": .double(PublishedFilm.popularity(at: position, of: films.count)),
      ]
    }
  }
}
