// The server as it is run: started, asked by the library's own client over HTTP, and stopped.
import Foundation
import TMDB
import Testing

@Suite struct ServerTests {
  @Test func servesWhatTheCatalogueAnswers() async throws {
    let server = try RunningServer(["--port", "0"])
    let address = try await server.address()
    let networking = HTTPNetworking(plainOrigins: [address])
    let client = Client(
      networking: networking, credential: .apiKey("any"), configuration: ClientConfiguration(baseURL: address))
    let page = try await client.value(of: MovieTarget.popular)
    #expect(page.results.count == 20)
    let here = try await ask("movie/popular").ids
    #expect(page.results.map(\.id) == here)
    let film = try await client.value(of: MovieTarget.details(Movie.ID(SamplePaths.film), appending: [.credits]))
    #expect(film.title == "Nosferatu")
    let picture = try await networking.response(
      to: NetworkRequest(.get, address.appending(path: "t/p/w92/p910000001.jpg")))
    #expect(picture.status == 200)
    #expect(picture.headers["content-type"] == "image/jpeg")
    server.terminate()
    #expect(try await server.exitStatus() == 0)
    await networking.shutdown()
  }

  @Test func drawingKeepsNoMemory() async throws {
    let server = try RunningServer(["--port", "0"])
    let address = try await server.address()
    let networking = HTTPNetworking(plainOrigins: [address])
    func draw(_ numbers: Range<Int>) async throws {
      for number in numbers {
        let picture = try await networking.response(
          to: NetworkRequest(.get, address.appending(path: "t/p/w500/p\(910_000_001 + number).jpg")))
        try #require(picture.status == 200)
      }
    }
    try await draw(0..<20)
    let before = try server.residentBytes
    try await draw(20..<100)
    // One surface is 1.5 MB: were each kept, this would be 120 MB.
    #expect(try server.residentBytes - before < 40 << 20)
    await networking.shutdown()
  }

  @Test func refusesTheWrongKey() async throws {
    let server = try RunningServer(["--port", "0"])
    let address = try await server.address()
    let networking = HTTPNetworking(plainOrigins: [address])
    for credential in [Credential.apiKey("wrong"), .readToken("wrong"), .none] {
      let client = Client(
        networking: networking, credential: credential, configuration: ClientConfiguration(baseURL: address))
      await #expect(throws: TMDBError.wrongCredential) { try await client.value(of: AuthenticationTarget.validation) }
    }
    await networking.shutdown()
  }

  @Test func printsOneLineForEachRequestWithoutKeys() async throws {
    let server = try RunningServer(["--port", "0"])
    let address = try await server.address()
    let networking = HTTPNetworking(plainOrigins: [address])
    for path in [
      "/3/movie/popular?page=1&api_key=verysecret", "/3/movie/1?api_key=verysecret&session_id=verysecret",
      "/3/guest_session/verysecret/rated/tv?api_key=wrong",
    ] {
      let url = try #require(URL(string: address.absoluteString + path))
      _ = try await networking.response(to: NetworkRequest(.get, url))
    }
    try await server.until { server.lines.count == 4 }
    #expect(
      Array(server.lines.dropFirst()) == [
        "GET /3/movie/popular?page=1 200", "GET /3/movie/1 404", "GET /3/guest_session/…/rated/tv 401",
      ])
    await networking.shutdown()
  }

  @Test func leavesQuietlyWhenInterrupted() async throws {
    let server = try RunningServer(["--port", "0"])
    _ = try await server.address()
    server.interrupt()
    #expect(try await server.exitStatus() == 0)
    #expect(server.lines.count == 1)
  }

  @Test func saysSoWhenThePortIsTaken() async throws {
    let first = try RunningServer(["--port", "0"])
    let port = try #require(try await first.address().port)
    let second = try RunningServer(["--port", String(port)])
    #expect(try await second.exitStatus() == 1)
    try await second.until { !second.lines.isEmpty }
    #expect(second.lines == ["Cannot listen on 127.0.0.1:\(port): the port is already in use."])
  }

  @Test func refusesAPortThatIsNone() async throws {
    let server = try RunningServer(["--port", "70000"])
    #expect(try await server.exitStatus() == 64)
  }
}
