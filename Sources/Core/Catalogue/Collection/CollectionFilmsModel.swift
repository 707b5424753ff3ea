import Observation
import TitleIdentity

/// The filters of a collection's films.
@MainActor @Observable
public final class CollectionFilmsModel {
  /// The filters by what the user has done with titles.
  public var filters: Set<PersonalFilter> = []
  @ObservationIgnored private let uses: any TitleUseProviding

  public init(_ uses: any TitleUseProviding) { self.uses = uses }

  /// Returns the films of a page that pass the filters. Observable.
  public func films(of page: CollectionPage) -> [TitleCard] {
    page.films.filter { uses.admits($0.id, filters) }
  }
}
