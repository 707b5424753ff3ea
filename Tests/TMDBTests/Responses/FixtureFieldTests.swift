import Foundation
import TMDB
import TMDBTesting
import Testing

/// The fields of the fixtures, compared with those that TMDB documents.
@Suite struct FixtureFieldTests {
  @Test(arguments: Fixture.responses.filter { $0.variant == nil })
  func `A fixture has every field that TMDB documents`(fixture: Fixture) throws {
    let operations = try OpenAPIDescription.operations()
    let endpoint = try fixture.endpoint().name
    guard !Self.undocumentedEndpoints.contains(endpoint) else { return }
    let operation = try #require(operations[endpoint], "interface.json lacks \(endpoint)")
    let missing = try operation.fields.subtracting(fieldPaths(of: fixture.body))
    #expect(missing.isEmpty)
  }

  @Test(arguments: FixtureFieldTests.appended)
  func `An appended part has every field that TMDB documents`(fixture: Fixture) throws {
    let operations = try OpenAPIDescription.operations()
    let endpoint = try fixture.endpoint().name
    let object = try #require(JSONSerialization.jsonObject(with: fixture.body) as? [String: Any])
    for (name, part) in object {
      guard let operation = operations["\(endpoint)/\(name)"] else { continue }
      // TMDB omits the ID, because the details have it.
      let missing = operation.fields.subtracting(fieldPaths(of: part)).subtracting(["id"])
      #expect(missing.isEmpty, "\(name)")
    }
  }

  @Test(arguments: Fixture.responses.filter { !$0.isDamaged })
  func `A fixture has no misspelled field`(fixture: Fixture) throws {
    guard fixture.variant != "mixed" else { return }
    let documented = try OpenAPIDescription.operations().values.flatMap(\.fields)
    let known = names(in: documented).union(Self.undocumentedFields).union(Self.parts)
    let unknown = try names(in: fieldPaths(of: fixture.body)).subtracting(known)
    #expect(unknown.filter { !$0.hasPrefix("season/") }.isEmpty)
  }
}

extension FixtureFieldTests {
  static let appended = Fixture.responses.filter { $0.variant?.hasPrefix("appended") == true }

  /// The endpoints that TMDB serves without documenting them.
  private static let undocumentedEndpoints: Set<String> = ["GET /account"]

  /// The fields that TMDB sends without documenting them.
  private static let undocumentedFields: Set<String> = [
    "account_rating", "first_credit_air_date", "softcore",
  ]

  private static let parts = Set(
    MoviePart.allCases.map(\.rawValue) + TVPart.allCases.map(\.rawValue) + PersonPart.allCases.map(\.rawValue))

  private func names(in paths: some Sequence<String>) -> Set<String> {
    Set(paths.flatMap { $0.split(separator: ".").map(String.init) })
  }
}
