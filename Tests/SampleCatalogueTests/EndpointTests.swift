// Tests that the catalogue responds to all requests of the TMDB module, and that the module's models decode the
// responses.
import Foundation
import SampleCatalogue
import TMDB
import TMDBTesting
import Testing

@Suite struct EndpointTests {
  static let reads = Endpoint.all.filter { $0.method == .get }

  @Test(arguments: reads.map(\.pattern))
  func `Every GET endpoint responds, and its response decodes without loss`(_ pattern: String) async throws {
    let reply = try await fetch(SamplePaths.filled(pattern))
    #expect(reply.status == SamplePaths.expectedStatus(pattern))
    guard reply.status == 200 else { return }
    let endpoint = try #require(Endpoint.matching(pattern))
    let report = DecodingReport()
    _ = try endpoint.decode(reply.response.body, report: report)
    #expect(report.isClean, "\(report.paths)")
  }

  @Test func `A movie includes every appended part`() async throws {
    let client = Client(networking: catalogue)
    let parts = MoviePart.allCases
    let movie = try await client.value(of: MovieTarget.details(Movie.ID(SamplePaths.movie), appending: parts))
    #expect(movie.title == "Nosferatu")
    let whole = try await fetch(
      "movie/\(SamplePaths.movie)?append_to_response=\(parts.map(\.rawValue).joined(separator: ","))")
    for part in parts where part != .accountStates {
      let appended = try #require(whole.object[part.rawValue] as? [String: Any], "\(part)")
      #expect(appended["id"] == nil)
      var alone = try await fetch("movie/\(SamplePaths.movie)/\(part.rawValue)").object
      alone["id"] = nil
      #expect(NSDictionary(dictionary: appended) == NSDictionary(dictionary: alone), "\(part)")
    }
    #expect(whole.object["account_states"] == nil)
  }

  @Test func `A show includes every appended part, season and episode`() async throws {
    let parts = TVPart.allCases.map(\.rawValue) + ["season/1", "season/1/episode/1"]
    let whole = try await fetch("tv/\(SamplePaths.show)?append_to_response=\(parts.joined(separator: ","))")
    #expect(whole.status == 200)
    for part in parts where part != "account_states" {
      let appended = try #require(whole.object[part] as? [String: Any], "\(part)")
      #expect((appended["id"] == nil) == !part.hasPrefix("season"))
    }
    let report = DecodingReport()
    _ = try #require(Endpoint.matching("/tv/{}")).decode(whole.response.body, report: report)
    #expect(report.isClean, "\(report.paths)")
  }

  @Test(arguments: ["person/930000001", "tv/920000002/season/1", "tv/920000002/season/1/episode/1"])
  func `Appended parts of people, seasons and episodes decode without loss`(_ path: String) async throws {
    let parts =
      PersonPart.allCases.map(\.rawValue) + SeasonPart.allCases.map(\.rawValue) + EpisodePart.allCases.map(\.rawValue)
    let names = Set(parts).joined(separator: ",")
    let whole = try await fetch("\(path)?append_to_response=\(names)")
    #expect(whole.status == 200)
    #expect(whole.object["images"] != nil)
    let report = DecodingReport()
    _ = try #require(Endpoint.matching("/" + path)).decode(whole.response.body, report: report)
    #expect(report.isClean, "\(report.paths)")
  }
}
