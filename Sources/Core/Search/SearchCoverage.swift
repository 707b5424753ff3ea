import Localization
import TitleIdentity
import TitleIndex

/// The local content that a search used. It distinguishes a search without matches from one without anything to search.
public struct SearchCoverage: Hashable, Sendable {
  /// A property that a request needs and the title index doesn't have. Matches then come only from cached titles and
  /// those in the library. The index still corrects the spelling of their names.
  public enum Gap: Hashable, Sendable {
    /// The titles on the user's lists. These are complete on this device.
    case userLists
    /// The titles on TMDB's lists.
    case lists
    case genres
    case years
    /// IDs other than TMDB's numbers of films, series and people.
    case identifiers
  }

  /// The content that a search could find a match in.
  public enum Extent: Hashable, Sendable {
    case nothing
    /// Only cached titles and those in the user's library.
    case knownTitles
    /// The title index, which has all of TMDB's titles, and the known titles.
    case index
  }

  /// The kinds in the request's scope.
  public var kinds: Set<MediaKind>
  /// Those of the kinds that the title index has.
  public var indexed: Set<MediaKind>
  public var gaps: [Gap]
  /// Whether there are cached titles or titles of the library in the scope.
  public var hasTitles: Bool

  public init(kinds: Set<MediaKind>, indexed: Set<MediaKind> = [], gaps: [Gap] = [], hasTitles: Bool = false) {
    self.kinds = kinds
    self.indexed = indexed
    self.gaps = gaps
    self.hasTitles = hasTitles
  }

  public var extent: Extent {
    if gaps.isEmpty, !indexed.isEmpty { return .index }
    return hasTitles ? .knownTitles : .nothing
  }

  /// The kinds that the title index doesn't have, such as “series or people”, or `nil` if it has all.
  package var notIndexed: String? {
    kinds.subtracting(indexed).sorted().map(\.noun).alternatives
  }
}

extension MediaKind {
  /// The plural for use in sentences.
  fileprivate var noun: String {
    switch self {
    case .movie: tr("films")
    case .show: tr("series")
    case .person: tr("people")
    }
  }
}

extension [String] {
  /// The nouns as alternatives, such as “series or people”, or `nil` if there are none.
  var alternatives: String? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { tr("{first} or {second}", ["first": $0, "second": $1]) }
  }
}

extension SearchRequest {
  /// The properties that this request needs and the title index doesn't have.
  package var gaps: [SearchCoverage.Gap] {
    if let reference { return reference.indexed == nil ? [.identifiers] : [] }
    let gap: SearchCoverage.Gap? =
      switch scope {
      case .everything, .movies, .shows, .people: nil
      case .lists: .userLists
      case .movieList, .showList: .lists
      case .genre: .genres
      }
    return [gap, effectiveYear.map { _ in .years }].compactMap(\.self)
  }

  /// The kinds to search.
  package var kinds: Set<MediaKind> {
    guard let reference else { return scope.kinds }
    return reference.indexed.map { [$0.kind] } ?? []
  }
}

/// The results of a search of the local content.
package struct LocalSearchResults: Hashable, Sendable {
  package var results: GroupedSearchResults
  package var coverage: SearchCoverage
}
