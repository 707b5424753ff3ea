// Tests of the running server with the library's client over HTTP.
import Foundation
import SampleCatalogue
import TMDB
import Testing
import ToolTestSupport

@Suite(.timeLimit(.minutes(5))) struct ServerTests {
  @Test func `The server returns the sample catalogue's responses and images`() async throws {
    let server = try await SampleServer()
    let address = try #require(URL(string: server.address))
    let networking = HTTPNetworking(plainOrigins: [address])
    let client = Client(
      networking: networking, credential: .apiKey("any"), configuration: ClientConfiguration(baseURL: address))
    let page = try await client.value(of: MovieTarget.popular)
    #expect(page.results.count == 20)
    let here = try await fetch("movie/popular").ids
    #expect(page.results.map(\.id) == here)
    let movie = try await client.value(of: MovieTarget.details(Movie.ID(SamplePaths.movie), appending: [.credits]))
    #expect(movie.title == "Nosferatu")
    let picture = try await networking.response(
      to: NetworkRequest(.get, address.appending(path: "t/p/w92/p910000001.jpg")))
    #expect(picture.status == 200)
    #expect(picture.headers["content-type"] == "image/jpeg")
    await networking.shutdown()
  }

  @Test func `The server hosts the clips of trailers`() async throws {
    let server = try await SampleServer()
    let address = try #require(URL(string: server.address))
    let networking = HTTPNetworking(plainOrigins: [address])
    let client = Client(
      networking: networking, credential: .apiKey("any"), configuration: ClientConfiguration(baseURL: address))
    let videos = try await client.value(of: MovieTarget.videos(910_000_063)).rows
    let clip = try #require(videos.first { $0.site?.rawValue == "File" })
    #expect(clip.key == server.address + "/clips/stars.webm")
    let url = try #require(URL(string: clip.key))
    let part = try await networking.response(to: NetworkRequest(.get, url, headers: ["Range": "bytes=0-3"]))
    #expect(part.status == 206)
    #expect(part.body == Data([0x1A, 0x45, 0xDF, 0xA3]))
    await networking.shutdown()
  }

  @Test func `The server rejects a wrong or missing credential`() async throws {
    let server = try await SampleServer()
    let address = try #require(URL(string: server.address))
    let networking = HTTPNetworking(plainOrigins: [address])
    for credential in [Credential.apiKey("wrong"), .readToken("wrong"), .none] {
      let client = Client(
        networking: networking, credential: credential, configuration: ClientConfiguration(baseURL: address))
      await #expect(throws: TMDBError.invalidCredential) { try await client.value(of: AuthenticationTarget.validation) }
    }
    await networking.shutdown()
  }
}
