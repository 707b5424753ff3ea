import Catalogue
import Containment
import Foundation
import Localization
import ScreenFoundation
import Search
import TitleIdentity

/// A row of search results: a result, or a link to all results of a kind.
package nonisolated enum SearchItem: Identifiable, Equatable, Sendable {
  /// A result.
  ///
  /// - Parameter heading: The section's heading, if the result is the first of its section.
  case result(SearchRow, heading: String?)
  case all(SearchScope, total: Int)

  package enum ID: Hashable, Sendable {
    case result(PageReference)
    case all(SearchScope)
  }

  package var id: ID {
    switch self {
    case .result(let row, _): .result(row.id)
    case .all(let scope, _): .all(scope)
    }
  }

  /// Returns the rows of the results, in order.
  static func items(_ results: GroupedSearchResults) -> [SearchItem] {
    var items = results.best.map { [SearchItem.result($0, heading: tr("Top Match"))] } ?? []
    for section in results.sections {
      for (index, row) in section.rows.enumerated() {
        items.append(.result(row, heading: index == 0 ? section.scope?.name : nil))
      }
      if let scope = section.scope, section.hasMore { items.append(.all(scope, total: section.total ?? 0)) }
    }
    return items
  }
}

extension SearchItem {
  /// Whether the row is a film or series, or leads to some.
  var isOfTitles: Bool {
    switch self {
    case .result(let row, _): row.titleSummary != nil
    case .all(let scope, _): scope != .people
    }
  }
}

extension SearchItem: ItemContaining {
  /// The result; `nil` for a link.
  package var containedItem: SearchRow? { if case .result(let row, _) = self { row } else { nil } }
}

nonisolated extension SearchRow: Listable {
  public var listTitle: String { title }
  public var listMarks: [Range<String.Index>] { marks }
  public var listText: String { text }
  public var listFootnote: String { footnote }
  public var listDetail: String { rating?.value ?? "" }
  public var listHasStar: Bool { rating?.score != nil }
  public var listImage: URL? { picture }
  public var listDescription: String { accessibleLabel }
  public var badgeSubject: TitleSubject? {
    if case .title(let title) = summary { return .title(title) }
    if case .title(let id) = id { return .id(id) }
    return nil
  }
}

extension SearchRow {
  /// Never an IMDb id: TMDB resolves those before there is a row.
  package var destination: any Destination {
    if case .person(let summary)? = summary { return PersonDestination(id: summary.id, summary: summary) }
    return titleSummary.map { TitleDestination($0) } ?? id.destination ?? SearchDestination()
  }
}

extension SearchRow: PageEntry {
  package var entryName: String { title }
}
