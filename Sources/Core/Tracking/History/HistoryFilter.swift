import Foundation
import Library
import TMDB
import TitleIdentity

/// The part of a history to show.
public struct HistoryFilter: Hashable, Sendable {
  /// A part of the calendar.
  public enum Dates: Hashable, Sendable {
    case year(Int)
    case month(year: Int, month: Int)
    /// The last 12 months.
    case recent
  }

  /// The dates of the plays; `nil` shows all.
  public var dates: Dates?
  /// The kind of title; `nil` shows both.
  public var kind: TitleID.Kind?
  /// The ID of a genre; `nil` shows all.
  public var genre: Int?
  /// The decade of release, such as 1970; `nil` shows all.
  public var decade: Int?
  /// The ISO 3166-1 code of a country; `nil` shows all.
  public var country: String?
  /// A part of the title's name; if it is blank, all are shown.
  public var text = ""

  /// Creates a filter that shows the whole history.
  public init() {}

  /// Whether the whole history is shown.
  public var isEmpty: Bool { self == HistoryFilter() }
}

extension HistoryFilter {
  /// Returns the query for a profile's plays.
  func query(of profile: ProfileID, today: DayDate?) -> HistoryQuery {
    var query = HistoryQuery(of: profile)
    query.dates = dates?.dates(today)
    query.titles.kind = kind
    query.titles.genre = genre.map { .known($0) }
    query.titles.decade = decade.map { .known($0) }
    query.titles.country = country
    query.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return query
  }

}

extension HistoryFilter.Dates {
  /// Returns the first and the last year or month; `nil` if the current day is unknown.
  func dates(_ today: DayDate?) -> HistoryQuery.ClosedDates? {
    switch self {
    case .year(let year): return HistoryQuery.ClosedDates(.year(year), through: .year(year))
    case .month(let year, let month):
      return HistoryQuery.ClosedDates(.month(year: year, month: month), through: .month(year: year, month: month))
    case .recent:
      guard let today else { return nil }
      let last = today.year * 12 + today.month - 1
      return HistoryQuery.ClosedDates(Self.month(last - 11), through: Self.month(last))
    }
  }

  private static func month(_ number: Int) -> PartialDate { .month(year: number / 12, month: number % 12 + 1) }
}

/// The parameters of an address, such as `year=2026&month=3&kind=movie`. The text isn't among them.
extension HistoryFilter {
  public var parameters: String {
    let year: String? =
      switch dates {
      case .year(let year), .month(let year, _): "\(year)"
      case .recent: "recent"
      case nil: nil
      }
    let month: String? = if case .month(_, let month) = dates { "\(month)" } else { nil }
    return AddressParameters.text([
      ("year", year), ("month", month), ("kind", kind?.rawValue), ("genre", genre.map(String.init)),
      ("decade", decade.map(String.init)), ("country", country),
    ])
  }

  /// Parses parameters; `nil` if one is unknown or impossible.
  public init?(parameters: String) {
    guard var values = AddressParameters.values(parameters) else { return nil }
    let (year, month) = (values.removeValue(forKey: "year"), values.removeValue(forKey: "month"))
    switch (year, year.flatMap(Int.init), month.map(Int.init)) {
    case (nil, _, nil): break
    case ("recent", _, nil): dates = .recent
    case (_, let year?, nil) where (1...9999).contains(year): dates = .year(year)
    case (_, let year?, let month??) where (1...9999).contains(year) && (1...12).contains(month):
      dates = .month(year: year, month: month)
    default: return nil
    }
    if let kind = values.removeValue(forKey: "kind") {
      self.kind = TitleID.Kind(rawValue: kind)
      if self.kind == nil { return nil }
    }
    if let genre = values.removeValue(forKey: "genre") {
      self.genre = Int(genre)
      if self.genre == nil { return nil }
    }
    if let decade = values.removeValue(forKey: "decade") {
      self.decade = AddressParameters.decade(decade)
      if self.decade == nil { return nil }
    }
    country = values.removeValue(forKey: "country")
    guard values.isEmpty, country?.utf8.count ?? 2 == 2 else { return nil }
  }
}
