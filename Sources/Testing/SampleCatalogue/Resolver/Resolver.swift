import Foundation
import TMDB

/// The handler of one request, which dispatches by path.
struct Resolver: Sendable {
  let data: SampleData
  let sessions: Sessions
  let parsedRequest: ParsedRequest
  /// The location of the catalogue's clips.
  let clips: URL

  func response() throws(ErrorResponse) -> Success {
    if parsedRequest.method == .get { return Success(try read()) }
    if let done = try write() { return done }
    _ = try read()
    throw .methodNotSupported
  }

  /// The requested language. Requests in English don't read the translations.
  var language: Localization {
    let code = parsedRequest.language
    return Localization(code: code, translations: code == "en" ? nil : try? data.translations())
  }
}

extension Resolver {
  private func read() throws(ErrorResponse) -> JSON {
    let rest = Array(parsedRequest.path.dropFirst())
    switch parsedRequest.path.first {
    case "movie": return try movies(rest)
    case "tv": return try shows(rest)
    case "person": return try persons(rest)
    case "search": return try search(rest)
    case "discover": return try discover(rest)
    case "trending": return try trending(rest)
    case "collection": return try collection(rest)
    case "company": return try company(rest)
    case "network": return try network(rest)
    case "keyword": return try keyword(rest)
    case "credit": return try credit(rest)
    case "find": return try find(rest)
    case "review": return try review(rest)
    case "genre" where rest == ["list"]: return try genreList("movie")
    case "genre" where rest.count == 2 && rest[1] == "movies": return try genreMovies(rest[0])
    case "genre" where rest.count == 2 && rest[1] == "list": return try genreList(rest[0])
    case "configuration", "certification", "watch": return try reference()
    case "job" where rest == ["list"]: return ["jobs": try data.response("configuration-jobs")]
    case "authentication": return try authentication(rest)
    case "account": return try account(rest)
    case "guest_session": return try guestSession(rest)
    default: throw .notFound
    }
  }
}

extension Resolver {
  /// Returns the details with all parts in `append_to_response`. Ignores unknown names, and parts that need a session.
  func appending(to details: JSON, part: (String) throws(ErrorResponse) -> JSON?) throws(ErrorResponse) -> JSON {
    var whole = details
    for name in try parsedRequest.appended() {
      do throws(ErrorResponse) {
        if let found = try part(name) { whole = whole.adding(.object([(name: name, value: found)])) }
      } catch {
        guard error.status == 401 else { throw error }
      }
    }
    return whole
  }

  /// Parses an ID. Throws "not found" if it isn't a number.
  func number(_ text: String) throws(ErrorResponse) -> Int {
    guard let number = Int(text) else { throw .notFound }
    return number
  }

  /// Returns a title's videos in the requested languages.
  func videos(_ videos: [Video]?, of place: String) -> JSON {
    let languages = parsedRequest.languages(also: "include_video_language")
    return VideoRows(languages: languages, clips: clips).rows(videos ?? [], of: place)
  }

  /// Returns a list of changes with one deleted entry.
  func deleted(_ id: DeletedID) throws(ErrorResponse) -> JSON {
    try parsedRequest.page([id.rawValue]) { ["id": .int($0), "adult": nil, "softcore": nil] }
  }

  /// Returns an empty page.
  func emptyPage() throws(ErrorResponse) -> JSON {
    try parsedRequest.page([JSON]()) { $0 }
  }
}
