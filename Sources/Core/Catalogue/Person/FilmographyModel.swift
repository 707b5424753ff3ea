import Observation
import TitleIdentity

/// The order of a person's titles, and which of them to show.
@MainActor @Observable
public final class FilmographyModel {
  /// The titles to show.
  public struct Content: Equatable {
    public var groups: [FilmographyGroup]
    /// Whether the entries are sorted by rating.
    public var isByRating: Bool
  }

  /// Whether the best rated titles come first, instead of the newest ones.
  public var isByRating = false
  /// The filters by what the user has done with titles.
  public var filters: Set<PersonalFilter> = []
  @ObservationIgnored private let uses: any TitleUseProviding

  public init(_ uses: any TitleUseProviding) { self.uses = uses }

  /// Returns the titles of a page. Observable.
  public func content(of page: PersonPage) -> Content {
    let groups = page.filmography.map { group in
      var group = group
      group.entries = group.entries.filter { uses.admits($0.id, filters) }
      if isByRating { group.entries = group.entries.sortedByRating }
      return group
    }
    return Content(groups: groups.filter { !$0.entries.isEmpty }, isByRating: isByRating)
  }
}

extension [FilmographyEntry] {
  /// The entries with the best average first. Those with few votes come last, because their averages mean little.
  fileprivate var sortedByRating: [FilmographyEntry] {
    // The sort is stable, so the newest of equal entries come first.
    sorted { left, right in
      let isReliable = (left.votes >= minimumVotes, right.votes >= minimumVotes)
      if isReliable.0 != isReliable.1 { return isReliable.0 }
      return left.average > right.average
    }
  }
}

/// The number of votes from which an average is reliable.
private let minimumVotes = 50
