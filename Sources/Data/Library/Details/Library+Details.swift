import GRDB
import TitleIdentity

/// Details of titles from cached responses.
extension Library {
  /// Records details of titles in place of earlier ones. They aren't part of the journal.
  public func record(_ details: [TitleDetails]) async throws(LibraryError) {
    try await file.write { database in
      let table = DetailTable(database: database)
      for details in details { try table.put(details) }
    }
  }

  /// Returns the versions of the details recorded for some titles.
  ///
  /// Titles that the library doesn't refer to are missing from the result. The version is `nil` for titles without
  /// details.
  public func detailVersions(
    of titles: [TitleReference.Key]
  ) async throws(LibraryError) -> [TitleReference.Key: TitleDetails.Version?] {
    try await file.read { try DetailTable(database: $0).versions(of: titles) }
  }

  /// Observes the titles that were added to the library and whose cached details nobody has looked for yet; see
  /// ``setDetailsChecked(_:)``.
  ///
  /// - Parameters:
  ///   - source: The source of the titles.
  ///   - limit: The maximum number of titles in each element.
  public func observeTitlesToCheck(from source: TitleSource, limit: Int) -> AsyncStream<[TitleReference.Key]> {
    observe { try DetailTable(database: $0).unchecked(from: source, limit: limit) }
  }

  /// Returns the titles of a source without recorded details, although their cached details were looked for. Those on
  /// lists come first.
  public func titlesWithoutDetails(from source: TitleSource) async throws(LibraryError) -> [TitleReference.Key] {
    try await file.read { try DetailTable(database: $0).missing(from: source) }
  }

  /// Makes the titles whose recorded services are those of another country to be checked again.
  ///
  /// - Parameter region: The current country, as an ISO 3166-1 code.
  public func setRegionOfServices(_ region: String?) async throws(LibraryError) {
    try await file.write { try DetailTable(database: $0).uncheck(otherThan: region) }
  }

  /// Records that the app has looked for the cached details of some titles.
  public func setDetailsChecked(_ titles: [TitleReference.Key]) async throws(LibraryError) {
    try await file.write { try DetailTable(database: $0).setChecked(titles) }
  }
}
