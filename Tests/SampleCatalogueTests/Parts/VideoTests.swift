// Tests of trailers and their locations.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct VideoTests {
  @Test func `Many titles have videos, on several sites`() async throws {
    let movies = try await CatalogueContent.movies.value.compactMap(\.appended.videos)
    #expect(movies.count { !$0.rows.isEmpty } > 40)
    #expect(movies.contains { $0.rows.isEmpty })
    let all = movies.flatMap(\.rows)
    for site in ["File", "YouTube", "Vimeo"] { #expect(all.contains { $0.site?.rawValue == site }, "\(site)") }
    #expect(movies.contains { Set($0.rows.map(\.site)).count > 1 })
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(all.contains { $0.type == .teaser })
    let shows = try await CatalogueContent.shows.value.compactMap(\.appended.videos)
    #expect(shows.count { !$0.rows.isEmpty } > 10)
  }

  @Test func `A clip is an existing WebM file of limited size`() async throws {
    let clips = try await CatalogueContent.movies.value.flatMap { $0.appended.videos?.rows ?? [] }
      .filter { $0.site?.rawValue == "File" }
    let addresses = Set(clips.map(\.key))
    #expect((2...4).contains(addresses.count))
    for address in addresses {
      let url = try #require(URL(string: address))
      #expect(url.isFileURL)
      let clip = try Data(contentsOf: url)
      #expect(clip.starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
      #expect(clip.count <= 150_000)
    }
  }

  @Test func `Videos match the requested languages`() async throws {
    let languages = { (query: String) in
      Set(try await fetch("movie/910000063/videos" + query).results.compactMap { $0["iso_639_1"] as? String })
    }
    #expect(try await languages("") == ["en"])
    #expect(try await languages("?language=de-DE") == ["de"])
    #expect(try await languages("?language=de-DE&include_video_language=en,null") == ["de", "en"])
    #expect(try await languages("?language=pt-BR").isEmpty)
  }

  @Test func `A served clip has the server's own address`() async throws {
    let served = SampleNetworking(clips: .server)
    let url = try #require(URL(string: "http://192.0.2.7:8080/3/movie/910000063/videos?api_key=secret"))
    let reply = SampleResponse(response: try await served.response(to: NetworkRequest(.get, url)))
    let key = try #require(reply.results.first?["key"] as? String)
    #expect(key == "http://192.0.2.7:8080/clips/stars.webm")
    let clip = try await served.response(to: NetworkRequest(.get, try #require(URL(string: key))))
    #expect(clip.status == 200)
    #expect(clip.headers["content-type"] == "video/webm")
  }

  @Test(arguments: [
    ("bytes=0-99", 0..<100), ("bytes=100-", 100..<Int.max), ("bytes=-50", -50..<Int.max),
    ("bytes=0-999999999", 0..<Int.max),
  ])
  func `A range request returns that part of a clip`(_ range: String, expected: Range<Int>) async throws {
    let whole = try await clip("stars.webm")
    let part = try await clip("stars.webm", ["Range": range])
    let count = whole.body.count
    let first = expected.lowerBound < 0 ? count + expected.lowerBound : expected.lowerBound
    let last = min(expected.upperBound, count) - 1
    #expect(part.status == 206)
    #expect(part.body == whole.body.subdata(in: first..<last + 1))
    #expect(part.headers["content-range"] == "bytes \(first)-\(last)/\(count)")
  }

  @Test(arguments: [
    ("bytes=99999999-", 416), ("bytes=-0", 416), ("bytes=9-3", 200), ("bytes=a-b", 200), ("bytes=-", 200),
    ("bytes", 200),
    ("lines=1-2", 200), ("bytes=0-1,5-6", 200),
  ])
  func `An invalid range is rejected or ignored`(_ range: String, status: Int) async throws {
    #expect(try await clip("stars.webm", ["Range": range]).status == status)
  }

  @Test(arguments: ["nothing.webm", "..%2Ffilms.json", "stars", "stars.mp4", "", "a/b.webm", ".webm"])
  func `An unknown clip name returns 404`(_ name: String) async throws {
    #expect(try await clip(name).status == 404)
  }
}

extension VideoTests {
  private func clip(_ name: String, _ headers: [String: String] = [:]) async throws -> NetworkResponse {
    let url = try #require(URL(string: "http://localhost/clips/" + name))
    return try await catalogue.response(to: NetworkRequest(.get, url, headers: headers))
  }
}
