import Foundation
import Logging
import Synchronization
import TMDB
import TMDBTesting
import Testing

/// No key, token or session appears in a log, an error or a description. The tests search these for the exact secrets.
@Suite(.timeLimit(.minutes(5))) struct RedactionTests {
  private static let key = "5ecre7c0ffee5ecre7c0ffee5ecre7aa"
  private static let token = "eyJhbGciOiJIUzI1NiJ9.5ecre7.c0ffee"

  private func allDescriptions(of value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    let members = Mirror(reflecting: value).children.map(\.value)
    return "\(value) \(String(reflecting: value)) \(dumped) \(String(describing: members))"
  }

  @Test(arguments: [Credential.apiKey(key), .readToken(token)])
  func `Descriptions of clients, credentials and requests hide the secret`(_ credential: Credential) throws {
    let secret = try #require(credential.secret)
    let client = Client(networking: ReplayNetworking(), credential: credential)
    let request = try client.request(for: MovieTarget.popular)
    for value in [credential, client, request, [credential], Optional(credential) as Any, (1, credential)] as [Any] {
      #expect(!allDescriptions(of: value).contains(secret))
    }
  }

  @Test(arguments: [Credential.apiKey(key), .readToken(token)])
  func `Logs and errors hide the secret even if the server repeats it`(_ credential: Credential) async throws {
    let secret = try #require(credential.secret)
    let log = Mutex("")
    let logger = Logger(label: "test") { _ in CapturingLog { line in log.withLock { $0 += line + "\n" } } }
    let echo = #"{"success":false,"status_code":47,"status_message":"Bad: \#(secret)","errors":["\#(secret)"]}"#
    let responses: [NetworkResponse] = [
      .json(echo, status: 400), .json(echo.replacing("47", with: "30"), status: 401),
      .json(#"{"page":1,"results":[{"\#(secret)":"\#(secret)"},{"id":1}]}"#), .json(#"{"\#(secret)":"#),
      NetworkResponse(status: 500), .json(#"{"page":1,"results":[]}"#),
    ]
    for response in responses {
      var client = Client(
        networking: ReplayNetworking(["/3/movie/popular": [response]]), credential: credential,
        limits: RequestLimits(retries: 0))
      client.logger = logger
      do {
        _ = try await client.value(of: MovieTarget.popular)
      } catch {
        #expect(!allDescriptions(of: error).contains(secret))
        #expect(!"\(error.errorDescription ?? "") \(error.recoverySuggestion ?? "")".contains(secret))
      }
    }
    var failing = Client(
      networking: FailingNetworking(error: .unreachable(reason: "GET /?api_key=\(secret)")), credential: credential,
      limits: RequestLimits(retries: 0))
    failing.logger = logger
    await #expect(throws: TMDBError.offline) { try await failing.value(of: MovieTarget.popular) }
    let written = log.withLock(\.self)
    #expect(written.contains("Skipped unreadable data."))
    #expect(written.contains("GET /movie/popular"))
    #expect(!written.contains(secret))
  }

  @Test(arguments: [
    (
      "https://api.themoviedb.org/3/movie/550?api_key=5ecre7&language=en",
      "https://api.themoviedb.org/3/movie/550?api_key=…&language=en"
    ),
    ("https://a.example/3/x?API_KEY=5ecre7&&b=", "https://a.example/3/x?API_KEY=…&b="),
    ("https://a.example/3/x?api%5Fkey=5ecre7", "https://a.example/3/x?api%5Fkey=…"),
    (
      "https://a.example/3/x?session_id=5ecre7&guest_session_id=5ecre7",
      "https://a.example/3/x?session_id=…&guest_session_id=…"
    ),
    ("https://a.example/3/guest_session/5ecre7/rated/movies", "https://a.example/3/guest_session/…/rated/movies"),
    ("https://a.example/3/account/5ecre7/favorite/tv", "https://a.example/3/account/…/favorite/tv"),
    ("https://www.themoviedb.org/authenticate/5ecre7", "https://www.themoviedb.org/authenticate/…"),
    ("https://user:5ecre7@a.example/3/x#5ecre7", "https://a.example/3/x"),
  ])
  func `A redacted URL hides secrets`(_ address: String, _ redacted: String) throws {
    #expect(try #require(URL(string: address)).redacted == redacted)
  }

  @Test func `Descriptions of sessions, tokens and proxies hide their secrets`() {
    let values: [Any] = [
      Session(id: Self.key), GuestSession(id: Self.key), RequestToken(token: Self.key),
      UserSession.account(Session(id: Self.key)), UserSession.guest(GuestSession(id: Self.key)),
      AccountTarget.details(Session(id: Self.key)), AuthenticationTarget.end(Session(id: Self.key)),
      GuestSessionTarget.ratedMovies(GuestSession(id: Self.key)),
      AuthenticationTarget.approve(RequestToken(token: "x"), user: Self.key, password: Self.key),
      Proxy(host: "proxy.example", port: 80, user: Self.key, password: Self.key),
    ]
    for value in values { #expect(!allDescriptions(of: value).contains(Self.key), "\(type(of: value))") }
  }
}

private struct FailingNetworking: Networking {
  let error: NetworkError

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse { throw error }
}

private struct CapturingLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace
  let write: @Sendable (String) -> Void

  init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    write("\(event.level) \(event.message) \(event.metadata ?? [:])")
  }
}
