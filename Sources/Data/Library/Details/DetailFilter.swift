import GRDB
import TitleIdentity

/// A filter for the titles of a history or of ratings, by what is known about them.
public struct DetailFilter: Hashable, Sendable {
  /// A value that a title must have.
  public enum Value<Known: Hashable & Sendable>: Hashable, Sendable {
    case known(Known)
    /// The title's value isn't known.
    case unknown
  }

  /// The kind of title; `nil` finds both.
  public var kind: TitleID.Kind?
  /// The ID of a genre that the title must have; `nil` finds all titles.
  public var genre: Value<Int>?
  /// The decade of release, such as 1970; `nil` finds all titles.
  public var decade: Value<Int>?
  /// The ISO 3166-1 code of a country that the title must be from; `nil` finds all titles.
  public var country: String?

  /// Creates a filter that finds all titles.
  public init() {}
}

extension DetailFilter {
  /// Returns the SQL conditions, each after "AND".
  ///
  /// - Parameters:
  ///   - title: The SQL expression of the title's key, resolved through matches.
  ///   - year: The SQL expression of the year of release.
  ///   - arguments: The arguments of the query, to which those of the conditions are added.
  func conditions(title: String, year: String, _ arguments: inout StatementArguments) -> String {
    var conditions = ""
    if let kind {
      conditions += " AND \(kind == .movie ? "" : "NOT ")\(DetailTable.isMovie(title))"
    }
    switch genre {
    case .known(let genre):
      conditions += " AND EXISTS (SELECT 1 FROM detailGenre WHERE detailGenre.title = \(title) AND genre = :genre)"
      arguments += ["genre": genre]
    case .unknown: conditions += " AND \(Self.isWithoutGenres(title))"
    case nil: break
    }
    switch decade {
    case .known(let decade):
      conditions += " AND \(year) BETWEEN :decade AND :decade + 9"
      arguments += ["decade": decade]
    case .unknown: conditions += " AND \(year) IS NULL"
    case nil: break
    }
    if let country {
      conditions += """
         AND EXISTS (SELECT 1 FROM detailCountry WHERE detailCountry.title = \(title) AND country = :country)
        """
      arguments += ["country": country]
    }
    return conditions
  }

  /// The condition that the genres of a title aren't known.
  static func isWithoutGenres(_ title: String) -> String {
    "NOT EXISTS (SELECT 1 FROM detailGenre WHERE detailGenre.title = \(title))"
  }
}
