// Tests that hostile images are of the requested kind, and that the kinds alternate.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct HostilePictureTests {
  @Test func `A truncated image is the first third of the real one`() async throws {
    let reply = try await picture(.truncated)
    let whole = try await catalogue.response(to: NetworkRequest(.get, try address(1)))
    #expect(reply.status == 200)
    #expect(reply.body == whole.body.prefix(whole.body.count / 3))
    #expect(reply.headers["content-type"] == "image/jpeg")
  }

  @Test func `A disguised image is an SVG that claims to be a JPEG`() async throws {
    let reply = try await picture(.disguised)
    #expect(reply.headers["content-type"] == "image/jpeg")
    #expect(reply.body.starts(with: Data("<svg".utf8)))
  }

  @Test func `A huge image declares a width and height of 30,000 pixels`() async throws {
    #expect(declaredPixelSize(of: try await picture(.huge).body) == [30_000, 30_000])
  }

  @Test func `A bomb is a small PNG that declares 16,000 by 16,000 pixels`() async throws {
    let bomb = try await picture(.bomb).body
    #expect(bomb.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bomb.count < 300_000)
    // A width and height of 16,000 with one bit per pixel.
    #expect(Array(bomb[16..<26]) == [0, 0, 0x3E, 0x80, 0, 0, 0x3E, 0x80, 1, 0])
    // Checksums of a file that was verified once with other PNG decoders.
    #expect(Array(bomb.suffix(20).prefix(4)) == Self.lastChecksums[0])
    #expect(Array(bomb.suffix(16).prefix(4)) == Self.lastChecksums[1])
  }

  @Test func `A page instead of an image is HTML with status 200`() async throws {
    let reply = try await picture(.page)
    #expect(reply.status == 200)
    #expect(reply.headers["content-type"] == "text/html")
  }

  @Test func `A redirecting image leads to another redirect every time`() async throws {
    var url = try address(1)
    for hop in 1...30 {
      let reply = try await picture(.redirect, at: url)
      #expect(reply.status == 302)
      let next = try #require(reply.headers["location"])
      #expect(next == "/t/p/w92/p910000001.jpg?hop=\(hop)")
      url = try #require(URL(string: next, relativeTo: url)?.absoluteURL)
    }
  }

  @Test func `Hostile images alternate between kinds, and each URL keeps its kind`() async throws {
    let networking = FaultyNetworking(catalogue)
    networking.add(.hostilePictures)
    var responses: [NetworkResponse] = []
    for number in 1...12 {
      let request = NetworkRequest(.get, try address(number))
      responses.append(try await networking.response(to: request))
      #expect(try await networking.response(to: request) == responses.last)
    }
    #expect(Set(responses.prefix(6).map { "\($0.status) \($0.headers["content-type"] ?? "")" }).count == 4)
    #expect(responses.count { $0.status == 302 } == 2)
    #expect(responses.count { $0.headers["content-type"] == "image/png" } == 2)
    #expect(try await fetch("movie/popular", of: networking).results.count == 20)
  }
}

extension HostilePictureTests {
  private static let lastChecksums: [[UInt8]] = [[163, 24, 0, 1], [2, 131, 54, 185]]

  private func address(_ number: Int) throws -> URL {
    try #require(URL(string: "https://image.tmdb.org/t/p/w92/p\(910_000_000 + number).jpg"))
  }

  private func picture(_ kind: HostilePicture, at url: URL? = nil) async throws -> NetworkResponse {
    let networking = FaultyNetworking(catalogue)
    networking.add(FaultRule(.pictures, .response(.picture(kind))))
    return try await networking.response(to: NetworkRequest(.get, try url ?? address(1)))
  }
}
