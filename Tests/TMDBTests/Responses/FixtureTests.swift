import Foundation
import TMDB
import TMDBTesting
import Testing

/// Every endpoint's fixture, decoded by the endpoint's model.
@Suite struct FixtureTests {
  @Test func `Every endpoint has a fixture`() {
    let names = Set(Fixture.responses.map(\.name))
    let missing = Endpoint.all.filter { !names.contains($0.fixtureName()) }.map(\.name)
    #expect(missing.isEmpty, "Add these to Fixtures/Responses: \(missing)")
  }

  @Test(arguments: Fixture.responses)
  func `A fixture decodes, and the report lists exactly its damage`(fixture: Fixture) throws {
    let damage = Damage.all[fixture.name] ?? Damage()
    let report = DecodingReport()
    _ = try fixture.endpoint().decode(fixture.body, report: report)
    #expect(report.paths.sorted() == (damage.rows + damage.fields).sorted())
    #expect(report.droppedRows == damage.rows.count)
    #expect(report.unreadableFields == damage.fields.count)
    #expect(fixture.isDamaged == (Damage.all[fixture.name] != nil))
  }

  @Test func `The list of damage names fixtures`() {
    #expect(Set(Damage.all.keys).isSubset(of: Fixture.responses.map(\.name)))
  }

  @Test(arguments: Fixture.responses.filter { !$0.isDamaged })
  func `The model of an undamaged fixture contains all data`(fixture: Fixture) throws {
    try expectAllData(of: fixture.body, in: fixture.endpoint())
  }

  @Test func `Every appendable part has a fixture`() throws {
    try expectParts(MoviePart.allCases.map(\.rawValue), in: "movie/id")
    try expectParts(TVPart.allCases.map(\.rawValue), in: "tv/id")
    try expectParts(SeasonPart.allCases.map(\.rawValue), in: "tv/id/season/id")
    try expectParts(EpisodePart.allCases.map(\.rawValue), in: "tv/id/season/id/episode/id")
    try expectParts(PersonPart.allCases.map(\.rawValue), in: "person/id")
  }

  @Test(arguments: Fixture.errors) func `An error message becomes the matching error`(fixture: Fixture) throws {
    let status = try #require(Int(fixture.name.prefix(3)))
    let error = try #require(TMDBError(NetworkResponse(status: status, body: fixture.body)))
    let expected = try #require(Self.errorKinds[fixture.name])
    #expect(try RecordingsTests.kind(of: error) == expected)
    #expect(error.errorDescription?.isEmpty == false)
    #expect(error.recoverySuggestion?.isEmpty == false)
  }

  @Test func `Every kind of error has a fixture`() {
    #expect(Set(Self.errorKinds.keys) == Set(Fixture.errors.map(\.name)))
    #expect(Set(Self.errorKinds.values) == Set(RecordingsTests.Kind.allCases))
  }
}

extension FixtureTests {
  private static let errorKinds: [String: RecordingsTests.Kind] = [
    "200-3": .notPermitted, "400-22": .refused, "401-3": .notPermitted, "401-35": .invalidCredential,
    "401-7": .invalidCredential, "403-45": .notPermitted, "404-34": .notFound, "404-6": .notFound,
    "422-errors": .refused, "429-25": .rateLimited, "429-errors": .rateLimited, "500-11": .serverError,
    "503-9": .serverError, "504-24": .timedOut,
  ]

  private func expectParts(_ parts: [String], in name: String) throws {
    let appended = try Fixture.responses.filter { $0.name.hasPrefix(name + "+appended") }
      .reduce(into: Set<String>()) { $0.formUnion(try fieldPaths(of: $1.body)) }
    #expect(Set(parts).subtracting(appended).isEmpty, "\(name)")
  }
}
