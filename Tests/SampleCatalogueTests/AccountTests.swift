// Tests of sessions and their data.
import Foundation
import SampleCatalogue
import TMDB
import TMDBTesting
import Testing

@Suite struct AccountTests {
  private let catalogue = SampleNetworking()

  @Test func `A guest session can add, change and delete a rating`() async throws {
    let guest = try #require(
      try await fetch("authentication/guest_session/new", of: catalogue).object["guest_session_id"] as? String)
    #expect(guest.count == 32)
    let path = "movie/\(SamplePaths.movie)/rating?guest_session_id=\(guest)"
    let first = try await fetch(path, .post, body: #"{"value": 8.5}"#, of: catalogue)
    #expect(first.status == 201)
    #expect(first.code == 1)
    #expect(try await fetch(path, .post, body: #"{"value": 9}"#, of: catalogue).code == 12)
    let rated = try await fetch("guest_session/\(guest)/rated/movies", of: catalogue).results
    #expect(rated.count == 1)
    #expect(rated.first?["rating"] as? Double == 9)
    #expect(rated.first?["id"] as? Int == SamplePaths.movie)
    #expect(try await fetch(path, .delete, of: catalogue).code == 13)
    #expect(try await fetch("guest_session/\(guest)/rated/movies", of: catalogue).results.isEmpty)
  }

  @Test(arguments: [#"{"value": 8.7}"#, #"{"value": 0}"#, #"{"value": 11}"#, "{}", ""])
  func `A rating without a valid half-point value is rejected`(_ body: String) async throws {
    let session = try await signIn()
    let reply = try await fetch("movie/910000031/rating?session_id=\(session)", .post, body: body, of: catalogue)
    #expect(reply.status == 400)
    #expect(reply.code == 18)
  }

  @Test(arguments: ["movie/910000031/rating", "tv/920000002/rating?session_id=stranger"])
  func `Rating requires a valid session`(_ path: String) async throws {
    for method in [NetworkRequest.Method.post, .delete] {
      let reply = try await fetch(path, method, body: #"{"value": 8.5}"#, of: catalogue)
      #expect(reply.status == 401)
      #expect(reply.code == 3)
    }
  }

  @Test func `Account responses contain the user's watchlist and ratings`() async throws {
    let session = "session_id=\(try await signIn())"
    let mark = #"{"media_type": "movie", "media_id": 910000031, "watchlist": true}"#
    #expect(try await fetch("account/1/watchlist?\(session)", .post, body: mark, of: catalogue).status == 201)
    #expect(try await fetch("account/1/watchlist/movies?\(session)", of: catalogue).ids == [910_000_031])
    #expect(try await fetch("account/1/favorite/movies?\(session)", of: catalogue).ids.isEmpty)
    let episode = "tv/920000002/season/1/episode/2"
    _ = try await fetch("\(episode)/rating?\(session)", .post, body: #"{"value": 7}"#, of: catalogue)
    let movie = try await fetch("movie/910000031?append_to_response=account_states&\(session)", of: catalogue).object
    let states = try #require(movie["account_states"] as? [String: Any])
    #expect(states["watchlist"] as? Bool == true)
    #expect(states["rated"] as? Bool == false)
    let season = try await fetch("tv/920000002/season/1/account_states?\(session)", of: catalogue).results
    #expect((season.dropFirst().first?["rated"] as? [String: Double]) == ["value": 7])
    let rated = try await fetch("account/1/rated/tv/episodes?\(session)", of: catalogue).results
    #expect(rated.first?["show_id"] as? Int == 920_000_002)
    #expect(rated.first?["rating"] as? Double == 7)
  }

  @Test func `Account responses decode without loss`() async throws {
    let session = "session_id=\(try await signIn())"
    _ = try await fetch("tv/920000002/rating?\(session)", .post, body: #"{"value": 7}"#, of: catalogue)
    for pattern in [
      "/account", "/account/{}", "/account/{}/favorite/tv", "/account/{}/rated/tv", "/account/{}/lists",
      "/tv/{}/account_states", "/tv/{}/season/{}/account_states",
    ] {
      let reply = try await fetch(SamplePaths.filled(pattern) + "?" + session, of: catalogue)
      #expect(reply.status == 200)
      let report = DecodingReport()
      _ = try #require(Endpoint.matching(pattern)).decode(reply.response.body, report: report)
      #expect(report.isClean, "\(pattern): \(report.paths)")
    }
  }

  @Test func `An unapproved request token can't create a session`() async throws {
    let token = try #require(
      try await fetch("authentication/token/new", of: catalogue).object["request_token"] as? String)
    let body = #"{"request_token": "\#(token)"}"#
    let denied = try await fetch("authentication/session/new", .post, body: body, of: catalogue)
    #expect(denied.status == 401)
    #expect(denied.code == 17)
    #expect(denied.object["failure"] as? Bool == true)
  }

  @Test func `A deleted session is rejected`() async throws {
    let session = try await signIn()
    #expect(try await fetch("account?session_id=\(session)", of: catalogue).status == 200)
    let body = #"{"session_id": "\#(session)"}"#
    #expect(try await fetch("authentication/session", .delete, body: body, of: catalogue).status == 200)
    #expect(try await fetch("account?session_id=\(session)", of: catalogue).status == 401)
  }
}

extension AccountTests {
  /// Signs in: creates a token, approves it and creates a session.
  private func signIn() async throws -> String {
    let token = try #require(
      try await fetch("authentication/token/new", of: catalogue).object["request_token"] as? String)
    let login = #"{"username": "a", "password": "b", "request_token": "\#(token)"}"#
    let approved = try await fetch("authentication/token/validate_with_login", .post, body: login, of: catalogue)
    #expect(approved.status == 200)
    #expect((approved.object["expires_at"] as? String)?.hasSuffix(" UTC") == true)
    let body = #"{"request_token": "\#(token)"}"#
    let session = try await fetch("authentication/session/new", .post, body: body, of: catalogue)
    return try #require(session.object["session_id"] as? String)
  }
}
